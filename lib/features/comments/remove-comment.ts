import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import { deleteComment } from "./data-moderation";
import { requireAdministrator } from "./require-administrator";

/**
 * Deletes anybody's comment; that it was there, and who deleted it, stays in the record of changes.
 * @throws AppError FORBIDDEN, PROOF_NEEDED, NOT_FOUND
 */
export async function removeComment(ctx: Context, id: string): Promise<void> {
  requireAdministrator(ctx);
  await answerInTransaction(ctx, async (tx) => {
    if (!(await deleteComment(tx, id))) throw new AppError("NOT_FOUND", "Resource not found.");
  });
}
