import type { Call, Route } from "./api";
import type { Fields } from "./fields";
import { page, searchPage } from "./list";
import { attachCard, cardOfToken, payingMethod } from "./payment-methods";
import { declinedFault } from "./invoice-payment";
import { invalidRequest } from "./stripe-fault";
import { updateSubscription } from "./subscription-changes";
import { resumePaused } from "./subscription-resume";
import { endSubscription } from "./subscription-end";
import type { Order } from "./subscription-object";
import { itemOf } from "./subscription-object";
import { startSubscription } from "./subscription-start";
import type { WireSubscription } from "./wire";
import { DAY } from "./wire";
import type { World } from "./world";

const BEHAVIORS = [
  "allow_incomplete",
  "default_incomplete",
  "error_if_incomplete",
  "pending_if_incomplete",
] as const;

export const subscriptionRoutes: Route[] = [
  { method: "POST", path: "/v1/subscriptions", action: create },
  { method: "GET", path: "/v1/subscriptions", action: list },
  { method: "GET", path: "/v1/subscriptions/search", action: search },
  {
    method: "GET",
    path: "/v1/subscriptions/:id",
    action: ({ world, id }) => world.subscriptions.require(id),
  },
  { method: "POST", path: "/v1/subscriptions/:id", action: update },
  { method: "DELETE", path: "/v1/subscriptions/:id", action: cancel },
  { method: "POST", path: "/v1/subscriptions/:id/resume", action: resume },
  { method: "GET", path: "/v1/subscription_items", action: listItems },
];

function create({ world, fields }: Call): object {
  const order = orderFrom(world, fields);
  const behavior = fields.choice("payment_behavior", BEHAVIORS) ?? "allow_incomplete";
  const payable = payingMethod(world, order.customer, undefined) ?? order.paymentMethod;
  if (!payable && order.trialEnd === null && behavior !== "default_incomplete") {
    throw invalidRequest(
      "This customer has no attached payment source or default payment method.",
      undefined,
      "resource_missing",
    );
  }
  const subscription = startSubscription(
    world,
    order,
    behavior === "default_incomplete" ? "later" : "at once",
  );
  if (behavior === "error_if_incomplete" && subscription.status === "incomplete") {
    endSubscription(world, subscription, "payment_failed");
    throw declinedFault(world, world.invoices.require(subscription.latest_invoice ?? ""));
  }
  return subscription;
}

function orderFrom(world: World, fields: Fields): Order {
  const customer = world.customers.require(fields.required("customer"), "customer");
  const [item] = fields.children("items");
  if (!item) throw invalidRequest("Missing required param: items.", "items", "parameter_missing");
  const token = fields.text("default_payment_method");
  const method = token
    ? (world.paymentMethods.find(token) ?? attachCard(world, customer, cardOfToken(token)))
    : null;
  const days = fields.int("trial_period_days") ?? 0;
  return {
    customer,
    price: world.prices.require(item.required("price"), "items[0][price]"),
    quantity: item.int("quantity") ?? 1,
    trialEnd: fields.int("trial_end") ?? (days > 0 ? world.now() + days * DAY : null),
    paymentMethod: method?.id ?? null,
    metadata: fields.metadata(),
    missingPaymentMethod:
      fields
        .child("trial_settings")
        ?.child("end_behavior")
        ?.choice("missing_payment_method", ["cancel", "create_invoice", "pause"]) ?? "create_invoice",
  };
}

function update({ world, fields, id }: Call): object {
  const subscription = world.subscriptions.require(id);
  refuseEnded(subscription);
  return updateSubscription(world, subscription, fields);
}

function cancel({ world, fields, id }: Call): object {
  const subscription = world.subscriptions.require(id);
  refuseEnded(subscription);
  const details = fields.child("cancellation_details");
  if (details && subscription.cancellation_details) {
    subscription.cancellation_details.comment = details.textOr("comment", null);
  }
  endSubscription(world, subscription, "cancellation_requested");
  return subscription;
}

function resume({ world, id }: Call): object {
  const subscription = world.subscriptions.require(id);
  if (subscription.status !== "paused") {
    throw invalidRequest(
      `Subscription ${id} cannot be resumed because its status is ${subscription.status}.`,
    );
  }
  return resumePaused(world, subscription);
}

/** Stripe no longer finds an ended subscription when it is to be changed. */
function refuseEnded(subscription: WireSubscription): void {
  if (subscription.ended_at === null) return;
  throw invalidRequest(`No such subscription: '${subscription.id}'`, "id", "resource_missing");
}

function list(call: Call): object {
  const { world, fields } = call;
  const customer = fields.text("customer");
  const price = fields.text("price");
  const status = fields.text("status");
  const subscriptions = (customer ? world.subscriptions.ownedBy(customer) : world.subscriptions.all())
    .filter((subscription) => hasStatus(subscription, status))
    .filter((subscription) => !price || itemOf(subscription).price.id === price);
  return page(call, "/v1/subscriptions", subscriptions);
}

function hasStatus(subscription: WireSubscription, status: string | undefined): boolean {
  if (status === "all") return true;
  if (status === "ended") return subscription.ended_at !== null;
  return status ? subscription.status === status : subscription.status !== "canceled";
}

function search(call: Call): object {
  return searchPage(call, "/v1/subscriptions/search", call.world.subscriptions.all());
}

function listItems(call: Call): object {
  const id = call.fields.required("subscription");
  return page(
    call,
    "/v1/subscription_items",
    call.world.subscriptions.require(id, "subscription").items.data,
  );
}
