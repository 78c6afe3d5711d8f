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
  monthlyPrice: null,
  annualPrice: null,
  currentPeriodEnd: null,
  nextBillingDate: null,
  trialEnd: null,
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
  features: [],
};

type Shown = NonNullable<Awaited<ReturnType<typeof findSubscriptions>>[number]>;

function view(shown: Shown): CurrentSubscriptionView {
  const { plan, period, status, billingPeriod, cancelAtPeriodEnd } = shown;
  const monthlyPrice = plan.priceMonthlyCents / 100;
  const annualPrice = plan.priceAnnualCents / 100;
  const currentPeriodEnd = period.end.toISOString();
  const isCharged = !cancelAtPeriodEnd && (status === "active" || status === "trialing");
  return {
    hasSubscription: true,
    status,
    planName: plan.name,
    planId: plan.id,
    billingPeriod,
    billingCycle: billingPeriod,
    price: billingPeriod === "annual" ? annualPrice : monthlyPrice,
    monthlyPrice,
    annualPrice,
    currentPeriodEnd,
    nextBillingDate: isCharged ? currentPeriodEnd : null,
    trialEnd: status === "trialing" ? (shown.trialEnd?.toISOString() ?? null) : null,
    cancelAtPeriodEnd,
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
