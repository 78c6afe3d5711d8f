import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { logReading } from "@/lib/features/reading/log-reading";
import { route } from "@/lib/http/route";

export const POST = route(readingEndpoints.log, (ctx, { body }) => logReading(ctx, body));
