import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { deleteOwnComment } from "./data";

/** @throws AppError NOT_FOUND, also for another parent's */
export async function removeOwnComment(ctx: Context, id: string): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx) => {
    if (!(await deleteOwnComment(tx, parent, id))) throw new AppError("NOT_FOUND", "Resource not found.");
  });
}
