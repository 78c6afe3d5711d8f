import { commentEndpoints } from "@/lib/features/comments/endpoints";
import { listQueue } from "@/lib/features/comments/list-queue";
import { route } from "@/lib/http/route";

export const GET = route(commentEndpoints.queue, (ctx, { query }) => listQueue(ctx, query));
