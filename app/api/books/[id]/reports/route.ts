import { reportEndpoints } from "@/lib/features/reports/endpoints";
import { reportPage } from "@/lib/features/reports/report-page";
import { route } from "@/lib/http/route";

export const POST = route(reportEndpoints.reportPage, (ctx, { params: { id }, body }) =>
  reportPage(ctx, { bookId: id, ...body }),
);
