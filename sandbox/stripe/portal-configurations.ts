import type { Call, Route } from "./api";
import type { Fields } from "./fields";
import { page } from "./list";
import { newId } from "./new-id";
import type { WirePortalConfiguration } from "./wire";
import type { World } from "./world";

type Features = WirePortalConfiguration["features"];

const PRORATIONS = ["always_invoice", "create_prorations", "none"] as const;

export const portalConfigurationRoutes: Route[] = [
  { method: "POST", path: "/v1/billing_portal/configurations", action: create },
  { method: "GET", path: "/v1/billing_portal/configurations", action: list },
  {
    method: "GET",
    path: "/v1/billing_portal/configurations/:id",
    action: ({ world, id }) => world.portalConfigurations.require(id),
  },
  { method: "POST", path: "/v1/billing_portal/configurations/:id", action: update },
];

/** The configuration used when none is named: the first that was made, or one in which everything is allowed. */
export function defaultConfiguration(world: World): WirePortalConfiguration {
  const present = world.portalConfigurations.all().find(({ is_default }) => is_default);
  return present ?? world.portalConfigurations.add(newConfiguration(world, true));
}

function newConfiguration(world: World, everything: boolean): WirePortalConfiguration {
  const now = world.now();
  return {
    id: newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: featuresOf(everything),
    is_default: world.portalConfigurations.all().length === 0,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  };
}

function featuresOf(everything: boolean): Features {
  return {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: everything },
    payment_method_update: { enabled: everything, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: [], options: [] },
      enabled: everything,
      mode: "at_period_end",
      proration_behavior: "none",
    },
    subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: everything ? ["price"] : [],
      enabled: everything,
      products: [],
      proration_behavior: "always_invoice",
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: "end_trial",
    },
  };
}

function create({ world, fields }: Call): object {
  const configuration = newConfiguration(world, false);
  applyFields(configuration, fields);
  world.portalConfigurations.add(configuration);
  world.emit("billing_portal.configuration.created", configuration);
  return configuration;
}

function update({ world, fields, id }: Call): object {
  return world.update(
    "billing_portal.configuration.updated",
    world.portalConfigurations.require(id),
    (configuration) => {
      applyFields(configuration, fields);
      configuration.updated = world.now();
    },
  );
}

function applyFields(configuration: WirePortalConfiguration, fields: Fields): void {
  configuration.active = fields.flag("active") ?? configuration.active;
  configuration.default_return_url = fields.textOr("default_return_url", configuration.default_return_url);
  configuration.metadata = fields.metadata(configuration.metadata);
  const profile = fields.child("business_profile");
  if (profile) {
    const { business_profile: present } = configuration;
    present.headline = profile.textOr("headline", present.headline);
    present.privacy_policy_url = profile.textOr("privacy_policy_url", present.privacy_policy_url);
    present.terms_of_service_url = profile.textOr("terms_of_service_url", present.terms_of_service_url);
  }
  const features = fields.child("features");
  if (features) applyFeatures(configuration.features, features);
}

function applyFeatures(present: Features, sent: Fields): void {
  setEnabled(present.invoice_history, sent.child("invoice_history"));
  setEnabled(present.payment_method_update, sent.child("payment_method_update"));
  setEnabled(present.customer_update, sent.child("customer_update"));
  const cancel = sent.child("subscription_cancel");
  setEnabled(present.subscription_cancel, cancel);
  present.subscription_cancel.mode =
    cancel?.choice("mode", ["at_period_end", "immediately"]) ?? present.subscription_cancel.mode;
  const update = sent.child("subscription_update");
  if (update) applyUpdateFeature(present.subscription_update, update);
}

function applyUpdateFeature(present: Features["subscription_update"], sent: Fields): void {
  setEnabled(present, sent);
  present.proration_behavior = sent.choice("proration_behavior", PRORATIONS) ?? present.proration_behavior;
  present.trial_update_behavior =
    sent.choice("trial_update_behavior", ["continue_trial", "end_trial"]) ?? present.trial_update_behavior;
  const allowed = sent.strings("default_allowed_updates");
  if (allowed.length > 0) present.default_allowed_updates = allowed;
  const products = sent.children("products");
  if (products.length > 0) {
    present.products = products.map((product) => ({
      adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
      prices: product.strings("prices"),
      product: product.required("product"),
    }));
  }
  const schedule = sent.child("schedule_at_period_end");
  if (schedule) {
    present.schedule_at_period_end.conditions = schedule.children("conditions").map((condition) => ({
      type:
        condition.choice("type", ["decreasing_item_amount", "shortening_interval"]) ??
        "decreasing_item_amount",
    }));
  }
}

function setEnabled(feature: { enabled: boolean }, sent: Fields | undefined): void {
  feature.enabled = sent?.flag("enabled") ?? feature.enabled;
}

function list(call: Call): object {
  return page(call, "/v1/billing_portal/configurations", call.world.portalConfigurations.all());
}
