import "server-only";
import { sql, type DbOrTx } from "@/lib/platform/db/database";
import { isToldOf, isToldOfChild } from "@/lib/platform/db/told-of";
import type { ParentScope } from "@/lib/shared/actor";
import type { ReadingLevel } from "@/lib/shared/story";

/** No order has it. */
const NONE = "00000000-0000-0000-0000-000000000000";

export type ChildrensOrder = { bookRequestId: string; childIds: string[] };

/** Plots of one child are settled one after another, so that two stories in the making are not the same one. */
export async function lockPlots(tx: DbOrTx, childIds: readonly string[]): Promise<void> {
  // In one order for everybody, so that two stories of the same children never wait for each other.
  for (const childId of childIds.toSorted())
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`plots/${childId}`}, 0))`;
}

/**
 * The plots that any of some children knows or is about to hear, each followed by its parts, the latest last. The plot of a deleted
 * story counts on: whoever didn't like it must not get it again. One that failed was not told.
 */
export async function findTold(tx: DbOrTx, { bookRequestId, childIds }: ChildrensOrder): Promise<string[]> {
  const rows = await tx.$queryRaw<{ plot: string; parts: string[] }[]>`
    SELECT plot, parts FROM (
      SELECT shape AS plot, parts, id FROM books
      WHERE ${isToldOf(sql`${childIds}::uuid[]`)} AND (status = 'completed' OR deleted_at IS NULL)
      UNION ALL
      SELECT step.output ->> 'plot',
        ARRAY(SELECT jsonb_array_elements_text(coalesce(step.output -> 'parts', '[]'))), request.id
      FROM book_request_steps step
      JOIN book_requests request ON request.id = step.book_request_id
      WHERE request.parent_id IN (SELECT parent_id FROM children WHERE id = ANY(${childIds}::uuid[]))
        AND (request.child_id = ANY(${childIds}::uuid[]) OR EXISTS (
          SELECT FROM jsonb_array_elements(request."order" -> 'together') hero
          WHERE hero ->> 'id' = ANY(${childIds}::text[])))
        AND request.id <> ${bookRequestId}::uuid AND request.book_id IS NULL AND step.step = 'plot'
    ) told
    ORDER BY id`;
  return rows.flatMap(({ plot, parts }) => [plot, ...parts]);
}

/** The same of finished and begun stories alone, for a look ahead. */
export async function findHeard(db: DbOrTx, childIds: string[]): Promise<string[]> {
  return findTold(db, { bookRequestId: NONE, childIds });
}

type OfAPlot = { childIds: string[]; plot: string; level: ReadingLevel };

/** So many tellings of a plot are told apart from. */
const TELLINGS = 2;

/** What the pages say of the last stories of one plot that any of some children has at a level. */
export async function findPagesOf(db: DbOrTx, { childIds, plot, level }: OfAPlot): Promise<string[]> {
  const rows = await db.$queryRaw<{ text: string }[]>`
    SELECT page.text FROM book_pages page
    WHERE page.book_id IN (
      SELECT id FROM books
      WHERE ${isToldOf(sql`${childIds}::uuid[]`)} AND shape = ${plot} AND level = ${level}::reading_level
        AND status = 'completed' AND deleted_at IS NULL
      ORDER BY id DESC LIMIT ${TELLINGS})
    ORDER BY page.book_id, page.number`;
  return rows.map(({ text }) => text);
}

/**
 * The words that a child met in its last stories: those that it tapped, as soon as it did, then those that were new in a
 * story that was read to its end, the latest first; without those that a parent took off the child's list.
 */
export async function findMetWords(db: DbOrTx, { childId, most }: LastStories): Promise<string[]> {
  const rows = await db.$queryRaw<{ word: string }[]>`
    WITH opened AS (
      SELECT book.id, book.new_words, EXISTS (SELECT 1 FROM reading_events event
          WHERE event.book_id = book.id AND event.child_id = ${childId}::uuid AND event.finished_book) AS is_read,
        EXISTS (SELECT 1 FROM tapped_words tapped
          WHERE tapped.book_id = book.id AND tapped.child_id = ${childId}::uuid) AS is_tapped
      FROM books book
      WHERE ${isToldOfChild(childId)} AND book.status = 'completed' AND book.deleted_at IS NULL
    ), met_in AS (
      SELECT id, new_words, is_read FROM opened WHERE is_read OR is_tapped ORDER BY id DESC LIMIT ${most}
    ), met AS (
      SELECT tapped.word, tapped.tapped_at, tapped.book_id, 0::bigint AS place
      FROM tapped_words tapped JOIN met_in ON met_in.id = tapped.book_id
      WHERE tapped.child_id = ${childId}::uuid
      UNION ALL
      SELECT declared.word, NULL, met_in.id, declared.place
      FROM met_in, unnest(met_in.new_words) WITH ORDINALITY AS declared(word, place)
      WHERE met_in.is_read
    )
    SELECT word FROM met
    WHERE lower(word) NOT IN (SELECT word FROM dropped_words WHERE child_id = ${childId}::uuid)
    ORDER BY tapped_at DESC NULLS LAST, book_id DESC, place, word`;
  return [...new Set(rows.map(({ word }) => word))];
}

type LastStories = { childId: string; most: number };
type FamilysStories = LastStories & { since: Date };

/** What the family's last stories were called and about: the child's own first, then those of others in the same home. */
export async function findLastStories(
  db: DbOrTx,
  parent: ParentScope,
  { childId, since, most }: FamilysStories,
): Promise<{ title: string; premise: string | null }[]> {
  return db.$queryRaw`
    SELECT title, premise FROM books
    WHERE parent_id = ${parent}::uuid AND status = 'completed' AND deleted_at IS NULL AND created_at >= ${since}
    ORDER BY child_id = ${childId}::uuid DESC NULLS LAST, id DESC LIMIT ${most}`;
}
