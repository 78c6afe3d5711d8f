import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { openBookPdf } from "@/lib/features/stories/library/open-book-pdf";
import { fileResponse } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

export const GET = route(bookEndpoints.pdf, async (ctx, { params: { id } }) => {
  const { title, bytes } = await openBookPdf(ctx, id);
  return fileResponse(bytes, { mime: "application/pdf", download: `${title}.pdf` });
});
