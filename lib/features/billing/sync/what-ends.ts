import { isOpen } from "@/lib/features/billing/rules";
import type { EndReason, InvoiceFacts, SubscriptionFacts } from "@/lib/platform/payments/payments";

const HOUR_MS = 3600 * 1000;

const isOf =
  ({ stripeSubscriptionId }: SubscriptionFacts) =>
  (invoice: InvoiceFacts): boolean =>
    invoice.stripeSubscriptionId === stripeSubscriptionId;

/** Whether all that was paid for the period that runs has gone back. A part of it changes nothing. */
function isPaidBack(subscription: SubscriptionFacts, invoices: InvoiceFacts[]): boolean {
  // The bill may be a moment older than the period that it pays for.
  const begins = subscription.currentPeriodStart.getTime() - HOUR_MS;
  const bills = invoices
    .filter(isOf(subscription))
    .filter((invoice) => invoice.status === "paid" && invoice.issuedAt.getTime() >= begins);
  const paid = bills.reduce((sum, { amountPaidCents }) => sum + amountPaidCents, 0);
  const back = bills.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  return paid > 0 && back >= paid;
}

/** Why an open subscription has to end now; `null`: it doesn't. */
export function endFor(subscription: SubscriptionFacts, invoices: InvoiceFacts[]): EndReason | null {
  if (!isOpen(subscription.status)) return null;
  const isLost = invoices.filter(isOf(subscription)).some(({ dispute }) => dispute === "lost");
  if (isLost) return "disputed";
  return isPaidBack(subscription, invoices) ? "refunded" : null;
}

/** Bills that somebody could still pay for what has ended. */
export function billsToVoid(subscriptions: SubscriptionFacts[], invoices: InvoiceFacts[]): InvoiceFacts[] {
  const ended = subscriptions.filter(({ status }) => !isOpen(status));
  return invoices.filter(
    (invoice) =>
      (invoice.status === "open" || invoice.status === "uncollectible") &&
      ended.some((subscription) => isOf(subscription)(invoice)),
  );
}
