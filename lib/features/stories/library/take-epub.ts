import "server-only";
import { buildEpub } from "@/lib/features/bookmaking/epub/build-epub";
import type { Context } from "@/lib/platform/context";
import { requireGrownUp } from "@/lib/shared/actor";
import { openNarration } from "./open-narration";
import { openPortableBook, type BookWish } from "./open-portable-book";
import { packInTurn } from "./pack-in-turn";

/**
 * The story as an e-book, with its sound where all of it has been read aloud.
 * @throws AppError NOT_FOUND, also for a book that isn't the reader's to read, for one that isn't finished and for a level not told
 */
export function takeEpub(ctx: Context, wish: BookWish): Promise<{ title: string; bytes: Uint8Array }> {
  return packInTurn(async () => {
    const book = await openPortableBook(ctx, requireGrownUp(ctx.actor), wish);
    const narration = await openNarration(ctx, { id: wish.id, level: book.level });
    return { title: book.title, bytes: await buildEpub({ ...book, narration }) };
  });
}
