import "server-only";
import type {
  CurrentSubscriptionView,
  MoneyBackView,
  OpenInvoiceView,
} from "@/lib/features/billing/contract";
import { findSubscriptions } from "@/lib/features/billing/data";
import {
  firstRenewalFrom,
  graceEnd,
  isInvoiceAddress,
  isOpen,
  pricesOf,
  subscriptionShown,
} from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import { END_REASONS } from "@/lib/platform/payments/payments";
import { requireParent, type ParentScope } from "@/lib/shared/actor";
import { findOpenInvoice } from "./data-history";
import { findMoneyBack } from "./find-money-back";
import { findSandbox } from "./find-sandbox";

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
  openInvoice: null,
  priceChange: null,
  ended: null,
  moneyBack: null,
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

type Extras = Pick<CurrentSubscriptionView, "openInvoice" | "moneyBack">;

function view(shown: Shown, extras: Extras): CurrentSubscriptionView {
  const { plan, period, status, billingPeriod, cancelAtPeriodEnd } = shown;
  const price = shown.priceCents / 100;
  const prices = pricesOf(plan);
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
    monthlyPrice: isAnnual ? prices.monthlyCents / 100 : price,
    annualPrice: isAnnual ? price : prices.annualCents / 100,
    currentPeriodEnd,
    nextBillingDate: isCharged ? currentPeriodEnd : null,
    trialEnd: status === "trialing" ? (shown.trialEnd?.toISOString() ?? null) : null,
    cancelAtPeriodEnd,
    nextPlan: nextPlanOf(shown),
    graceEndsAt: graceEnd(shown)?.toISOString() ?? null,
    ...extras,
    priceChange: priceChangeOf(shown),
    ended: null,
    features: plan.features,
  };
}

function priceChangeOf(shown: Shown): CurrentSubscriptionView["priceChange"] {
  const { priceNotice: notice, plan, billingPeriod } = shown;
  const isOurs = notice?.planId === plan.id && notice.billingPeriod === billingPeriod;
  if (!notice || !isOurs || notice.priceCents === shown.priceCents) return null;
  const from = firstRenewalFrom(notice.notBefore, shown.period.end, billingPeriod);
  return { price: notice.priceCents / 100, from: from.toISOString() };
}

function endedOf({ plan, endedAt, period, endReason }: Shown): CurrentSubscriptionView["ended"] {
  const reason = END_REASONS.find((known) => known === endReason) ?? "requested";
  return { planName: plan.name, at: (endedAt ?? period.end).toISOString(), reason };
}

async function moneyBackOf(ctx: Context, parent: ParentScope): Promise<MoneyBackView | null> {
  const due = await findMoneyBack(ctx, parent);
  if (!due) return null;
  return { amount: due.amountCents / 100, currency: due.currency, until: due.until.toISOString() };
}

async function openInvoiceOf(ctx: Context, parent: ParentScope, id: string): Promise<OpenInvoiceView | null> {
  const invoice = await findOpenInvoice(ctx.db, parent, id);
  if (!invoice) return null;
  const { amountDueCents, currency, hostedUrl, needsAction } = invoice;
  const isSafe = hostedUrl !== null && isInvoiceAddress(hostedUrl, findSandbox(ctx).origin);
  return { amount: amountDueCents / 100, currency, payUrl: isSafe ? hostedUrl : null, needsAction };
}

/** The subscription that runs, or that wants mending. Of one that has ended, or never began, it says what happened. */
export async function findCurrentSubscription(ctx: Context): Promise<CurrentSubscriptionView> {
  const parent = requireParent(ctx.actor);
  const shown = subscriptionShown(await findSubscriptions(ctx.db, parent), ctx.now());
  const moneyBack = await moneyBackOf(ctx, parent);
  if (!shown || shown.status === "incomplete_expired") {
    return { ...NONE, status: shown?.status ?? null, moneyBack };
  }
  if (!isOpen(shown.status)) return { ...NONE, status: shown.status, ended: endedOf(shown), moneyBack };
  const openInvoice = await openInvoiceOf(ctx, parent, shown.id);
  if (shown.status === "incomplete") {
    return { ...NONE, status: shown.status, planName: shown.plan.name, openInvoice, moneyBack };
  }
  return view(shown, { openInvoice, moneyBack });
}
