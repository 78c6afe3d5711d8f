import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { LevelReport } from "@/lib/shared/level-figures";
import { joinNames, listHeroNames, type HeroLook, type StoryOrder, type StoryText } from "@/lib/shared/story";
import type { PictureSource } from "./rules";

export type NewDraft = {
  bookRequestId: string;
  childId: string | null;
  order: StoryOrder;
  text: StoryText;
  /** A sentence about each page's picture, by page number. */
  alts: Map<number, string>;
  report: LevelReport;
  look: HeroLook;
  writer: string;
  /** It was to be told by another. */
  toldInstead: boolean;
  illustrator: string;
};

/** Whose a story of several children is; that of one says so itself. */
function childrenOf({ childId, order }: Pick<NewDraft, "childId" | "order">) {
  if (!childId || !order.together?.length) return [];
  const all = [{ id: childId, name: order.heroName }, ...order.together];
  return all.map(({ id, name }, place) => ({ childId: id, name, place }));
}

/** The book becomes readable: text now, pictures as they arrive. A draft of an earlier try gives way in its place. */
export async function saveDraft(
  tx: DbOrTx,
  parent: ParentScope,
  { bookId, ...draft }: NewDraft & { bookId: string | null },
): Promise<string> {
  const { order, text, alts } = draft;
  const data = {
    parentId: parent,
    childId: draft.childId,
    childName: joinNames(listHeroNames(order)),
    title: text.title,
    theme: order.theme,
    level: order.level,
    tags: text.tags,
    writer: draft.writer,
    toldInstead: draft.toldInstead,
    illustrator: draft.illustrator,
    shape: text.shape,
    parts: text.parts,
    levelReport: draft.report,
    newWords: text.newWords,
    talk: text.talk,
    premise: text.premise ?? null,
    leftOpen: text.leftOpen ?? null,
    seriesId: order.before?.seriesId ?? null,
    seriesPart: order.before?.part ?? null,
    heroLook: draft.look,
  };
  const pages = {
    create: text.pages.map((page) => ({
      number: page.number,
      text: page.text,
      scene: page.scene,
      moment: page.moment,
      alt: alts.get(page.number) ?? "",
    })),
  };
  const children = { create: childrenOf(draft) };
  if (bookId) {
    await tx.bookPage.deleteMany({ where: { bookId } });
    await tx.bookChild.deleteMany({ where: { bookId } });
    await tx.book.update({ where: { id: bookId }, data: { ...data, pages, children }, select: { id: true } });
    return bookId;
  }
  const book = await tx.book.create({ data: { ...data, pages, children }, select: { id: true } });
  await tx.bookRequest.update({
    where: { id: draft.bookRequestId },
    data: { bookId: book.id },
    select: { id: true },
  });
  return book.id;
}

export async function setPicture(
  tx: DbOrTx,
  page: { bookId: string; number: number },
  picture: { fileId: string; alt: string },
): Promise<void> {
  await tx.bookPage.update({
    where: { bookId_number: page },
    data: { pictureFileId: picture.fileId, alt: picture.alt },
    select: { number: true },
  });
}

/** Takes pictures out of a draft, so that others can take their place. */
export async function clearPictures(tx: DbOrTx, bookId: string): Promise<void> {
  await tx.bookPage.updateMany({ where: { bookId }, data: { pictureFileId: null } });
}

type FinishedBook = {
  title: string;
  childName: string;
  /** Whom to tell; `null` where the parent doesn't want to be told. */
  reader: { email: string; firstName: string } | null;
};

export async function completeBook(
  tx: DbOrTx,
  book: {
    id: string;
    coverFileId: string;
    coverAlt: string | null;
    pdfFileId: string;
    portraitFileId: string;
    illustrator: string;
    pictureSource: PictureSource;
    now: Date;
  },
): Promise<FinishedBook> {
  const { id, now, ...facts } = book;
  const { title, childName, parent } = await tx.book.update({
    where: { id },
    data: { status: "completed", finishedAt: now, ...facts },
    select: {
      title: true,
      childName: true,
      parent: {
        select: { email: true, firstName: true, emailNotifications: true, storyNotifications: true },
      },
    },
  });
  const { emailNotifications, storyNotifications, ...reader } = parent;
  return { title, childName, reader: emailNotifications && storyNotifications ? reader : null };
}

