import { addMonths } from "@/lib/shared/add-months";
import { formatCents } from "@/lib/shared/format-money";
import type { Entitlement } from "./contract";

/** The payment provider's eight words for the state of a subscription. */
export type SubscriptionState =
  "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "paused";

export type BillingPeriod = "monthly" | "annual";

export const GRACE_DAYS = 7;
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

type OpenInvoice = { status: string; attempted: boolean; issuedAt: Date; finalizedAt: Date | null };

/** When payment first failed: when the oldest bill that is still open was made payable. */
export function overdueSince(
  status: SubscriptionState,
  periodStart: Date,
  invoices: OpenInvoice[],
): Date | null {
  if (status !== "past_due") return null;
  const unpaid = invoices
    .filter((invoice) => invoice.status === "open" && invoice.attempted)
    .map((invoice) => (invoice.finalizedAt ?? invoice.issuedAt).getTime());
  return unpaid.length > 0 ? new Date(Math.min(...unpaid)) : periodStart;
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

const LONG_DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** `March 4, 2026`, by the provider's clock. */
export const longDate = (date: Date): string => LONG_DATE.format(date);

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
export function renewalText({ status, currentPeriodEnd, ...priced }: Renewing): string {
  const price = comingPriceText(priced);
  const date = longDate(currentPeriodEnd);
  return status === "trialing"
    ? `Your trial runs until ${date}. After that the plan goes on at ${price}.`
    : `The plan renews on ${date} at ${price}.`;
}

type PlanLimits = { name: string; storiesLimit: number; childrenLimit: number | null };
type Subscribed = Held & { billingPeriod: BillingPeriod; period: Period; plan: PlanLimits };

/** The plan in force and the window in which its stories are counted. */
export function entitlementOf(subscriptions: Subscribed[], freePlan: PlanLimits, now: Date): Entitlement {
  const inForce = subscriptionInForce(subscriptions, now);
  const plan = inForce?.plan ?? freePlan;
  const window = inForce ? usageWindow(inForce.period, inForce.billingPeriod, now) : FREE_PERIOD;
  return {
    hasActiveSubscription: inForce !== null,
    planName: plan.name,
    subscriptionStatus: subscriptionShown(subscriptions, now)?.status ?? null,
    storiesLimit: plan.storiesLimit,
    childrenLimit: plan.childrenLimit,
    periodStart: window.start,
    periodEnd: window.end,
  };
}

type OnSale = {
  id: string;
  priceMonthlyCents: number;
  priceAnnualCents: number;
  stripeMonthlyPrice: string | null;
  stripeAnnualPrice: string | null;
};
export type NextTerms = {
  nextPlanId: string | null;
  nextBillingPeriod: BillingPeriod | null;
  nextPriceCents: number | null;
};

/** What a price that begins with the next period stands for; all null where none does or it is not one of ours. */
export function nextTerms(priceId: string | null, plans: OnSale[]): NextTerms {
  for (const plan of priceId ? plans : []) {
    const nextPlanId = plan.id;
    if (plan.stripeMonthlyPrice === priceId)
      return { nextPlanId, nextBillingPeriod: "monthly", nextPriceCents: plan.priceMonthlyCents };
    if (plan.stripeAnnualPrice === priceId)
      return { nextPlanId, nextBillingPeriod: "annual", nextPriceCents: plan.priceAnnualCents };
  }
  return { nextPlanId: null, nextBillingPeriod: null, nextPriceCents: null };
}

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
