import type { Card, Decline } from "./cards";
import { NOT_AUTHENTICATED } from "./cards";
import { basketOf } from "./checkout-lines";
import { addCustomer, newCustomer } from "./customers";
import { collect } from "./invoice-payment";
import { attachCard } from "./payment-methods";
import { pay } from "./payments";
import { StripeFault, invalidRequest } from "./stripe-fault";
import { startSubscription } from "./subscription-start";
import type { WireCustomer, WirePaymentMethod, WireSession, WireSubscription } from "./wire";
import { DAY } from "./wire";
import type { World } from "./world";

export interface Buyer {
  email: string | null;
  name: string | null;
}

export function needsCard(session: WireSession): boolean {
  return session.payment_method_collection !== "if_required" || (session.amount_total ?? 0) > 0;
}

type Purchase = {
  card: Card | null;
  buyer: Buyer;
  /** What the buyer answered their bank, where it asked. */
  answer?: "complete" | "fail" | null;
};

/** What happens when the buyer presses the button on the hosted page. Throws the card's error when it is declined. */
export function completeCheckout(
  world: World,
  session: WireSession,
  { card, buyer, answer = null }: Purchase,
): void {
  if (session.status !== "open")
    throw invalidRequest(`This Checkout Session is no longer open (${String(session.status)}).`);
  if (!card && needsCard(session)) throw invalidRequest("A card is required.", "card");
  if (card && typeof card.present === "object") refuse(world, session, card, card.present);
  const customer = customerFor(world, session, buyer);
  const asks = card?.present === "authenticate";
  if (card && asks) waitForBank(world, session, customer, card);
  if (asks && answer !== "complete") {
    throw new StripeFault(402, {
      type: "card_error",
      ...(answer === "fail" ? NOT_AUTHENTICATED : { code: ASKS, message: "Your bank asks you to confirm." }),
    });
  }
  const method = card ? attachCard(world, customer, card) : null;
  const subscription =
    payWaiting(world, session, method) ?? subscribe(world, session, customer, method?.id ?? null);
  complete(world, session, customer, subscription);
}

/** The code of the error that the page answers with the bank's question. */
export const ASKS = "authentication_required";

/** The subscription is there from now on, `incomplete`; a free trial begins with the answer only. */
function waitForBank(world: World, session: WireSession, customer: WireCustomer, card: Card): void {
  const memory = world.state.sessionMemory[session.id];
  if (!memory || memory.waiting || (session.amount_total ?? 0) === 0) return;
  const method = attachCard(world, customer, card);
  memory.waiting = subscribe(world, session, customer, method.id).id;
}

function payWaiting(
  world: World,
  session: WireSession,
  method: WirePaymentMethod | null,
): WireSubscription | null {
  const subscription = world.subscriptions.find(world.state.sessionMemory[session.id]?.waiting ?? "");
  const invoice = world.invoices.find(subscription?.latest_invoice ?? "");
  if (subscription?.status !== "incomplete" || !invoice || !method) return null;
  subscription.default_payment_method = method.id;
  collect(world, invoice, true, { chosen: method, authenticated: true });
  return subscription;
}

function subscribe(
  world: World,
  session: WireSession,
  customer: WireCustomer,
  method: string | null,
): WireSubscription {
  const memory = world.state.sessionMemory[session.id];
  const { price, quantity } = basketOf(world, session.id);
  const trialDays = memory?.trialDays ?? 0;
  const order = {
    customer,
    price,
    quantity,
    trialEnd: memory?.trialEnd ?? (trialDays > 0 ? world.now() + trialDays * DAY : null),
    paymentMethod: method,
    metadata: { ...memory?.subscriptionMetadata },
    missingPaymentMethod: memory?.missingPaymentMethod ?? "create_invoice",
  };
  return startSubscription(world, order, "present");
}

function complete(
  world: World,
  session: WireSession,
  customer: WireCustomer,
  subscription: WireSubscription,
): void {
  session.status = "complete";
  session.url = null;
  session.payment_status = (session.amount_total ?? 0) > 0 ? "paid" : "no_payment_required";
  session.customer = customer.id;
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  session.customer_details = {
    address: { city: null, country: "US", line1: null, line2: null, postal_code: null, state: null },
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: customer.name ?? null,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
  world.sessions.reindex(session);
  world.emit("checkout.session.completed", session);
}

function customerFor(world: World, session: WireSession, buyer: Buyer): WireCustomer {
  if (session.customer) return world.customers.require(session.customer, "customer");
  return addCustomer(
    world,
    newCustomer(world, { email: session.customer_email ?? buyer.email, name: buyer.name }),
  );
}

function refuse(world: World, session: WireSession, card: Card, decline: Decline): never {
  const memory = world.state.sessionMemory[session.id];
  if (memory) memory.declined += 1;
  const { intent, charge } = pay(world, {
    customer: session.customer ? world.customers.require(session.customer) : null,
    amount: Math.max(session.amount_total ?? 0, 100),
    currency: session.currency ?? "usd",
    description: "Subscription creation",
    card,
    method: null,
    present: true,
    intent: undefined,
  });
  throw new StripeFault(402, {
    type: "card_error",
    ...decline,
    ...(charge && { charge: charge.id }),
    payment_intent: intent,
  });
}
