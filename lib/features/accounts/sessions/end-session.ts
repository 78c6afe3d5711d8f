import "server-only";
import { revokeSession } from "@/lib/features/accounts/data-sessions";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";

/** Ends one of the parent's own sessions. */
export async function endSession(ctx: Context, { id }: { id: string }): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx) => {
    if (await revokeSession(tx, parent, id, ctx.now())) return;
    throw new AppError("NOT_FOUND", "Resource not found.");
  });
}
