import "server-only";
import { insertEvent } from "@/lib/features/billing/data-events";
import { syncCustomerJob } from "@/lib/features/billing/job-names";
import { inTransaction, type Context } from "@/lib/platform/context";
import { metrics } from "@/lib/platform/metrics/metrics";
import type { PaymentEvent } from "@/lib/platform/payments/payments";

/** The types after which a customer is looked up again. */
export const SYNCED_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.pending_update_applied",
  "customer.subscription.pending_update_expired",
  "customer.subscription.trial_will_end",
  "subscription_schedule.updated",
  "invoice.finalized",
  "invoice.updated",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.marked_uncollectible",
  "invoice.voided",
  "charge.refunded",
  "charge.refund.updated",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
] as const;

const isSynced = (type: string): boolean => SYNCED_EVENTS.some((known) => known === type);

/** Refunds and disputes name the charge that they are about. */
const customerOf = async (ctx: Context, { customerId, chargeId }: PaymentEvent): Promise<string | null> =>
  customerId ?? (chargeId && (await ctx.payments.findChargedCustomer(chargeId)));

/** Stores an event and the work it causes, together and once. Types that concern nobody are left alone. */
export async function recordEvent(
  ctx: Context,
  { id, type, createdAt, ...about }: PaymentEvent,
): Promise<void> {
  if (!isSynced(type)) return;
  const event = { id, type, createdAt };
  const customerId = await customerOf(ctx, { ...event, ...about });
  if (!customerId) return;
  await inTransaction(ctx, async (tx) => {
    if (!(await insertEvent(tx, { ...event, customerId }))) return;
    metrics().webhookLag((ctx.now().getTime() - event.createdAt.getTime()) / 1000);
    await ctx.jobs.enqueue(tx, syncCustomerJob, { customerId, eventId: event.id, eventType: event.type });
  });
}
