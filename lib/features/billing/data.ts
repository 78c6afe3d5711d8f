import "server-only";
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
      currentPeriodStart: true,
      currentPeriodEnd: true,
      cancelAtPeriodEnd: true,
      trialEnd: true,
      pastDueSince: true,
      createdAt: true,
      plan: {
        select: {
          ...PLAN_LIMITS,
          id: true,
          features: true,
          priceMonthlyCents: true,
          priceAnnualCents: true,
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
