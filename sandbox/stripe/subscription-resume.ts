import { collect } from "./invoice-payment";
import { startPaidPeriod } from "./subscription-clock";
import { issue } from "./subscription-start";
import type { WireInvoice, WireSubscription } from "./wire";
import type { World } from "./world";

/** A subscription that paused for want of a card begins a new period and is charged for it. */
export function resumePaused(world: World, subscription: WireSubscription): WireSubscription {
  let invoice: WireInvoice | undefined;
  world.update("customer.subscription.updated", subscription, () => {
    subscription.status = "active";
    invoice = startPaidPeriod(world, subscription);
  });
  world.emit("customer.subscription.resumed", subscription);
  if (!invoice) return subscription;
  issue(world, invoice);
  collect(world, invoice, true);
  return subscription;
}
