import { randomBytes } from "node:crypto";
import { afterAll } from "vitest";
import { startChild, type Child } from "@/scripts/local/child-process";
import { claimPort } from "@/scripts/local/free-port";
import { waitUntilReady } from "@/scripts/local/wait-until-ready";
import { DATABASE_PATIENCE } from "@/tests/support/patience";
import { testSystem } from "@/tests/support/test-system";
import { withClient } from "@/tests/support/with-client";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";
import { openSnapshots, type Snapshot } from "./row-snapshot";
import { openWire, type Wire } from "./wire";

export type GuardedSystem = TestSystem & {
  secret: string;
  web: Web;
  wire: Wire;
  takeSnapshot: () => Promise<Snapshot>;
};

export type Web = {
  /** Where it listens; what it calls itself is `publicUrl`. */
  origin: string;
  publicUrl: string;
  child: Child;
  /** What the process has printed. */
  output: string[];
};

type Options = {
  /** Served over https as far as the product knows: `Secure`, `__Host-`, strict transport. */
  isHttps?: boolean;
  env?: Record<string, string>;
  /** Calls go to the running product's payment sandbox; otherwise payments are not set up. */
  withPayments?: boolean;
};

const HTTPS_URL = "https://talewick.test";

type WebOptions = { system: TestSystem; secret: string; isHttps: boolean; env: Record<string, string> };

/** A web process of its own, from the build, on a private database. */
export async function startWeb({ system, secret, isHttps, env }: WebOptions): Promise<Web> {
  const port = await claimPort();
  const origin = `http://localhost:${port}`;
  const publicUrl = isHttps ? HTTPS_URL : origin;
  const output: string[] = [];
  const child = startChild({
    name: "web",
    args: ["dist/web.mjs"],
    env: {
      NODE_ENV: "production",
      TALEWICK_LOCAL: "true",
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      OPENAI_API_KEY: "",
      ...DATABASE_PATIENCE,
      ...env,
      APP_URL: publicUrl,
      NEXTAUTH_URL: publicUrl,
      PORT: String(port),
      AUTH_SECRET: secret,
      DATABASE_URL: system.databaseUrl,
      FILES_DIR: system.config.FILES_DIR,
    },
    onOutput: (line) => output.push(line),
  });
  await waitUntilReady(`http://127.0.0.1:${port}/api/ready`, child.ended);
  return { origin, publicUrl, child, output };
}

const paymentSandbox = () => ({
  STRIPE_SECRET_KEY: "sk_test_sandbox",
  STRIPE_WEBHOOK_SECRET: "whsec_security_suite",
  STRIPE_API_URL: testSystem().stripe,
});

type Prices = { slug: string; product: string | null; monthly: string | null; annual: string | null };

/** The sandbox's products belong to the running product's catalogue; ours has the same plans. */
async function adoptPrices({ databaseUrl }: TestSystem): Promise<void> {
  const rows = await withClient(testSystem().database, async (client) => {
    const found = await client.query<Prices>(
      "SELECT slug, stripe_product_id product, stripe_monthly_price monthly, stripe_annual_price annual FROM plans",
    );
    return found.rows;
  });
  await withClient(databaseUrl, async (client) => {
    for (const { slug, product, monthly, annual } of rows) {
      await client.query(
        "UPDATE plans SET stripe_product_id = $2, stripe_monthly_price = $3, stripe_annual_price = $4 WHERE slug = $1",
        [slug, product, monthly, annual],
      );
    }
  });
}

/**
 * A web process with a private database and a secret that the test knows, so that it can forge what an attacker who
 * had half of it would, and compare every row before and after. Ends with the file's tests.
 */
export async function guardedSystem({ isHttps = true, env = {}, withPayments = false }: Options = {}) {
  const secret = randomBytes(32).toString("hex");
  const given = { ...(withPayments ? paymentSandbox() : {}), ...env };
  const ours: Record<string, string> = isHttps ? { APP_URL: HTTPS_URL } : {};
  const system = await workerDatabase({ RATE_LIMITS: "off", AUTH_SECRET: secret, ...ours, ...given });
  if (withPayments) await adoptPrices(system);
  const web = await startWeb({ system, secret, isHttps, env: given });
  const wire = openWire({ origin: web.origin, isHttps });
  const snapshots = openSnapshots(system.databaseUrl);
  // Before the database goes: hooks run newest first.
  afterAll(async () => {
    wire.close();
    await snapshots.close();
    await web.child.stop();
  });
  return { ...system, secret, web, wire, takeSnapshot: snapshots.take } satisfies GuardedSystem;
}