/** Every file of some books, whoever's they are, also those that only their making needed. Locks them: none is added. */
export async function findBookFiles(tx: DbOrTx, bookIds: string[]): Promise<string[]> {
  await tx.$queryRaw`SELECT 1 FROM books WHERE id = ANY(${bookIds}::uuid[]) ORDER BY id FOR UPDATE`;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH book AS (
      SELECT id, cover_file_id, pdf_file_id, portrait_file_id FROM books WHERE id = ANY(${bookIds}::uuid[])
    )
    SELECT cover_file_id AS id FROM book WHERE cover_file_id IS NOT NULL
    UNION SELECT pdf_file_id FROM book WHERE pdf_file_id IS NOT NULL
    UNION SELECT portrait_file_id FROM book WHERE portrait_file_id IS NOT NULL
    UNION SELECT page.picture_file_id FROM book_pages page JOIN book ON book.id = page.book_id
      WHERE page.picture_file_id IS NOT NULL
    UNION SELECT text.pdf_file_id FROM book_texts text JOIN book ON book.id = text.book_id
      WHERE text.pdf_file_id IS NOT NULL
    UNION SELECT (page ->> 'pictureFileId')::uuid
      FROM book_texts text JOIN book ON book.id = text.book_id, jsonb_array_elements(text.pages) page
      WHERE page ->> 'pictureFileId' IS NOT NULL
    UNION SELECT sound.file_id FROM narration_pages sound
      JOIN narrations narration ON narration.id = sound.narration_id JOIN book ON book.id = narration.book_id
    UNION SELECT take.file_id FROM recorded_takes take
      JOIN narrations narration ON narration.id = take.narration_id JOIN book ON book.id = narration.book_id
    UNION SELECT (step.output ->> 'fileId')::uuid FROM book_request_steps step
      JOIN book_requests request ON request.id = step.book_request_id JOIN book ON book.id = request.book_id
      WHERE step.output ->> 'fileId' IS NOT NULL`;
  return rows.map(({ id }) => id);
}

/** What ledger and history call a story that is gone. */
export const GONE = "A deleted story";

/** Nothing of a book but what figures and badges count: whose it was, theme, level, when. */
export const EMPTY_BOOK = {
  title: GONE,
  childName: "",
  tags: [],
  parts: [],
  newWords: [],
  talk: [],
  premise: null,
  leftOpen: null,
  seriesId: null,
  seriesPart: null,
  levelReport: {},
  heroLook: {},
  coverFileId: null,
  coverAlt: null,
  pdfFileId: null,
  portraitFileId: null,
  openPage: null,
};

/** Takes the words and pictures of books away and keeps the rows that the reading log refers to. */
export async function emptyBooks(tx: DbOrTx, bookIds: string[], now: Date): Promise<void> {
  const bookId = { in: bookIds };
  await tx.bookPage.deleteMany({ where: { bookId } });
  await tx.bookText.deleteMany({ where: { bookId } });
  await tx.narration.deleteMany({ where: { bookId } });
  // Whose they were is counted on: each of the children knows its plot.
  await tx.bookChild.updateMany({ where: { bookId }, data: { name: "" } });
  await tx.bookRequestStep.deleteMany({ where: { request: { bookId } } });
  await tx.book.updateMany({ where: { id: bookId }, data: { ...EMPTY_BOOK, deletedAt: now } });
}

/** When a book was written: the date of all its PDFs, however often they are printed. */
export async function findWrittenAt(db: DbOrTx, parent: ParentScope, id: string): Promise<Date> {
  const { createdAt } = await db.book.findFirstOrThrow({
    where: { id, parentId: parent },
    select: { createdAt: true },
  });
  return createdAt;
}
