import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

/** No order has it. */
const NONE = "00000000-0000-0000-0000-000000000000";

export type ChildsOrder = { bookRequestId: string; childId: string };

/** Plots of one child are settled one after another, so that two stories in the making are not the same one. */
export async function lockPlots(tx: DbOrTx, childId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`plots/${childId}`}, 0))`;
}

/**
 * The plots that a child knows or is about to hear, each followed by its parts, the latest last. The plot of a deleted
 * story counts on: whoever didn't like it must not get it again. One that failed was not told.
 */
export async function findTold(tx: DbOrTx, { bookRequestId, childId }: ChildsOrder): Promise<string[]> {
  const rows = await tx.$queryRaw<{ plot: string; parts: string[] }[]>`
    SELECT plot, parts FROM (
      SELECT book.shape AS plot, book.parts, book.id FROM books book
      WHERE book.child_id = ${childId}::uuid AND (book.status = 'completed' OR book.deleted_at IS NULL)
      UNION ALL
      SELECT step.output ->> 'plot',
        ARRAY(SELECT jsonb_array_elements_text(coalesce(step.output -> 'parts', '[]'))), request.id
      FROM book_request_steps step
      JOIN book_requests request ON request.id = step.book_request_id
      WHERE request.child_id = ${childId}::uuid AND request.id <> ${bookRequestId}::uuid
        AND request.book_id IS NULL AND step.step = 'plot'
    ) told
    ORDER BY id`;
  return rows.flatMap(({ plot, parts }) => [plot, ...parts]);
}

/** The same of finished and begun stories alone, for a look ahead. */
export async function findHeard(db: DbOrTx, childId: string): Promise<string[]> {
  return findTold(db, { bookRequestId: NONE, childId });
}

/**
 * The words that a child met in the last stories that were read to their end: those that it tapped, then those that were
 * new there, the latest first; without those that a parent took off the child's list.
 */
export async function findMetWords(db: DbOrTx, { childId, most }: LastStories): Promise<string[]> {
  const rows = await db.$queryRaw<{ word: string }[]>`
    WITH heard AS (
      SELECT book.id, book.new_words FROM books book
      WHERE book.child_id = ${childId}::uuid AND book.status = 'completed' AND book.deleted_at IS NULL
        AND EXISTS (SELECT 1 FROM reading_events event
          WHERE event.book_id = book.id AND event.child_id = book.child_id AND event.finished_book)
      ORDER BY book.id DESC LIMIT ${most}
    ), met AS (
      SELECT tapped.word, 0 AS rank, tapped.book_id, 0::bigint AS place
      FROM tapped_words tapped JOIN heard ON heard.id = tapped.book_id
      WHERE tapped.child_id = ${childId}::uuid
      UNION ALL
      SELECT declared.word, 1, heard.id, declared.place
      FROM heard, unnest(heard.new_words) WITH ORDINALITY AS declared(word, place)
    )
    SELECT word FROM met
    WHERE lower(word) NOT IN (SELECT word FROM dropped_words WHERE child_id = ${childId}::uuid)
    ORDER BY rank, book_id DESC, place, word`;
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
