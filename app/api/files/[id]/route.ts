import { fileEndpoints } from "@/lib/features/uploads/endpoints";
import { openFile } from "@/lib/features/uploads/open-file";
import { fileResponse } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

const HOUR = 3600;

export const GET = route(fileEndpoints.show, async (ctx, { params: { id } }) => {
  const { bytes, mime, kind } = await openFile(ctx, id);
  if (kind === "pdf") return fileResponse(bytes, { mime, download: "story.pdf" });
  // Pictures of a story never change; photos are shown and not kept.
  return fileResponse(bytes, kind === "picture" ? { mime, privateSeconds: HOUR } : { mime });
});
