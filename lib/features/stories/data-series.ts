import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { Scene, StoryOrder, Theme } from "@/lib/shared/story";

/** What is known of a finished story that another one is to continue. */
export type FinishedStory = {
  childId: string;
  /** Other children who are heroes of it and still there. */
  withChildIds: string[];
  title: string;
  theme: Theme;
  premise: string | null;
  leftOpen: string | null;
  seriesPart: number | null;
  /** As it was ordered; a title and nothing else where that has been blanked. */
  order: Partial<StoryOrder>;
  scenes: Scene[];
};

/** A story of a child that is still there. */
export async function findFinished(
  db: DbOrTx,
  parent: ParentScope,
  id: string,
): Promise<FinishedStory | null> {
  const book = await db.book.findFirst({
    where: { id, parentId: parent, deletedAt: null, status: "completed", childId: { not: null } },
    select: {
      childId: true,
      title: true,
      theme: true,
      premise: true,
      leftOpen: true,
      seriesPart: true,
      request: { select: { order: true } },
      pages: { select: { scene: true }, orderBy: { number: "asc" } },
      children: { select: { childId: true }, orderBy: { place: "asc" } },
    },
  });
  if (!book?.childId) return null;
  const { request, pages, childId, children, ...facts } = book;
  return {
    ...facts,
    childId,
    withChildIds: children.map((one) => one.childId).filter((one) => one !== childId),
    order: (request?.order ?? {}) as Partial<StoryOrder>, // Written by `insertRequest` alone.
    scenes: pages.map(({ scene }) => scene as unknown as Scene), // Written by `saveDraft` alone.
  };
}

export type SeriesPlace = { seriesId: string; part: number };

/**
 * Makes a story the first of a series, unless it is in one, and says which place the next one has: behind all that are
 * told or ordered, also where the parent continues a story in its middle. Orders of one parent take turns.
 */
export async function joinSeries(
  tx: DbOrTx,
  parent: ParentScope,
  bookId: string,
): Promise<SeriesPlace | null> {
  const [row] = await tx.$queryRaw<{ seriesId: string }[]>`
    UPDATE books SET series_id = coalesce(series_id, uuid_v7()), series_part = coalesce(series_part, 1)
    WHERE id = ${bookId}::uuid AND parent_id = ${parent}::uuid AND deleted_at IS NULL AND status = 'completed'
    RETURNING series_id AS "seriesId"`;
  if (!row) return null;
  const { seriesId } = row;
  const [last] = await tx.$queryRaw<{ part: number }[]>`
    SELECT greatest(
      (SELECT max(series_part) FROM books WHERE series_id = ${seriesId}::uuid),
      (SELECT max(("order" -> 'before' ->> 'part')::int) FROM book_requests
        WHERE parent_id = ${parent}::uuid AND status IN ('QUEUED', 'RUNNING')
          AND "order" -> 'before' ->> 'seriesId' = ${seriesId})
    )::int AS part`;
  return { seriesId, part: (last?.part ?? 1) + 1 };
}

/** Those of some books of a parent's that another one can still continue. */
export async function findContinuable(db: DbOrTx, parent: ParentScope, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const books = await db.book.findMany({
    where: {
      id: { in: ids },
      parentId: parent,
      deletedAt: null,
      status: "completed",
      childId: { not: null },
    },
    select: { id: true },
  });
  return new Set(books.map(({ id }) => id));
}
