import { giftEndpoints } from "@/lib/features/gifts/endpoints";
import { openGiftFile } from "@/lib/features/gifts/open-gift";
import { fileInParts } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

export const GET = route(giftEndpoints.file, async (ctx, { params, request }) => {
  const { mime, etag, ...file } = await openGiftFile(ctx, params);
  return fileInParts(request, file, { mime, etag });
});
