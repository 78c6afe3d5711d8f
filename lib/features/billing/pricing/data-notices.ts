import "server-only";
import { READER } from "@/lib/features/billing/data-sync";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";

const AT_ONCE = 500;
const START = "00000000-0000-0000-0000-000000000000";

/** Everything there is, page by page in the order of the ids. */
async function collectPages<Row>(
  find: (after: string) => Promise<Row[]>,
  idOf: (row: Row) => string,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let after = START; ;) {
    const page = await find(after);
    found.push(...page);
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) return found;
    after = idOf(last);
  }
}

const closedByGrace = (db: DbOrTx, overdueBefore: Date, overdueAfter: Date) => (after: string) =>
  db.subscription.findMany({
    where: { id: { gt: after }, status: "past_due", pastDueSince: { lte: overdueBefore, gt: overdueAfter } },
    select: {
      id: true,
      parent: { select: READER },
      plan: { select: { name: true, line: true } },
      invoices: {
        where: { status: "open", attemptCount: { gt: 0 } },
        select: { stripeInvoiceId: true, amountDueCents: true, currency: true },
        orderBy: { issuedAt: "asc" },
        take: 1,
      },
    },
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });

/** Overdue subscriptions whose grace is over, with the bill that waits. */
export const findClosedByGrace = (db: DbOrTx, overdueBefore: Date, overdueAfter: Date) =>
  collectPages(closedByGrace(db, overdueBefore, overdueAfter), ({ id }) => id);

const renewingYears = (db: DbOrTx, from: Date, until: Date) => (after: string) =>
  db.subscription.findMany({
    where: {
      id: { gt: after },
      billingPeriod: "annual",
      status: "active",
      cancelAtPeriodEnd: false,
      currentPeriodEnd: { gt: from, lte: until },
    },
    select: {
      id: true,
      stripeSubscriptionId: true,
      billingPeriod: true,
      priceCents: true,
      currency: true,
      nextBillingPeriod: true,
      nextPriceCents: true,
      nextPlan: { select: { name: true } },
      currentPeriodEnd: true,
      parent: { select: READER },
      plan: { select: { name: true } },
      priceNotice: { select: { priceCents: true, notBefore: true } },
    },
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });

/** Years that end soon and go on. */
export const findRenewingYears = (db: DbOrTx, from: Date, until: Date) =>
  collectPages(renewingYears(db, from, until), ({ id }) => id);

const untoldPrices = (db: DbOrTx) => async (after: string) => {
  const rows = await db.$queryRaw<{ id: string; cents: number }[]>`
    SELECT s.id, p.cents FROM subscriptions s
    JOIN LATERAL (
      SELECT id, CASE s.billing_period WHEN 'annual' THEN synced_annual_cents ELSE synced_monthly_cents END AS cents
      FROM plans WHERE plans.id = s.plan_id AND retired_at IS NULL
    ) p ON true
    LEFT JOIN price_notices n
      ON n.subscription_id = s.id AND n.plan_id = s.plan_id AND n.billing_period = s.billing_period
    WHERE s.id > ${after}::uuid AND s.status IN ('active', 'trialing', 'past_due') AND NOT s.cancel_at_period_end
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
      parent: { select: READER },
      plan: { select: { name: true, line: true } },
    },
    orderBy: { id: "asc" },
  });
  return subscriptions.map((row) => ({ ...row, newCents: cents.get(row.id) ?? row.priceCents }));
};

/** Subscribers who pay another price than their plan now has, and were not told of this one. */
export const findUntoldPrices = (db: DbOrTx) => collectPages(untoldPrices(db), ({ id }) => id);

type Notice = {
  subscriptionId: string;
  planId: string;
  billingPeriod: "monthly" | "annual";
  priceCents: number;
  announcedAt: Date;
  notBefore: Date;
};

/** Whether it says something else than the one before; two workers that tell the same price store it once. */
export async function storePriceNotice(tx: Tx, notice: Notice): Promise<boolean> {
  const { subscriptionId, planId, billingPeriod, priceCents, announcedAt, notBefore } = notice;
  const rows = await tx.$queryRaw<unknown[]>`
    INSERT INTO price_notices AS known
      (subscription_id, plan_id, billing_period, price_cents, announced_at, not_before)
    VALUES (${subscriptionId}::uuid, ${planId}::uuid, ${billingPeriod}::billing_period, ${priceCents},
      ${announcedAt}::timestamptz, ${notBefore}::timestamptz)
    ON CONFLICT (subscription_id) DO UPDATE SET plan_id = excluded.plan_id,
      billing_period = excluded.billing_period, price_cents = excluded.price_cents,
      announced_at = excluded.announced_at, not_before = excluded.not_before
    WHERE (known.plan_id, known.billing_period, known.price_cents)
      IS DISTINCT FROM (excluded.plan_id, excluded.billing_period, excluded.price_cents)
    RETURNING subscription_id`;
  return rows.length > 0;
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

const dueNotices = (db: DbOrTx, now: Date, until: Date) => (after: string) =>
  db.priceNotice.findMany({
    where: {
      subscriptionId: { gt: after },
      subscription: {
        status: { in: ["active", "trialing"] },
        cancelAtPeriodEnd: false,
        nextPlanId: null,
        currentPeriodEnd: { gt: now, lte: until },
      },
    },
    select: {
      subscriptionId: true,
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
    orderBy: { subscriptionId: "asc" },
    take: AT_ONCE,
  });

/** Notices whose time has come: the period that ends before this moment is the last at the old price. */
export const findDueNotices = (db: DbOrTx, now: Date, until: Date) =>
  collectPages(dueNotices(db, now, until), ({ subscriptionId }) => subscriptionId);
