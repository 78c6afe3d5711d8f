import type { Call, Route } from "./api";
import { page } from "./list";
import { newId } from "./new-id";
import { StripeFault, invalidRequest } from "./stripe-fault";
import type { WireCharge, WireRefund } from "./wire";
import type { World } from "./world";

const REASONS = ["duplicate", "fraudulent", "requested_by_customer"] as const;

export const refundRoutes: Route[] = [
  { method: "POST", path: "/v1/refunds", action: create },
  { method: "GET", path: "/v1/refunds", action: list },
  { method: "GET", path: "/v1/refunds/:id", action: ({ world, id }) => world.refunds.require(id) },
  { method: "POST", path: "/v1/refunds/:id", action: update },
];

function create({ world, fields }: Call): object {
  const charge = chargeToRefund(world, fields.text("charge"), fields.text("payment_intent"));
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = fields.int("amount") ?? left;
  if (left <= 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new StripeFault(400, { type: "invalid_request_error", code: "charge_already_refunded", message });
  }
  if (world.disputes.ownedBy(charge.id).some(({ status }) => status !== "won")) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw new StripeFault(400, { type: "invalid_request_error", code: "charge_disputed", message });
  }
  if (amount < 1 || amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      "amount",
    );
  }
  const refund: WireRefund = {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: newId("txn"),
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    metadata: fields.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: fields.choice("reason", REASONS) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  world.refunds.add(refund);
  world.emit("refund.created", refund);
  world.update("charge.refunded", charge, () => {
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    charge.refunds?.data.unshift(refund);
  });
  return refund;
}

function chargeToRefund(world: World, charge: string | undefined, intent: string | undefined): WireCharge {
  if (charge) return world.charges.require(charge, "charge");
  if (!intent)
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const latest = world.intents.require(intent, "payment_intent").latest_charge;
  const paid = latest ? world.charges.require(latest) : undefined;
  if (!paid?.paid)
    throw invalidRequest(`This PaymentIntent (${intent}) does not have a successful charge to refund.`);
  return paid;
}

function update({ world, fields, id }: Call): object {
  return world.update("refund.updated", world.refunds.require(id), (refund) => {
    refund.metadata = fields.metadata(refund.metadata);
  });
}

function list(call: Call): object {
  const { world, fields } = call;
  const charge = fields.text("charge");
  const intent = fields.text("payment_intent");
  const refunds = charge ? world.refunds.ownedBy(charge) : world.refunds.all();
  return page(
    call,
    "/v1/refunds",
    intent ? refunds.filter((refund) => refund.payment_intent === intent) : refunds,
  );
}
