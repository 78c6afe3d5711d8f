import "server-only";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import { scopeForSystem, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ReadingLevel } from "@/lib/shared/story";
import {
  findOwner,
  findTelling,
  giveUpTelling,
  keepTelling,
  lockTelling,
  showTelling,
  type BookTelling,
  type RetellableBook,
} from "./data-texts";
import { bindJob } from "@/lib/features/stories/job-names";
import { printTelling } from "@/lib/features/stories/print-telling";
import { MAX_RETELLING_SECONDS } from "@/lib/features/stories/rules";
import { tellAgain } from "./tell-again";

type Wanted = { bookId: string; level: ReadingLevel };
type OwnedWish = Wanted & { parent: ParentScope };

/** Writes the text of another level and its PDF, and shows it. A book that is gone or a wish that is met ends quietly. */
export async function retellBook(
  ctx: Context,
  { signal, ...wanted }: Wanted & { signal: AbortSignal },
): Promise<void> {
  const owner = await findOwner(ctx.db, wanted.bookId);
  if (!owner) return;
  const wish = { ...wanted, parent: scopeForSystem(ctx.actor, owner) };
  const book = await findWished(ctx, wish);
  if (!book) return;
  const { level, parent } = wish;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MAX_RETELLING_SECONDS * 1000)]);
  const telling = await tellAgain({ ctx, parent, limit, book, level, bookId: wish.bookId }).catch(
    (error: unknown) => {
      // A worker that stops leaves the wish to the next one.
      if (signal.aborted || !(limit.aborted || error instanceof AppError)) throw error;
      ctx.log.warn({ err: error }, "a story could not be told at another level");
      return null;
    },
  );
  if (!telling) return giveUpTelling(ctx.db, wish);
  const { title, childName, portraitFileId, coverFileId, talk } = book;
  const pdfFileId = await printTelling(ctx, {
    parent,
    bookId: wish.bookId,
    title,
    childName,
    portraitFileId,
    coverFileId,
    talk,
    telling,
  });
  await publish(ctx, { ...wish, title }, { ...telling, pdfFileId });
}

function findWished(ctx: Context, { parent, bookId, level }: OwnedWish): Promise<RetellableBook | null> {
  return inTransaction(ctx, async (tx) => {
    const book = await lockTelling(tx, parent, bookId);
    const wish = await findTelling(tx, bookId, level);
    return wish?.status === "making" ? book : null;
  });
}

async function publish(
  ctx: Context,
  { parent, bookId, level, title }: OwnedWish & { title: string },
  telling: BookTelling,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = await lockTelling(tx, parent, bookId);
    const wish = await findTelling(tx, bookId, level);
    // Deleted, or told by another worker in the meantime: the sweep takes the PDF.
    if (!now || wish?.status !== "making") return;
    if (telling.pdfFileId) await keepFiles(ctx, tx, { parent, ids: [telling.pdfFileId] });
    await keepTelling(tx, bookId, now);
    await keepTelling(tx, bookId, telling);
    await showTelling(tx, bookId, telling);
    // Renamed while it was written: this PDF still has the title of before.
    if (now.title !== title)
      await ctx.jobs.enqueue(tx, bindJob, { bookId, title: now.title }, { group: parent });
  });
}
