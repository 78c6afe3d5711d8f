import "server-only";
import { buildEpub } from "@/lib/features/bookmaking/epub/build-epub";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { openNarration } from "./open-narration";
import { openPortableBook, type BookWish } from "./open-portable-book";
import { packInTurn } from "./pack-in-turn";

/**
 * The story as an e-book, with its sound where all of it has been read aloud.
 * @throws AppError NOT_FOUND, also for another parent's book, for one that isn't finished and for a level not told
 */
export function takeEpub(ctx: Context, wish: BookWish): Promise<{ title: string; bytes: Uint8Array }> {
  return packInTurn(async () => {
    const book = await openPortableBook(ctx, requireParent(ctx.actor), wish);
    const narration = await openNarration(ctx, { id: wish.id, level: book.level });
    return { title: book.title, bytes: await buildEpub({ ...book, narration }) };
  });
}
