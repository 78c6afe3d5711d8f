import type { WriteDay } from "@/lib/shared/write-day";
import { addMonths } from "@/lib/shared/add-months";
import { formatCents } from "@/lib/shared/format-money";
import type { Entitlement } from "./contract";

/** The payment provider's eight words for the state of a subscription. */
export type SubscriptionState =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "paused";

/** What is sold beside each other: stories for a family, and calls of the public API. */
export type ProductLine = "stories" | "api";
export const API_PLAN = "api-professional";

export type BillingPeriod = "monthly" | "annual";

export const GRACE_DAYS = 7;
export const MONEY_BACK_DAYS = 30;

/** Whether a payment is ours to pay back: one that a bank has taken, or may take, goes back by the bank alone. */
export const isOurs = ({ dispute }: { dispute: string | null }): boolean =>
  dispute === null || dispute === "won";

export const PRICE_NOTICE_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
const LONGEST_MONTH_MS = 31 * DAY_MS;

export type AccessFacts = { status: SubscriptionState; pastDueSince: Date | null };

/** When access ends unless the payment is mended; `null` unless a payment is overdue. */
export function graceEnd({ status, pastDueSince }: AccessFacts): Date | null {
  if (status !== "past_due" || !pastDueSince) return null;
  return new Date(pastDueSince.getTime() + GRACE_DAYS * DAY_MS);
}

/** Whether a subscription opens the product now. */
export function grantsAccess(facts: AccessFacts, now: Date): boolean {
  if (facts.status === "trialing" || facts.status === "active") return true;
  const end = graceEnd(facts);
  return end !== null && now < end;
}

/** Whether the provider may still charge for it or revive it. */
export const isOpen = (status: SubscriptionState): boolean =>
  status !== "canceled" && status !== "incomplete_expired";

type Held = AccessFacts & { createdAt: Date; stripeSubscriptionId: string };
type Dated = { createdAt: Date; stripeSubscriptionId: string };

// The provider counts in seconds, so two of the same second are told apart by name, always the same way.
const isNewer = (a: Dated, b: Dated): boolean =>
  a.createdAt.getTime() === b.createdAt.getTime()
    ? a.stripeSubscriptionId > b.stripeSubscriptionId
    : a.createdAt > b.createdAt;

const newest = <Item extends Dated>(items: Item[]): Item | null =>
  items.reduce<Item | null>((best, item) => (best && isNewer(best, item) ? best : item), null);

/** The one that counts among all that a parent ever had: newest paid, else newest in grace. */
export function subscriptionInForce<Item extends Held>(items: Item[], now: Date): Item | null {
  const open = items.filter((item) => grantsAccess(item, now));
  return newest(open.filter((item) => item.status !== "past_due")) ?? newest(open);
}

/** What screens speak about: the one in force, else one that wants mending, else the last one. */
export function subscriptionShown<Item extends Held>(items: Item[], now: Date): Item | null {
  const wanting = items.filter(
    (item) => item.status === "past_due" || item.status === "unpaid" || item.status === "paused",
  );
  return subscriptionInForce(items, now) ?? newest(wanting) ?? newest(items);
}

type Bill = {
  status: string;
  attempted: boolean;
  issuedAt: Date;
  finalizedAt: Date | null;
  paidAt: Date | null;
  amountPaidCents: number;
  failedAt: Date[];
};

/**
 * Since when payment has failed: since the oldest bill that is still open was made payable. A payment that came in after
 * that starts anew with the next failure, however old the bill.
 */
export function overdueSince(status: SubscriptionState, periodStart: Date, bills: Bill[]): Date | null {
  if (status !== "past_due") return null;
  const paid = bills.map(({ paidAt, amountPaidCents }) => (amountPaidCents > 0 ? Number(paidAt) : 0));
  const lastPaid = Math.max(0, ...paid);
  const starts = bills
    .filter((bill) => bill.status === "open" && bill.attempted)
    .map(({ issuedAt, finalizedAt, failedAt }) => {
      const moments = [Number(finalizedAt ?? issuedAt), ...failedAt.map(Number)];
      return Math.min(...moments.filter((moment) => moment > lastPaid));
    })
    .map((start) => (Number.isFinite(start) ? start : lastPaid));
  return starts.length > 0 ? new Date(Math.min(...starts)) : periodStart;
}

type Reported = Dated & { status: SubscriptionState };

/** The paid subscription that stands: the newest. */
export const standingSubscription = <Item extends Reported>(subscriptions: Item[]): Item | null =>
  newest(subscriptions.filter(({ status }) => status === "active" || status === "trialing"));

/**
 * The subscriptions that have to go because a newer paid one stands: one live subscription for a parent. One
 * that is still being paid for is left alone; the provider ends it by itself.
 */
export function surplusSubscriptions<Item extends Reported>(subscriptions: Item[]): Item[] {
  const kept = standingSubscription(subscriptions);
  if (!kept) return [];
  return subscriptions.filter((item) => item !== kept && isOpen(item.status) && item.status !== "incomplete");
}

export type Period = { start: Date; end: Date };

/** A free plan's stories count in all, so its one period never ends. */
export const FREE_PERIOD: Period = {
  start: new Date("2000-01-01T00:00:00Z"),
  end: new Date("2100-01-01T00:00:00Z"),
};

/**
 * The window in which stories are counted. A plan promises stories a month, so a year that is paid at once
 * is counted in its twelve months.
 */
