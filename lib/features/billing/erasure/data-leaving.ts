import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { InvoiceFacts } from "@/lib/platform/payments/payments";
import type { ParentScope } from "@/lib/shared/actor";

const OPEN = { notIn: ["canceled", "incomplete_expired"] as ("canceled" | "incomplete_expired")[] };

/** What would be charged for again. */
export async function findRenewing(db: DbOrTx, parent: ParentScope): Promise<string[]> {
  const rows = await db.subscription.findMany({
    where: { parentId: parent, status: OPEN, cancelAtPeriodEnd: false },
    select: { stripeSubscriptionId: true },
  });
  return rows.map(({ stripeSubscriptionId }) => stripeSubscriptionId);
}

/** Before it is stopped at the provider, so that what a crash leaves half done is still known to be ours. */
export async function noteStopped(
  db: DbOrTx,
  parent: ParentScope,
  { ids, now }: { ids: string[]; now: Date },
): Promise<void> {
  await db.subscription.updateMany({
    where: { parentId: parent, stripeSubscriptionId: { in: ids } },
    data: { renewalStoppedAt: now },
  });
}

export async function findStopped(db: DbOrTx, parent: ParentScope): Promise<string[]> {
  const rows = await db.subscription.findMany({
    where: { parentId: parent, status: OPEN, renewalStoppedAt: { not: null } },
    select: { stripeSubscriptionId: true },
  });
  return rows.map(({ stripeSubscriptionId }) => stripeSubscriptionId);
}

export async function forgetStopped(db: DbOrTx, parent: ParentScope): Promise<void> {
  await db.subscription.updateMany({
    where: { parentId: parent, renewalStoppedAt: { not: null } },
    data: { renewalStoppedAt: null },
  });
}

/** Keeps what the law asks for of a parent's bills: as the provider has them now, older ones as we know them. */
export async function keepInvoices(tx: Tx, parent: ParentScope, facts: InvoiceFacts[]): Promise<void> {
  const known = await tx.invoice.findMany({
    where: { parentId: parent },
    select: {
      stripeInvoiceId: true,
      number: true,
      status: true,
      currency: true,
      amountDueCents: true,
      amountPaidCents: true,
      refundedCents: true,
      issuedAt: true,
      paidAt: true,
    },
  });
  const rows = new Map(known.map((row) => [row.stripeInvoiceId, row]));
  for (const bill of facts) {
    if (bill.status === "draft") continue;
    const { stripeInvoiceId, number, status, currency, issuedAt, paidAt } = bill;
    const { amountDueCents, amountPaidCents, refundedCents } = bill;
    const amounts = { amountDueCents, amountPaidCents, refundedCents };
    rows.set(stripeInvoiceId, { stripeInvoiceId, number, status, currency, issuedAt, paidAt, ...amounts });
  }
  await tx.keptInvoice.deleteMany({ where: { stripeInvoiceId: { in: [...rows.keys()] } } });
  await tx.keptInvoice.createMany({ data: [...rows.values()] });
}

/** From here on the provider's customer is nobody's. */
export async function deleteCustomerRow(tx: Tx, parent: ParentScope): Promise<void> {
  await tx.paymentCustomer.deleteMany({ where: { parentId: parent } });
}

export async function deleteKeptInvoices(db: DbOrTx, issuedBefore: Date): Promise<number> {
  const { count } = await db.keptInvoice.deleteMany({ where: { issuedAt: { lt: issuedBefore } } });
  return count;
}
