import type { Call, Route } from "./api";
import type { Card, Decline } from "./cards";
import { newCharge, type Payment } from "./charges";
import { page } from "./list";
import { newId } from "./new-id";
import type { WireCharge, WireIntent } from "./wire";
import type { World } from "./world";

export const paymentIntentRoutes: Route[] = [
  { method: "GET", path: "/v1/payment_intents", action: list },
  { method: "GET", path: "/v1/payment_intents/:id", action: ({ world, id }) => world.intents.require(id) },
];

export interface Outcome {
  intent: WireIntent;
  /** None while the bank waits for an answer. */
  charge: WireCharge | null;
  decline: Decline | null;
}

/** Tries a card once and tells the endpoints how it went. */
export function pay(world: World, payment: Payment): Outcome {
  const intent = payment.intent ?? world.intents.add(newIntent(world, payment));
  if (!payment.intent) world.emit("payment_intent.created", intent);
  const verdict = verdictOn(payment);
  if (verdict === "authenticate") return waitForBank(world, intent, payment);
  const decline = verdict === "approve" ? null : verdict;
  const charge = world.charges.add(newCharge(world, payment, intent.id, decline));
  intent.latest_charge = charge.id;
  if (decline) fail(world, { intent, charge, payment, decline });
  else succeed(intent, payment);
  world.emit(decline ? "charge.failed" : "charge.succeeded", charge);
  world.emit(decline ? "payment_intent.payment_failed" : "payment_intent.succeeded", intent);
  return { intent, charge, decline };
}

function verdictOn({ present, authenticated, card }: Payment): Card["present"] {
  if (!present) return card.absent;
  return card.present === "authenticate" && authenticated ? "approve" : card.present;
}

/** Nothing is charged until the buyer has answered. */
function waitForBank(world: World, intent: WireIntent, payment: Payment): Outcome {
  askBuyer(world, intent);
  intent.payment_method = payment.method?.id ?? null;
  world.emit("payment_intent.requires_action", intent);
  return { intent, charge: null, decline: null };
}

function askBuyer(world: World, intent: WireIntent): void {
  intent.status = "requires_action";
  intent.next_action = {
    type: "redirect_to_url",
    redirect_to_url: { return_url: null, url: `${world.baseUrl}/authenticate/${intent.id}` },
  };
}

function succeed(intent: WireIntent, payment: Payment): void {
  intent.status = "succeeded";
  intent.amount_received = payment.amount;
  intent.payment_method = payment.method?.id ?? null;
  intent.last_payment_error = null;
  intent.next_action = null;
}

type Failure = { intent: WireIntent; charge: WireCharge; payment: Payment; decline: Decline };

function fail(world: World, { intent, charge, payment, decline }: Failure): void {
  if (decline.code === "authentication_required") askBuyer(world, intent);
  else intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.last_payment_error = {
    type: "card_error",
    code: decline.code,
    decline_code: decline.decline_code,
    message: decline.message,
    charge: charge.id,
    ...(payment.method && { payment_method: payment.method }),
  } as WireIntent["last_payment_error"];
}

function newIntent(world: World, payment: Payment): WireIntent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: newId(`${id}_secret`),
    confirmation_method: "automatic",
    created: world.now(),
    currency: payment.currency,
    customer: payment.customer?.id ?? null,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: "off_session",
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
}

function list(call: Call): object {
  const { world, fields } = call;
  const customer = fields.text("customer");
  return page(call, "/v1/payment_intents", customer ? world.intents.ownedBy(customer) : world.intents.all());
}
