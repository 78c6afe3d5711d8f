import { z } from "zod";
import { pageReportInput } from "@/lib/features/reports/contract";
import { reportPage } from "@/lib/features/reports/report-page";
import { REPORT_LIMIT } from "@/lib/features/reports/rules";
import { route } from "@/lib/http/route";

const params = z.object({ id: z.uuid() });

export const POST = route(
  { access: "parent", params, body: pageReportInput, limit: REPORT_LIMIT },
  async (ctx, { params: { id }, body }) =>
    Response.json(await reportPage(ctx, { bookId: id, ...body }), { status: 201 }),
);
