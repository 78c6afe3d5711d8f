import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { LevelReport } from "@/lib/shared/level-figures";
import type { ReadingLevel, Scene, StoryOrder } from "@/lib/shared/story";

/** A page of a text that is kept, with its picture. */
export type ToldPage = {
  number: number;
  text: string;
  alt: string;
  scene: Scene;
  moment: string | null;
  pictureFileId: string | null;
};
export type BookTelling = {
  level: ReadingLevel;
  pages: ToldPage[];
  levelReport: LevelReport;
  newWords: string[];
  pdfFileId: string | null;
};
export type RetellableBook = BookTelling & {
  title: string;
  childName: string;
  portraitFileId: string | null;
  coverFileId: string | null;
  talk: string[];
  writer: string;
  shape: string;
  /** What was ordered, under the id that costs are stored with; `null` where it was erased. */
  request: { id: string; order: StoryOrder } | null;
};

/** A finished book as it is shown now, locked until the transaction ends. */
export async function lockTelling(
  tx: DbOrTx,
  parent: ParentScope,
  id: string,
): Promise<RetellableBook | null> {
  await tx.$queryRaw`
    SELECT 1 FROM books WHERE id = ${id}::uuid AND parent_id = ${parent}::uuid FOR UPDATE`;
  return findShown(tx, parent, id);
}

/** A finished book as it is shown now. */
export async function findShown(db: DbOrTx, parent: ParentScope, id: string): Promise<RetellableBook | null> {
  const row = await db.book.findFirst({
    where: { id, parentId: parent, deletedAt: null, status: "completed" },
    select: {
      title: true,
      childName: true,
      writer: true,
      shape: true,
      level: true,
      levelReport: true,
      newWords: true,
      pdfFileId: true,
      portraitFileId: true,
      coverFileId: true,
      talk: true,
      pages: { orderBy: { number: "asc" }, omit: { bookId: true } },
      request: { select: { id: true, order: true, erasedAt: true } },
    },
  });
  if (!row) return null;
  const { request, pages, levelReport, ...book } = row;
  return {
    ...book,
    // These were written by our own code alone.
    levelReport: levelReport as unknown as LevelReport,
    pages: pages as unknown as ToldPage[],
    request:
      request && !request.erasedAt ? { id: request.id, order: request.order as unknown as StoryOrder } : null,
  };
}

/** The owner of a book, for work that the parent asked for. */
export async function findOwner(db: DbOrTx, id: string): Promise<string | null> {
  const book = await db.book.findFirst({ where: { id, deletedAt: null }, select: { parentId: true } });
  return book?.parentId ?? null;
}

type TellingStatus = "making" | "ready" | "failed";

export async function findTelling(
  db: DbOrTx,
  bookId: string,
  level: ReadingLevel,
): Promise<{ status: TellingStatus; since: Date; telling: BookTelling } | null> {
  const row = await db.bookText.findUnique({ where: { bookId_level: { bookId, level } } });
  if (!row) return null;
  const { status, createdAt: since, pages, levelReport, newWords, pdfFileId } = row;
  const told = { pages: pages as unknown as ToldPage[], levelReport: levelReport as unknown as LevelReport };
  return { status, since, telling: { level, newWords, pdfFileId, ...told } };
}

/** The scenes of every picture of a book, whichever text shows them. */
export async function findTellings(db: DbOrTx, bookId: string): Promise<ToldPage[][]> {
  const rows = await db.bookText.findMany({ where: { bookId, status: "ready" }, select: { pages: true } });
  return rows.map(({ pages }) => pages as unknown as ToldPage[]);
}

/** The texts of a book that wait to be shown again, with their PDFs. */
export async function findKeptTellings(
  db: DbOrTx,
  bookId: string,
): Promise<Pick<BookTelling, "level" | "pages" | "pdfFileId">[]> {
  const rows = await db.bookText.findMany({
    where: { bookId, status: "ready" },
    select: { level: true, pages: true, pdfFileId: true },
  });
  return rows.map((row) => ({ ...row, pages: row.pages as unknown as ToldPage[] }));
}

/** Puts another PDF in the place of one, wherever the book has it. @returns whether it had it */
export async function replacePdf(
  tx: DbOrTx,
  bookId: string,
  { old, fresh }: { old: string; fresh: string },
): Promise<boolean> {
  const data = { pdfFileId: fresh };
  const shown = await tx.book.updateMany({ where: { id: bookId, pdfFileId: old }, data });
  const kept = await tx.bookText.updateMany({ where: { bookId, pdfFileId: old }, data });
  return shown.count + kept.count > 0;
}

type OneTelling = { bookId: string; level: ReadingLevel };

export async function askForTelling(
  tx: DbOrTx,
  { bookId, level, now: createdAt }: OneTelling & { now: Date },
): Promise<void> {
  await tx.bookText.upsert({
    where: { bookId_level: { bookId, level } },
    create: { bookId, level, status: "making", createdAt },
    update: { status: "making", createdAt },
    select: { level: true },
  });
}

/** Another worker may have told it in the meantime; then it stays told. */
export async function giveUpTelling(db: DbOrTx, { bookId, level }: OneTelling): Promise<void> {
  await db.bookText.updateMany({
    where: { bookId, level, status: "making" },
    data: { status: "failed" },
  });
}

/** Keeps a text, to be shown again. */
export async function keepTelling(db: DbOrTx, bookId: string, telling: BookTelling): Promise<void> {
  const { level, pages, levelReport, newWords, pdfFileId } = telling;
  const data = { pages, levelReport, newWords, pdfFileId, status: "ready" as const };
  await db.bookText.upsert({
    where: { bookId_level: { bookId, level } },
    create: { bookId, level, ...data },
    update: data,
    select: { level: true },
  });
}

/** Makes a text the one that reader, library and PDF show. */
export async function showTelling(tx: DbOrTx, bookId: string, telling: BookTelling): Promise<void> {
  const { pages, level, levelReport, newWords, pdfFileId } = telling;
  await tx.bookPage.deleteMany({ where: { bookId } });
  await tx.bookPage.createMany({ data: pages.map((page) => ({ ...page, bookId })) });
  await tx.book.update({
    where: { id: bookId },
    data: { level, levelReport, newWords, pdfFileId },
    select: { id: true },
  });
}

export async function renameRow(
  tx: DbOrTx,
  parent: ParentScope,
  { id, title }: { id: string; title: string },
): Promise<void> {
  await tx.book.updateMany({ where: { id, parentId: parent }, data: { title } });
}
