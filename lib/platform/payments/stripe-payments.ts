import Stripe from "stripe";
import type { Config } from "@/lib/platform/config";
import { AppError } from "@/lib/shared/app-error";
import type { CatalogueIds, CheckoutOrder, Payments, PortalTarget } from "./payments";
import { syncPlan } from "./stripe-catalogue";
import { callStripe, hasStripeCode, stripeBreaker } from "./stripe-errors";
import { checkoutFacts, endComment, idOf } from "./stripe-facts";
import { findChargedCustomer, listInvoices, refundInvoice, voidInvoice } from "./stripe-invoices";
import { listEvents, listLiveSubscriptions, listSubscriptions } from "./stripe-listings";
import { portalFlow, rememberPortal, syncPortals, type PortalKind } from "./stripe-portal";
import { verifyEvent } from "./stripe-webhooks";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

type Settings = Pick<Config, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_URL">;

function addressOf(url: string | undefined) {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  const scheme = protocol === "http:" ? ("http" as const) : ("https" as const);
  return { protocol: scheme, host: hostname, port: port || (scheme === "http" ? 80 : 443) };
}

function openStripe(settings: Settings): Stripe {
  if (!settings.STRIPE_SECRET_KEY) {
    throw new AppError("UNAVAILABLE", "Payments are not set up here.");
  }
  return new Stripe(settings.STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...addressOf(settings.STRIPE_API_URL),
  });
}

const checkoutParams = (order: CheckoutOrder): Stripe.Checkout.SessionCreateParams => ({
  mode: "subscription",
  customer: order.customerId,
  client_reference_id: order.parentId,
  line_items: [{ price: order.priceId, quantity: 1 }],
  subscription_data: {
    metadata: { parentId: order.parentId, planId: order.planId },
    ...(order.trialDays > 0 ? { trial_period_days: order.trialDays } : {}),
  },
  metadata: { parentId: order.parentId, planId: order.planId, offer: order.offer },
  success_url: order.successUrl,
  cancel_url: order.cancelUrl,
});

type Call = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

const checkoutCalls = (call: Call): Pick<Payments, "createCheckout" | "getCheckout" | "expireCheckout"> => ({
  createCheckout: (order) =>
    call(async (stripe) => {
      const options = { idempotencyKey: order.idempotencyKey };
      return checkoutFacts(await stripe.checkout.sessions.create(checkoutParams(order), options));
    }),
  getCheckout: (sessionId) =>
    call(async (stripe) => {
      try {
        return checkoutFacts(await stripe.checkout.sessions.retrieve(sessionId));
      } catch (error) {
        if (hasStripeCode(error, "resource_missing")) return null;
        throw error;
      }
    }),
  expireCheckout: (sessionId) =>
    call(async (stripe) => {
      try {
        await stripe.checkout.sessions.expire(sessionId);
      } catch (error) {
        // It was paid or had run out: there is nothing left to close.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    }),
});

/** Nothing is charged or paid back now: the next bill is the first with the new price. */
async function changePrice(
  stripe: Stripe,
  subscriptionId: string,
  priceId: string,
  idempotencyKey: string,
): Promise<void> {
  const { items, ended_at } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!item || ended_at !== null || item.price.id === priceId) return;
  await stripe.subscriptions.update(
    subscriptionId,
    { items: [{ id: item.id, price: priceId }], proration_behavior: "none" },
    { idempotencyKey },
  );
}

async function setRenewal(stripe: Stripe, subscriptionId: string, renews: boolean): Promise<void> {
  const { ended_at, schedule, cancel_at_period_end } = await stripe.subscriptions.retrieve(subscriptionId);
  if (ended_at !== null || cancel_at_period_end !== renews) return;
  // While a schedule holds a subscription, the provider refuses to change when it ends.
  const held = idOf(schedule);
  if (held) await stripe.subscriptionSchedules.release(held);
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: !renews });
}

const subscriptionCalls = (
  call: Call,
): Pick<
  Payments,
  "listSubscriptions" | "cancelSubscription" | "changePrice" | "stopRenewal" | "resumeRenewal"
