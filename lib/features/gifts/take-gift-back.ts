import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { deleteGift } from "./data";

/**
 * From now on the link leads nowhere.
 * @throws AppError NOT_FOUND, also for another parent's
 */
export async function takeGiftBack(ctx: Context, id: string): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx) => {
    if (!(await deleteGift(tx, parent, id))) throw new AppError("NOT_FOUND", "Resource not found.");
  });
}
