import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { examine } from "@/scripts/doctor/examine";
import { workerDatabase } from "@/tests/support/worker-database";

/** The services outside, as far as the doctor asks them. */
const outside = { status: 200, body: '{"data": []}' };
const service = createServer((_request, response) => {
  response.writeHead(outside.status, { "content-type": "application/json" }).end(outside.body);
}).listen(0, "127.0.0.1");
await once(service, "listening");
afterAll(() => service.close());
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const system = await workerDatabase();
const env = {
  NODE_ENV: "production",
  TALEWICK_LOCAL: "true",
  DATABASE_URL: system.databaseUrl,
  FILES_DIR: system.config.FILES_DIR,
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STRIPE_API_URL: url,
  RESEND_API_KEY: "re_x",
  RESEND_BASE_URL: url,
};

beforeEach(async () => {
  Object.assign(outside, { status: 200, body: '{"data": []}' });
  await system.db.$executeRaw`
    UPDATE plans SET stripe_monthly_price = 'price_' || id WHERE price_monthly_cents > 0`;
});

async function ills(change: Record<string, string> = {}): Promise<Record<string, string>> {
  const findings = await examine({ ...env, ...change });
  return Object.fromEntries(findings.filter(({ isWell }) => !isWell).map(({ part, told }) => [part, told]));
}

test("16.59: a healthy deployment is well in every part", async () => {
  const findings = await examine(env);
  expect(findings.map(({ part, isWell }) => [part, isWell])).toEqual(
    ["configuration", "database", "queue", "storage", "mail", "payments", "clock"].map((part) => [
      part,
      true,
    ]),
  );
});

test("a configuration that isn't valid names each key, and nothing else is looked at", async () => {
  const findings = await examine({ ...env, TALEWICK_LOCAL: "false", STRIPE_SECRET_KEY: "" });
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ part: "configuration", isWell: false });
  expect(findings[0]?.told).toMatch(/STRIPE_SECRET_KEY is missing[\s\S]+\.env\.example/);
});

test("a database that doesn't answer is told for what needs it, and the rest is looked at", async () => {
  const told = await ills({ DATABASE_URL: "postgresql://nobody@127.0.0.1:9/none" });
  expect(Object.keys(told)).toEqual(["database", "queue", "payments", "clock"]);
  expect(told["database"]).toMatch(/DATABASE_URL/);
});

test("jobs that nobody takes up ask for a worker", async () => {
  await system.db.$executeRaw`
    INSERT INTO pgboss.job (name, start_after) VALUES ('email.send', now() - interval '6 minutes')`;
  expect(await ills()).toEqual({ queue: expect.stringMatching(/^1 jobs are due .*npm run worker/) });
  await system.db.$executeRaw`DELETE FROM pgboss.job`;
});

test("a folder that takes no files is named", async () => {
  const file = path.join(system.config.FILES_DIR, "a-file");
  await writeFile(file, "");
  expect(await ills({ FILES_DIR: file })).toEqual({ storage: expect.stringContaining(file) });
});

test("keys that the services refuse are named, each with where to get another", async () => {
  outside.status = 401;
  expect(await ills()).toEqual({
    mail: expect.stringContaining("RESEND_API_KEY"),
    payments: expect.stringContaining("STRIPE_SECRET_KEY"),
  });
  outside.body = '{"name": "restricted_api_key"}';
  expect(await ills()).toEqual({ payments: expect.stringContaining("STRIPE_SECRET_KEY") });
});

test("a plan that can't be bought yet asks for the sync", async () => {
  await system.db.$executeRaw`UPDATE plans SET stripe_monthly_price = NULL WHERE name = 'Basic'`;
  expect(await ills()).toEqual({ payments: expect.stringMatching(/Basic: run `npm run stripe:sync`/) });
});
