import { collect } from "./invoice-payment";
import { startPaidPeriod } from "./subscription-clock";
import { issue } from "./subscription-start";
import type { WireSubscription } from "./wire";
import type { World } from "./world";

/** A subscription that paused for want of a card begins a new period and is charged for it. */
export function resumePaused(world: World, subscription: WireSubscription): WireSubscription {
  const invoice = world.during("customer.subscription.updated", subscription, () => {
    subscription.status = "active";
    return startPaidPeriod(world, subscription);
  });
  world.emit("customer.subscription.resumed", subscription);
  issue(world, invoice);
  collect(world, invoice, true);
  return subscription;
}
