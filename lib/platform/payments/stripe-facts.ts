import type Stripe from "stripe";
import {
  END_REASONS,
  SUBSCRIPTION_STATUSES,
  type CheckoutFacts,
  type EndReason,
  type InvoiceFacts,
  type PriceFacts,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from "./payments";

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const optionalDate = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : dateOf(seconds);
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

const CHECKOUT_STATUSES = ["open", "complete", "expired"] as const;

// A status that this version doesn't know must not open a door.
const statusOf = (status: string): SubscriptionStatus =>
  SUBSCRIPTION_STATUSES.find((known) => known === status) ?? "paused";

const MARK = "talewick:";

/** Goes with an end of ours, for the provider's dashboard and for our next look-up. */
export const endComment = (reason: EndReason): string => `${MARK}${reason}`;

const THEIR_REASONS: Record<string, EndReason> = {
  payment_failed: "payment_failed",
  payment_disputed: "disputed",
};

function endReasonOf({ ended_at, cancellation_details: details }: Stripe.Subscription): EndReason | null {
  if (ended_at === null) return null;
  const ours = END_REASONS.find((reason) => details?.comment === endComment(reason));
  return ours ?? THEIR_REASONS[details?.reason ?? ""] ?? "requested";
}

export function priceFacts(price: Stripe.Price, quantity: number): PriceFacts {
  return {
    productId: idOf(price.product) ?? "",
    billingPeriod: price.recurring?.interval === "year" ? "annual" : "monthly",
    priceCents: (price.unit_amount ?? 0) * quantity,
  };
}

/** The next phase of a schedule, which has to be expanded; the portal makes one for a change that waits. */
export function nextPriceOf({ schedule, items }: Stripe.Subscription): string | null {
  if (typeof schedule !== "object" || schedule?.status !== "active") return null;
  const ends = schedule.current_phase?.end_date;
  const next = schedule.phases.find(({ start_date }) => ends !== undefined && start_date >= ends);
  const price = idOf(next?.items[0]?.price);
  return price === items.data[0]?.price.id ? null : price;
}

function cardOf({ default_payment_method: method }: Stripe.Subscription): string | null {
  return typeof method === "object" ? (method?.card?.fingerprint ?? null) : null;
}

/** `null` for a subscription without an item, which none of ours is. Needs schedule and card expanded. */
export function subscriptionFacts(
  subscription: Stripe.Subscription,
  next: PriceFacts | null,
): SubscriptionFacts | null {
  const item = subscription.items.data[0];
  if (!item || !idOf(item.price.product)) return null;
  return {
    stripeSubscriptionId: subscription.id,
    status: statusOf(subscription.status),
    ...priceFacts(item.price, item.quantity ?? 1),
    priceId: item.price.id,
    currency: item.price.currency,
    next,
    currentPeriodStart: dateOf(item.current_period_start),
    currentPeriodEnd: dateOf(item.current_period_end),
    // The portal sets either of the two, depending on the account's billing mode.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    trialEnd: optionalDate(subscription.trial_end),
    canceledAt: optionalDate(subscription.canceled_at),
    endedAt: optionalDate(subscription.ended_at),
    endReason: endReasonOf(subscription),
    cardFingerprint: cardOf(subscription),
    createdAt: dateOf(subscription.created),
  };
}

export const customerIdOf = ({ customer }: Stripe.Subscription): string =>
  typeof customer === "string" ? customer : customer.id;

/** What an invoice says of itself; payments say the rest. */
export const invoiceFacts = (invoice: Stripe.Invoice): InvoiceFacts => ({
  stripeInvoiceId: invoice.id,
  stripeSubscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
  number: invoice.number,
  status: invoice.status ?? "draft",
  currency: invoice.currency,
  amountDueCents: invoice.amount_due,
  amountPaidCents: invoice.amount_paid,
  hostedUrl: invoice.hosted_invoice_url ?? null,
  pdfUrl: invoice.invoice_pdf ?? null,
  issuedAt: dateOf(invoice.created),
  finalizedAt: optionalDate(invoice.status_transitions.finalized_at),
  paidAt: optionalDate(invoice.status_transitions.paid_at),
  attempted: invoice.attempted,
  attemptCount: invoice.attempt_count,
  failedAt: [],
  needsAction: false,
  refundedCents: 0,
  refundedAt: null,
  dispute: null,
});

export const checkoutFacts = (session: Stripe.Checkout.Session): CheckoutFacts => ({
  id: session.id,
  customerId: idOf(session.customer),
  status: CHECKOUT_STATUSES.find((status) => status === session.status) ?? "open",
  url: session.url,
  expiresAt: dateOf(session.expires_at),
  offer: session.metadata?.["offer"] ?? null,
});
