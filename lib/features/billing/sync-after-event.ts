import "server-only";
import type { Context } from "@/lib/platform/context";
import { announceTrialEnd } from "./announce-trial-end";
import { markEventProcessed } from "./data-events";
import { syncCustomer } from "./sync-customer";

type EventPayload = { customerId: string; eventId: string; eventType: string };

/** The work that an event causes, done away from the delivery. */
export async function syncAfterEvent(
  ctx: Context,
  { customerId, eventId, eventType }: EventPayload,
): Promise<void> {
  await syncCustomer(ctx, customerId);
  if (eventType === "customer.subscription.trial_will_end") await announceTrialEnd(ctx, customerId);
  await markEventProcessed(ctx.db, eventId, ctx.now());
}
