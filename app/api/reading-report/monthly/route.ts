import { chooseMonthlyReport } from "@/lib/features/reading/choose-monthly-report";
import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { route } from "@/lib/http/route";

export const PUT = route(readingEndpoints.chooseMonthly, (ctx, { body }) => chooseMonthlyReport(ctx, body));
