import "server-only";
import { findPlan, findSubscriptions } from "@/lib/features/billing/data";
import {
  API_PLAN,
  graceEnd,
  grantsAccess,
  pricesOf,
  subscriptionInForce,
  subscriptionShown,
} from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import type { SubscriptionStatus } from "@/lib/platform/payments/payments";
import type { ParentScope } from "@/lib/shared/actor";
import { findTrialDays } from "./find-trial-days";

/** Whether calls of the public API are paid for now; an overdue payment has its days of grace here, too. */
export async function hasApiPlan(ctx: Context, parent: ParentScope): Promise<boolean> {
  return subscriptionInForce(await findSubscriptions(ctx.db, parent, "api"), ctx.now()) !== null;
}

export type ApiPlan = {
  planId: string;
  price: number;
  /** For whoever buys it now. */
  trialDays: number;
  subscription: {
    status: SubscriptionStatus;
    isInForce: boolean;
    price: number;
    periodEnd: Date;
    endsThen: boolean;
    graceEndsAt: Date | null;
  } | null;
};

const ENDED = new Set<string>(["canceled", "incomplete_expired", "incomplete"]);

/** What the public API costs, and what a parent has bought of it; `null` where it isn't sold here. */
export async function findApiPlan(ctx: Context, parent: ParentScope): Promise<ApiPlan | null> {
  const plan = await findPlan(ctx.db, API_PLAN);
  if (!plan) return null;
  const now = ctx.now();
  const shown = subscriptionShown(await findSubscriptions(ctx.db, parent, "api"), now);
  const current = shown && !ENDED.has(shown.status) ? shown : null;
  return {
    planId: plan.slug,
    price: pricesOf(plan).monthlyCents / 100,
    trialDays: await findTrialDays(ctx, parent, "api"),
    subscription: current && {
      status: current.status,
      isInForce: grantsAccess(current, now),
      price: current.priceCents / 100,
      periodEnd: current.period.end,
      endsThen: current.cancelAtPeriodEnd,
      graceEndsAt: graceEnd(current),
    },
  };
}
