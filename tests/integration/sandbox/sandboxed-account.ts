import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import type { SandboxOptions, SandboxAddresses } from "@/sandbox/start-sandbox";
import { startSandbox } from "@/sandbox/start-sandbox";

export const SECRET = "whsec_sandbox_tests";
export const GOOD_CARD = "4242 4242 4242 4242";
export const DECLINED_CARD = "4000 0000 0000 0002";
export const FAILS_LATER_CARD = "4000 0000 0000 0341";
export const DAY = 86_400;

interface Hook {
  url: string;
  /** Events whose signature the SDK accepted, in the order of their arrival. */
  events: Stripe.Event[];
  refused: number;
  /** Status codes for the next deliveries; 200 when there is none left. */
  answers: number[];
  close: () => Promise<void>;
}

export interface Account extends SandboxAddresses {
  stripe: Stripe;
  hook: Hook;
  /** Talks to the sandbox's switches. */
  control: (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;
  /** Types of the events received so far, after everything due has been delivered. */
  delivered: () => Promise<string[]>;
  advance: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A Stripe account of its own, with a receiver of its webhooks. */
export async function openAccount(options: Partial<SandboxOptions> = {}): Promise<Account> {
  const hook = await openHook();
  const { stop, ...addresses } = await startSandbox({
    appOrigin: "http://localhost:3000",
    webhookUrl: hook.url,
    webhookSecret: SECRET,
    deliveries: { retryDelaysMs: [10, 20, 40, 80], concurrency: 1 },
    ...options,
  });
  const control = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${addresses.stripeUrl}/_sandbox/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    ...addresses,
    stripe: clientOf(addresses.stripeUrl),
    hook,
    control,
    async delivered() {
      await control("GET", "idle");
      return hook.events.map(({ type }) => type);
    },
    async advance(seconds) {
      await control("POST", "clock", { advanceSeconds: seconds });
    },
    async close() {
      await stop();
      await hook.close();
    },
  };
}

export function clientOf(address: string, maxNetworkRetries = 0): Stripe {
  const { hostname, port } = new URL(address);
  return new Stripe("sk_test_sandbox", { host: hostname, port, protocol: "http", maxNetworkRetries });
}

async function openHook(): Promise<Hook> {
  const hook = { events: [] as Stripe.Event[], refused: 0, answers: [] as number[] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      response.statusCode = receive(hook, Buffer.concat(chunks), request.headers["stripe-signature"]);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(hook, {
    url: `http://127.0.0.1:${port}/webhooks`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  });
}

function receive(
  hook: Omit<Hook, "url" | "close">,
  body: Buffer,
  signature: string | string[] | undefined,
): number {
  const status = hook.answers.shift() ?? 200;
  try {
    const event = Stripe.webhooks.constructEvent(body, signature ?? "", SECRET);
    if (status < 300) hook.events.push(event);
    return status;
  } catch {
    hook.refused += 1;
    return 400;
  }
}

export interface Sale {
  amount?: number;
  interval?: "month" | "year";
  card?: string;
  trialDays?: number;
  customer?: string;
  email?: string;
}

export async function newPrice(
  stripe: Stripe,
  amount = 999,
  interval: "month" | "year" = "month",
): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: `Plan at ${amount}` });
  return stripe.prices.create({
    product: product.id,
    unit_amount: amount,
    currency: "usd",
    recurring: { interval },
  });
}

export async function newSession(stripe: Stripe, sale: Sale = {}): Promise<Stripe.Checkout.Session> {
  const price = await newPrice(stripe, sale.amount, sale.interval);
  return stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: "http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/payment-cancel",
    client_reference_id: "parent-1",
    metadata: { source: "test" },
    subscription_data: {
      metadata: { plan: "test" },
      ...(sale.trialDays && { trial_period_days: sale.trialDays }),
    },
    ...(sale.customer ? { customer: sale.customer } : { customer_email: sale.email ?? "parent@example.com" }),
  });
}

/** Sends the hosted page's form, as a browser would. */
export function payOnPage(session: Stripe.Checkout.Session, card = GOOD_CARD): Promise<Response> {
  const form = new URLSearchParams({ card, email: "parent@example.com", name: "Test Parent" });
  return fetch(session.url ?? "", { method: "POST", body: form, redirect: "manual" });
}

export function idOf(reference: string | { id: string } | null | undefined): string {
  return (typeof reference === "string" ? reference : reference?.id) ?? "";
}

/** A paid checkout's subscription. */
export async function subscribe({ stripe }: Account, sale: Sale = {}): Promise<Stripe.Subscription> {
  const session = await newSession(stripe, sale);
  await payOnPage(session, sale.card);
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return stripe.subscriptions.retrieve(idOf(subscription));
}
