import type { Fields } from "./fields";
import { newId } from "./new-id";
import type { SessionMemory } from "./state";
import type { WireSession } from "./wire";
import type { World } from "./world";

export interface SessionPlan {
  memory: SessionMemory;
  expiresAt: number;
}

export function newSession(world: World, fields: Fields, { memory, expiresAt }: SessionPlan): WireSession {
  const id = newId("cs_test", 58);
  const customer = fields.textOr("customer", null);
  const line = memory.lineItems[0];
  const price = world.prices.require(line?.price ?? "");
  const full = (price.unit_amount ?? 0) * (line?.quantity ?? 1);
  const total = memory.trialDays > 0 || memory.trialEnd !== null ? 0 : full;
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: fields.flag("allow_promotion_codes") ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: fields.textOr("cancel_url", null),
    client_reference_id: fields.textOr("client_reference_id", null),
    client_secret: null,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: null,
    consent_collection: null,
    created: world.now(),
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer,
    customer_account: null,
    customer_creation: customer ? null : "always",
    customer_details: null,
    customer_email: fields.textOr("customer_email", null),
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: fields.metadata(),
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection:
      fields.choice("payment_method_collection", ["always", "if_required"]) ?? "always",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: fields.textOr("success_url", null),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${world.baseUrl}/c/pay/${id}`,
    wallet_options: null,
  };
}