export function usageWindow(period: Period, billing: BillingPeriod, now: Date): Period {
  // A trial before a paid year is no longer than a month and is counted as one.
  if (billing === "monthly" || period.end.getTime() - period.start.getTime() <= LONGEST_MONTH_MS)
    return period;
  let month = 0;
  while (month < 11 && addMonths(period.start, month + 1) <= now) month += 1;
  const next = addMonths(period.start, month + 1);
  return {
    start: addMonths(period.start, month),
    end: month === 11 || next > period.end ? period.end : next,
  };
}

type Priced = { billingPeriod: BillingPeriod; priceCents: number; currency: string };

/** `$29.99 a month` */
export const priceText = ({ billingPeriod, priceCents, currency }: Priced): string =>
  `${formatCents(priceCents, currency)} a ${billingPeriod === "annual" ? "year" : "month"}`;

type WithNext = Priced & { nextBillingPeriod: BillingPeriod | null; nextPriceCents: number | null };

/** What the next period costs: the plan that was chosen for it, else the present one. */
export function comingPriceText({ nextBillingPeriod, nextPriceCents, ...present }: WithNext): string {
  if (!nextBillingPeriod || nextPriceCents === null) return priceText(present);
  return priceText({ ...present, billingPeriod: nextBillingPeriod, priceCents: nextPriceCents });
}

type Renewing = WithNext & { status: SubscriptionState; currentPeriodEnd: Date };

/** What will be charged, and when, in one sentence. */
export function renewalText({ status, currentPeriodEnd, ...priced }: Renewing, day: WriteDay): string {
  const price = comingPriceText(priced);
  const date = day(currentPeriodEnd);
  return status === "trialing"
    ? `Your trial runs until ${date}. After that the plan goes on at ${price}.`
    : `The plan renews on ${date} at ${price}.`;
}

/** The first renewal that is not before a moment. */
export function firstRenewalFrom(notBefore: Date, periodEnd: Date, billing: BillingPeriod): Date {
  let months = 0;
  while (addMonths(periodEnd, months) < notBefore) months += billing === "annual" ? 12 : 1;
  return addMonths(periodEnd, months);
}

type PlanLimits = { name: string; features: string[]; storiesLimit: number; childrenLimit: number | null };
type Subscribed = Held & { billingPeriod: BillingPeriod; period: Period; plan: PlanLimits };

/** The plan in force and the window in which its stories are counted. */
export function entitlementOf(
  subscriptions: Subscribed[],
  freePlan: PlanLimits,
  now: Date,
): Omit<Entitlement, "storiesBefore"> {
  const inForce = subscriptionInForce(subscriptions, now);
  const plan = inForce?.plan ?? freePlan;
  const window = inForce ? usageWindow(inForce.period, inForce.billingPeriod, now) : FREE_PERIOD;
  return {
    hasActiveSubscription: inForce !== null,
    planName: plan.name,
    planFeatures: plan.features,
    subscriptionStatus: subscriptionShown(subscriptions, now)?.status ?? null,
    storiesLimit: plan.storiesLimit,
    childrenLimit: plan.childrenLimit,
    periodStart: window.start,
    periodEnd: window.end,
  };
}

type OnSale = { id: string; stripeProductId: string | null };
type Next = { productId: string; billingPeriod: BillingPeriod; priceCents: number };
export type NextTerms = {
  nextPlanId: string | null;
  nextBillingPeriod: BillingPeriod | null;
  nextPriceCents: number | null;
};

/** What begins with the next period, at the amount that the provider will charge; all null where nothing of ours does. */
export function nextTerms(next: Next | null, plans: OnSale[]): NextTerms {
  const plan = plans.find(({ stripeProductId }) => stripeProductId === next?.productId);
  if (!next || !plan) return { nextPlanId: null, nextBillingPeriod: null, nextPriceCents: null };
  return { nextPlanId: plan.id, nextBillingPeriod: next.billingPeriod, nextPriceCents: next.priceCents };
}

type Priceable = {
  priceMonthlyCents: number;
  priceAnnualCents: number;
  syncedMonthlyCents: number | null;
  syncedAnnualCents: number | null;
};

/** What a plan costs now: what the provider charges, not what the operator is about to publish. */
export const pricesOf = (plan: Priceable): { monthlyCents: number; annualCents: number } => ({
  monthlyCents: plan.syncedMonthlyCents ?? plan.priceMonthlyCents,
  annualCents: plan.syncedAnnualCents ?? plan.priceAnnualCents,
});

export const NO_PORTAL = "Billing portal is currently being set up...";

/** Whether an answer says that the portal is not there yet, in whatever words. */
export const saysNotConfigured = (message: string): boolean =>
  /not (been )?(configured|set up)|no configuration|being set up/i.test(message);

const KEY_MS = 2 * 60 * 1000;

/**
 * Part of an idempotency key. The provider repeats the first answer to a key for a day, a failure too; nobody shall
 * wait a day for the next try.
 */
export const keyBucket = (now: Date): number => Math.floor(now.getTime() / KEY_MS);

const PAYMENT_PAGES = ["https://checkout.stripe.com", "https://billing.stripe.com"];
const INVOICE_PAGES = ["https://invoice.stripe.com", "https://pay.stripe.com"];

function isAddressOf(pages: string[], address: string, sandbox: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  if (username || password) return false;
  return pages.includes(origin) || (sandbox !== null && origin === sandbox);
}

/** Whether a browser may be sent there to pay: the provider's own pages, or those of this deployment's sandbox. */
export const isPaymentAddress = (address: string, sandbox: string | null): boolean =>
  isAddressOf(PAYMENT_PAGES, address, sandbox);

/** The same for an invoice's page and its PDF. */
export const isInvoiceAddress = (address: string, sandbox: string | null): boolean =>
  isAddressOf(INVOICE_PAGES, address, sandbox);
