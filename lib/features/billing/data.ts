import "server-only";
import { z } from "zod";
import { fetchRows, sql, type DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { BillingPeriod, SubscriptionStatus } from "@/prisma/generated/enums";
import type { ProductLine } from "./rules";

type SubscriptionRow = {
  id: string;
  stripeSubscriptionId: string;
  status: SubscriptionStatus;
  billingPeriod: BillingPeriod;
  priceCents: number;
  currency: string;
  nextBillingPeriod: BillingPeriod | null;
  nextPriceCents: number | null;
  nextPlan: { name: string } | null;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  trialEnd: Date | null;
  pastDueSince: Date | null;
  endedAt: Date | null;
  endReason: string | null;
  createdAt: Date;
  plan: FreePlan & {
    priceMonthlyCents: number;
    priceAnnualCents: number;
    syncedMonthlyCents: number | null;
    syncedAnnualCents: number | null;
  };
};

type NoticeRow = {
  noticePlanId: string | null;
  noticeBillingPeriod: BillingPeriod | null;
  noticePriceCents: number | null;
  noticeNotBefore: Date | null;
};

/** Those of one line, newest first. A parent has few of them. */
export async function findSubscriptions(db: DbOrTx, parent: ParentScope, line: ProductLine = "stories") {
  const rows = await fetchRows<SubscriptionRow & NoticeRow>(
    db,
    sql`SELECT own.id, own.stripe_subscription_id AS "stripeSubscriptionId", own.status::text,
      own.billing_period::text AS "billingPeriod", own.price_cents AS "priceCents", own.currency,
      own.next_billing_period::text AS "nextBillingPeriod", own.next_price_cents AS "nextPriceCents",
      CASE WHEN next.id IS NOT NULL THEN jsonb_build_object('name', next.name) END AS "nextPlan",
      own.current_period_start AS "currentPeriodStart", own.current_period_end AS "currentPeriodEnd",
      own.cancel_at_period_end AS "cancelAtPeriodEnd", own.trial_end AS "trialEnd",
      own.past_due_since AS "pastDueSince", own.ended_at AS "endedAt", own.end_reason AS "endReason",
      own.created_at AS "createdAt",
      notice.plan_id AS "noticePlanId", notice.billing_period::text AS "noticeBillingPeriod",
      notice.price_cents AS "noticePriceCents", notice.not_before AS "noticeNotBefore",
      jsonb_build_object('id', plan.id, 'name', plan.name, 'features', plan.features,
        'storiesLimit', plan.stories_limit, 'childrenLimit', plan.children_limit,
        'priceMonthlyCents', plan.price_monthly_cents, 'priceAnnualCents', plan.price_annual_cents,
        'syncedMonthlyCents', plan.synced_monthly_cents, 'syncedAnnualCents', plan.synced_annual_cents) AS plan
    FROM subscriptions own JOIN plans plan ON plan.id = own.plan_id LEFT JOIN plans next ON next.id = own.next_plan_id
      LEFT JOIN price_notices notice ON notice.subscription_id = own.id
    WHERE own.parent_id = ${parent}::uuid AND plan.line = ${line}::product_line ORDER BY own.id DESC LIMIT 20`,
  );
  return rows.map(({ currentPeriodStart, currentPeriodEnd, ...row }) => ({
    ...withNotice(row),
    period: { start: currentPeriodStart, end: currentPeriodEnd },
  }));
}

/** A price that was announced, as one part; dates stay dates only as columns of their own. */
function withNotice<Row extends NoticeRow>(row: Row) {
  const { noticePlanId, noticeBillingPeriod, noticePriceCents, noticeNotBefore, ...rest } = row;
  const priceNotice = noticePlanId &&
    noticeBillingPeriod &&
    noticePriceCents !== null &&
    noticeNotBefore && {
      planId: noticePlanId,
      billingPeriod: noticeBillingPeriod,
      priceCents: noticePriceCents,
      notBefore: noticeNotBefore,
    };
  return { ...rest, priceNotice: priceNotice || null };
}

type FreePlan = {
  id: string;
  name: string;
  features: string[];
  storiesLimit: number;
  childrenLimit: number | null;
};

export async function getFreePlan(db: DbOrTx): Promise<FreePlan> {
  const [plan] = await fetchRows<FreePlan>(
    db,
    sql`SELECT id, name, features, stories_limit AS "storiesLimit", children_limit AS "childrenLimit"
    FROM plans WHERE free AND retired_at IS NULL ORDER BY position LIMIT 1`,
  );
  if (!plan) throw new Error("there is no free plan; run the migrations");
  return plan;
}

const PLAN = {
  id: true,
  slug: true,
  line: true,
  name: true,
  description: true,
  priceMonthlyCents: true,
  priceAnnualCents: true,
  free: true,
  popular: true,
  features: true,
  storiesLimit: true,
  childrenLimit: true,
  stripeProductId: true,
  stripeMonthlyPrice: true,
  stripeAnnualPrice: true,
  syncedMonthlyCents: true,
  syncedAnnualCents: true,
} as const;

/** The plans on offer, in the order of the cards. */
export const findPlans = (db: DbOrTx) =>
  db.plan.findMany({ where: { retiredAt: null }, select: PLAN, orderBy: { position: "asc" } });

/** By id or slug, whether on offer or not. */
export const findPlan = (db: DbOrTx, key: string) =>
  db.plan.findFirst({
    where: { retiredAt: null, ...(z.uuid().safeParse(key).success ? { id: key } : { slug: key }) },
    select: PLAN,
  });

type CatalogueRow = {
  productId: string;
  monthlyPriceId: string;
  annualPriceId: string | null;
  monthlyCents: number;
  annualCents: number;
};

export async function updatePlanPrices(db: DbOrTx, planId: string, row: CatalogueRow): Promise<void> {
  await db.plan.update({
    where: { id: planId },
    data: {
      stripeProductId: row.productId,
      stripeMonthlyPrice: row.monthlyPriceId,
      stripeAnnualPrice: row.annualPriceId,
      syncedMonthlyCents: row.monthlyCents,
      syncedAnnualCents: row.annualPriceId ? row.annualCents : null,
    },
    select: { id: true },
  });
}
