import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { WebhookEvent } from "./rules";

const WEBHOOK = {
  id: true,
  url: true,
  version: true,
  createdAt: true,
  failingSince: true,
  offSince: true,
} as const;
const DELIVERY = {
  id: true,
  event: true,
  status: true,
  tries: true,
  nextTryAt: true,
  answered: true,
  problem: true,
  createdAt: true,
} as const;

/** Oldest first. */
export const findWebhooks = (db: DbOrTx, parent: ParentScope) =>
  db.webhook.findMany({ where: { parentId: parent }, select: WEBHOOK, orderBy: { id: "asc" } });

export type StoredWebhook = Awaited<ReturnType<typeof findWebhooks>>[number];

/** How many there are; none is added meanwhile. */
export async function countWebhooksLocked(tx: Tx, parent: ParentScope): Promise<number> {
  await tx.$queryRaw`SELECT id FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;
  return tx.webhook.count({ where: { parentId: parent } });
}

export const insertWebhook = (
  tx: Tx,
  parent: ParentScope,
  webhook: { url: string; createdAt: Date },
): Promise<StoredWebhook> => tx.webhook.create({ data: { parentId: parent, ...webhook }, select: WEBHOOK });

export const findWebhook = (db: DbOrTx, parent: ParentScope, id: string): Promise<StoredWebhook | null> =>
  db.webhook.findFirst({ where: { id, parentId: parent }, select: WEBHOOK });

type Change = { offSince?: null; failingSince?: null; version?: { increment: number } };

/** @returns nothing where the parent has no such webhook */
export async function changeWebhook(
  tx: Tx,
  parent: ParentScope,
  { id, ...change }: { id: string } & Change,
): Promise<StoredWebhook | null> {
  const [row] = await tx.webhook.updateManyAndReturn({
    where: { id, parentId: parent },
    data: change,
    select: WEBHOOK,
  });
  return row ?? null;
}

export async function deleteWebhook(tx: Tx, parent: ParentScope, id: string): Promise<boolean> {
  const { count } = await tx.webhook.deleteMany({ where: { id, parentId: parent } });
  return count > 0;
}

/** Those of a parent that are on. */
export async function findListening(tx: Tx, parent: ParentScope): Promise<{ id: string }[]> {
  return tx.webhook.findMany({ where: { parentId: parent, offSince: null }, select: { id: true } });
}

type NewDelivery = { webhookId: string; source: string; event: WebhookEvent; body: string; now: Date };

/** @returns nothing where this webhook was told the same before */
export async function insertDelivery(tx: Tx, { now, ...delivery }: NewDelivery) {
  const [row] = await tx.webhookDelivery.createManyAndReturn({
    data: [{ ...delivery, createdAt: now, nextTryAt: now }],
    skipDuplicates: true,
    select: DELIVERY,
  });
  return row ?? null;
}

/** The last ones, newest first. */
export const findDeliveries = (db: DbOrTx, webhookId: string, take: number) =>
  db.webhookDelivery.findMany({ where: { webhookId }, select: DELIVERY, orderBy: { id: "desc" }, take });

export type StoredDelivery = Awaited<ReturnType<typeof findDeliveries>>[number];

/** Starts one that has ended once more. @returns nothing where it is on its way, or isn't there */
export async function restartDelivery(
  tx: Tx,
  { id, webhookId, now }: { id: string; webhookId: string; now: Date },
): Promise<StoredDelivery | null> {
  const [row] = await tx.webhookDelivery.updateManyAndReturn({
    where: { id, webhookId, endedAt: { not: null } },
    data: { status: "waiting", tries: 0, nextTryAt: now, endedAt: null, answered: null, problem: null },
    select: DELIVERY,
  });
  return row ?? null;
}

export const hasDelivery = async (db: DbOrTx, { id, webhookId }: { id: string; webhookId: string }) =>
  (await db.webhookDelivery.count({ where: { id, webhookId } })) > 0;

/** One that waits for just this try, with where it goes. */
export const findDue = (db: DbOrTx, { deliveryId, tries }: { deliveryId: string; tries: number }) =>
  db.webhookDelivery.findFirst({
    where: { id: deliveryId, tries, endedAt: null },
    select: { id: true, body: true, tries: true, webhook: { select: { ...WEBHOOK, parentId: true } } },
  });

type Tried = {
  id: string;
  /** As it was taken up: what somebody else has told meanwhile stays. */
  tries: number;
  answered: number | null;
  problem: string | null;
  status: "waiting" | "delivered" | "given_up";
  nextTryAt: Date | null;
  endedAt: Date | null;
};

export async function noteTry(tx: Tx, { id, tries, ...outcome }: Tried): Promise<boolean> {
  const { count } = await tx.webhookDelivery.updateMany({
    where: { id, tries, endedAt: null },
    data: { ...outcome, tries: tries + 1 },
  });
  return count > 0;
}

export async function noteReached(tx: Tx, id: string): Promise<void> {
  await tx.webhook.updateMany({ where: { id, failingSince: { not: null } }, data: { failingSince: null } });
}

export async function noteFailing(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.webhook.updateMany({ where: { id, failingSince: null }, data: { failingSince: now } });
}

/** Switches one off, and gives up what waits for it. @returns whether it was on */
export async function switchOff(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.webhook.updateMany({ where: { id, offSince: null }, data: { offSince: now } });
  await tx.webhookDelivery.updateMany({
    where: { webhookId: id, endedAt: null },
    data: { status: "given_up", endedAt: now, nextTryAt: null, problem: "The webhook was switched off." },
  });
  return count > 0;
}

/** Whose it is, to be told. */
export const findOwner = (db: DbOrTx, parentId: string) =>
  db.parent.findFirst({ where: { id: parentId, deletedAt: null }, select: { email: true, firstName: true } });

export async function deleteDeliveriesBefore(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.webhookDelivery.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
