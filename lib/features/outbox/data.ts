import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

type NewMessage = {
  template: string;
  recipient: string;
  props: Record<string, string>;
  idempotencyKey: string;
  parentId: string | null;
};

/** The new row's id, or `null` when a message with this key was written before. */
export async function insertMessage(tx: DbOrTx, message: NewMessage): Promise<string | null> {
  const [row] = await tx.outboxMessage.createManyAndReturn({
    data: [message],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

/** A message that was neither sent nor given up. */
export const findWaitingMessage = (db: DbOrTx, id: string) =>
  db.outboxMessage.findFirst({ where: { id, sentAt: null, failedAt: null } });

// Both ends blank the props: they may hold a link that opens an account.
export async function markSent(db: DbOrTx, id: string, { providerId, at }: { providerId: string; at: Date }) {
  await db.outboxMessage.update({ where: { id }, data: { sentAt: at, providerId, props: {} } });
}

export async function markFailed(db: DbOrTx, id: string, at: Date) {
  await db.outboxMessage.update({ where: { id }, data: { failedAt: at, props: {} } });
}
