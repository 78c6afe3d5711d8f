import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { CurrentSubscriptionView } from "./contract";
import { findSubscriptions } from "./data";
import { graceEnd, isOpen, subscriptionShown } from "./rules";

const NONE: CurrentSubscriptionView = {
  hasSubscription: false,
  status: null,
  planName: null,
  planId: null,
  billingPeriod: null,
  billingCycle: null,
  price: null,
  currency: null,
  monthlyPrice: null,
  annualPrice: null,
  currentPeriodEnd: null,
  nextBillingDate: null,
  trialEnd: null,
  cancelAtPeriodEnd: false,
  nextPlan: null,
  graceEndsAt: null,
  features: [],
};

type Shown = NonNullable<Awaited<ReturnType<typeof findSubscriptions>>[number]>;

function nextPlanOf({
  nextPlan,
  nextBillingPeriod,
  nextPriceCents,
}: Shown): CurrentSubscriptionView["nextPlan"] {
  if (!nextPlan || !nextBillingPeriod || nextPriceCents === null) return null;
  return { name: nextPlan.name, billingPeriod: nextBillingPeriod, price: nextPriceCents / 100 };
}

function view(shown: Shown): CurrentSubscriptionView {
  const { plan, period, status, billingPeriod, cancelAtPeriodEnd } = shown;
  const price = shown.priceCents / 100;
  const isAnnual = billingPeriod === "annual";
  const currentPeriodEnd = period.end.toISOString();
  const isCharged = !cancelAtPeriodEnd && (status === "active" || status === "trialing");
  return {
    hasSubscription: true,
    status,
    planName: plan.name,
    planId: plan.id,
    billingPeriod,
    billingCycle: billingPeriod,
    price,
    currency: shown.currency,
    monthlyPrice: isAnnual ? plan.priceMonthlyCents / 100 : price,
    annualPrice: isAnnual ? price : plan.priceAnnualCents / 100,
    currentPeriodEnd,
    nextBillingDate: isCharged ? currentPeriodEnd : null,
    trialEnd: status === "trialing" ? (shown.trialEnd?.toISOString() ?? null) : null,
    cancelAtPeriodEnd,
    nextPlan: nextPlanOf(shown),
    graceEndsAt: graceEnd(shown)?.toISOString() ?? null,
    features: plan.features,
  };
}

/** The subscription that runs, or that wants mending. One that has ended is none. */
export async function findCurrentSubscription(ctx: Context): Promise<CurrentSubscriptionView> {
  const subscriptions = await findSubscriptions(ctx.db, requireParent(ctx.actor));
  const shown = subscriptionShown(subscriptions, ctx.now());
  if (!shown || !isOpen(shown.status) || shown.status === "incomplete") {
    return { ...NONE, status: shown?.status ?? null };
  }
  return view(shown);
}
