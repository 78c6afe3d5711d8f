import type { Call, Route } from "./api";
import { expireSession } from "./checkout-expiry";
import { lineItemsOf } from "./checkout-lines";
import { newSession } from "./checkout-object";
import type { Fields } from "./fields";
import { page } from "./list";
import type { SessionMemory } from "./state";
import { invalidRequest } from "./stripe-fault";
import { DAY } from "./wire";
import type { World } from "./world";

const LEAST_SECONDS = 30 * 60;

export const checkoutRoutes: Route[] = [
  { method: "POST", path: "/v1/checkout/sessions", action: create },
  { method: "GET", path: "/v1/checkout/sessions", action: list },
  { method: "GET", path: "/v1/checkout/sessions/:id", action: ({ world, id }) => world.sessions.require(id) },
  { method: "POST", path: "/v1/checkout/sessions/:id", action: update },
  { method: "POST", path: "/v1/checkout/sessions/:id/expire", action: expire },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id/line_items",
    action: ({ world, id }) => lineItemsOf(world, id),
  },
];

function create({ world, fields }: Call): object {
  if (fields.required("mode") !== "subscription")
    throw invalidRequest("The sandbox only sells subscriptions.", "mode");
  checkBuyer(world, fields);
  const lineItems = lineItemsFrom(world, fields);
  const memory = memoryFrom(world, fields, lineItems);
  const expiresAt = fields.int("expires_at") ?? world.now() + DAY;
  if (expiresAt < world.now() + LEAST_SECONDS - 60 || expiresAt > world.now() + DAY + 60) {
    throw invalidRequest("`expires_at` must be between 30 minutes and 24 hours from now.", "expires_at");
  }
  const session = newSession(world, fields, { memory, expiresAt });
  world.sessions.add(session);
  world.state.sessionMemory[session.id] = memory;
  world.consider(session.id);
  return session;
}

function checkBuyer(world: World, fields: Fields): void {
  const customer = fields.text("customer");
  if (customer && fields.text("customer_email")) {
    throw invalidRequest(
      "You may only specify one of these parameters: customer, customer_email.",
      "customer_email",
    );
  }
  if (customer) world.customers.require(customer, "customer");
  fields.required("success_url");
}

function lineItemsFrom(world: World, fields: Fields): SessionMemory["lineItems"] {
  const lines = fields.children("line_items");
  if (lines.length === 0)
    throw invalidRequest("Missing required param: line_items.", "line_items", "parameter_missing");
  return lines.map((line) => {
    const price = world.prices.require(line.required("price"), "line_items[0][price]");
    if (!price.active)
      throw invalidRequest(`The price specified is inactive: ${price.id}.`, "line_items[0][price]");
    if (!price.recurring)
      throw invalidRequest("You must provide at least one recurring price in `subscription` mode.");
    return { price: price.id, quantity: line.int("quantity") ?? 1 };
  });
}

function memoryFrom(world: World, fields: Fields, lineItems: SessionMemory["lineItems"]): SessionMemory {
  const data = fields.child("subscription_data");
  const behavior = data?.child("trial_settings")?.child("end_behavior");
  const trialEnd = data?.int("trial_end") ?? null;
  if (trialEnd !== null && trialEnd <= world.now()) {
    throw invalidRequest("`trial_end` must be in the future.", "subscription_data[trial_end]");
  }
  return {
    lineItems,
    trialDays: data?.int("trial_period_days") ?? 0,
    trialEnd,
    subscriptionMetadata: data?.metadata() ?? {},
    missingPaymentMethod:
      behavior?.choice("missing_payment_method", ["cancel", "create_invoice", "pause"]) ?? "create_invoice",
    declined: 0,
  };
}

function update({ world, fields, id }: Call): object {
  const session = world.sessions.require(id);
  session.metadata = fields.metadata(session.metadata);
  return session;
}

function expire({ world, id }: Call): object {
  const session = world.sessions.require(id);
  if (session.status !== "open") {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${String(session.status)}.`,
    );
  }
  expireSession(world, session);
  return session;
}

function list(call: Call): object {
  const { world, fields } = call;
  const customer = fields.text("customer");
  const subscription = fields.text("subscription");
  const status = fields.text("status");
  const sessions = (customer ? world.sessions.ownedBy(customer) : world.sessions.all()).filter(
    (session) =>
      (!subscription || session.subscription === subscription) && (!status || session.status === status),
  );
  return page(call, "/v1/checkout/sessions", sessions);
}
