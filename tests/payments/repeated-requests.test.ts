import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { goal, isFullRun } from "@/tests/support/goal";
import { registeredParent, type Answer, type ApiClient } from "@/tests/support/http-client";
import { keyedCases, type KeyedCase, type Sent } from "@/tests/support/keyed-requests";
import { differences } from "@/tests/support/payment-truth";
import { testSystem } from "@/tests/support/test-system";
import { withClient } from "@/tests/support/with-client";

const system = testSystem();

const TABLES = [
  "children",
  "book_requests",
  "credit_ledger",
  "checkout_sessions",
  "payment_customers",
  "files",
  "reading_events",
  "page_reports",
  "dropped_words",
  "post_comments",
  "comment_reports",
  "gifts",
  "api_keys",
  "webhooks",
  "recorded_voices",
  "consents",
  "email_changes",
  // A story that gets ready meanwhile tells so.
  "outbox WHERE template <> 'story-ready' AND",
];

type Rows = Record<string, number>;

async function rowsOf(parentId: string): Promise<Rows> {
  return withClient(system.database, async (client) => {
    const counts = TABLES.map((table) => {
      const [name = ""] = table.split(" ");
      const from = name === table ? `${table} WHERE` : table;
      return `(SELECT count(*)::int FROM ${from} parent_id = $1) AS ${name}`;
    });
    const { rows } = await client.query<Rows>(`SELECT ${counts.join(", ")}`, [parentId]);
    return rows[0] ?? {};
  });
}

const added = (before: Rows, after: Rows): Rows =>
  Object.fromEntries(
    Object.entries(after)
      .map(([table, count]) => [table, count - (before[table] ?? 0)] as const)
      .filter(([, count]) => count !== 0),
  );

/** A story that was made meanwhile has files and has settled its credit; that is not another order. */
function withoutSettled(rows: Rows, expected: Rows): Rows {
  const { files, credit_ledger, ...rest } = rows;
  return {
    ...rest,
    ...(files && expected["files"] ? { files } : {}),
    ...(credit_ledger && expected["credit_ledger"] ? { credit_ledger: 1 } : {}),
  };
}

// Where so many wait for one lock, for the provider or for the first of them, some are asked to come again.
const isPutOff = ({ status, text }: Answer): boolean =>
  status === 503 || (status === 409 && text.includes("still being answered"));

async function answered(client: ApiClient, { method, path, body }: Sent, key: string): Promise<Answer> {
  for (;;) {
    const answer = await client.call(method, path, body, { "idempotency-key": key });
    if (!isPutOff(answer)) return answer;
    if (answer.status === 503) expect(answer.headers.get("retry-after")).not.toBeNull();
  }
}

type Caller = ApiClient & { login: { id: string } };

async function sendMany(client: Caller, given: KeyedCase, count: number): Promise<void> {
  const { name, request, other, adds = {}, by = client } = given;
  const same = given.same ?? (({ status, text }: Answer) => [status, text]);
  const before = await rowsOf(by.login.id);
  const key = randomUUID();
  const all = await Promise.all(Array.from({ length: count }, () => answered(by, request, key)));
  const answers = given.endsSession ? all.filter(({ status }) => status !== 401) : all;
  const refused = answers.filter(({ status }) => status >= 300);
  expect(
    refused.map(({ status, text }) => `${status} ${text}`),
    name,
  ).toEqual([]);
  expect(new Set(answers.map((answer) => JSON.stringify(same(answer)))).size, name).toBe(1);
  expect(withoutSettled(added(before, await rowsOf(by.login.id)), adds), name).toEqual(adds);
  if (other) expect((await answered(by, other, key)).status, `${name}, with another's key`).toBe(409);
}

// 16.5
goal(
  { id: "R18", title: "the same request many times at once: one effect, one answer", quick: 20, full: 100 },
  async ({ count, note }) => {
    const plans = await plansOnOffer(await registeredParent(system));
    const client = await registeredParent(system);
    const all = await keyedCases(system, client, plans.Family.id);
    for (const given of all) await sendMany(client, given, count);
    const endpoints = all.map(({ request: { method, path } }) => `${method} ${endpointOf(path)}`);
    note("endpoints", new Set(endpoints).size);
    note("scale", isFullRun() ? "100 at once" : "20 at once");
    await buyPlan(system, client, plans.Family.id);
    const sides = { databaseUrl: system.database, stripeUrl: system.stripe };
    expect(await differences(sides, [client.login.id])).toEqual([]);
  },
);

const endpointOf = (path: string): string => path.replaceAll(/\/(?:cs_\w+|[0-9a-f-]{36})/g, "/{id}");
