import type { Call, Route } from "./api";
import type { Fields } from "./fields";
import { newId } from "./new-id";
import { defaultConfiguration } from "./portal-configurations";
import type { WirePortalSession } from "./wire";
import type { World } from "./world";

type Flow = NonNullable<WirePortalSession["flow"]>;

export const portalSessionRoutes: Route[] = [
  { method: "POST", path: "/v1/billing_portal/sessions", action: create },
];

function create({ world, fields }: Call): object {
  const customer = world.customers.require(fields.required("customer"), "customer");
  const named = fields.text("configuration");
  const configuration = named
    ? world.portalConfigurations.require(named, "configuration")
    : defaultConfiguration(world);
  const id = newId("bps");
  const session: WirePortalSession = {
    id,
    object: "billing_portal.session",
    configuration: configuration.id,
    created: world.now(),
    customer: customer.id,
    customer_account: null,
    flow: flowOf(world, fields.child("flow_data")),
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: fields.textOr("return_url", configuration.default_return_url),
    url: `${world.baseUrl}/p/session/${id}`,
  };
  world.portalSessions.add(session);
  world.emit("billing_portal.session.created", session);
  return session;
}

function flowOf(world: World, data: Fields | undefined): Flow | null {
  const type = data?.choice("type", [
    "payment_method_update",
    "subscription_cancel",
    "subscription_update",
    "subscription_update_confirm",
  ]);
  if (!data || !type) return null;
  const subscription = data.child(type)?.text("subscription");
  if (subscription) world.subscriptions.require(subscription, `flow_data[${type}][subscription]`);
  const redirect = data.child("after_completion")?.child("redirect")?.text("return_url");
  const [item] = data.child("subscription_update_confirm")?.children("items") ?? [];
  return {
    after_completion: {
      hosted_confirmation: null,
      redirect: redirect ? { return_url: redirect } : null,
      type: redirect ? "redirect" : "portal_homepage",
    },
    customer_update: null,
    subscription_cancel:
      type === "subscription_cancel" ? { retention: null, subscription: subscription ?? "" } : null,
    subscription_pause: null,
    subscription_update: type === "subscription_update" ? { subscription: subscription ?? "" } : null,
    subscription_update_confirm:
      type === "subscription_update_confirm"
        ? {
            discounts: null,
            items: [{ id: item?.text("id") ?? null, price: item?.text("price") ?? null }],
            subscription: subscription ?? "",
          }
        : null,
    type,
  };
}
