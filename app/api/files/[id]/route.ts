import { fileEndpoints } from "@/lib/features/uploads/endpoints";
import { findOwnFile, type FoundFile } from "@/lib/features/uploads/open-file";
import { fileInParts, type PartedFacts } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

const HOUR = 3600;

/** Pictures and sounds of a story never change; photos are shown and not kept. */
function factsOf({ mime, kind, etag }: FoundFile): PartedFacts {
  if (kind === "pdf") return { mime, etag, download: "story.pdf" };
  return kind === "picture" || kind === "narration" ? { mime, etag, privateSeconds: HOUR } : { mime, etag };
}

export const GET = route(fileEndpoints.show, async (ctx, { params: { id }, request }) => {
  const file = await findOwnFile(ctx, id);
  return fileInParts(request, file, factsOf(file));
});
