import "server-only";
import { buildAudioBook } from "@/lib/features/bookmaking/audio/build-audio-book";
import type { Context } from "@/lib/platform/context";
import { requireGrownUp } from "@/lib/shared/actor";
import { openNarration } from "./open-narration";
import { openPortableBook, type BookWish } from "./open-portable-book";
import { packInTurn } from "./pack-in-turn";

/**
 * The story read aloud as one MP3.
 * @throws AppError NOT_FOUND, also for a book that isn't the reader's to read, for one that isn't finished and for a level not told;
 * CONFLICT for one that has not been read aloud whole
 */
export function takeAudioBook(ctx: Context, wish: BookWish): Promise<{ title: string; bytes: Uint8Array }> {
  return packInTurn(async () => {
    const book = await openPortableBook(ctx, requireGrownUp(ctx.actor), wish);
    const narration = await openNarration(ctx, { id: wish.id, level: book.level });
    return { title: book.title, bytes: buildAudioBook({ ...book, narration }) };
  });
}
