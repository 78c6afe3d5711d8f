import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

type EventRow = { id: string; type: string; customerId: string; createdAt: Date };

/** Whether the event was new. */
export async function insertEvent(db: DbOrTx, { customerId, ...event }: EventRow): Promise<boolean> {
  const { count } = await db.stripeEvent.createMany({
    data: { ...event, stripeCustomerId: customerId },
    skipDuplicates: true,
  });
  return count === 1;
}

export async function isEventProcessed(db: DbOrTx, id: string): Promise<boolean> {
  const row = await db.stripeEvent.findUnique({ where: { id }, select: { processedAt: true } });
  return row?.processedAt != null;
}

/** Events of a customer whose work waits. */
export async function findWaitingEvents(db: DbOrTx, customerId: string) {
  return db.stripeEvent.findMany({
    where: { stripeCustomerId: customerId, processedAt: null },
    select: { id: true, type: true },
    take: 1000,
  });
}

export async function markEventsProcessed(db: DbOrTx, ids: string[], at: Date): Promise<void> {
  await db.stripeEvent.updateMany({
    where: { id: { in: ids }, processedAt: null },
    data: { processedAt: at },
  });
}

export async function findKnownEventIds(db: DbOrTx, ids: string[]): Promise<Set<string>> {
  const rows = await db.stripeEvent.findMany({ where: { id: { in: ids } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** Events whose work was given up on, oldest first. */
export function findUnprocessedEvents(db: DbOrTx, receivedAfter: Date, receivedBefore: Date) {
  return db.stripeEvent.findMany({
    where: { processedAt: null, receivedAt: { gte: receivedAfter, lte: receivedBefore } },
    select: { id: true, type: true, stripeCustomerId: true },
    orderBy: { receivedAt: "asc" },
    take: 500,
  });
}

/** Notices that came before; the provider itself keeps them for thirty days. */
export async function deleteEvents(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.stripeEvent.deleteMany({
    where: { receivedAt: { lt: before }, processedAt: { not: null } },
  });
  return count;
}
