import type Stripe from "stripe";
import type { CatalogueIds, PortalTarget } from "./payments";

const MARK = "talewick";

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** Card, invoices, cancel and resume, and a change between our plans: an upgrade is paid for at once. */
const featuresFor = (catalogue: CatalogueIds[]): Features => ({
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  customer_update: { enabled: true, allowed_updates: ["address", "name"] },
  subscription_cancel: { enabled: true, mode: "at_period_end" },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ["price"],
    proration_behavior: "always_invoice",
    // Left alone, the provider ends a trial and charges as soon as another plan is chosen.
    trial_update_behavior: "continue_trial",
    products: catalogue.map((plan) => ({
      product: plan.productId,
      prices: [plan.monthlyPriceId, plan.annualPriceId].filter((price) => price !== null),
    })),
    schedule_at_period_end: {
      conditions: [{ type: "decreasing_item_amount" }, { type: "shortening_interval" }],
    },
  },
});

/** `settle` offers no other plan: whoever owes us something pays that first. */
export type PortalKind = "all" | "settle";

async function findPortal(stripe: Stripe, kind: PortalKind): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const isWanted = ({ metadata }: Stripe.BillingPortal.Configuration) =>
    metadata?.["app"] === MARK && (metadata["kind"] ?? "all") === kind;
  return data.find(isWanted)?.id ?? null;
}

async function syncPortal(stripe: Stripe, kind: PortalKind, features: Features): Promise<void> {
  const known = await findPortal(stripe, kind);
  if (known) await stripe.billingPortal.configurations.update(known, { features });
  else await stripe.billingPortal.configurations.create({ features, metadata: { app: MARK, kind } });
}

/** Makes our portal pages offer exactly the plans of the catalogue, and none of them while something is owed. */
export async function syncPortals(stripe: Stripe, catalogue: CatalogueIds[]): Promise<void> {
  const all = featuresFor(catalogue);
  await syncPortal(stripe, "all", all);
  await syncPortal(stripe, "settle", { ...all, subscription_update: { enabled: false } });
}

/** Finds our portal pages once for a process; without them the account's default ones are used. */
export function rememberPortal(stripe: Stripe): (kind: PortalKind) => Promise<string | null> {
  const known = new Map<PortalKind, string>();
  return async (kind) => {
    const id = known.get(kind) ?? (await findPortal(stripe, kind));
    if (id) known.set(kind, id);
    return id;
  };
}

type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData;

/** Where a portal session begins; `undefined`: on its front page, which has its own way back. */
export function portalFlow(target: PortalTarget, returnUrl: string): Flow | undefined {
  const done = { after_completion: { type: "redirect" as const, redirect: { return_url: returnUrl } } };
  switch (target.kind) {
    case "home":
    case "settle":
      return undefined;
    case "card":
      return { type: "payment_method_update", ...done };
    case "change":
      return {
        type: "subscription_update",
        subscription_update: { subscription: target.subscriptionId },
        ...done,
      };
    case "cancel":
      return {
        type: "subscription_cancel",
        subscription_cancel: { subscription: target.subscriptionId },
        ...done,
      };
  }
}
