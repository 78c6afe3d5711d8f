import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { GiftsView } from "./contract";
import { findGifts } from "./data";
import { familyNames } from "./family-names";
import { isFromPhoto } from "./rules";
import { toGiftView } from "./to-view";

/**
 * The links that give a story to read.
 * @throws AppError NOT_FOUND, also for another parent's book
 */
export async function listGifts(ctx: Context, bookId: string): Promise<GiftsView> {
  const found = await findGifts(ctx.db, requireParent(ctx.actor), bookId);
  if (!found) throw new AppError("NOT_FOUND", "Resource not found.");
  const { book, gifts } = found;
  return {
    gifts: gifts.map(toGiftView),
    fromPhoto: isFromPhoto(book.kind, book.pictureSource),
    childName: book.childName || null,
    familyNames: familyNames(book),
  };
}
