import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import { readBy, type ParentScope, type Reader } from "@/lib/shared/actor";
import type { ReadingLevel } from "@/lib/shared/story";
import type { BadgeKey } from "./rules";

export type ReadablePage = { number: number; text: string };
export type ReadableBook = {
  id: string;
  parentId: string;
  childId: string | null;
  /** Of whom it is told besides. */
  others: string[];
  level: ReadingLevel;
  pages: ReadablePage[];
};

/** Those of the given books that the reader may read and that are still there. */
export async function findReadableBooks(db: DbOrTx, reader: Reader, ids: string[]): Promise<ReadableBook[]> {
  const books = await db.book.findMany({
    where: { id: { in: ids }, ...readBy(reader), deletedAt: null },
    select: {
      id: true,
      parentId: true,
      childId: true,
      level: true,
      pages: { select: { number: true, text: true }, orderBy: { number: "asc" } },
      children: { select: { childId: true }, orderBy: { place: "asc" } },
    },
  });
  return books.map(({ children, ...book }) =>
    whoseRead(reader, { ...book, all: children.map((one) => one.childId) }),
  );
}

/** On a device that a child has, that child reads, and nobody else. */
function whoseRead(
  { childId }: Reader,
  { all, ...book }: Omit<ReadableBook, "others"> & { all: string[] },
): ReadableBook {
  if (childId) return { ...book, childId, others: [] };
  return { ...book, others: all.filter((one) => one !== book.childId) };
}

export type NewEvent = {
  id: string;
  /** It counts for another child as well, and once for the family. */
  countedBeside: boolean;
  childId: string | null;
  bookId: string;
  pageNumber: number;
  activeSeconds: number;
  listenedSeconds: number;
  finishedBook: boolean;
  level: ReadingLevel;
  occurredAt: Date;
  readOn: Date;
  /** In small letters, each of them on the page. */
  tappedWords: string[];
};

/** Events that are known already count once. */
export async function insertEvents(tx: DbOrTx, parent: ParentScope, events: NewEvent[]): Promise<void> {
  await tx.readingEvent.createMany({
    data: events.map(({ tappedWords: _, ...event }) => ({ ...event, parentId: parent })),
    skipDuplicates: true,
  });
}

/** Locks the children that are still there, in one order for everybody, so that badges are counted one at a time. */
export async function lockReaders(tx: DbOrTx, parent: ParentScope, ids: string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM children
    WHERE id = ANY(${ids}::uuid[]) AND parent_id = ${parent}::uuid AND deleted_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`;
  return rows.map(({ id }) => id);
}

export type ReadingFacts = {
  stories: number;
  themes: number;
  seconds: number;
  evenings: number;
  steppedUp: boolean;
};

/**
 * What the log says of one child. Evenings are counted in the reader's own time. A story that was told at the level of
 * another child says nothing of this one's.
 */
export async function findReadingFacts(
  tx: DbOrTx,
  childId: string,
  { offsetMinutes }: { offsetMinutes: number },
): Promise<ReadingFacts> {
  const [facts] = await tx.$queryRaw<ReadingFacts[]>`
    WITH event AS (
      SELECT book_id, level, active_seconds, finished_book, counted_beside, occurred_at,
        (occurred_at AT TIME ZONE 'UTC') + make_interval(mins => ${offsetMinutes}) AS local_time
      FROM reading_events WHERE child_id = ${childId}::uuid
    ), finished AS (
      SELECT book.id, book.theme, min(event.occurred_at) AS finished_at,
        -- A plot that is told once more is no other story; what a provider wrote has none.
        CASE WHEN book.writer = 'classic' THEN book.shape ELSE book.id::text END AS story,
        (array_agg(coalesce(event.level, book.level) ORDER BY event.occurred_at))[1] AS level,
        bool_and(event.counted_beside) AS beside
      FROM event JOIN books book ON book.id = event.book_id
      WHERE event.finished_book
      GROUP BY book.id
    ), step AS (
      SELECT level > max(level) OVER (
        ORDER BY finished_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      ) AS up FROM finished WHERE NOT beside
    )
    SELECT
      (SELECT count(DISTINCT story) FROM finished)::int AS stories,
      (SELECT count(DISTINCT theme) FROM finished)::int AS themes,
      (SELECT coalesce(sum(active_seconds), 0) FROM event)::int AS seconds,
      (SELECT count(DISTINCT local_time::date) FROM event
        WHERE extract(hour FROM local_time) >= 17 AND active_seconds > 0)::int AS evenings,
      coalesce((SELECT bool_or(up) FROM step), false) AS "steppedUp"`;
  return facts ?? { stories: 0, themes: 0, seconds: 0, evenings: 0, steppedUp: false };
}

/** @returns those that were not there before */
export async function insertBadges(
  tx: DbOrTx,
  childId: string,
  { badges, bookId }: { badges: BadgeKey[]; bookId: string | null },
): Promise<string[]> {
  const rows = await tx.badge.createManyAndReturn({
    data: badges.map((badge) => ({ childId, badge, bookId })),
    select: { badge: true },
    skipDuplicates: true,
  });
  return rows.map(({ badge }) => badge);
}

export type ReadingPlace = { bookId: string; at: Date; openPage: number | null };

/** Where reading stands now, unless something newer is known. */
export async function savePlaces(tx: DbOrTx, parent: ParentScope, places: ReadingPlace[]): Promise<void> {
  for (const { bookId, at, openPage } of places) {
    await tx.book.updateMany({
      where: {
        id: bookId,
        parentId: parent,
        deletedAt: null,
        OR: [{ lastReadAt: null }, { lastReadAt: { lte: at } }],
      },
      data: { lastReadAt: at, openPage },
    });
  }
}
