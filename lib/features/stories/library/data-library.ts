import "server-only";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import { fetchRows, joinSql, sql, type DbOrTx, type Sql } from "@/lib/platform/db/database";
import { isToldOfChild } from "@/lib/platform/db/told-of";
import {
  accountsReadBy,
  familyNamed,
  ownerFor,
  readBy,
  type ParentScope,
  type Reader,
} from "@/lib/shared/actor";
import type { LevelReport } from "@/lib/shared/level-figures";
import type { BookDetailView, BookView, LibraryQuery } from "@/lib/features/stories/contract";
import {
  bookPdfUrl,
  describePictures,
  THEME_LABELS,
  TOLD_INSTEAD,
  type LibrarySort,
} from "@/lib/features/stories/rules";

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
  coverAlt: true,
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

/** As `toISOString` writes it. */
const moment = (column: Sql): Sql =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const KEYS: Record<LibrarySort, Sql> = {
  newest: sql`NULL::text`,
  title: TITLE,
  lastRead: moment(sql`last_read_at`),
};

type LibraryQuestion = Omit<LibraryQuery, "cursor"> & { after: LibraryPlace | null };
/** A `BookView` as JSON, and its place. */
type WrittenBook = LibraryPlace & { book: string };
type FoundBooks = { rows: WrittenBook[]; total: number | null };

/** One account's books lie in an index in each order; those of several are sorted. */
const readFrom = (reader: Reader): Sql =>
  reader.families.length > 0
    ? sql`parent_id = ANY (${accountsReadBy(reader)}::uuid[])`
    : sql`parent_id = ${reader.parent}::uuid`;

/** By account, as `familyNamed` says it. */
const namesOf = ({ families }: Reader): string =>
  JSON.stringify(Object.fromEntries(families.map(({ account, name }) => [account, name])));

const ID = "{id}";
const [BEFORE_ID = "", BEHIND_ID = ""] = bookPdfUrl(ID).split(ID);

/** What `toBookView` makes of a row, made by the database: a library's rows are most of what its answer costs. */
const view = (reader: Reader): Sql => sql`(SELECT id, title, child_id AS "childId", child_name AS "childName",
    theme, level, status, tags, ${fileUrlOf("")}::text || cover_file_id AS "coverUrl",
    cover_alt AS "coverAlt", CASE WHEN pdf_file_id IS NOT NULL THEN ${BEFORE_ID}::text || id || ${BEHIND_ID}::text END AS "pdfUrl",
    ${moment(sql`created_at`)} AS "createdAt", ${moment(sql`last_read_at`)} AS "lastReadAt", open_page AS "openPage",
    CASE WHEN series_id IS NOT NULL AND series_part IS NOT NULL
      THEN json_build_object('id', series_id, 'part', series_part) END AS series,
    coalesce((SELECT json_agg(json_build_object('childId', one.child_id, 'name', one.name) ORDER BY one.place)
      FROM book_children one WHERE one.book_id = page.id), '[]'::json) AS together,
    ${reader.families.length > 0 ? sql`${namesOf(reader)}::jsonb ->> parent_id::text` : sql`NULL::text`} AS family)`;

/**
 * Finished books as the answer has them; one more than asked for shows that there are more. All that match are counted
 * at the first page.
 */
export async function findLibrary(
  db: DbOrTx,
  reader: Reader,
  { search, childId, theme, reading, told, sort, after, limit }: LibraryQuestion,
): Promise<FoundBooks> {
  const order = ORDERS[sort];
  const conditions = [
    sql`${readFrom(reader)} AND status = 'completed' AND deleted_at IS NULL`,
    ...(childId ? [isToldOfChild(childId)] : []),
    ...(theme ? [sql`theme = ${theme}::theme`] : []),
    ...(reading ? [READING[reading]] : []),
    ...(told ? [sql`EXISTS (SELECT FROM book_children one WHERE one.book_id = books.id)`] : []),
    ...(search ? [matching(search)] : []),
  ];
  const all = joinSql(conditions, " AND ");
  const end = sql`ORDER BY ${order.by} LIMIT ${limit + 1}`;
  const columns = sql`id, ${KEYS[sort]} AS key, (SELECT row_to_json(view)::text FROM ${view(reader)} view) AS book`;
  const rows = await fetchRows<WrittenBook & { total: number | null }>(
    db,
    after
      ? sql`SELECT ${columns}, NULL::int AS total
          FROM (SELECT * FROM books WHERE ${order.behind(after)} AND ${all} ${end}) page
          ORDER BY ${order.by}`
      : // What a search reads is read once, and what an index knows is not read at all.
        sql`WITH found AS ${search ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (SELECT * FROM books WHERE ${all})
          SELECT ${columns}, (SELECT count(*) FROM found)::int AS total
          FROM (SELECT * FROM found ${end}) page
          ORDER BY ${order.by}`,
  );
  return { rows, total: after ? null : (rows[0]?.total ?? 0) };
}

type FoundBook = Omit<BookDetailView, "levels" | "resumePage" | "retelling" | "help">;
/** `isFixed`: what was ordered is gone, so no other text can be written. */
type FoundStory = { book: FoundBook; shape: string; isFixed: boolean };

export async function findBook(db: DbOrTx, reader: Reader, id: string): Promise<FoundStory | null> {
  const row = await db.book.findFirst({
    where: { id, ...readBy(reader), deletedAt: null },
    select: {
      ...ROW,
      ...({ newWords: true, talk: true, shape: true } as const),
      levelReport: true,
      writer: true,
      illustrator: true,
      pictureSource: true,
      toldInstead: true,
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
    toldInstead,
    portraitFileId,
    request,
    pages,
    shape,
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
    writerNote: toldInstead ? TOLD_INSTEAD : null,
    pictureNote: describePictures(request?.kind ?? "story", pictureSource),
    pages: pages.map(({ pictureFileId, ...page }) => ({
      ...page,
      pictureUrl: pictureFileId ? fileUrlOf(pictureFileId) : null,
    })),
  };
  return { book, shape, isFixed: request?.erasedAt !== null };
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
