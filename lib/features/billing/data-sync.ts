import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { LAST_ZONE } from "@/lib/shared/write-day";
import type { BillingPeriod, SubscriptionState } from "./rules";

/** Take it before asking the provider: whoever takes the highest number asks after every change that came before. */
export async function nextLookupNumber(db: DbOrTx): Promise<bigint> {
  const rows = await db.$queryRaw<{ seq: bigint }[]>`SELECT nextval('stripe_sync_seq') AS seq`;
  const seq = rows[0]?.seq;
  if (seq === undefined) throw new Error("the sequence gave no number");
  return seq;
}

/**
 * Locks a customer and lets only newer look-ups pass. Answers the parent, or `null` when a newer one has been
 * applied or the customer is not ours.
 */
export async function passFence(tx: Tx, customerId: string, seq: bigint): Promise<string | null> {
  const rows = await tx.$queryRaw<{ parent_id: string }[]>`
    UPDATE payment_customers SET applied_seq = ${seq}
    WHERE stripe_customer_id = ${customerId} AND applied_seq < ${seq}
      AND NOT EXISTS (SELECT 1 FROM parents WHERE id = parent_id AND deleted_at IS NOT NULL)
    RETURNING parent_id`;
  return rows[0]?.parent_id ?? null;
}

export async function findParentOfCustomer(db: DbOrTx, customerId: string): Promise<string | null> {
  const row = await db.paymentCustomer.findFirst({
    where: { stripeCustomerId: customerId, parent: { deletedAt: null } },
    select: { parentId: true },
  });
  return row?.parentId ?? null;
}

/** Plans the provider knows, retired ones too: whoever subscribed keeps what they bought. */
export const findCataloguePlans = (db: DbOrTx) =>
  db.plan.findMany({
    where: { stripeProductId: { not: null } },
    select: {
      id: true,
      name: true,
      line: true,
      stripeProductId: true,
    },
  });

/** The plan that each stored subscription of a parent has, by the provider's id. */
export async function findSubscribedPlans(db: DbOrTx, parent: ParentScope): Promise<Map<string, string>> {
  const rows = await db.subscription.findMany({
    where: { parentId: parent },
    select: { stripeSubscriptionId: true, planId: true },
  });
  return new Map(rows.map(({ stripeSubscriptionId, planId }) => [stripeSubscriptionId, planId]));
}

/** What a letter needs to know of its reader. */
export const READER = {
  id: true,
  email: true,
  firstName: true,
  sessions: LAST_ZONE,
} as const;

export const getReader = (db: DbOrTx, parent: ParentScope) =>
  db.parent.findUniqueOrThrow({
    where: { id: parent },
    select: { ...READER, trialUsedAt: true, deletionAskedAt: true },
  });

export type SubscriptionRow = {
  stripeSubscriptionId: string;
  planId: string;
  status: SubscriptionState;
  billingPeriod: BillingPeriod;
  priceCents: number;
  currency: string;
  nextPlanId: string | null;
  nextBillingPeriod: BillingPeriod | null;
  nextPriceCents: number | null;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  trialEnd: Date | null;
  pastDueSince: Date | null;
  canceledAt: Date | null;
  endedAt: Date | null;
  endReason: string | null;
  createdAt: Date;
};

export type InvoiceRow = {
  stripeInvoiceId: string;
  subscriptionId: string | null;
  number: string | null;
  status: string;
  currency: string;
  amountDueCents: number;
  amountPaidCents: number;
  hostedUrl: string | null;
  pdfUrl: string | null;
  issuedAt: Date;
  paidAt: Date | null;
  attemptCount: number;
  needsAction: boolean;
  refundedCents: number;
  dispute: string | null;
};

/** What was stored before, and what is stored now, where the two differ. */
export type Change<Row> = { id: string; before: Row | null; after: Row };

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

const differs = (a: object, b: object): boolean =>
  Object.entries(b).some(([key, value]) => plain((a as Record<string, unknown>)[key]) !== plain(value));

const SUBSCRIPTION = {
  id: true,
  stripeSubscriptionId: true,
  planId: true,
  status: true,
  billingPeriod: true,
  priceCents: true,
  currency: true,
  nextPlanId: true,
  nextBillingPeriod: true,
  nextPriceCents: true,
  currentPeriodStart: true,
  currentPeriodEnd: true,
  cancelAtPeriodEnd: true,
  trialEnd: true,
  pastDueSince: true,
  canceledAt: true,
  endedAt: true,
  endReason: true,
  createdAt: true,
} as const;

