import "server-only";
import { fetchRows, sql, type DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { ReadingLevel, Theme } from "@/lib/shared/story";
import type { Step } from "./rules";

export type ReportScope = {
  parent: ParentScope;
  /** One child only. */
  childId: string | null;
  /** The first and the last day, both included. */
  from: string;
  to: string;
};

/** What was read in the days of the report, by children who are still there. */
const eventsOf = ({ parent, childId, from, to }: ReportScope) => sql`
  SELECT event.book_id, event.page_number, event.child_id, event.active_seconds, event.listened_seconds,
    event.finished_book, event.read_on,
    coalesce(event.level, book.level) AS level, book.theme, child.name AS child_name
  FROM reading_events event
  JOIN books book ON book.id = event.book_id
  JOIN children child ON child.id = event.child_id AND child.deleted_at IS NULL
  WHERE event.parent_id = ${parent}::uuid AND event.read_on BETWEEN ${from}::date AND ${to}::date
    AND (${childId}::uuid IS NULL OR event.child_id = ${childId}::uuid)`;

/** The same without what was counted for another child as well: a family's evening has no more minutes for that. */
const onceOf = (scope: ReportScope) =>
  scope.childId === null ? sql`${eventsOf(scope)} AND NOT event.counted_beside` : eventsOf(scope);

type Figures = { seconds: number; listenedSeconds: number; stories: number };
const figures = sql`sum(active_seconds)::int AS seconds, sum(listened_seconds)::int AS "listenedSeconds",
  count(DISTINCT book_id) FILTER (WHERE finished_book)::int AS stories`;

export const findBySlot = (db: DbOrTx, scope: ReportScope, step: Step) =>
  fetchRows<Figures & { start: string }>(
    db,
    sql`SELECT date_trunc(${step}, read_on)::date::text AS start, ${figures}
    FROM (${onceOf(scope)}) event GROUP BY 1 ORDER BY 1`,
  );

export const findByChild = (db: DbOrTx, scope: ReportScope) =>
  fetchRows<Figures & { id: string; name: string }>(
    db,
    sql`SELECT child_id AS id, child_name AS name, ${figures}
    FROM (${eventsOf(scope)}) event GROUP BY 1, 2 ORDER BY child_name, child_id`,
  );

export const findByTheme = (db: DbOrTx, scope: ReportScope) =>
  fetchRows<Figures & { theme: Theme }>(
    db,
    sql`SELECT theme, ${figures} FROM (${onceOf(scope)}) event GROUP BY 1 ORDER BY seconds DESC, theme`,
  );

/** Stories that were finished at each level. */
export const findByLevel = (db: DbOrTx, scope: ReportScope, step: Step) =>
  fetchRows<{ start: string; level: ReadingLevel; stories: number }>(
    db,
    sql`SELECT date_trunc(${step}, read_on)::date::text AS start, level, count(DISTINCT book_id)::int AS stories
    FROM (${eventsOf(scope)}) event WHERE finished_book GROUP BY 1, 2 ORDER BY 1, 2`,
  );

export type ReadPages = { days: number; words: number; pages: number; again: number };

/** Days with a story, and pages by how they were read: each page counts once, and again if on another day, too. */
export async function findReadPages(db: DbOrTx, scope: ReportScope): Promise<ReadPages> {
  const [row] = await fetchRows<ReadPages>(
    db,
    sql`WITH event AS (${eventsOf(scope)}), page AS (
      SELECT book_id, page_number, count(DISTINCT read_on) AS days FROM event GROUP BY 1, 2
    )
    SELECT (SELECT count(DISTINCT read_on) FROM event)::int AS days,
      count(*)::int AS pages,
      count(*) FILTER (WHERE page.days > 1)::int AS again,
      coalesce(sum(cardinality(regexp_split_to_array(btrim(text), '[[:space:]]+'))), 0)::int AS words
    FROM page JOIN book_pages shown ON shown.book_id = page.book_id AND shown.number = page.page_number`,
  );
  return row ?? { days: 0, words: 0, pages: 0, again: 0 };
}

/** The stories that were opened on the most days. */
export const findFavourites = (db: DbOrTx, scope: ReportScope, most: number) =>
  fetchRows<{ id: string; title: string; days: number }>(
    db,
    sql`SELECT book.id, book.title, count(DISTINCT event.read_on)::int AS days
    FROM (${eventsOf(scope)}) event JOIN books book ON book.id = event.book_id AND book.deleted_at IS NULL
    GROUP BY 1, 2 HAVING count(DISTINCT event.read_on) > 1
    ORDER BY days DESC, max(event.read_on) DESC, book.id LIMIT ${most}`,
  );

/** The newest day that anybody of the family has read on; clocks east of us are ahead. */
export async function findNewestDay(db: DbOrTx, parent: ParentScope): Promise<string | null> {
  const [row] = await fetchRows<{ day: string | null }>(
    db,
    sql`SELECT max(read_on)::text AS day FROM reading_events WHERE parent_id = ${parent}::uuid`,
  );
  return row?.day ?? null;
}
