import { privacyEndpoints } from "@/lib/features/privacy/endpoints";
import { openExport } from "@/lib/features/privacy/open-export";
import { streamResponse } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

export const GET = route(privacyEndpoints.downloadExport, async (ctx, { params: { id } }) => {
  const { parts, bytes, readyAt } = await openExport(ctx, id);
  const download = `talewick-data-${readyAt.toISOString().slice(0, 10)}.zip`;
  return streamResponse(parts, bytes, { mime: "application/zip", download });
});
