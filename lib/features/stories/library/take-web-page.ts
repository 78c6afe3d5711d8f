import "server-only";
import { buildWebPage } from "@/lib/features/bookmaking/build-web-page";
import type { Context } from "@/lib/platform/context";
import { requireGrownUp } from "@/lib/shared/actor";
import { openPortableBook, type BookWish } from "./open-portable-book";
import { packInTurn } from "./pack-in-turn";

/**
 * The story as one web page.
 * @throws AppError NOT_FOUND, also for a book that isn't the reader's to read, for one that isn't finished and for a level not told
 */
export function takeWebPage(ctx: Context, wish: BookWish): Promise<{ title: string; bytes: Uint8Array }> {
  return packInTurn(async () => {
    const book = await openPortableBook(ctx, requireGrownUp(ctx.actor), wish);
    return { title: book.title, bytes: await buildWebPage(book) };
  });
}
