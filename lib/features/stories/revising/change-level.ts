import "server-only";
import { findChatModel } from "@/lib/features/writing/find-chat-model";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { requireParent, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ReadingLevel } from "@/lib/shared/story";
import { askForTelling, findTelling, keepTelling, lockTelling, showTelling } from "./data-texts";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import { estimateText } from "@/lib/features/spending/book-costs";
import { requireBudget } from "@/lib/features/spending/hold-budget";
import { retellJob } from "@/lib/features/stories/job-names";
import { levelsBeside, overdueSince } from "@/lib/features/stories/rules";

type NewLevel = { id: string; level: ReadingLevel };
type LevelChange = { book: BookDetailView; isReady: boolean };

/**
 * Tells a finished story at the level beside its own: at once where that text is there already, otherwise by the worker.
 * Costs no credit; pictures stay.
 * @returns the book, and whether it is at that level now
 * @throws AppError NOT_FOUND, also for another parent's book; CONFLICT where it can't be told there; UNAVAILABLE when the
 *   provider's budget of the day is spent
 */
export async function changeLevel(ctx: Context, wanted: NewLevel): Promise<LevelChange> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const isReady = await moveTo(ctx, tx, { parent, ...wanted });
    return { book: await getBook(ctx, wanted.id, tx), isReady };
  });
}

async function moveTo(ctx: Context, tx: Tx, { parent, id, level }: NewLevel & { parent: ParentScope }) {
  const book = await lockTelling(tx, parent, id);
  if (!book) throw new AppError("NOT_FOUND", "Resource not found.");
  if (book.level === level) return true;
  const known = await findTelling(tx, id, level);
  if (known?.status === "ready") {
    await keepTelling(tx, id, book);
    await showTelling(tx, id, known.telling);
    return true;
  }
  const writesAtProvider = findChatModel(ctx) !== null;
  const { easier, harder } = levelsBeside(book, { writesAtProvider });
  if (!book.request || (level !== easier && level !== harder)) {
    throw new AppError("CONFLICT", "This story can't be told at that level.");
  }
  if (known?.status === "making" && known.since > overdueSince(ctx.now())) return false;
  // It isn't held back: what it costs is little, and each call asks for the budget again.
  if (book.writer === "openai") await requireBudget(ctx, tx, estimateText(ctx.config, level, "retold"));
  await askForTelling(tx, { bookId: id, level, now: ctx.now() });
  await ctx.jobs.enqueue(tx, retellJob, { bookId: id, level }, { group: parent });
  return false;
}
