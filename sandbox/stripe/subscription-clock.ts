import { collect, voidInvoice } from "./invoice-payment";
import { periodEnd } from "./period";
import { intervalOf } from "./prices";
import { releaseSchedule } from "./schedules";
import { endSubscription } from "./subscription-end";
import { itemOf, setPrice } from "./subscription-object";
import { afterInvoiceFailed, setStatus } from "./subscription-payment";
import { billPeriod, issue } from "./subscription-start";
import type { WireInvoice, WireSubscription } from "./wire";
import { DAY } from "./wire";
import type { World } from "./world";

const INCOMPLETE_SECONDS = 23 * 3600;

/** When the clock next has something to do for a subscription, or null. */
export function subscriptionDueAt(world: World, subscription: WireSubscription): number | null {
  const { status } = subscription;
  if (subscription.ended_at !== null) return null;
  if (status === "incomplete") return subscription.created + INCOMPLETE_SECONDS;
  const moments = [subscription.cancel_at ?? Infinity];
  if (status === "trialing") moments.push(noticeAt(world, subscription), subscription.trial_end ?? Infinity);
  else if (status !== "paused") moments.push(itemOf(subscription).current_period_end);
  const due = Math.min(...moments);
  return Number.isFinite(due) ? due : null;
}

/** Does what is due at this moment. */
export function runSubscription(world: World, subscription: WireSubscription): void {
  const now = world.now();
  if (subscription.status === "incomplete") expire(world, subscription);
  else if (subscription.cancel_at !== null && subscription.cancel_at <= now) {
    endSubscription(world, subscription, "cancellation_requested");
  } else if (subscription.status === "trialing" && (subscription.trial_end ?? 0) > now)
    sendNotice(world, subscription);
  else if (subscription.status === "trialing") endTrial(world, subscription);
  else if (subscription.cancel_at_period_end) endSubscription(world, subscription, "cancellation_requested");
  else renew(world, subscription);
}

/** Starts a paid period now; the trial's end and a resumed subscription both do. */
export function startPaidPeriod(world: World, subscription: WireSubscription): WireInvoice {
  const now = world.now();
  applyNextPrice(world, subscription);
  const item = itemOf(subscription);
  subscription.billing_cycle_anchor = now;
  item.current_period_start = now;
  item.current_period_end = periodEnd(now, now, intervalOf(item.price));
  return billPeriod(world, subscription, "subscription_cycle");
}

function noticeAt(world: World, subscription: WireSubscription): number {
  if (world.state.subscriptionMemory[subscription.id]?.trialNoticeSent) return Infinity;
  const planned = (subscription.trial_end ?? 0) - world.state.settings.trialNoticeDays * DAY;
  return Math.max(planned, subscription.trial_start ?? planned);
}

function sendNotice(world: World, subscription: WireSubscription): void {
  const memory = world.state.subscriptionMemory[subscription.id];
  if (memory) memory.trialNoticeSent = true;
  world.emit("customer.subscription.trial_will_end", subscription);
}

function endTrial(world: World, subscription: WireSubscription): void {
  const customer = world.customers.require(subscription.customer);
  const payable = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const otherwise = subscription.trial_settings?.end_behavior.missing_payment_method ?? "create_invoice";
  if (subscription.cancel_at_period_end || (!payable && otherwise === "cancel")) {
    endSubscription(world, subscription, "cancellation_requested");
    return;
  }
  if (!payable && otherwise === "pause") {
    setStatus(world, subscription, "paused");
    world.emit("customer.subscription.paused", subscription);
    return;
  }
  const invoice = world.during("customer.subscription.updated", subscription, () => {
    subscription.status = "active";
    return startPaidPeriod(world, subscription);
  });
  issue(world, invoice);
  collect(world, invoice, false);
}

function renew(world: World, subscription: WireSubscription): void {
  const item = itemOf(subscription);
  const invoice = world.during("customer.subscription.updated", subscription, () => {
    applyNextPrice(world, subscription);
    const start = item.current_period_end;
    item.current_period_start = start;
    item.current_period_end = periodEnd(subscription.billing_cycle_anchor, start, intervalOf(item.price));
    return billPeriod(world, subscription, "subscription_cycle");
  });
  if (subscription.status === "unpaid" || subscription.pause_collection) {
    invoice.auto_advance = false;
    world.emit("invoice.created", invoice);
    return;
  }
  issue(world, invoice);
  collect(world, invoice, false);
}

function applyNextPrice(world: World, subscription: WireSubscription): void {
  const memory = world.state.subscriptionMemory[subscription.id];
  const price = memory?.nextPrice ? world.prices.find(memory.nextPrice) : undefined;
  if (!memory || !price) return;
  releaseSchedule(world, subscription);
  if (intervalOf(price).interval !== intervalOf(itemOf(subscription).price).interval) {
    subscription.billing_cycle_anchor = world.now();
  }
  setPrice(subscription, price);
}

function expire(world: World, subscription: WireSubscription): void {
  const invoice = world.invoices.find(subscription.latest_invoice ?? "");
  if (invoice?.status === "open") voidInvoice(world, invoice);
  world.update("customer.subscription.updated", subscription, () => {
    subscription.status = "incomplete_expired";
    subscription.ended_at = world.now();
  });
}

export function retryInvoice(world: World, invoice: WireInvoice): void {
  if (invoice.subscription && world.subscriptions.find(invoice.subscription)?.ended_at === null) {
    collect(world, invoice, false);
    return;
  }
  invoice.next_payment_attempt = null;
  afterInvoiceFailed(world, invoice);
}
