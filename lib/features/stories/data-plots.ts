import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

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
