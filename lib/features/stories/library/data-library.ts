import "server-only";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import { fetchRows, joinSql, sql, type DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { THEMES, type LevelReport, type ReadingLevel, type Theme } from "@/lib/shared/story";
import type { BookDetailView, BookView, LibraryQuery } from "@/lib/features/stories/contract";
import { bookPdfUrl, describePictures, THEME_LABELS } from "@/lib/features/stories/rules";

const ROW = {
  id: true,
  title: true,
  childId: true,
  childName: true,
  theme: true,
  level: true,
  status: true,
  tags: true,
  coverFileId: true,
  pdfFileId: true,
  createdAt: true,
} as const;

type BookRow = Omit<BookView, "coverUrl" | "pdfUrl" | "createdAt"> & {
  coverFileId: string | null;
  pdfFileId: string | null;
  createdAt: Date;
};

const toBookView = ({ coverFileId, pdfFileId, createdAt, ...row }: BookRow): BookView => ({
  ...row,
  coverUrl: coverFileId ? fileUrlOf(coverFileId) : null,
  pdfUrl: pdfFileId ? bookPdfUrl(row.id) : null,
  createdAt: createdAt.toISOString(),
});

// In a LIKE pattern these three mean something else.
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

function matching(search: string) {
  const pattern = `%${literally(search)}%`;
  const wanted = search.toLowerCase();
  const themes: Theme[] = THEMES.filter((theme) => THEME_LABELS[theme].toLowerCase().includes(wanted));
  return sql`(title ILIKE ${pattern} OR child_name ILIKE ${pattern} OR theme::text = ANY(${themes}))`;
}

/** Finished books, newest first; one more than asked for shows that there are more. */
export async function findLibrary(db: DbOrTx, parent: ParentScope, query: LibraryQuery): Promise<BookView[]> {
  const { search, childId, theme, cursor, limit } = query;
  const conditions = [
    sql`parent_id = ${parent}::uuid AND status = 'completed' AND deleted_at IS NULL`,
    ...(childId ? [sql`child_id = ${childId}::uuid`] : []),
    ...(theme ? [sql`theme = ${theme}::theme`] : []),
    ...(cursor ? [sql`id < ${cursor}::uuid`] : []),
    ...(search ? [matching(search)] : []),
  ];
  const rows = await fetchRows<BookRow>(
    db,
    sql`SELECT id, title, child_id AS "childId", child_name AS "childName", theme::text, level::text, status::text, tags,
      cover_file_id AS "coverFileId", pdf_file_id AS "pdfFileId", created_at AS "createdAt"
    FROM books WHERE ${joinSql(conditions, " AND ")} ORDER BY id DESC LIMIT ${limit + 1}`,
  );
  return rows.map(toBookView);
}

type FoundBook = Omit<BookDetailView, "levels" | "resumePage" | "retelling">;
/** `isFixed`: what was ordered is gone, so no other text can be written. */
type FoundStory = { book: FoundBook; isFixed: boolean };

export async function findBook(db: DbOrTx, parent: ParentScope, id: string): Promise<FoundStory | null> {
  const row = await db.book.findFirst({
    where: { id, parentId: parent, deletedAt: null },
    select: {
      ...ROW,
      newWords: true,
      levelReport: true,
      writer: true,
      illustrator: true,
      pictureSource: true,
      portraitFileId: true,
      request: { select: { kind: true, erasedAt: true } },
      pages: {
        select: { number: true, text: true, alt: true, pictureFileId: true },
        orderBy: { number: "asc" },
      },
    },
  });
  if (!row) return null;
  const {
    newWords,
    levelReport,
    writer,
    illustrator,
    pictureSource,
    portraitFileId,
    request,
    pages,
    ...rest
  } = row;
  const book = {
    ...toBookView(rest),
    newWords,
    levelReport: levelReport as unknown as LevelReport, // Written by `saveDraft` alone.
    writer,
    illustrator,
    portraitUrl: portraitFileId ? fileUrlOf(portraitFileId) : null,
    pictureNote: describePictures(request?.kind ?? "story", pictureSource),
    pages: pages.map(({ pictureFileId, ...page }) => ({
      ...page,
      pictureUrl: pictureFileId ? fileUrlOf(pictureFileId) : null,
    })),
  };
  return { book, isFixed: request?.erasedAt !== null };
}

export function findPdf(
  db: DbOrTx,
  parent: ParentScope,
  id: string,
): Promise<{ title: string; pdfFileId: string | null } | null> {
  return db.book.findFirst({
    where: { id, parentId: parent, deletedAt: null, status: "completed" },
    select: { title: true, pdfFileId: true },
  });
}

/** Levels at which a book is told already. */
export async function findReadyLevels(db: DbOrTx, bookId: string): Promise<ReadingLevel[]> {
  const rows = await db.bookText.findMany({ where: { bookId, status: "ready" }, select: { level: true } });
  return rows.map(({ level }) => level);
}

type UnfinishedQuestion = {
  bookId: string;
  /** Those that the book can be told at now. */
  levels: ReadingLevel[];
  /** What was asked for before this and isn't there won't come by itself. */
  overdue: Date;
  /** What was asked for before this is no news any more. */
  since: Date;
};

/** A text that is being made for a book, or could not be made. */
export async function findUnfinishedTelling(
  db: DbOrTx,
  { bookId, levels, overdue, since }: UnfinishedQuestion,
): Promise<{ level: ReadingLevel; status: "making" | "failed" } | null> {
  const row = await db.bookText.findFirst({
    where: { bookId, level: { in: levels }, status: { not: "ready" }, createdAt: { gt: since } },
    select: { level: true, status: true, createdAt: true },
    orderBy: { createdAt: "desc" },
  });
  if (!row) return null;
  const isUnderWay = row.status === "making" && row.createdAt > overdue;
  return { level: row.level, status: isUnderWay ? "making" : "failed" };
}
