import { shelfEndpoints } from "@/lib/features/shelf/endpoints";
import { handOver } from "@/lib/features/shelf/hand-over";
import { takeBack } from "@/lib/features/shelf/take-back";
import { route } from "@/lib/http/route";

export const POST = route(shelfEndpoints.handOver, (ctx, { body }) => handOver(ctx, body));

export const DELETE = route(shelfEndpoints.takeBack, takeBack);
