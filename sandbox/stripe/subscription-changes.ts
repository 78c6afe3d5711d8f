import type { Fields } from "./fields";
import { collect, declinedFault, voidInvoice } from "./invoice-payment";
import { newInvoice } from "./invoice-object";
import { attachCard, cardOfToken } from "./payment-methods";
import { periodEnd } from "./period";
import { intervalOf } from "./prices";
import { addProration } from "./proration";
import { invalidRequest } from "./stripe-fault";
import { endIfOver } from "./subscription-end";
import { itemOf, setPrice } from "./subscription-object";
import { billPeriod, issue, waitingLines } from "./subscription-start";
import type { WireInvoice, WirePrice, WireSubscription } from "./wire";
import type { World } from "./world";

const PRORATIONS = ["create_prorations", "always_invoice", "none"] as const;

export type Proration = (typeof PRORATIONS)[number];

/** Applies an update request: one event for all that changed, then the invoice if there is to be one. */
export function updateSubscription(
  world: World,
  subscription: WireSubscription,
  fields: Fields,
): WireSubscription {
  const proration = fields.choice("proration_behavior", PRORATIONS) ?? "create_prorations";
  const price = newPrice(world, subscription, fields);
  const before = structuredClone(subscription);
  const invoice = world.during("customer.subscription.updated", subscription, () => {
    applyPlainFields(world, subscription, fields);
    applyCancellation(world, subscription, fields);
    applyTrialEnd(world, subscription, fields);
    const due = price ? switchPrice(world, subscription, price, proration) : null;
    if (due || fields.text("trial_end") !== "now") return due;
    return billPeriod(world, subscription, "subscription_update");
  });
  const undo = fields.text("payment_behavior") === "error_if_incomplete" ? before : null;
  if (invoice) chargeFor(world, subscription, invoice, undo);
  endIfOver(world, subscription);
  return subscription;
}

/** Moves to another price and returns the invoice that is due at once, if one is. */
export function switchPrice(
  world: World,
  subscription: WireSubscription,
  price: WirePrice,
  proration: Proration,
): WireInvoice | null {
  const item = itemOf(subscription);
  const sameRhythm = intervalOf(item.price).interval === intervalOf(price).interval;
  const trialing = subscription.status === "trialing";
  if (!trialing && proration !== "none") addProration(world, subscription, price, sameRhythm);
  setPrice(subscription, price);
  if (trialing) return null;
  if (!sameRhythm) {
    const now = world.now();
    subscription.billing_cycle_anchor = now;
    item.current_period_start = now;
    item.current_period_end = periodEnd(now, now, intervalOf(price));
    return billPeriod(world, subscription, "subscription_update");
  }
  return proration === "always_invoice" ? invoiceProrations(world, subscription) : null;
}

export function chargeFor(
  world: World,
  subscription: WireSubscription,
  invoice: WireInvoice,
  undo: WireSubscription | null,
): void {
  issue(world, invoice);
  if (collect(world, invoice, true) || !undo) return;
  Object.assign(subscription, undo);
  voidInvoice(world, invoice);
  world.emit("customer.subscription.updated", subscription);
  throw declinedFault(world, invoice);
}

function invoiceProrations(world: World, subscription: WireSubscription): WireInvoice | null {
  const lines = waitingLines(world, subscription);
  if (lines.length === 0) return null;
  const customer = world.customers.require(subscription.customer);
  const invoice = newInvoice(world, customer, subscription, lines, "subscription_update");
  world.invoices.add(invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

function newPrice(world: World, subscription: WireSubscription, fields: Fields): WirePrice | null {
  const [change] = fields.children("items");
  if (!change) return null;
  const item = itemOf(subscription);
  const id = change.text("id");
  if (id !== undefined && id !== item.id)
    throw invalidRequest(`No such subscription item: '${id}'`, "items[0][id]", "resource_missing");
  if (id === undefined)
    throw invalidRequest("The sandbox keeps one item a subscription: name its id.", "items[0][id]");
  item.quantity = change.int("quantity") ?? item.quantity;
  const price = change.text("price");
  if (!price || price === item.price.id) return null;
  return world.prices.require(price, "items[0][price]");
}

function applyPlainFields(world: World, subscription: WireSubscription, fields: Fields): void {
  subscription.metadata = fields.metadata(subscription.metadata);
  subscription.description = fields.textOr("description", subscription.description);
  const token = fields.text("default_payment_method");
  if (token) {
    const customer = world.customers.require(subscription.customer);
    const method = world.paymentMethods.find(token) ?? attachCard(world, customer, cardOfToken(token));
    subscription.default_payment_method = method.id;
  }
  if (fields.text("pause_collection") === "") subscription.pause_collection = null;
  const pause = fields.child("pause_collection");
  if (pause) {
    const behavior = pause.choice("behavior", ["keep_as_draft", "mark_uncollectible", "void"]) ?? "void";
    subscription.pause_collection = { behavior, resumes_at: pause.int("resumes_at") ?? null };
  }
}

function applyCancellation(world: World, subscription: WireSubscription, fields: Fields): void {
  const atEnd = fields.flag("cancel_at_period_end");
  if (atEnd !== undefined) setCancelAtPeriodEnd(world, subscription, atEnd);
  if (!fields.has("cancel_at")) return;
  subscription.cancel_at = fields.int("cancel_at") ?? null;
  subscription.canceled_at = subscription.cancel_at === null ? null : world.now();
}

export function setCancelAtPeriodEnd(world: World, subscription: WireSubscription, atEnd: boolean): void {
  subscription.cancel_at_period_end = atEnd;
  subscription.cancel_at = atEnd ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = atEnd ? world.now() : null;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: atEnd ? "cancellation_requested" : null,
  };
}

function applyTrialEnd(world: World, subscription: WireSubscription, fields: Fields): void {
  const text = fields.text("trial_end");
  if (text === undefined) return;
  const now = world.now();
  if (text === "now") {
    beginPaidPeriod(world, subscription);
    return;
  }
  const end = fields.int("trial_end") ?? 0;
  if (end <= now) throw invalidRequest("`trial_end` must be in the future.", "trial_end");
  subscription.status = "trialing";
  subscription.trial_start ??= now;
  subscription.trial_end = end;
  subscription.billing_cycle_anchor = end;
  itemOf(subscription).current_period_end = end;
}

function beginPaidPeriod(world: World, subscription: WireSubscription): void {
  const item = itemOf(subscription);
  const now = world.now();
  if (subscription.status === "trialing") subscription.status = "active";
  subscription.trial_end = now;
  subscription.billing_cycle_anchor = now;
  item.current_period_start = now;
  item.current_period_end = periodEnd(now, now, intervalOf(item.price));
}

/** The bill for the period that begins instead of the rest of the trial. */
export function endTrialNow(world: World, subscription: WireSubscription): WireInvoice {
  beginPaidPeriod(world, subscription);
  return billPeriod(world, subscription, "subscription_update");
}
