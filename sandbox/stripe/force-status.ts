import { endSubscription } from "./subscription-end";
import { itemOf } from "./subscription-object";
import type { WireSubscription } from "./wire";
import type { World } from "./world";

export const STATUSES = [
  "active",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "past_due",
  "paused",
  "trialing",
  "unpaid",
] as const;

export type Status = (typeof STATUSES)[number];

/** Puts a subscription into a status without the weeks it would take to get there. An ended one stays ended. */
export function forceStatus(world: World, subscription: WireSubscription, status: Status): boolean {
  if (subscription.ended_at !== null) return false;
  if (status === "canceled") {
    endSubscription(world, subscription, "cancellation_requested");
    return true;
  }
  world.update("customer.subscription.updated", subscription, () => {
    subscription.status = status;
    if (status === "incomplete_expired") subscription.ended_at = world.now();
    if (status === "trialing") {
      subscription.trial_start ??= world.now();
      subscription.trial_end = itemOf(subscription).current_period_end;
    }
  });
  return true;
}
