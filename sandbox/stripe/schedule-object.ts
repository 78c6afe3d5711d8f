import { newId } from "./new-id";
import { periodEnd } from "./period";
import { intervalOf } from "./prices";
import { itemOf } from "./subscription-object";
import type { WirePrice, WireSchedule, WireSubscription } from "./wire";
import type { World } from "./world";

type Phase = WireSchedule["phases"][number];

/** A schedule that so far only repeats what the subscription does. */
export function newSchedule(world: World, subscription: WireSubscription): WireSchedule {
  const item = itemOf(subscription);
  const { current_period_start, current_period_end } = item;
  const present = newPhase(item.price, item.quantity ?? 1, current_period_start, current_period_end);
  return {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: { flexible: null, type: "classic" },
    canceled_at: null,
    completed_at: null,
    created: world.now(),
    current_phase: { end_date: current_period_end, start_date: current_period_start },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: "self" },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [{ ...present, trial_end: subscription.status === "trialing" ? subscription.trial_end : null }],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: null,
  };
}

export function nextPhase(subscription: WireSubscription, price: WirePrice): Phase {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  return newPhase(price, item.quantity ?? 1, start, periodEnd(start, start, intervalOf(price)));
}

function newPhase(price: WirePrice, quantity: number, start: number, end: number): Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: price.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price.id,
        price: price.id,
        quantity,
        tax_rates: [],
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: "create_prorations",
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}
