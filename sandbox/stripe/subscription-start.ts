import { collect, finalize } from "./invoice-payment";
import { newInvoice } from "./invoice-object";
import type { Line } from "./invoice-object";
import { moneyText } from "./money-text";
import type { Order } from "./subscription-object";
import { productName } from "./products";
import { itemOf, newSubscription } from "./subscription-object";
import type { WireInvoice, WireSubscription } from "./wire";
import type { World } from "./world";

/**
 * Begins a subscription in the order of Stripe's own events: it is created `incomplete` (or on trial), then
 * its first invoice is paid, then it becomes active.
 */
export function startSubscription(
  world: World,
  order: Order,
  collects: "at once" | "later" | "present",
): WireSubscription {
  const subscription = newSubscription(world, order);
  world.subscriptions.add(subscription);
  world.state.subscriptionMemory[subscription.id] = {
    trialNoticeSent: false,
    pendingLines: [],
    nextPrice: null,
  };
  order.customer.currency ??= subscription.currency;
  const invoice = newInvoice(
    world,
    order.customer,
    subscription,
    [firstLine(world, subscription)],
    "subscription_create",
  );
  world.invoices.add(invoice);
  subscription.latest_invoice = invoice.id;
  world.emit("customer.subscription.created", subscription);
  issue(world, invoice);
  if (collects !== "later" || invoice.amount_due === 0) collect(world, invoice, collects === "present");
  return subscription;
}

/** Bills a period that has just begun, with whatever waited for the next invoice. */
export function billPeriod(
  world: World,
  subscription: WireSubscription,
  reason: WireInvoice["billing_reason"],
): WireInvoice {
  const customer = world.customers.require(subscription.customer);
  const lines = [...waitingLines(world, subscription), periodLine(world, subscription)];
  const invoice = newInvoice(world, customer, subscription, lines, reason);
  world.invoices.add(invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

export function issue(world: World, invoice: WireInvoice): void {
  world.emit("invoice.created", invoice);
  finalize(world, invoice);
}

export function waitingLines(world: World, subscription: WireSubscription): Line[] {
  const waiting = world.state.subscriptionMemory[subscription.id]?.pendingLines.splice(0) ?? [];
  return waiting.map((line) => ({ ...line, price: world.prices.require(line.price), proration: true }));
}

function firstLine(world: World, subscription: WireSubscription): Line {
  const line = periodLine(world, subscription);
  if (subscription.trial_end === null) return line;
  return { ...line, amount: 0, description: `Trial period for ${productName(world, line.price)}` };
}

function periodLine(world: World, subscription: WireSubscription): Line {
  const { price, quantity, current_period_start, current_period_end } = itemOf(subscription);
  const amount = (price.unit_amount ?? 0) * (quantity ?? 1);
  return {
    amount,
    description: `${quantity ?? 1} × ${productName(world, price)} (at ${moneyText(price)})`,
    price,
    start: current_period_start,
    end: current_period_end,
    proration: false,
  };
}
