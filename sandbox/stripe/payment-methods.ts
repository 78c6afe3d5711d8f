import type { Call, Route } from "./api";
import type { Card } from "./cards";
import { cardByNumber, numberOfToken } from "./cards";
import { page } from "./list";
import { newId } from "./new-id";
import { invalidRequest, resourceMissing } from "./stripe-fault";
import type { WireCustomer, WirePaymentMethod, WireSubscription } from "./wire";
import type { World } from "./world";

export const paymentMethodRoutes: Route[] = [
  { method: "GET", path: "/v1/payment_methods", action: list },
  {
    method: "GET",
    path: "/v1/payment_methods/:id",
    action: ({ world, id }) => world.paymentMethods.require(id),
  },
  { method: "POST", path: "/v1/payment_methods/:id/attach", action: attach },
  { method: "POST", path: "/v1/payment_methods/:id/detach", action: detach },
  { method: "GET", path: "/v1/customers/:id/payment_methods", action: listOfCustomer },
];

/** The card behind one of Stripe's test tokens, `pm_card_visa` and so on. */
export function cardOfToken(token: string): Card {
  const card = cardByNumber(numberOfToken(token) ?? "");
  if (!card) throw resourceMissing("PaymentMethod", token, "payment_method");
  return card;
}

export function cardOf(world: World, method: WirePaymentMethod): Card {
  const card = cardByNumber(world.state.cardNumbers[method.id] ?? "");
  if (!card) throw resourceMissing("PaymentMethod", method.id, "payment_method");
  return card;
}

export function attachCard(world: World, customer: WireCustomer, card: Card): WirePaymentMethod {
  const method = newCardMethod(world, customer, card);
  world.paymentMethods.add(method);
  world.state.cardNumbers[method.id] = card.number;
  world.emit("payment_method.attached", method);
  return method;
}

/** The method that pays for a subscription: its own, or else the customer's default. */
export function payingMethod(
  world: World,
  customer: WireCustomer | undefined,
  subscription: WireSubscription | undefined,
): WirePaymentMethod | undefined {
  const id = subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return id ? world.paymentMethods.find(id) : undefined;
}

function newCardMethod(world: World, customer: WireCustomer, card: Card): WirePaymentMethod {
  const details: WirePaymentMethod["card"] = {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    display_brand: card.brand,
    exp_month: 12,
    exp_year: 2034,
    fingerprint: fingerprint(card),
    funding: "credit",
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
  return {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: {
      address: { city: null, country: "US", line1: null, line2: null, postal_code: null, state: null },
      email: customer.email,
      name: customer.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: details,
    created: world.now(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}

export function fingerprint(card: Card): string {
  return `sandbox${card.number.slice(4)}`;
}

function attach({ world, fields, id }: Call): object {
  const customer = world.customers.require(fields.required("customer"), "customer");
  const method = world.paymentMethods.find(id);
  if (!method) return attachCard(world, customer, cardOfToken(id));
  method.customer = customer.id;
  world.paymentMethods.reindex(method);
  world.emit("payment_method.attached", method);
  return method;
}

function detach({ world, id }: Call): object {
  const method = world.paymentMethods.require(id);
  if (method.customer === null)
    throw invalidRequest("The payment method you provided is not attached to a customer.");
  world.paymentMethods.remove(id);
  method.customer = null;
  world.paymentMethods.add(method);
  world.emit("payment_method.detached", method);
  return method;
}

function list(call: Call): object {
  const customer = call.fields.text("customer");
  return page(call, "/v1/payment_methods", customer ? call.world.paymentMethods.ownedBy(customer) : []);
}

function listOfCustomer(call: Call): object {
  const customer = call.world.customers.require(call.id);
  return page(
    call,
    `/v1/customers/${call.id}/payment_methods`,
    call.world.paymentMethods.ownedBy(customer.id),
  );
}
