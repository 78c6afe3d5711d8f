import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { requireParent, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ReadingLevel } from "@/lib/shared/story";
import { findTelling, keepTelling, lockTelling, markTelling, showTelling } from "./data-texts";
import { retellJob } from "./jobs";
import { levelsBeside, overdueSince } from "./rules";

type NewLevel = { id: string; level: ReadingLevel };

/**
 * Tells a finished story at the level beside its own: at once where that text is there already, otherwise by the worker.
 * Costs no credit; pictures stay.
 * @returns whether the book is at that level now
 * @throws AppError NOT_FOUND, also for another parent's book; CONFLICT where it can't be told there
 */
export async function changeLevel(ctx: Context, wanted: NewLevel): Promise<boolean> {
  const parent = requireParent(ctx.actor);
  return inTransaction(ctx, (tx) => moveTo(ctx, tx, { parent, ...wanted }));
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
  const { easier, harder } = levelsBeside(book);
  if (level !== easier && level !== harder) {
    throw new AppError("CONFLICT", "This story can't be told at that level.");
  }
  if (known?.status === "making" && known.since > overdueSince(ctx.now())) return false;
  await markTelling(tx, { bookId: id, level }, "making");
  await ctx.jobs.enqueue(tx, retellJob, { bookId: id, level }, { group: parent });
  return false;
}
