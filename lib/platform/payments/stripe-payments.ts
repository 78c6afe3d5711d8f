import Stripe from "stripe";
import type { Config } from "@/lib/platform/config";
import { AppError } from "@/lib/shared/app-error";
import type { CheckoutOrder, PaymentEvent, Payments, PortalTarget } from "./payments";
import { syncPlan } from "./stripe-catalogue";
import { callStripe, hasStripeCode, stripeBreaker } from "./stripe-errors";
import { checkoutFacts, eventFacts, invoiceFacts } from "./stripe-facts";
import { listEvents, listLiveSubscriptions, listSubscriptions } from "./stripe-listings";
import { portalFlow, rememberPortal, syncPortal } from "./stripe-portal";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const PAGE = 100;

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

async function refundInvoice(stripe: Stripe, invoiceId: string, idempotencyKey: string): Promise<void> {
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: "paid", limit: PAGE });
  for (const { payment } of data) {
    const intent = payment.payment_intent;
    if (!intent) continue;
    const intentId = typeof intent === "string" ? intent : intent.id;
    await stripe.refunds
      .create(
        { payment_intent: intentId, reason: "duplicate" },
        { idempotencyKey: `${idempotencyKey}:${intentId}` },
      )
      .catch((error: unknown) => {
        if (!hasStripeCode(error, "charge_already_refunded")) throw error;
      });
  }
}

type Delivery = { rawBody: Buffer; signature: string | null };

/** The SDK would drop a byte order mark and mend broken characters before it compares; here every byte counts. */
function exactText(rawBody: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(rawBody);
  } catch (error) {
    throw new AppError("VALIDATION", "The event can't be read.", { cause: error });
  }
}

function verifyEvent(stripe: Stripe, secrets: string[], { rawBody, signature }: Delivery): PaymentEvent {
  const body = exactText(rawBody);
  for (const secret of signature ? secrets : []) {
    try {
      return eventFacts(stripe.webhooks.constructEvent(body, signature ?? "", secret));
    } catch (error) {
      const isWrongSecret = error instanceof Stripe.errors.StripeSignatureVerificationError;
      if (!isWrongSecret) throw new AppError("VALIDATION", "The event can't be read.", { cause: error });
    }
  }
  throw new AppError("VALIDATION", "The signature is not valid.");
}

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

const subscriptionCalls = (
  call: Call,
): Pick<Payments, "listSubscriptions" | "listInvoices" | "cancelSubscription" | "refundInvoice"> => ({
  listSubscriptions: (customerId) => call((stripe) => listSubscriptions(stripe, customerId)),
  listInvoices: (customerId) =>
    call(async (stripe) => {
      const { data } = await stripe.invoices.list({ customer: customerId, limit: PAGE });
      return data.map(invoiceFacts);
    }),
  cancelSubscription: (subscriptionId) =>
    call(async (stripe) => {
      try {
        await stripe.subscriptions.cancel(subscriptionId);
      } catch (error) {
        if (!hasStripeCode(error, "resource_missing")) throw error;
      }
    }),
  refundInvoice: (invoiceId, idempotencyKey) =>
    call((stripe) => refundInvoice(stripe, invoiceId, idempotencyKey)),
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

/** The payment provider behind the SDK. Nothing is opened before the first use. */
export function stripePayments(settings: Settings): Payments {
  let opened: { stripe: Stripe; portal: () => Promise<string | null> } | undefined;
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
    createCustomer: ({ parentId, email, idempotencyKey }) =>
      call(async (stripe) => {
        return (await stripe.customers.create({ email, metadata: { parentId } }, { idempotencyKey })).id;
      }),
    deleteCustomer: (customerId) =>
      call(async (stripe) => {
        try {
          await stripe.customers.del(customerId);
        } catch (error) {
          if (!hasStripeCode(error, "resource_missing")) throw error;
        }
      }),
    createPortal: (customerId, returnUrl, target = { kind: "home" }) =>
      call(async (stripe) =>
        openPortal(stripe, { customerId, returnUrl, target, configuration: await open().portal() }),
      ),
    syncCatalogue: (plans, idempotencyKey) =>
      longCall(async (stripe) => {
        const ids = [];
        for (const plan of plans) ids.push(await syncPlan(stripe, plan, idempotencyKey));
        await syncPortal(stripe, ids);
        return ids;
      }),
    listLiveSubscriptions: () => longCall(listLiveSubscriptions),
    listEvents: (since, types) => longCall((stripe) => listEvents(stripe, since, types)),
    verifyEvent: (rawBody, signature) => verifyEvent(open().stripe, secrets, { rawBody, signature }),
  };
}
