import "server-only";
import type { Context } from "@/lib/platform/context";
import { isRandomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { findOpened, type OpenedGift } from "./data-opened";

/** `null` alike for a link that ended, was taken back, whose story is gone, or that never was. */
export async function findGift(ctx: Context, token: string): Promise<OpenedGift | null> {
  if (!isRandomToken(token)) return null;
  const gift = await findOpened(ctx.db, { tokenHash: sha256(token), now: ctx.now() });
  // A story that has forgotten the name can't be told without it.
  return gift && (gift.named || gift.book.childName !== "") ? gift : null;
}
