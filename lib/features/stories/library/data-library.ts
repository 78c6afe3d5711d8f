import "server-only";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import { fetchRows, joinSql, sql, type DbOrTx, type Sql } from "@/lib/platform/db/database";
import {
  accountsReadBy,
  familyNamed,
  ownerFor,
  readBy,
  type ParentScope,
  type Reader,
} from "@/lib/shared/actor";
import type { LevelReport, ReadingLevel } from "@/lib/shared/story";
import type { BookDetailView, BookView, LibraryQuery } from "@/lib/features/stories/contract";
import { bookPdfUrl, describePictures, THEME_LABELS, type LibrarySort } from "@/lib/features/stories/rules";

const ROW = {
  id: true,
  parentId: true,
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
  lastReadAt: true,
  openPage: true,
  seriesId: true,
  seriesPart: true,
  children: { select: { childId: true, name: true }, orderBy: { place: "asc" } },
} as const;

type BookRow = Omit<
  BookView,
  "coverUrl" | "pdfUrl" | "createdAt" | "lastReadAt" | "series" | "family" | "together"
> & {
  children: BookView["together"];
  parentId: string;
  seriesId: string | null;
  seriesPart: number | null;
  coverFileId: string | null;
  pdfFileId: string | null;
  createdAt: Date;
  lastReadAt: Date | null;
};

const toBookView = (
  reader: Reader,
  {
    parentId,
    children,
    coverFileId,
    pdfFileId,
    createdAt,
    lastReadAt,
    seriesId,
    seriesPart,
    ...row
  }: BookRow,
): BookView => ({
  ...row,
  together: children,
  family: familyNamed(reader, parentId),
  series: seriesId !== null && seriesPart !== null ? { id: seriesId, part: seriesPart } : null,
  lastReadAt: lastReadAt?.toISOString() ?? null,
  coverUrl: coverFileId ? fileUrlOf(coverFileId) : null,
  pdfUrl: pdfFileId ? bookPdfUrl(row.id) : null,
  createdAt: createdAt.toISOString(),
});

// In a LIKE pattern these three mean something else.
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");

const LABELS = JSON.stringify(THEME_LABELS);

/** Every word in the title, the child's name or the theme, in any order. */
function matching(search: string) {
  const patterns = search.split(/\s+/u).map((word) => `%${literally(word)}%`);
  return sql`concat_ws(E'\n', title, child_name, ${LABELS}::jsonb ->> theme::text) ILIKE ALL (${patterns}::text[])`;
}

const TITLE = sql`"left"(lower(title), 60)`;
// An index over moments that are missing would not sort them.
const READ = sql`COALESCE(last_read_at, '-infinity'::timestamptz)`;

const READING = {
  unread: sql`last_read_at IS NULL`,
  started: sql`open_page IS NOT NULL`,
};

/** Where a book stands in an order: its key there, and its id among those of the same key. */
export type LibraryPlace = { key: string | null; id: string };

/** The library's orders, each an index. */
const ORDERS: Record<LibrarySort, { by: Sql; behind: (place: LibraryPlace) => Sql }> = {
  newest: {
    by: sql`id DESC`,
    behind: ({ id }) => sql`id < ${id}::uuid`,
  },
  title: {
    by: sql`${TITLE}, id`,
    behind: ({ key, id }) => sql`(${TITLE}, id) > (${key}::text, ${id}::uuid)`,
  },
  lastRead: {
    by: sql`${READ} DESC, id DESC`,
    behind: ({ key, id }) => sql`(${READ}, id) < (${key ?? "-infinity"}::timestamptz, ${id}::uuid)`,
  },
};

const keyIn = (sort: LibrarySort, row: LibraryRow): string | null => {
  if (sort === "title") return row.titleKey;
  return sort === "lastRead" ? (row.lastReadAt?.toISOString() ?? null) : null;
};

