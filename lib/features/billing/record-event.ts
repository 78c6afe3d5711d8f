import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { metrics } from "@/lib/platform/metrics/metrics";
import type { PaymentEvent } from "@/lib/platform/payments/payments";
import { insertEvent } from "./data-events";
import { syncCustomerJob } from "./job-names";

/** The types after which a customer is looked up again. At most twenty: the provider lists no more at once. */
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
] as const;

const isSynced = (type: string): boolean => SYNCED_EVENTS.some((known) => known === type);

/** Stores an event and the work it causes, together and once. Types that concern nobody are left alone. */
export async function recordEvent(ctx: Context, { customerId, ...event }: PaymentEvent): Promise<void> {
  if (!customerId || !isSynced(event.type)) return;
  await inTransaction(ctx, async (tx) => {
    if (!(await insertEvent(tx, { ...event, customerId }))) return;
    metrics().webhookLag((ctx.now().getTime() - event.createdAt.getTime()) / 1000);
    await ctx.jobs.enqueue(tx, syncCustomerJob, { customerId, eventId: event.id, eventType: event.type });
  });
}
