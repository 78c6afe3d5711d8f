import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import type { DecisionInput } from "./contract";
import { settleComment } from "./data-moderation";
import { requireAdministrator } from "./require-administrator";

/**
 * Shows a comment to everybody, or to nobody but its writer. The record of changes says who decided.
 * @throws AppError FORBIDDEN, PROOF_NEEDED, NOT_FOUND
 */
export async function decideComment(
  ctx: Context,
  { id, state }: DecisionInput & { id: string },
): Promise<void> {
  requireAdministrator(ctx);
  await answerInTransaction(ctx, async (tx) => {
    const isThere = await settleComment(tx, { id, state, at: ctx.now() });
    if (!isThere) throw new AppError("NOT_FOUND", "Resource not found.");
  });
}
