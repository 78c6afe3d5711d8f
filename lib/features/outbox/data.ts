import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { Prisma } from "@/prisma/generated/client";

type NewMessage = {
  template: string;
  recipient: string;
  props: Prisma.InputJsonObject;
  idempotencyKey: string;
  parentId: string | null;
  attachment?: Uint8Array<ArrayBuffer>;
  attachmentName?: string;
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

/** Every end blanks what was to be said: it may hold a link that opens an account. */
const BLANK = { props: {}, attachment: null };

export async function markSent(db: DbOrTx, id: string, { providerId, at }: { providerId: string; at: Date }) {
  await db.outboxMessage.update({ where: { id }, data: { sentAt: at, providerId, ...BLANK } });
}

export async function markFailed(db: DbOrTx, id: string, at: Date) {
  await db.outboxMessage.update({ where: { id }, data: { failedAt: at, ...BLANK } });
}

export async function markWithdrawn(
  tx: DbOrTx,
  { template, recipient, at }: { template: string; recipient: string; at: Date },
) {
  await tx.outboxMessage.updateMany({
    where: { template, recipient, sentAt: null, failedAt: null },
    data: { failedAt: at, ...BLANK },
  });
}

export async function deleteMessage(db: DbOrTx, id: string): Promise<void> {
  await db.outboxMessage.deleteMany({ where: { id } });
}

/** Takes the addresses out of e-mails that were sent or given up before; what keeps them from going out twice stays. */
export async function blankAddresses(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.outboxMessage.updateMany({
    where: {
      createdAt: { lt: before },
      NOT: { recipient: "" },
      OR: [{ sentAt: { not: null } }, { failedAt: { not: null } }],
    },
    data: { recipient: "" },
  });
  return count;
}

export async function deleteMessagesBefore(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.outboxMessage.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
