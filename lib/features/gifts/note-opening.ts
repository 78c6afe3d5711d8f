import "server-only";
import type { Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import { saveOpening } from "./data-opened";
import { findGift } from "./find-gift";

/**
 * Somebody has the story of a link on their screen.
 * @throws AppError NOT_FOUND alike for a link that is good no more
 */
export async function noteOpening(ctx: Context, token: string): Promise<void> {
  const gift = await findGift(ctx, token);
  if (!gift) throw new AppError("NOT_FOUND", "Resource not found.");
  await saveOpening(ctx.db, gift.id, ctx.now());
}
