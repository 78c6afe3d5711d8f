import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

/** Orders of a whole family that have not ended. */
export async function findActiveOrders(tx: Tx, parent: ParentScope): Promise<string[]> {
  const active = await tx.bookRequest.findMany({
    where: { parentId: parent, status: { in: ["QUEUED", "RUNNING"] } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return active.map(({ id }) => id);
}

/** So many rows at most of each kind; what hangs on them goes along. @returns whether there may be more */
export async function deleteSome(db: DbOrTx, parent: ParentScope, take: number): Promise<boolean> {
  const events = await db.$executeRaw`
    DELETE FROM reading_events WHERE id IN (
      SELECT id FROM reading_events WHERE parent_id = ${parent}::uuid LIMIT ${take})`;
  const orders = await db.$executeRaw`
    DELETE FROM book_requests WHERE id IN (
      SELECT id FROM book_requests WHERE parent_id = ${parent}::uuid LIMIT ${take})`;
  const books = await db.$executeRaw`
    DELETE FROM books WHERE id IN (SELECT id FROM books WHERE parent_id = ${parent}::uuid LIMIT ${take})`;
  const children = await db.$executeRaw`
    DELETE FROM children WHERE id IN (
      SELECT id FROM children WHERE parent_id = ${parent}::uuid LIMIT ${take})`;
  return Math.max(events, orders, books, children) === take;
}
