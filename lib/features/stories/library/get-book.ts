import "server-only";
import { findChatModel } from "@/lib/features/writing/find-chat-model";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import { requireReader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { READING_LEVELS } from "@/lib/shared/story";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { findHelpBeside } from "@/lib/features/writing/help-beside";
import { findBook } from "./data-book";
import { findReadyLevels, findUnfinishedTelling } from "./data-tellings";
import { forgottenSince, levelsBeside, overdueSince } from "@/lib/features/stories/rules";

/**
 * A book with its pages, also while its pictures still arrive.
 * @throws AppError NOT_FOUND, also for another parent's book, and for another child's where a child reads
 */
export async function getBook(ctx: Context, id: string, db: DbOrTx = ctx.db): Promise<BookDetailView> {
  const reader = requireReader(ctx.actor);
  const found = await findBook(db, reader, id);
  if (!found) throw new AppError("NOT_FOUND", "Resource not found.");
  const { shape, isFixed } = found;
  // For whoever reads with the child: a device that is the child's gets none of it.
  const isParents = reader.childId === null;
  const book = {
    ...found.book,
    help: isParents ? findHelpBeside(shape) : null,
    tags: isParents ? found.book.tags : [],
  };
  // Told at an easier level since, it may have fewer pages.
  const resumePage = book.openPage !== null && book.openPage < book.pages.length ? book.openPage : 1;
  // Another family's is read as it is told: only its owner has it told otherwise.
  if (book.family !== null)
    return { ...book, levels: { easier: null, harder: null }, resumePage, retelling: null };
  const only = isFixed ? await findReadyLevels(db, id) : READING_LEVELS;
  const levels = levelsBeside(book, { writesAtProvider: findChatModel(ctx) !== null, only });
  const retelling = await findUnfinishedTelling(db, {
    bookId: id,
    levels: [levels.easier, levels.harder].filter((level) => level !== null),
    overdue: overdueSince(ctx.now()),
    since: forgottenSince(ctx.now()),
  });
  return { ...book, levels, resumePage, retelling };
}
