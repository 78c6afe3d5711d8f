import type { Call, Route } from "./api";
import type { Card, Decline } from "./cards";
import { page } from "./list";
import { newId } from "./new-id";
import { fingerprint } from "./payment-methods";
import type { WireCharge, WireCustomer, WireIntent, WirePaymentMethod } from "./wire";
import type { World } from "./world";

export interface Payment {
  customer: WireCustomer | null;
  amount: number;
  currency: string;
  description: string;
  card: Card;
  method: WirePaymentMethod | null;
  /** True while the customer is looking; some cards only fail later. */
  present: boolean;
  /** The buyer has answered their bank's question. */
  authenticated?: boolean;
  /** An earlier attempt's intent, when this is a retry. */
  intent: WireIntent | undefined;
}

export const chargeRoutes: Route[] = [
  { method: "GET", path: "/v1/charges", action: list },
  { method: "GET", path: "/v1/charges/:id", action: ({ world, id }) => world.charges.require(id) },
];

export function newCharge(
  world: World,
  payment: Payment,
  intent: string,
  decline: Decline | null,
): WireCharge {
  const id = newId("ch");
  const amount = payment.amount;
  return {
    id,
    object: "charge",
    amount,
    amount_captured: decline ? 0 : amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : newId("txn"),
    billing_details: {
      address: { city: null, country: "US", line1: null, line2: null, postal_code: null, state: null },
      email: payment.customer?.email ?? null,
      name: payment.customer?.name ?? null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: "SANDBOX",
    captured: !decline,
    created: world.now(),
    currency: payment.currency,
    customer: payment.customer?.id ?? null,
    description: payment.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent,
    payment_method: payment.method?.id ?? null,
    payment_method_details: { card: cardDetails(payment.card, amount), type: "card" },
    receipt_email: payment.customer?.email ?? null,
    receipt_number: null,
    receipt_url: decline ? null : `${world.baseUrl}/receipts/${id}`,
    refunded: false,
    refunds: { object: "list", data: [], has_more: false, url: `/v1/charges/${id}/refunds` },
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeOf(decline: Decline | null): WireCharge["outcome"] {
  return {
    advice_code: decline ? "try_again_later" : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? "declined_by_network" : "approved_by_network",
    reason: decline?.decline_code ?? null,
    risk_level: "normal",
    seller_message: decline
      ? "The bank did not return any further details with this decline."
      : "Payment complete.",
    type: decline ? "issuer_declined" : "authorized",
  };
}

type CardDetails = NonNullable<NonNullable<WireCharge["payment_method_details"]>["card"]>;

function cardDetails(card: Card, amount: number): CardDetails {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    extended_authorization: { status: "disabled" },
    fingerprint: fingerprint(card),
    funding: "credit",
    incremental_authorization: { status: "unavailable" },
    installments: null,
    last4: card.number.slice(-4),
    mandate: null,
    multicapture: { status: "unavailable" },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: "unavailable" },
    regulated_status: "unregulated",
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

function list(call: Call): object {
  const { world, fields } = call;
  const customer = fields.text("customer");
  const intent = fields.text("payment_intent");
  const charges = customer ? world.charges.ownedBy(customer) : world.charges.all();
  return page(
    call,
    "/v1/charges",
    intent ? charges.filter((charge) => charge.payment_intent === intent) : charges,
  );
}
