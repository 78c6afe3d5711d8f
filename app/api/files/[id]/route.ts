import { fileEndpoints } from "@/lib/features/uploads/endpoints";
import { findOwnFile, type FoundFile } from "@/lib/features/uploads/open-file";
import { fileInParts, type PartedFacts } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

/** Pictures and sounds of a story never change, but whoever asks may be somebody else by then; photos aren't kept. */
function factsOf({ mime, kind, etag }: FoundFile): PartedFacts {
  if (kind === "pdf") return { mime, etag, download: "story.pdf" };
  return kind === "picture" || kind === "narration" ? { mime, etag, isAskedAgain: true } : { mime, etag };
}

export const GET = route(fileEndpoints.show, async (ctx, { params: { id }, request }) => {
  const file = await findOwnFile(ctx, id);
  return fileInParts(request, file, factsOf(file));
});
