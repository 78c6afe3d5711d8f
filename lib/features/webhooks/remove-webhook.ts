import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { deleteWebhook } from "./data";

/**
 * From now on it is told nothing; what was told to it is forgotten.
 * @throws AppError NOT_FOUND, also for another parent's
 */
export async function removeWebhook(ctx: Context, { id }: { id: string }): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx) => {
    if (!(await deleteWebhook(tx, parent, id))) throw new AppError("NOT_FOUND", "Resource not found.");
  });
}
