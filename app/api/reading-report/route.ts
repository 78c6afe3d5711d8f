import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { reportReading } from "@/lib/features/reading/report-reading";
import { route } from "@/lib/http/route";

export const GET = route(readingEndpoints.report, (ctx, { query }) => reportReading(ctx, query));
