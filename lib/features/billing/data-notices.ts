import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";

const READER = { select: { id: true, email: true, firstName: true } } as const;
const AT_ONCE = 500;

/** Overdue subscriptions whose grace is over, with the bill that waits. */
export const findClosedByGrace = (db: DbOrTx, overdueBefore: Date, overdueAfter: Date) =>
  db.subscription.findMany({
    where: { status: "past_due", pastDueSince: { lte: overdueBefore, gt: overdueAfter } },
    select: {
      parent: READER,
      plan: { select: { name: true } },
      invoices: {
        where: { status: "open", attemptCount: { gt: 0 } },
        select: { stripeInvoiceId: true, amountDueCents: true, currency: true },
        orderBy: { issuedAt: "asc" },
        take: 1,
      },
    },
    take: AT_ONCE,
  });

/** Years that end soon and go on. */
export const findRenewingYears = (db: DbOrTx, after: Date, until: Date) =>
  db.subscription.findMany({
    where: {
      billingPeriod: "annual",
      status: "active",
      cancelAtPeriodEnd: false,
      currentPeriodEnd: { gt: after, lte: until },
    },
    select: {
      stripeSubscriptionId: true,
      billingPeriod: true,
      priceCents: true,
      currency: true,
      nextBillingPeriod: true,
      nextPriceCents: true,
      nextPlan: { select: { name: true } },
      currentPeriodEnd: true,
      parent: READER,
      plan: { select: { name: true } },
      priceNotice: { select: { priceCents: true, notBefore: true } },
    },
    take: AT_ONCE,
  });

/** Subscribers who pay another price than their plan now has, and were not told of this one. */
export async function findUntoldPrices(db: DbOrTx) {
  const rows = await db.$queryRaw<{ id: string; cents: number }[]>`
    SELECT s.id, p.cents FROM subscriptions s
    JOIN LATERAL (
      SELECT id, CASE s.billing_period WHEN 'annual' THEN synced_annual_cents ELSE synced_monthly_cents END AS cents
      FROM plans WHERE plans.id = s.plan_id AND retired_at IS NULL
    ) p ON true
    LEFT JOIN price_notices n
      ON n.subscription_id = s.id AND n.plan_id = s.plan_id AND n.billing_period = s.billing_period
    WHERE s.status IN ('active', 'trialing', 'past_due') AND NOT s.cancel_at_period_end
      AND p.cents <> s.price_cents AND n.price_cents IS DISTINCT FROM p.cents
    ORDER BY s.id LIMIT ${AT_ONCE}`;
  const cents = new Map(rows.map((row) => [row.id, row.cents]));
  const subscriptions = await db.subscription.findMany({
    where: { id: { in: [...cents.keys()] } },
    select: {
      id: true,
      planId: true,
      stripeSubscriptionId: true,
      billingPeriod: true,
      priceCents: true,
      currency: true,
      currentPeriodEnd: true,
      parent: READER,
      plan: { select: { name: true } },
    },
  });
  return subscriptions.map((row) => ({ ...row, newCents: cents.get(row.id) ?? row.priceCents }));
}

type Notice = {
  subscriptionId: string;
  planId: string;
  billingPeriod: "monthly" | "annual";
  priceCents: number;
  announcedAt: Date;
  notBefore: Date;
};

export async function storePriceNotice(tx: Tx, { subscriptionId, ...notice }: Notice): Promise<void> {
  await tx.priceNotice.upsert({
    where: { subscriptionId },
    create: { subscriptionId, ...notice },
    update: notice,
    select: { subscriptionId: true },
  });
}

/** Notices that nothing will come of: done, taken back by the operator, or of a plan that its owner has left. */
export async function dropSettledNotices(db: DbOrTx): Promise<void> {
  await db.$executeRaw`
    DELETE FROM price_notices n USING subscriptions s, plans p
    WHERE s.id = n.subscription_id AND p.id = s.plan_id AND (
      s.plan_id <> n.plan_id OR s.billing_period <> n.billing_period OR s.ended_at IS NOT NULL
      OR s.price_cents = n.price_cents
      OR n.price_cents <> CASE s.billing_period WHEN 'annual' THEN p.synced_annual_cents ELSE p.synced_monthly_cents END)`;
}

/** Notices whose time has come: the period that ends before this moment is the last at the old price. */
export const findDueNotices = (db: DbOrTx, now: Date, until: Date) =>
  db.priceNotice.findMany({
    where: {
      subscription: {
        status: { in: ["active", "trialing"] },
        cancelAtPeriodEnd: false,
        nextPlanId: null,
        currentPeriodEnd: { gt: now, lte: until },
      },
    },
    select: {
      priceCents: true,
      billingPeriod: true,
      notBefore: true,
      plan: { select: { stripeMonthlyPrice: true, stripeAnnualPrice: true } },
      subscription: {
        select: {
          stripeSubscriptionId: true,
          currentPeriodEnd: true,
          parent: { select: { paymentCustomer: { select: { stripeCustomerId: true } } } },
        },
      },
    },
    take: AT_ONCE,
  });
