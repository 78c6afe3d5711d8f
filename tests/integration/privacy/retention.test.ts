import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { forgetPayments } from "@/lib/features/billing/erasure/forget-payments";
import { PRIVACY_SECTIONS } from "@/lib/features/content/legal/privacy";
import { forgetEmails } from "@/lib/features/outbox/forget-emails";
import { forgetProofs } from "@/lib/features/privacy/forget-proofs";
import { RETENTION } from "@/lib/shared/retention-rules";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";
import { daysFromNow } from "./leaving-family";

let ports: TestSystem;
beforeAll(async () => {
  ports = await workerDatabase();
});

/** Hold nothing of anybody: the catalogue, sums of all, and where our own work stands. */
const WITHOUT_PEOPLE = [
  "plans",
  "payment_reconciliation",
  "provider_days",
  "newsletter_issues",
  "_prisma_migrations",
];

test("P8: every table and every kind of file has a rule, and the privacy policy says each of them", async () => {
  const tables = await ports.db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const kinds = await ports.db.$queryRaw<{ name: string }[]>`
    SELECT unnest(enum_range(NULL::file_kind))::text AS name`;
  const ruled = RETENTION.flatMap(({ tables: own = [] }) => own);
  expect(new Set(ruled).size).toBe(ruled.length);
  const names = tables.map(({ name }) => name);
  expect(names.filter((name) => !ruled.includes(name) && !WITHOUT_PEOPLE.includes(name))).toEqual([]);
  const queue = ["pgboss.job"];
  expect([...ruled, ...WITHOUT_PEOPLE].filter((name) => ![...names, ...queue].includes(name))).toEqual([]);
  expect(RETENTION.flatMap(({ files = [] }) => files).toSorted()).toEqual(
    kinds.map(({ name }) => name).toSorted(),
  );
  const policy = JSON.stringify(PRIVACY_SECTIONS);
  for (const { what, kept } of RETENTION) expect(policy).toContain(JSON.stringify([what, kept]));
});

test("P8: what has had its time goes a day later and not a day before", async () => {
  const { db } = ports;
  const { email, key } = { email: "someone@example.test", key: randomUUID() };
  const message = { template: "story-ready", recipient: email, props: {}, sentAt: new Date() };
  const { id } = await db.outboxMessage.create({ data: { ...message, idempotencyKey: key } });
  const waiting = { template: "story-ready", recipient: email, props: {}, idempotencyKey: `${key}:waits` };
  await db.outboxMessage.create({ data: waiting });
  const bill = { number: "TW-1", status: "paid", currency: "usd", amountDueCents: 999, amountPaidCents: 999 };
  await db.keptInvoice.create({ data: { stripeInvoiceId: `in_${key}`, issuedAt: new Date(), ...bill } });
  const event = { type: "invoice.paid", createdAt: new Date(), processedAt: new Date() };
  await db.stripeEvent.create({ data: { id: `evt_${key}`, ...event } });
  const proof = { purpose: "child-photo-character", textVersion: "1", method: "email_confirmation" };
  const holder = new Uint8Array(32);
  await db.consentProof.create({ data: { holder, grantedAt: new Date(), ...proof } });

  const sweep = async (days: number) => {
    const ctx = daysFromNow(ports, days);
    for (const forget of [forgetEmails, forgetPayments, forgetProofs]) await forget(ctx);
    return {
      address: (await db.outboxMessage.findUnique({ where: { id } }))?.recipient,
      emails: await db.outboxMessage.count(),
      events: await db.stripeEvent.count(),
      proofs: await db.consentProof.count(),
      bills: await db.keptInvoice.count(),
    };
  };
  const all = { address: email, emails: 2, events: 1, proofs: 1, bills: 1 };
  expect(await sweep(29)).toEqual(all);
  // What was never sent has its address still.
  expect(await sweep(31)).toEqual({ ...all, address: "" });
  expect(await db.outboxMessage.count({ where: { recipient: email } })).toBe(1);
  expect(await sweep(89)).toMatchObject({ events: 1 });
  expect(await sweep(91)).toMatchObject({ events: 0 });
  expect(await sweep(390)).toMatchObject({ emails: 2 });
  expect(await sweep(400)).toMatchObject({ emails: 0 });
  expect(await sweep(3 * 365 - 2)).toMatchObject({ proofs: 1 });
  expect(await sweep(3 * 365 + 2)).toMatchObject({ proofs: 0 });
  expect(await sweep(10 * 365)).toMatchObject({ bills: 1 });
  expect(await sweep(10 * 365 + 4)).toMatchObject({ bills: 0 });
});
