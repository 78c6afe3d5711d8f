import { endSubscription } from "./subscription-end";
import type { WireInvoice, WireSubscription } from "./wire";
import type { World } from "./world";

/** A payment brings a subscription to life, or back to it. */
export function afterInvoicePaid(world: World, invoice: WireInvoice): void {
  const subscription = world.subscriptions.find(invoice.subscription ?? "");
  if (!subscription || subscription.latest_invoice !== invoice.id) return;
  if (!["incomplete", "past_due", "unpaid"].includes(subscription.status)) return;
  setStatus(world, subscription, "active");
}

/** A failed first payment leaves the subscription incomplete; a later one starts the retries, or ends them. */
export function afterInvoiceFailed(world: World, invoice: WireInvoice): void {
  const subscription = world.subscriptions.find(invoice.subscription ?? "");
  if (!subscription || subscription.ended_at !== null || subscription.status === "incomplete") return;
  if (invoice.next_payment_attempt !== null) {
    if (subscription.status !== "past_due") setStatus(world, subscription, "past_due");
    return;
  }
  const { afterRetries } = world.state.settings;
  if (afterRetries === "cancel") endSubscription(world, subscription, "payment_failed");
  else if (subscription.status !== afterRetries) setStatus(world, subscription, afterRetries);
}

export function setStatus(
  world: World,
  subscription: WireSubscription,
  status: WireSubscription["status"],
): void {
  world.update("customer.subscription.updated", subscription, () => {
    subscription.status = status;
  });
}
