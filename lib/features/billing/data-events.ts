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

export async function markEventProcessed(db: DbOrTx, id: string, at: Date): Promise<void> {
  await db.stripeEvent.updateMany({ where: { id, processedAt: null }, data: { processedAt: at } });
}

/** When the newest known event happened at the provider. */
export async function findNewestEventTime(db: DbOrTx): Promise<Date | null> {
  const row = await db.stripeEvent.findFirst({
    orderBy: { receivedAt: "desc" },
    select: { createdAt: true },
  });
  return row?.createdAt ?? null;
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
