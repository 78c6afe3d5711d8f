import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CheckoutView } from "@/lib/features/billing/contract";
import { buyPlan, plansOnOffer, sessionIdIn } from "@/tests/support/card-payment";
import { goal, isFullRun } from "@/tests/support/goal";
import {
  addChild,
  bookBody,
  childBody,
  registeredParent,
  type Answer,
  type ApiClient,
} from "@/tests/support/http-client";
import { differences } from "@/tests/support/payment-truth";
import { testSystem } from "@/tests/support/test-system";
import { withClient } from "@/tests/support/with-client";

const system = testSystem();
const CHECKOUT = "/api/payments/checkout-session";

type Request = { method: string; path: string; body?: unknown };
type Case = {
  name: string;
  request: Request;
  /** Who sends it, where that isn't the parent with the child. */
  by?: ApiClient & { login: { id: string } };
  /** Rows that all of them together add. */
  adds: Record<string, number>;
  /** What says that two answers are the same. */
  same: (answer: Answer) => unknown;
};

const TABLES = [
  "children",
  "book_requests",
  "credit_ledger",
  "checkout_sessions",
  "payment_customers",
  "files",
];

async function rowsOf(parentId: string): Promise<Record<string, number>> {
  return withClient(system.database, async (client) => {
    const counts = TABLES.map(
      (table) => `(SELECT count(*)::int FROM ${table} WHERE parent_id = $1) AS ${table}`,
    );
    const { rows } = await client.query<Record<string, number>>(`SELECT ${counts.join(", ")}`, [parentId]);
    return rows[0] ?? {};
  });
}

const added = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([table, count]) => [table, count - (before[table] ?? 0)] as const)
      .filter(([, count]) => count !== 0),
  );

/** The final answer: where so many wait for one lock, or for the provider, some are asked to come again. */
async function answered(client: ApiClient, { method, path, body }: Request, key: string): Promise<Answer> {
  for (;;) {
    const answer = await client.call(method, path, body, { "idempotency-key": key });
    if (answer.status !== 503) return answer;
    expect(answer.headers.get("retry-after")).not.toBeNull();
  }
}

async function cases(client: ApiClient, familyPlan: string): Promise<Case[]> {
  const child = await addChild(client);
  const newcomer = await registeredParent(system);
  const page = (await client.call<CheckoutView>("POST", CHECKOUT, { planId: familyPlan })).json.checkoutUrl;
  const retry = `/api/payments/session/${sessionIdIn(page)}/retry`;
  const url = (answer: Answer) => (answer.json as CheckoutView).checkoutUrl;
  return [
    {
      name: "retry of a checkout",
      request: { method: "POST", path: retry },
      adds: {},
      same: url,
    },
    {
      name: "the same checkout again",
      request: { method: "POST", path: CHECKOUT, body: { planId: familyPlan } },
      adds: {},
      same: url,
    },
    {
      name: "a checkout for a year",
      request: { method: "POST", path: CHECKOUT, body: { planId: familyPlan, billingPeriod: "annual" } },
      adds: { checkout_sessions: 1 },
      same: url,
    },
    {
      name: "a child's profile",
      request: { method: "PUT", path: `/api/children/${child.id}`, body: childBody({ name: "Grace" }) },
      adds: {},
      same: ({ json }) => json,
    },
    {
      name: "a new child",
      by: newcomer,
      request: { method: "POST", path: "/api/children", body: childBody({ name: "Lin" }) },
      adds: { children: 1 },
      same: ({ json }) => (json as { id: string }).id,
    },
    {
      name: "an order",
      request: { method: "POST", path: "/api/books/generate", body: bookBody(child.id) },
      adds: { book_requests: 1, credit_ledger: 1 },
      same: ({ json }) => (json as { id: string }).id,
    },
  ];
}

goal(
  { id: "R18", title: "the same request many times at once: one effect, one answer", quick: 20, full: 100 },
  async ({ count, note }) => {
    const plans = await plansOnOffer(await registeredParent(system));
    const client = await registeredParent(system);
    const all = await cases(client, plans.Family.id);
    for (const { name, request, adds, same, by = client } of all) {
      const before = await rowsOf(by.login.id);
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: count }, () => answered(by, request, key)));
      expect(
        answers.filter(({ status }) => status >= 300).map(({ text }) => text),
        name,
      ).toEqual([]);
      expect(new Set(answers.map((answer) => JSON.stringify(same(answer)))).size, name).toBe(1);
      expect(withoutSettled(added(before, await rowsOf(by.login.id))), name).toEqual(adds);
    }
    const key = randomUUID();
    const child = (await client.call<{ id: string }[]>("GET", "/api/children")).json[0]?.id ?? "";
    const first = { method: "POST", path: "/api/books/generate", body: bookBody(child, { title: "One" }) };
    expect((await answered(client, first, key)).status).toBe(202);
    const other = { ...first, body: bookBody(child, { title: "Another" }) };
    expect((await answered(client, other, key)).status).toBe(409);
    note("endpoints", all.length);
    note("scale", isFullRun() ? "100 at once" : "20 at once");
    await buyPlan(system, client, plans.Family.id);
    const sides = { databaseUrl: system.database, stripeUrl: system.stripe };
    expect(await differences(sides, [client.login.id])).toEqual([]);
  },
);

/** A story that was made meanwhile has files and has settled its credit; that is not another order. */
function withoutSettled({
  files: _files,
  credit_ledger,
  ...rest
}: Record<string, number>): Record<string, number> {
  return credit_ledger ? { ...rest, credit_ledger: 1 } : rest;
}
