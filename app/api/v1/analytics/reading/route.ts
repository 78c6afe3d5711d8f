import { publicApiEndpoints } from "@/lib/features/public-api/endpoints";
import { reportReading } from "@/lib/features/reading/report-reading";
import { route } from "@/lib/http/route";

export const GET = route(publicApiEndpoints.reportReading, (ctx, { query }) => reportReading(ctx, query));