type LibraryQuestion = Omit<LibraryQuery, "cursor"> & { after: LibraryPlace | null };
type LibraryRow = BookRow & { titleKey: string; total: number | null };
type FoundBooks = { books: BookView[]; places: LibraryPlace[]; total: number | null };

/** One account's books lie in an index in each order; those of several are sorted. */
const readFrom = (reader: Reader): Sql =>
  reader.families.length > 0
    ? sql`parent_id = ANY (${accountsReadBy(reader)}::uuid[])`
    : sql`parent_id = ${reader.parent}::uuid`;

/** Finished books; one more than asked for shows that there are more. All that match are counted at the first page. */
export async function findLibrary(
  db: DbOrTx,
  reader: Reader,
  { search, childId, theme, reading, sort, after, limit }: LibraryQuestion,
): Promise<FoundBooks> {
  const order = ORDERS[sort];
  const conditions = [
    sql`${readFrom(reader)} AND status = 'completed' AND deleted_at IS NULL`,
    sql`(${childId ?? null}::uuid IS NULL OR child_id = ${childId ?? null}::uuid OR EXISTS (
      SELECT FROM book_children other WHERE other.book_id = books.id AND other.child_id = ${childId ?? null}::uuid))`,
    sql`(${theme ?? null}::theme IS NULL OR theme = ${theme ?? null}::theme)`,
    ...(reading ? [READING[reading]] : []),
    ...(search ? [matching(search)] : []),
  ];
  const all = joinSql(conditions, " AND ");
  const columns = sql`id, parent_id AS "parentId", title, child_id AS "childId", child_name AS "childName", theme::text, level::text,
      status::text, tags, cover_file_id AS "coverFileId", pdf_file_id AS "pdfFileId", created_at AS "createdAt",
      last_read_at AS "lastReadAt", open_page AS "openPage", series_id AS "seriesId", series_part AS "seriesPart", ${TITLE} AS "titleKey",
      coalesce((SELECT jsonb_agg(jsonb_build_object('childId', one.child_id, 'name', one.name) ORDER BY one.place)
        FROM book_children one WHERE one.book_id = books.id), '[]'::jsonb) AS children`;
  const end = sql`ORDER BY ${order.by} LIMIT ${limit + 1}`;
  const rows = await fetchRows<LibraryRow>(
    db,
    after
      ? sql`SELECT ${columns}, NULL::int AS total FROM books WHERE ${order.behind(after)} AND ${all} ${end}`
      : // What a search reads is read once, and what an index knows is not read at all.
        sql`WITH found AS ${search ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (SELECT * FROM books WHERE ${all})
          SELECT ${columns}, (SELECT count(*) FROM found)::int AS total FROM found AS books ${end}`,
  );
  return {
    books: rows.map(({ titleKey: _key, total: _total, ...row }) => toBookView(reader, row)),
    places: rows.map((row) => ({ key: keyIn(sort, row), id: row.id })),
    total: after ? null : (rows[0]?.total ?? 0),
  };
}

type FoundBook = Omit<BookDetailView, "levels" | "resumePage" | "retelling">;
/** `isFixed`: what was ordered is gone, so no other text can be written. */
type FoundStory = { book: FoundBook; isFixed: boolean };

export async function findBook(db: DbOrTx, reader: Reader, id: string): Promise<FoundStory | null> {
  const row = await db.book.findFirst({
    where: { id, ...readBy(reader), deletedAt: null },
    select: {
      ...ROW,
      newWords: true,
      talk: true,
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
    talk,
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
    ...toBookView(reader, rest),
    newWords,
    talk,
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

export async function findPdf(
  db: DbOrTx,
  reader: Reader,
  id: string,
): Promise<{ title: string; pdfFileId: string | null; owner: ParentScope } | null> {
  const row = await db.book.findFirst({
    where: { id, ...readBy(reader), deletedAt: null, status: "completed" },
    select: { title: true, pdfFileId: true, parentId: true },
  });
  if (!row) return null;
  const { parentId, ...book } = row;
  return { ...book, owner: ownerFor(reader, parentId) };
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
