import { z } from "zod";
import { openBookPdf } from "@/lib/features/stories/library/open-book-pdf";
import { fileResponse } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

const params = z.object({ id: z.uuid() });

export const GET = route({ access: "parent", params }, async (ctx, { params: { id } }) => {
  const { title, bytes } = await openBookPdf(ctx, id);
  return fileResponse(bytes, { mime: "application/pdf", download: `${title}.pdf` });
});
