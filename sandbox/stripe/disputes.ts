import type { Call, Route } from "./api";
import { page } from "./list";
import { newId } from "./new-id";
import type { WireCharge, WireDispute } from "./wire";
import { DAY } from "./wire";
import type { World } from "./world";

export const disputeRoutes: Route[] = [
  { method: "GET", path: "/v1/disputes", action: list },
  { method: "GET", path: "/v1/disputes/:id", action: ({ world, id }) => world.disputes.require(id) },
];

/** A cardholder's bank takes a payment back until it has decided. */
export function openDispute(world: World, charge: WireCharge): WireDispute {
  const dispute = world.disputes.add(newDispute(world, charge));
  charge.disputed = true;
  world.emit("charge.dispute.created", dispute);
  world.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

export function decideDispute(world: World, dispute: WireDispute, status: "won" | "lost"): void {
  world.update("charge.dispute.closed", dispute, () => {
    dispute.status = status;
  });
  if (status === "won") world.emit("charge.dispute.funds_reinstated", dispute);
}

function newDispute(world: World, charge: WireCharge): WireDispute {
  const intent = charge.payment_intent;
  return {
    id: newId("dp"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: world.now() + 9 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: "manual",
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details?.card?.brand ?? "visa",
        case_type: "chargeback",
        network: "visa",
        network_reason_code: "10.4",
      },
      type: "card",
    },
    reason: "fraudulent",
    status: "needs_response",
  };
}

const NO_EVIDENCE: WireDispute["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

function list(call: Call): object {
  const { world, fields } = call;
  const charge = fields.text("charge");
  const intent = fields.text("payment_intent");
  const disputes = charge ? world.disputes.ownedBy(charge) : world.disputes.all();
  return page(
    call,
    "/v1/disputes",
    intent ? disputes.filter((dispute) => dispute.payment_intent === intent) : disputes,
  );
}
