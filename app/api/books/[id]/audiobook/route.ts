import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { takeAudioBook } from "@/lib/features/stories/library/take-audio-book";
import { fileResponse } from "@/lib/http/file-response";
import { route } from "@/lib/http/route";

export const GET = route(bookEndpoints.audioBook, async (ctx, { params: { id }, query: { level } }) => {
  const { title, bytes } = await takeAudioBook(ctx, { id, level });
  return fileResponse(bytes, { mime: "audio/mpeg", download: `${title}.mp3` });
});
