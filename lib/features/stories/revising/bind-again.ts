import "server-only";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import { scopeForSystem, type ParentScope } from "@/lib/shared/actor";
import {
  findKeptTellings,
  findOwner,
  lockTelling,
  replacePdf,
  type BookTelling,
  type RetellableBook,
} from "./data-texts";
import { printTelling } from "@/lib/features/stories/print-telling";

type Titled = { bookId: string; title: string };
type Bound = { old: string; fresh: string };

/**
 * Prints a renamed book again, at every level that has a PDF. A book that is gone or has another title by now ends
 * quietly: whoever gave it that title asked for its own PDFs.
 */
export async function bindAgain(ctx: Context, { bookId, title }: Titled): Promise<void> {
  const owner = await findOwner(ctx.db, bookId);
  if (!owner) return;
  const parent = scopeForSystem(ctx.actor, owner);
  const found = await findBound(ctx, { parent, bookId });
  if (found?.book.title !== title) return;
  const bound: Bound[] = [];
  for (const { pdfFileId: old, ...telling } of found.tellings) {
    if (!old) continue;
    const { childName, portraitFileId, coverFileId, talk } = found.book;
    const fresh = await printTelling(ctx, {
      parent,
      bookId,
      title,
      childName,
      portraitFileId,
      coverFileId,
      talk,
      telling,
    });
    bound.push({ old, fresh });
  }
  await removeFiles(ctx, await exchange(ctx, { parent, bookId, title, bound }));
}

type Found = { book: RetellableBook; tellings: Pick<BookTelling, "level" | "pages" | "pdfFileId">[] };

function findBound(
  ctx: Context,
  { parent, bookId }: { parent: ParentScope; bookId: string },
): Promise<Found | null> {
  return inTransaction(ctx, async (tx) => {
    const book = await lockTelling(tx, parent, bookId);
    if (!book) return null;
    const kept = await findKeptTellings(tx, bookId);
    return { book, tellings: [book, ...kept.filter(({ level }) => level !== book.level)] };
  });
}

/** Puts each new PDF where the old one is by now; what a change of level replaced meanwhile stays. */
function exchange(
  ctx: Context,
  { parent, bookId, title, bound }: Titled & { parent: ParentScope; bound: Bound[] },
): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const now = await lockTelling(tx, parent, bookId);
    if (now?.title !== title) return [];
    const replaced: string[] = [];
    for (const pair of bound) {
      if (!(await replacePdf(tx, bookId, pair))) continue;
      await keepFiles(ctx, tx, { parent, ids: [pair.fresh] });
      replaced.push(pair.old);
    }
    await discardFiles(ctx, tx, { parent, ids: replaced });
    return replaced;
  });
}
