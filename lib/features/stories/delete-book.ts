import "server-only";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { emptyBook, findBookFiles } from "./data-books";
import { lockFinishedBook } from "./data-library";

/**
 * Takes a finished book out of the library, with its words, pictures and PDF. What was read stays in the reading log.
 * @throws AppError NOT_FOUND, also for another parent's book
 */
export async function deleteBook(ctx: Context, id: string): Promise<void> {
  const parent = requireParent(ctx.actor);
  const files = await inTransaction(ctx, async (tx) => {
    if (!(await lockFinishedBook(tx, parent, id))) throw new AppError("NOT_FOUND", "Resource not found.");
    const ids = await findBookFiles(tx, id);
    await discardFiles(ctx, tx, { parent, ids });
    await emptyBook(tx, id, ctx.now());
    return ids;
  });
  await removeFiles(ctx, files);
}
