import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { deleteKey } from "./data";

/**
 * From now on the key opens nothing.
 * @throws AppError NOT_FOUND, also for another parent's
 */
export async function revokeKey(ctx: Context, id: string): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx) => {
    if (!(await deleteKey(tx, parent, id))) throw new AppError("NOT_FOUND", "Resource not found.");
  });
}
