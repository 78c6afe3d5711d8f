import { auditEndpoints } from "@/lib/features/audit/endpoints";
import { exportAudit } from "@/lib/features/audit/export-audit";
import { route } from "@/lib/http/route";
import { streamedFile } from "@/lib/http/streamed-file";

export const GET = route(auditEndpoints.export, async (ctx, { query }) => {
  const { fileName, pieces } = await exportAudit(ctx, query);
  return streamedFile(pieces, { mime: "application/json", download: fileName });
});
