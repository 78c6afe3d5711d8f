import type Stripe from "stripe";
import {
  SUBSCRIPTION_STATUSES,
  type CheckoutFacts,
  type InvoiceFacts,
  type PaymentEvent,
  type SubscriptionFacts,
  type SubscriptionStatus,
} from "./payments";

const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const optionalDate = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : dateOf(seconds);
const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

const CHECKOUT_STATUSES = ["open", "complete", "expired"] as const;

// A status that this version doesn't know must not open a door.
const statusOf = (status: string): SubscriptionStatus =>
  SUBSCRIPTION_STATUSES.find((known) => known === status) ?? "paused";

/** The next phase of a schedule, which has to be expanded; the portal makes one for a change that waits. */
function nextPriceOf({ schedule }: Stripe.Subscription, current: string): string | null {
  if (typeof schedule !== "object" || schedule?.status !== "active") return null;
  const ends = schedule.current_phase?.end_date;
  const next = schedule.phases.find(({ start_date }) => ends !== undefined && start_date >= ends);
  const price = idOf(next?.items[0]?.price);
  return price === current ? null : price;
}

/** `null` for a subscription without an item, which none of ours is. */
export function subscriptionFacts(subscription: Stripe.Subscription): SubscriptionFacts | null {
  const item = subscription.items.data[0];
  const productId = idOf(item?.price.product);
  if (!item || !productId) return null;
  return {
    stripeSubscriptionId: subscription.id,
    status: statusOf(subscription.status),
    productId,
    priceId: item.price.id,
    billingPeriod: item.price.recurring?.interval === "year" ? "annual" : "monthly",
    priceCents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: item.price.currency,
    nextPriceId: nextPriceOf(subscription, item.price.id),
    currentPeriodStart: dateOf(item.current_period_start),
    currentPeriodEnd: dateOf(item.current_period_end),
    // The portal sets either of the two, depending on the account's billing mode.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    trialEnd: optionalDate(subscription.trial_end),
    endedAt: optionalDate(subscription.ended_at),
    createdAt: dateOf(subscription.created),
  };
}

export const customerIdOf = ({ customer }: Stripe.Subscription): string =>
  typeof customer === "string" ? customer : customer.id;

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
});

export const checkoutFacts = (session: Stripe.Checkout.Session): CheckoutFacts => ({
  id: session.id,
  customerId: idOf(session.customer),
  status: CHECKOUT_STATUSES.find((status) => status === session.status) ?? "open",
  url: session.url,
  expiresAt: dateOf(session.expires_at),
  offer: session.metadata?.["offer"] ?? null,
});

/** The payload only says whom to look up again. */
export function eventFacts(event: Stripe.Event): PaymentEvent {
  const object = event.data.object as { id?: unknown; object?: unknown; customer?: unknown };
  const own = object.object === "customer" ? object.id : object.customer;
  return {
    id: event.id,
    type: event.type,
    customerId: idOf(own as string | { id: string } | null),
    createdAt: dateOf(event.created),
  };
}
