import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { takeEpub } from "@/lib/features/stories/library/take-epub";
import { fileResponse } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

export const GET = route(bookEndpoints.epub, async (ctx, { params: { id }, query: { level } }) => {
  const { title, bytes } = await takeEpub(ctx, { id, level });
  return fileResponse(bytes, { mime: "application/epub+zip", download: `${title}.epub` });
});
