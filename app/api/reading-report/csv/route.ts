import { readingEndpoints } from "@/lib/features/reading/endpoints";
import { reportReading } from "@/lib/features/reading/report-reading";
import { writeReportCsv } from "@/lib/features/reading/write-report-csv";
import { fileResponse } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

export const GET = route(readingEndpoints.reportFile, async (ctx, { query }) => {
  const report = await reportReading(ctx, query);
  const download = `reading_${report.from}_${report.to}.csv`;
  return fileResponse(Buffer.from(writeReportCsv(report)), { mime: "text/csv", download });
});
