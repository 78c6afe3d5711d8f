import "server-only";
import { EMPTY_BOOK, GONE } from "@/lib/features/stories/data-books";
import { sql, type DbOrTx, type Sql } from "@/lib/platform/db/database";
import { isToldOfChild } from "@/lib/platform/db/told-of";
import type { ParentScope } from "@/lib/shared/actor";

/** Blanks what was ordered for books that are gone. */
export async function eraseOrdersOf(tx: DbOrTx, bookIds: string[], now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE book_requests SET erased_at = coalesce(erased_at, ${now}),
      "order" = jsonb_build_object('title', ${GONE}::text, 'heroName', '', 'theme', "order" -> 'theme')
    WHERE book_id = ANY(${bookIds}::uuid[])`;
}

/** Orders of one child, alone or with others, that have not ended. */
export async function findActiveOf(tx: DbOrTx, parent: ParentScope, childId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM book_requests
    WHERE parent_id = ${parent}::uuid AND status IN ('QUEUED', 'RUNNING') AND ${isOrderOf(childId)}
    ORDER BY id`;
  return rows.map(({ id }) => id);
}

const isOrderOf = (childId: string): Sql =>
  sql`(child_id = ${childId}::uuid OR "order" -> 'together' @> ${JSON.stringify([{ id: childId }])}::jsonb)`;

/** The child's finished books, also those told of others as well, locked until the transaction ends. */
export async function lockBooksOf(tx: DbOrTx, parent: ParentScope, childId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM books
    WHERE ${isToldOfChild(childId)} AND parent_id = ${parent}::uuid AND deleted_at IS NULL AND status = 'completed'
    ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/** Books and orders forget a child; of what the parent typed the title stays. */
export async function forgetHero(
  tx: DbOrTx,
  parent: ParentScope,
  { childId, now }: { childId: string; now: Date },
): Promise<void> {
  await leaveToOthers(tx, parent, childId);
  await tx.book.updateMany({
    where: { childId, parentId: parent },
    data: { childId: null, childName: "", ...UNSAID },
  });
  await tx.$executeRaw`
    UPDATE book_request_steps step SET output = step.output - 'look' - 'others' FROM book_requests request
    WHERE request.id = step.book_request_id AND request.id IN (
      SELECT id FROM book_requests WHERE parent_id = ${parent}::uuid AND ${isOrderOf(childId)})`;
  await tx.$executeRaw`
    UPDATE book_requests SET erased_at = coalesce(erased_at, ${now}),
      child_id = CASE WHEN child_id = ${childId}::uuid THEN NULL ELSE child_id END,
      "order" = jsonb_build_object('title', "order" -> 'title', 'heroName', '', 'theme', "order" -> 'theme')
    WHERE parent_id = ${parent}::uuid AND ${isOrderOf(childId)}`;
}

/** What speaks of a child beside a story's pages, and how it is drawn. */
const UNSAID = { heroLook: {}, talk: [], premise: null, leftOpen: null, coverAlt: null };

/** Stories that were told of other children as well are theirs from now on, and say nothing of this one but in their pages. */
async function leaveToOthers(tx: DbOrTx, parent: ParentScope, childId: string): Promise<void> {
  const mine = await tx.bookChild.findMany({
    where: { childId, book: { parentId: parent } },
    select: { bookId: true },
  });
  const ids = mine.map(({ bookId }) => bookId);
  if (ids.length === 0) return;
  await tx.bookChild.deleteMany({ where: { childId, bookId: { in: ids } } });
  await tx.book.updateMany({ where: { id: { in: ids } }, data: UNSAID });
  await tx.$executeRaw`
    UPDATE books book SET child_id = heir.child_id, child_name = heir.names
    FROM (
      SELECT book_id, (array_agg(child_id ORDER BY place))[1] AS child_id, coalesce(string_agg(nullif(name, ''), ' and ' ORDER BY place), '') AS names
      FROM book_children WHERE book_id = ANY(${ids}::uuid[]) GROUP BY book_id
    ) heir
    WHERE book.id = heir.book_id`;
  // A story of one says itself whose it is.
  await tx.$executeRaw`
    DELETE FROM book_children one WHERE one.book_id = ANY(${ids}::uuid[]) AND NOT EXISTS (
      SELECT FROM book_children other WHERE other.book_id = one.book_id AND other.child_id <> one.child_id)`;
  // What was counted beside the one who is gone counts for the family through the next.
  await tx.$executeRaw`
    UPDATE reading_events event SET counted_beside = false FROM books book
    WHERE book.id = event.book_id AND book.id = ANY(${ids}::uuid[]) AND event.child_id = book.child_id`;
}

/** Blanks orders of anybody that have no book in the library: failed before `before`, or their book was deleted. */
export function eraseOldOrders(
  db: DbOrTx,
  { before, now, take }: { before: Date; now: Date; take: number },
): Promise<number> {
  return db.$executeRaw`
    UPDATE book_requests SET erased_at = ${now},
      "order" = jsonb_build_object('title', ${GONE}::text, 'heroName', '', 'theme', "order" -> 'theme')
    WHERE id IN (
      SELECT request.id FROM book_requests request LEFT JOIN books book ON book.id = request.book_id
      WHERE request.erased_at IS NULL AND (
        (request.status = 'FAILED' AND request.finished_at < ${before})
        OR (request.status = 'COMPLETED' AND (book.id IS NULL OR book.deleted_at IS NOT NULL))
      )
      ORDER BY request.id LIMIT ${take} FOR UPDATE OF request SKIP LOCKED
    )`;
}

/** Empties books of anybody that were deleted when their facts still stayed in their row. */
export async function emptyMarkedBooks(db: DbOrTx): Promise<number> {
  const { count } = await db.book.updateMany({
    where: { deletedAt: { not: null }, OR: [{ title: { not: GONE } }, { childName: { not: "" } }] },
    data: EMPTY_BOOK,
  });
  return count;
}

/** A finished book, locked until the transaction ends. A draft belongs to its order and can't be taken away. */
export async function lockFinishedBook(tx: DbOrTx, parent: ParentScope, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM books
    WHERE id = ${id}::uuid AND parent_id = ${parent}::uuid AND deleted_at IS NULL AND status = 'completed'
    FOR UPDATE`;
  return rows.length === 1;
}

/** What providers cost before; the sums of the days stay. */
export async function deleteOldCosts(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.aiCall.deleteMany({ where: { occurredAt: { lt: before } } });
  return count;
}