> => ({
  stopRenewal: (subscriptionId) => call((stripe) => setRenewal(stripe, subscriptionId, false)),
  resumeRenewal: (subscriptionId) => call((stripe) => setRenewal(stripe, subscriptionId, true)),
  listSubscriptions: (customerId) => call((stripe) => listSubscriptions(stripe, customerId)),
  cancelSubscription: (subscriptionId, reason) =>
    call(async (stripe) => {
      try {
        await stripe.subscriptions.cancel(subscriptionId, {
          cancellation_details: { comment: endComment(reason) },
        });
      } catch (error) {
        if (!hasStripeCode(error, "resource_missing")) throw error;
      }
    }),
  changePrice: (subscriptionId, priceId, idempotencyKey) =>
    call((stripe) => changePrice(stripe, subscriptionId, priceId, idempotencyKey)),
});

const invoiceCalls = (
  call: Call,
): Pick<Payments, "listInvoices" | "refundInvoice" | "voidInvoice" | "findChargedCustomer"> => ({
  listInvoices: (customerId) => call((stripe) => listInvoices(stripe, customerId)),
  refundInvoice: (invoiceId, reason, idempotencyKey) =>
    call((stripe) => refundInvoice(stripe, invoiceId, reason, idempotencyKey)),
  voidInvoice: (invoiceId) => call((stripe) => voidInvoice(stripe, invoiceId)),
  findChargedCustomer: (chargeId) => call((stripe) => findChargedCustomer(stripe, chargeId)),
});

type PortalOrder = {
  customerId: string;
  returnUrl: string;
  target: PortalTarget;
  configuration: string | null;
};

async function openPortal(stripe: Stripe, order: PortalOrder): Promise<string> {
  const flow = portalFlow(order.target, order.returnUrl);
  const session = await stripe.billingPortal.sessions.create({
    customer: order.customerId,
    return_url: order.returnUrl,
    ...(order.configuration ? { configuration: order.configuration } : {}),
    ...(flow ? { flow_data: flow } : {}),
  });
  return session.url;
}

/** What is gone at the provider is as good as done. */
async function unlessMissing(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!hasStripeCode(error, "resource_missing")) throw error;
  }
}

/** The payment provider behind the SDK. Nothing is opened before the first use. */
export function stripePayments(settings: Settings): Payments {
  let opened: { stripe: Stripe; portal: (kind: PortalKind) => Promise<string | null> } | undefined;
  const open = () => {
    if (!opened) {
      const stripe = openStripe(settings);
      opened = { stripe, portal: rememberPortal(stripe) };
    }
    return opened;
  };
  const breaker = stripeBreaker();
  const call: Call = (work) => callStripe(breaker, () => work(open().stripe));
  const longCall: Call = (work) => callStripe(breaker, () => work(open().stripe), { isLong: true });
  const secrets = (settings.STRIPE_WEBHOOK_SECRET ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

  return {
    ...checkoutCalls(call),
    ...subscriptionCalls(call),
    ...invoiceCalls(call),
    createCustomer: ({ parentId, email, idempotencyKey }) =>
      call(async (stripe) => {
        return (await stripe.customers.create({ email, metadata: { parentId } }, { idempotencyKey })).id;
      }),
    moveCustomer: (customerId, email) =>
      call((stripe) => unlessMissing(stripe.customers.update(customerId, { email }))),
    deleteCustomer: (customerId) => call((stripe) => unlessMissing(stripe.customers.del(customerId))),
    createPortal: (customerId, returnUrl, target = { kind: "home" }) =>
      call(async (stripe) => {
        const kind = target.kind === "settle" ? "settle" : "all";
        const configuration = await open().portal(kind);
        // The account's default pages may sell another plan to whoever owes us something; the card's don't.
        const isSafe = kind === "all" || configuration !== null;
        const shown: PortalTarget = isSafe ? target : { kind: "card" };
        return openPortal(stripe, { customerId, returnUrl, target: shown, configuration });
      }),
    syncCatalogue: (plans, idempotencyKey) =>
      longCall(async (stripe) => {
        const ids: CatalogueIds[] = [];
        for (const plan of plans) ids.push(await syncPlan(stripe, plan, idempotencyKey));
        await syncPortals(
          stripe,
          ids.filter((_, at) => plans[at]?.isChoice),
        );
        return ids;
      }),
    listLiveSubscriptions: () => longCall(listLiveSubscriptions),
    listEvents: (since, types) => longCall((stripe) => listEvents(stripe, since, types)),
    verifyEvent: (rawBody, signature) => verifyEvent(open().stripe, secrets, { rawBody, signature }),
  };
}
