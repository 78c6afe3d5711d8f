import type { WireSubscription } from "./wire";
import type { World } from "./world";

type Reason = "cancellation_requested" | "payment_failed";

/** Ends a subscription for good and stops collecting what is still open. */
export function endSubscription(world: World, subscription: WireSubscription, reason: Reason): void {
  const now = world.now();
  subscription.status = "canceled";
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.cancellation_details = {
    comment: subscription.cancellation_details?.comment ?? null,
    feedback: subscription.cancellation_details?.feedback ?? null,
    feedback_option: null,
    reason,
  };
  for (const invoice of world.invoices.ownedBy(subscription.customer)) {
    if (invoice.subscription !== subscription.id || invoice.status !== "open") continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
  world.emit("customer.subscription.deleted", subscription);
  const schedule = world.schedules.find(subscription.schedule ?? "");
  if (schedule?.status !== "active") return;
  schedule.status = "canceled";
  schedule.canceled_at = now;
  schedule.current_phase = null;
  world.emit("subscription_schedule.canceled", schedule);
}

/**
 * A paused subscription's period is over already: asked to end with it, it ends with the question and not at the
 * clock's next tick, which nobody could wait for.
 */
export function endIfOver(world: World, subscription: WireSubscription): void {
  const { status, cancel_at: end, ended_at: ended } = subscription;
  if (status === "incomplete" || ended !== null || end === null || end > world.now()) return;
  endSubscription(world, subscription, "cancellation_requested");
}
