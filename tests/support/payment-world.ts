import { afterAll, beforeAll } from "vitest";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { syncCatalogue } from "@/lib/features/billing/pricing/sync-catalogue";
import { executeJob, jobs } from "@/lib/http/job-runner";
import type { Context, Ports } from "@/lib/platform/context";
import { startSandbox, type Sandbox } from "@/sandbox/start-sandbox";
import type { StripeState } from "@/sandbox/stripe/state";
import type { WireEvent } from "@/sandbox/stripe/wire";
import { signedInParent, system } from "./family";
import { workerDatabase, type TestSystem } from "./worker-database";

export const SECRET = "whsec_billing_tests";
export type Member = Context & { parentId: string };

/** A product and a payment provider, both real, and what the tests do to them. Deliveries are made by the tests. */
export type PaymentWorld = {
  ports: TestSystem;
  stripeUrl: string;
  system: Context;
  parent(): Promise<Member>;
  control<T = unknown>(method: string, path: string, body?: unknown): Promise<T>;
  truth(): Promise<StripeState>;
  /** Events about one customer, oldest first. */
  events(customerId: string): Promise<WireEvent[]>;
  customerOf(parentId: string): Promise<string>;
  /** Opens a checkout and pays it on the provider's page. Answers the session's id. */
  buy(
    ctx: Context,
    planId: string,
    options?: { billingPeriod?: "monthly" | "annual"; card?: string },
  ): Promise<string>;
  pay(sessionId: string, card?: string): Promise<{ status: number }>;
  /** Does all work that waits in the queue. */
  drain(): Promise<number>;
  /** The provider forgets everybody and gets our catalogue again; what we hold about parents of before is left alone. */
  startAnew(): Promise<void>;
};

export const sessionIdOf = (checkoutUrl: string): string => /cs_\w+/.exec(checkoutUrl)?.[0] ?? "";

/** Works off what waits in the queue the way the worker does, without its pauses. */
async function drainQueue(ports: Ports): Promise<number> {
  let done = 0;
  for (;;) {
    const waiting = await ports.db.$queryRaw<{ id: string; name: string; data: unknown }[]>`
      DELETE FROM pgboss.job WHERE state < 'active' AND name <> 'email.send' RETURNING id, name, data`;
    if (waiting.length === 0) return done;
    for (const { name, data } of waiting) {
      const job = jobs.find((known) => known.name === name);
      if (!job) throw new Error(`nobody does ${name}`);
      await executeJob(ports, job, data, { retryCount: 0, signal: new AbortController().signal });
      done += 1;
    }
  }
}

async function call<T>(base: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${base}/_sandbox/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

function worldOf(ports: TestSystem, sandbox: Sandbox): PaymentWorld {
  const control = <T>(method: string, path: string, body?: unknown) =>
    call<T>(sandbox.stripeUrl, method, path, body);
  const pay = async (sessionId: string, card?: string) => {
    const response = await fetch(`${sandbox.stripeUrl}/_sandbox/checkout/${sessionId}/pay`, {
      method: "POST",
      body: JSON.stringify(card ? { card } : {}),
    });
    return { status: response.status };
  };
  const truth = () => control<StripeState>("GET", "state");
  const inSystem = system(ports);
  return {
    ports,
    stripeUrl: sandbox.stripeUrl,
    system: inSystem,
    parent: () => signedInParent(ports),
    control,
    truth,
    pay,
    drain: () => drainQueue(ports),
    async startAnew() {
      await control("POST", "reset");
      await control("POST", "deliveries", { drop: true });
      await syncCatalogue(inSystem);
    },
    async events(customerId) {
      const { events } = await truth();
      return Object.values(events).filter(({ data }) => {
        const object = data.object as { customer?: unknown };
        return object.customer === customerId;
      });
    },
    async customerOf(parentId) {
      const row = await ports.db.paymentCustomer.findUniqueOrThrow({ where: { parentId } });
      return row.stripeCustomerId;
    },
    async buy(ctx, planId, { billingPeriod = "monthly", card } = {}) {
      const { checkoutUrl } = await startCheckout(ctx, { planId, billingPeriod, sourcePage: "subscription" });
      const id = sessionIdOf(checkoutUrl);
      const { status } = await pay(id, card);
      if (status !== 200) throw new Error(`the card was refused: ${status}`);
      return id;
    },
  };
}

/** Starts both for one test file. Nothing is delivered by itself. */
export function paymentWorld(env: Record<string, string> = {}): { current: PaymentWorld } {
  const home = {} as { current: PaymentWorld };
  let sandbox: Sandbox | undefined;
  beforeAll(async () => {
    sandbox = await startSandbox({
      appOrigin: "http://localhost:3000",
      webhookUrl: "http://localhost:9/nobody-listens",
      webhookSecret: SECRET,
    });
    const ports = await workerDatabase({
      STRIPE_SECRET_KEY: "sk_test_billing",
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: sandbox.stripeUrl,
      TRIAL_DAYS: "0",
      ...env,
    });
    home.current = worldOf(ports, sandbox);
    await home.current.startAnew();
  });
  afterAll(async () => {
    await sandbox?.stop();
  });
  return home;
}
