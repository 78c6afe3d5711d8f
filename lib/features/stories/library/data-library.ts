import "server-only";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import { fetchRows, joinSql, sql, type DbOrTx, type Sql } from "@/lib/platform/db/database";
import { isToldOfChild } from "@/lib/platform/db/told-of";
import { accountsReadBy, type Reader } from "@/lib/shared/actor";
import type { LibraryQuery } from "@/lib/features/stories/contract";
import { bookPdfUrl, THEME_LABELS, type LibrarySort } from "@/lib/features/stories/rules";

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
type FoundBooks = {
  /** A list of `BookView` as JSON. */
  books: string;
  /** Where the last of them stands, if there are more behind it. */
  last: LibraryPlace | null;
  /** How many match in all; only the first page counts them. */
  total: number | null;
};

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

/**
 * What `toBookView` makes of a row, made by the database: a library's rows are most of what its answer costs. Who is in a
 * story beside its child is looked up once for the whole page.
 */
const view = (reader: Reader): Sql => sql`(SELECT id, title, child_id AS "childId", child_name AS "childName",
    theme, level, status, tags, ${fileUrlOf("")}::text || cover_file_id AS "coverUrl",
    cover_alt AS "coverAlt", CASE WHEN pdf_file_id IS NOT NULL THEN ${BEFORE_ID}::text || id || ${BEHIND_ID}::text END AS "pdfUrl",
    ${moment(sql`created_at`)} AS "createdAt", ${moment(sql`last_read_at`)} AS "lastReadAt", open_page AS "openPage",
    CASE WHEN series_id IS NOT NULL AND series_part IS NOT NULL
      THEN json_build_object('id', series_id, 'part', series_part) END AS series,
    coalesce(beside.heroes, '[]'::json) AS together,
    ${reader.families.length > 0 ? sql`${namesOf(reader)}::jsonb ->> parent_id::text` : sql`NULL::text`} AS family)`;

/** `page` as one list in one row: of a hundred rows the driver and the collector of garbage have more work than we. */
const written = (reader: Reader, sort: LibrarySort, limit: number): Sql => sql`
  beside AS (
    SELECT book_id, json_agg(json_build_object('childId', child_id, 'name', name) ORDER BY place) AS heroes
    FROM book_children WHERE book_id = ANY (ARRAY(SELECT id FROM page)) GROUP BY book_id),
  listed AS (
    SELECT nth, id, ${KEYS[sort]} AS key, (SELECT row_to_json(view)::text FROM ${view(reader)} view) AS book
    FROM page LEFT JOIN beside ON beside.book_id = page.id WHERE nth <= ${limit})
  SELECT '[' || coalesce(string_agg(book, ',' ORDER BY nth), '') || ']' AS books,
    (array_agg(id) FILTER (WHERE nth = ${limit}))[1] AS id, (array_agg(key) FILTER (WHERE nth = ${limit}))[1] AS key,
    (SELECT max(nth) FROM page) > ${limit} AS "isMore"`;

/** Finished books as the answer has them. All that match are counted at the first page. */
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
  // One more than asked for shows that there are more.
  const end = sql`ORDER BY ${order.by} LIMIT ${limit + 1}`;
  const page = (from: Sql) =>
    sql`page AS MATERIALIZED (SELECT *, row_number() OVER (ORDER BY ${order.by}) AS nth FROM (${from} ${end}) one_more)`;
  const list = written(reader, sort, limit);
  const [row] = await fetchRows<LibraryPlace & { books: string; isMore: boolean; total: number | null }>(
    db,
    after
      ? sql`WITH ${page(sql`SELECT * FROM books WHERE ${order.behind(after)} AND ${all}`)}, ${list},
          NULL::int AS total FROM listed`
      : // What a search reads is read once, and what an index knows is not read at all.
        sql`WITH found AS ${search ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (SELECT * FROM books WHERE ${all}),
          ${page(sql`SELECT * FROM found`)}, ${list}, (SELECT count(*) FROM found)::int AS total FROM listed`,
  );
  if (!row) throw new Error("a library is one row");
  const { books, isMore, total, id, key } = row;
  return { books, last: isMore ? { id, key } : null, total };
}
