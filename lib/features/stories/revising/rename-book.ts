import "server-only";
import { renewNarrations } from "@/lib/features/narration/queue-narration";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { splitNames } from "@/lib/shared/story";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import { refuseTitle } from "@/lib/features/stories/safety/refuse-title";
import { findShown, lockTelling, renameRow } from "./data-texts";
import { bindJob } from "@/lib/features/stories/job-names";

/**
 * Renames a finished book: in the library at once, in its PDFs as soon as a worker has printed them again. Costs nothing.
 * @throws AppError NOT_FOUND, also for another parent's book; REFUSED for a title that no order may have
 */
export async function renameBook(
  ctx: Context,
  { id, title }: { id: string; title: string },
): Promise<BookDetailView> {
  const parent = requireParent(ctx.actor);
  const before = await findShown(ctx.db, parent, id);
  if (before && before.title !== title) {
    const { ageAppropriate = true } = before.request?.order ?? {};
    await refuseTitle(ctx, { parent, title, heroes: splitNames(before.childName), ageAppropriate });
  }
  return answerInTransaction(ctx, async (tx) => {
    const book = await lockTelling(tx, parent, id);
    if (!book) throw new AppError("NOT_FOUND", "Resource not found.");
    if (book.title !== title) {
      await renameRow(tx, parent, { id, title });
      await ctx.jobs.enqueue(tx, bindJob, { bookId: id, title }, { group: parent });
      await renewNarrations(ctx, tx, { parent, bookId: id });
    }
    return getBook(ctx, id, tx);
  });
}
