import "server-only";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { lockFinishedBook } from "./data-erasure";
import { eraseBooks } from "./erase-books";

/**
 * Takes a finished book out of the library, with its words, pictures, PDF and what was ordered. What was read stays in
 * the reading log.
 * @throws AppError NOT_FOUND, also for another parent's book
 */
export async function deleteBook(ctx: Context, id: string): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx, afterCommit) => {
    if (!(await lockFinishedBook(tx, parent, id))) throw new AppError("NOT_FOUND", "Resource not found.");
    const files = await eraseBooks(ctx, tx, { parent, ids: [id] });
    afterCommit(() => removeFiles(ctx, files));
  });
}
