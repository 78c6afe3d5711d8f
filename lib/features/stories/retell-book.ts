import "server-only";
import { renderBookPdf } from "@/lib/features/bookmaking/build-pdf";
import { altTextFor } from "@/lib/features/drawing/alt-text";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { openStoredFiles } from "@/lib/features/uploads/open-stored-files";
import { storeFile } from "@/lib/features/uploads/store-file";
import { checkText } from "@/lib/features/writing/check-text";
import { retellStory } from "@/lib/features/writing/classic/retell-story";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { inTransaction, type Context } from "@/lib/platform/context";
import { scopeForSystem, type ParentScope } from "@/lib/shared/actor";
import type { ReadingLevel } from "@/lib/shared/story";
import {
  findOwner,
  findTelling,
  findTellings,
  keepTelling,
  lockTelling,
  markTelling,
  showTelling,
  type BookTelling,
  type RetellableBook,
  type ToldPage,
} from "./data-texts";

type Wanted = { bookId: string; level: ReadingLevel };
type OwnedWish = Wanted & { parent: ParentScope };

/** Writes the text of another level and its PDF, and shows it. A book that is gone or a wish that is met ends quietly. */
export async function retellBook(ctx: Context, wanted: Wanted): Promise<void> {
  const owner = await findOwner(ctx.db, wanted.bookId);
  if (!owner) return;
  const wish = { ...wanted, parent: scopeForSystem(ctx.actor, owner) };
  const book = await inTransaction(ctx, (tx) => lockTelling(tx, wish.parent, wish.bookId));
  if (!book) return;
  const telling = tellAgain(ctx, book, wish.level, await findPictures(ctx, book, wish));
  if (!telling) return markTelling(ctx.db, wish, "failed");
  await publish(ctx, wish, { ...telling, pdfFileId: await bindAgain(ctx, wish, { book, telling }) });
}

/** Every page with a picture of its own, each picture once. */
async function findPictures(ctx: Context, book: RetellableBook, { bookId }: Wanted): Promise<ToldPage[]> {
  const pages = [book.pages, ...(await findTellings(ctx.db, bookId))].flat();
  const known = new Set<string | null>();
  return pages.filter(({ pictureFileId }) => {
    const isNew = !known.has(pictureFileId);
    known.add(pictureFileId);
    return isNew;
  });
}

function tellAgain(
  ctx: Context,
  book: RetellableBook,
  level: ReadingLevel,
  pictures: ToldPage[],
): BookTelling | null {
  if (!book.order) return null;
  const order = { ...book.order, level, title: book.title };
  const scenes = pictures.map(({ scene }, index) => ({ number: index, scene }));
  const text = retellStory(order, { shape: book.shape, scenes });
  if (!text) return null;
  const verdict = checkText(text, order.heroName);
  if (!verdict.ok) {
    ctx.log.error({ concern: verdict.concern, shape: book.shape }, "a text of another level was refused");
    return null;
  }
  const names = listStoryNames(order.heroName, text);
  const pages = text.pages.map(({ picture, ...page }) => ({
    ...page,
    alt: pictures[picture]?.alt ?? altTextFor(page.scene, order.heroName),
    pictureFileId: pictures[picture]?.pictureFileId ?? null,
  }));
  const levelReport = measureLevel(level, text.pages, { names, newWords: text.newWords });
  return { level, pages, levelReport, newWords: text.newWords, pdfFileId: null };
}

async function bindAgain(
  ctx: Context,
  { parent }: OwnedWish,
  { book, telling }: { book: RetellableBook; telling: BookTelling },
): Promise<string> {
  const ids = [...new Set(telling.pages.flatMap(({ pictureFileId }) => pictureFileId ?? []))];
  const bytesOf = await openStoredFiles(ctx, { parent, ids });
  const pages = telling.pages.map(({ number, text, pictureFileId }) => {
    const picture = pictureFileId && bytesOf.get(pictureFileId);
    if (!picture) throw new Error("a page's picture is missing");
    return { number, text, picture };
  });
  const { title, childName } = book;
  const bytes = await renderBookPdf({ title, childName, level: telling.level, pages });
  return storeFile(ctx, { parent, kind: "pdf", mime: "application/pdf", bytes });
}

async function publish(
  ctx: Context,
  { parent, bookId, level }: OwnedWish,
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
  });
}
