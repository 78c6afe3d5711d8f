import "server-only";
import { z } from "zod";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

const PLAN_LIMITS = { name: true, storiesLimit: true, childrenLimit: true } as const;

/** Newest first. A parent has few of them. */
export async function findSubscriptions(db: DbOrTx, parent: ParentScope) {
  const rows = await db.subscription.findMany({
    where: { parentId: parent },
    select: {
      id: true,
      stripeSubscriptionId: true,
      status: true,
      billingPeriod: true,
      priceCents: true,
      currency: true,
      nextBillingPeriod: true,
      nextPriceCents: true,
      nextPlan: { select: { name: true } },
      currentPeriodStart: true,
      currentPeriodEnd: true,
      cancelAtPeriodEnd: true,
      trialEnd: true,
      pastDueSince: true,
      endedAt: true,
      endReason: true,
      createdAt: true,
      priceNotice: { select: { planId: true, billingPeriod: true, priceCents: true, notBefore: true } },
      plan: {
        select: {
          ...PLAN_LIMITS,
          id: true,
          features: true,
          priceMonthlyCents: true,
          priceAnnualCents: true,
          syncedMonthlyCents: true,
          syncedAnnualCents: true,
        },
      },
    },
    orderBy: { id: "desc" },
    take: 20,
  });
  return rows.map(({ currentPeriodStart, currentPeriodEnd, ...row }) => ({
    ...row,
    period: { start: currentPeriodStart, end: currentPeriodEnd },
  }));
}

export const getFreePlan = (db: DbOrTx) =>
  db.plan.findFirstOrThrow({
    where: { free: true, retiredAt: null },
    select: { ...PLAN_LIMITS, id: true, features: true },
    orderBy: { position: "asc" },
  });

const PLAN = {
  id: true,
  slug: true,
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
  annualPriceId: string;
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
      syncedAnnualCents: row.annualCents,
    },
    select: { id: true },
  });
}
