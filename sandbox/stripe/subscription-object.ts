import { newId } from "./new-id";
import { periodEnd } from "./period";
import { intervalOf, planOf } from "./prices";
import type { WireCustomer, WireItem, WirePrice, WireSubscription } from "./wire";
import type { World } from "./world";

export interface Order {
  customer: WireCustomer;
  price: WirePrice;
  quantity: number;
  /** Seconds, or null for no trial. */
  trialEnd: number | null;
  paymentMethod: string | null;
  metadata: Record<string, string>;
  missingPaymentMethod: "cancel" | "create_invoice" | "pause";
}

export function newSubscription(world: World, order: Order): WireSubscription {
  const now = world.now();
  const id = newId("sub");
  const end = order.trialEnd ?? periodEnd(now, now, intervalOf(order.price));
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: order.trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "classic" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: order.price.currency,
    customer: order.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: order.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [newItem(world, id, order, now, end)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: order.trialEnd === null ? "incomplete" : "trialing",
    test_clock: null,
    transfer_data: null,
    trial_end: order.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: order.missingPaymentMethod },
    },
    trial_start: order.trialEnd === null ? null : now,
  };
}

function newItem(world: World, subscription: string, order: Order, start: number, end: number): WireItem {
  return {
    id: newId("si", 14),
    object: "subscription_item",
    billing_thresholds: null,
    created: world.now(),
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(order.price),
    price: order.price,
    quantity: order.quantity,
    subscription,
    tax_rates: [],
  };
}

/** Our products have one price each, so a subscription here has one item. */
export function itemOf(subscription: WireSubscription): WireItem {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  return item;
}

export function setPrice(subscription: WireSubscription, price: WirePrice): void {
  const item = itemOf(subscription);
  item.price = structuredClone(price);
  item.plan = planOf(price);
}
