import "server-only";
import { EMPTY_BOOK, GONE } from "@/lib/features/stories/data-books";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

/** Blanks what was ordered for books that are gone. */
export async function eraseOrdersOf(tx: DbOrTx, bookIds: string[], now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE book_requests SET erased_at = coalesce(erased_at, ${now}),
      "order" = jsonb_build_object('title', ${GONE}::text, 'heroName', '', 'theme', "order" -> 'theme')
    WHERE book_id = ANY(${bookIds}::uuid[])`;
}

/** Orders of one child that have not ended. */
export async function findActiveOf(tx: DbOrTx, parent: ParentScope, childId: string): Promise<string[]> {
  const active = await tx.bookRequest.findMany({
    where: { parentId: parent, childId, status: { in: ["QUEUED", "RUNNING"] } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return active.map(({ id }) => id);
}

/** The child's finished books, locked until the transaction ends. */
export async function lockBooksOf(tx: DbOrTx, parent: ParentScope, childId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM books
    WHERE child_id = ${childId}::uuid AND parent_id = ${parent}::uuid AND deleted_at IS NULL AND status = 'completed'
    ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/** Books and orders forget a child; of what the parent typed the title stays. */
export async function forgetHero(
  tx: DbOrTx,
  parent: ParentScope,
  { childId, now }: { childId: string; now: Date },
): Promise<void> {
  await tx.book.updateMany({
    where: { childId, parentId: parent },
    data: { childId: null, childName: "", heroLook: {}, talk: [], premise: null, leftOpen: null },
  });
  await tx.$executeRaw`
    UPDATE book_request_steps step SET output = step.output - 'look' FROM book_requests request
    WHERE request.id = step.book_request_id AND request.child_id = ${childId}::uuid
      AND request.parent_id = ${parent}::uuid`;
  await tx.$executeRaw`
    UPDATE book_requests SET child_id = NULL, erased_at = coalesce(erased_at, ${now}),
      "order" = jsonb_build_object('title', "order" -> 'title', 'heroName', '', 'theme', "order" -> 'theme')
    WHERE child_id = ${childId}::uuid AND parent_id = ${parent}::uuid`;
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
