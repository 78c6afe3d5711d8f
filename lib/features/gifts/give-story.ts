import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { GiftInput, NewGiftView } from "./contract";
import { findGifts, insertGift, lockBook } from "./data";
import { giftEndsAt, MOST_GIFTS } from "./rules";
import { toGiftView } from "./to-view";

const ENOUGH = `A story has ${String(MOST_GIFTS)} links at most. Please take one back first.`;
const NAMELESS = "This story has forgotten whose it is, so the name can't be told otherwise.";

/**
 * Makes a link to read one story. Only its hash is stored: whoever loses the link makes another one.
 * @throws AppError NOT_FOUND, also for another parent's book; LIMIT_REACHED
 */
export async function giveStory(
  ctx: Context,
  { id: bookId, days, named, photoPictures }: GiftInput & { id: string },
): Promise<NewGiftView> {
  const parent = requireParent(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const found = (await lockBook(tx, parent, bookId)) && (await findGifts(tx, parent, bookId));
    if (!found) throw new AppError("NOT_FOUND", "Resource not found.");
    const now = ctx.now();
    if (found.gifts.filter(({ expiresAt }) => expiresAt > now).length >= MOST_GIFTS)
      throw new AppError("LIMIT_REACHED", ENOUGH);
    // The words still say it, and nobody knows any more which of them it is.
    if (!named && found.book.childName === "")
      throw new AppError("VALIDATION", NAMELESS, { details: { named: NAMELESS } });
    const token = randomToken();
    const gift = await insertGift(tx, parent, {
      bookId,
      tokenHash: sha256(token),
      named,
      photoPictures,
      createdAt: now,
      expiresAt: giftEndsAt(now, days),
    });
    return { gift: toGiftView(gift), url: `${ctx.config.APP_URL}/gift/${token}` };
  });
}
