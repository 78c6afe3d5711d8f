import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { FamilyView } from "./contract";
import { deleteInvitation, lockFamily } from "./data";
import { showFamily } from "./show-family";

/**
 * From now on the link of an invitation leads nowhere.
 * @throws AppError NOT_FOUND, also for another parent's
 */
export async function withdrawInvitation(ctx: Context, id: string): Promise<FamilyView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    await lockFamily(tx, parent);
    if (!(await deleteInvitation(tx, parent, id))) throw new AppError("NOT_FOUND", "Resource not found.");
    return showFamily(ctx, tx);
  });
}