/** Stores what differs. Oldest first, so that our ids keep the provider's order. */
export async function storeSubscriptions(
  tx: Tx,
  parent: ParentScope,
  rows: SubscriptionRow[],
): Promise<{ changes: Change<SubscriptionRow>[]; idOf: Map<string, string> }> {
  const stored = await tx.subscription.findMany({ where: { parentId: parent }, select: SUBSCRIPTION });
  const known = new Map(stored.map(({ id, ...row }) => [row.stripeSubscriptionId, { id, row }]));
  const idOf = new Map(stored.map(({ id, stripeSubscriptionId }) => [stripeSubscriptionId, id]));
  const changes: Change<SubscriptionRow>[] = [];
  for (const after of rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const before = known.get(after.stripeSubscriptionId);
    if (before && !differs(before.row, after)) continue;
    const { id } = before
      ? await tx.subscription.update({ where: { id: before.id }, data: after, select: { id: true } })
      : await tx.subscription.create({ data: { ...after, parentId: parent }, select: { id: true } });
    idOf.set(after.stripeSubscriptionId, id);
    changes.push({ id, before: before?.row ?? null, after });
  }
  return { changes, idOf };
}

const INVOICE = {
  id: true,
  stripeInvoiceId: true,
  subscriptionId: true,
  number: true,
  status: true,
  currency: true,
  amountDueCents: true,
  amountPaidCents: true,
  hostedUrl: true,
  pdfUrl: true,
  issuedAt: true,
  paidAt: true,
  attemptCount: true,
  needsAction: true,
  refundedCents: true,
  dispute: true,
} as const;

type Entry = { kind: "charge" | "refund" | "dispute"; amountCents: number };

const takenOf = (row: InvoiceRow | null): number => (row?.status === "paid" ? row.amountPaidCents : 0);
const disputedOf = (row: InvoiceRow | null): number => (row?.dispute === "lost" ? takenOf(row) : 0);

/** What changed hands between two looks at an invoice. */
function moneyMoved({ before, after }: Pick<Change<InvoiceRow>, "before" | "after">): Entry[] {
  const entries: Entry[] = [
    { kind: "charge", amountCents: takenOf(after) - takenOf(before) },
    { kind: "refund", amountCents: (before?.refundedCents ?? 0) - after.refundedCents },
    { kind: "dispute", amountCents: disputedOf(before) - disputedOf(after) },
  ];
  return entries.filter(({ amountCents }) => amountCents !== 0);
}

async function noteMoney(tx: Tx, parent: ParentScope, changes: Change<InvoiceRow>[]): Promise<void> {
  const data = changes.flatMap((change) =>
    moneyMoved(change).map((entry) => ({
      ...entry,
      parentId: parent,
      invoiceId: change.id,
      currency: change.after.currency,
    })),
  );
  if (data.length > 0) await tx.paymentEntry.createMany({ data });
}

export async function storeInvoices(
  tx: Tx,
  parent: ParentScope,
  rows: InvoiceRow[],
): Promise<Change<InvoiceRow>[]> {
  const stored = await tx.invoice.findMany({
    where: { parentId: parent, stripeInvoiceId: { in: rows.map((row) => row.stripeInvoiceId) } },
    select: INVOICE,
  });
  const known = new Map(stored.map(({ id, ...row }) => [row.stripeInvoiceId, { id, row }]));
  const changes: Change<InvoiceRow>[] = [];
  for (const after of rows.toReversed()) {
    const before = known.get(after.stripeInvoiceId);
    if (before && !differs(before.row, after)) continue;
    const { id } = before
      ? await tx.invoice.update({ where: { id: before.id }, data: after, select: { id: true } })
      : await tx.invoice.create({ data: { ...after, parentId: parent }, select: { id: true } });
    changes.push({ id, before: before?.row ?? null, after });
  }
  await noteMoney(tx, parent, changes);
  return changes;
}

/** The first subscription uses up the trial. */
export async function markTrialUsed(tx: Tx, parent: ParentScope, at: Date): Promise<void> {
  await tx.parent.updateMany({ where: { id: parent, trialUsedAt: null }, data: { trialUsedAt: at } });
}
