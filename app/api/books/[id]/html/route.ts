import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { takeWebPage } from "@/lib/features/stories/library/take-web-page";
import { fileResponse } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

export const GET = route(bookEndpoints.webPage, async (ctx, { params: { id }, query: { level } }) => {
  const { title, bytes } = await takeWebPage(ctx, { id, level });
  return fileResponse(bytes, { mime: "text/html", download: `${title}.html` });
});
