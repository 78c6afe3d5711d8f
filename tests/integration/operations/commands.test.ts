import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { paymentWorld, SECRET } from "@/tests/support/payment-world";
import { bundleProgram } from "@/tests/support/worker-process";

const home = paymentWorld();
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** These run until they are stopped. */
const SERVERS = ["web", "worker"];
/** What each is tried with, and what it says; a provider's own command is the test below. */
const TRIED: Record<string, { args: string[]; code: number; says: string }> = {
  migrate: { args: [], code: 0, says: "nothing to apply" },
  "check-invariants": { args: [], code: 0, says: "all invariants hold" },
  "newsletter-send": { args: ["no-such-post"], code: 1, says: "no-such-post" },
  "audit-verify": { args: [], code: 0, says: "the audit log holds" },
  "admin-role": { args: ["grant", "nobody@example.test"], code: 1, says: "has no account" },
  "api-tier": { args: ["nobody@example.test", "professional"], code: 1, says: "has no account" },
  doctor: { args: [], code: 1, says: "to be mended" },
  "stripe-sync": { args: [], code: 0, says: "" },
};

// One that stays open must not outlive the tests.
const over = new AbortController();
afterAll(() => {
  over.abort();
});

/** Answers once the command has ended by itself: one that stays open never does. */
async function ended(name: string, args: string[]): Promise<{ code: number; output: string }> {
  const { ports, stripeUrl } = home.current;
  const env: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    NODE_ENV: "test",
    TALEWICK_LOCAL: "true",
    DATABASE_URL: ports.databaseUrl,
    FILES_DIR: ports.config.FILES_DIR,
    LOG_LEVEL: "warn",
    STRIPE_SECRET_KEY: "sk_test_billing",
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: stripeUrl,
  };
  const program = await bundleProgram(`scripts/${name}.ts`);
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env, signal: over.signal }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` });
    });
  });
}

test("23.11: every command of package.json that isn't a server is tried here", () => {
  const named = Object.values(scripts).flatMap((line) => /dist\/([\w-]+)\.mjs/.exec(line)?.[1] ?? []);
  const commands = [...new Set(named)].filter((name) => !SERVERS.includes(name));
  expect(commands.sort()).toEqual(Object.keys(TRIED).sort());
});

test.each(Object.entries(TRIED))("23.11: %s ends by itself", async (name, { args, code, says }) => {
  const outcome = await ended(name, args);
  expect(outcome).toEqual({ code, output: expect.stringContaining(says) as unknown });
});

test("23.11: stripe-sync ends by itself when it has mailed subscribers of a new price", async () => {
  const world = home.current;
  const { ports } = world;
  const ctx = await world.parent();
  await confirmCheckout(ctx, { id: await world.buy(ctx, "basic") });
  await ports.db.plan.update({ where: { slug: "basic" }, data: { priceMonthlyCents: 1_099 } });
  expect(await ended("stripe-sync", [])).toMatchObject({ code: 0 });
  expect(await ports.db.priceNotice.count()).toBe(1);
});
