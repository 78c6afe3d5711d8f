import "server-only";
import { findWaitingEvents, isEventProcessed, markEventsProcessed } from "@/lib/features/billing/data-events";
import { announceTrialEnd } from "@/lib/features/billing/mails/announce-trial-end";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import type { Context } from "@/lib/platform/context";

const TRIAL_ENDS = "customer.subscription.trial_will_end";

type EventPayload = { customerId: string; eventId: string; eventType: string };

/**
 * The work that an event causes, done away from the delivery. A look-up sees everything that the events before it
 * tell of, so it does the work of all that wait for the same customer.
 */
export async function syncAfterEvent(
  ctx: Context,
  { customerId, eventId, eventType }: EventPayload,
): Promise<void> {
  if (await isEventProcessed(ctx.db, eventId)) return;
  const waiting = await findWaitingEvents(ctx.db, customerId);
  await syncCustomer(ctx, customerId);
  if (eventType === TRIAL_ENDS) await announceTrialEnd(ctx, customerId);
  // The end of a trial is told by its own job.
  const covered = waiting.filter(({ type }) => type !== TRIAL_ENDS).map(({ id }) => id);
  await markEventsProcessed(ctx.db, [...covered, eventId], ctx.now());
}
