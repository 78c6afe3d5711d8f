import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { LiveSubscription } from "./customers-that-differ";

const THE_ROW = { id: 1 };

type Progress = { lookedUntil: Date | null; comparedAt: Date | null };

export const getReconciliation = (db: DbOrTx): Promise<Progress> =>
  db.paymentReconciliation.findUniqueOrThrow({
    where: THE_ROW,
    select: { lookedUntil: true, comparedAt: true },
  });

export async function noteReconciliation(db: DbOrTx, progress: Partial<Progress>): Promise<void> {
  await db.paymentReconciliation.update({ where: THE_ROW, data: progress, select: { id: true } });
}

/** What we hold to be live, of everybody. */
export async function findLiveSubscriptions(db: DbOrTx): Promise<LiveSubscription[]> {
  const rows = await db.subscription.findMany({
    where: { status: { notIn: ["canceled", "incomplete_expired"] } },
    select: {
      stripeSubscriptionId: true,
      status: true,
      billingPeriod: true,
      priceCents: true,
      currentPeriodEnd: true,
      cancelAtPeriodEnd: true,
      nextPlanId: true,
      nextBillingPeriod: true,
      nextPriceCents: true,
      plan: { select: { stripeProductId: true } },
      parent: { select: { paymentCustomer: { select: { stripeCustomerId: true } } } },
    },
  });
  return rows.flatMap(({ plan, parent, ...row }) => {
    const customerId = parent.paymentCustomer?.stripeCustomerId;
    return customerId ? [{ ...row, customerId, productId: plan.stripeProductId }] : [];
  });
}

export async function findOurCustomers(db: DbOrTx, ids: string[]): Promise<Set<string>> {
  const rows = await db.paymentCustomer.findMany({
    where: { stripeCustomerId: { in: ids } },
    select: { stripeCustomerId: true },
  });
  return new Set(rows.map(({ stripeCustomerId }) => stripeCustomerId));
}
