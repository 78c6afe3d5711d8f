import { expect } from "vitest";
import { buyPlan, plansOnOffer } from "@/tests/support/card-payment";
import { goal } from "@/tests/support/goal";
import { addChild, bookBody, childBody, registeredParent, type ApiClient } from "@/tests/support/http-client";
import { inLanes } from "@/tests/support/in-lanes";
import { differences } from "@/tests/support/payment-truth";
import { testSystem } from "@/tests/support/test-system";
import { withClient } from "@/tests/support/with-client";

const system = testSystem();
const CONTENDERS = 200;
const CHILD_CONTENDERS = 20;
const LEFT = [0, 1, 3, 10];
const LANES = 8;
const STORIES = 10;
const CHILDREN = 3;

/** A subscriber of Basic with one child and so many stories left. */
async function subscriberWith(left: number, planId: string) {
  const client = await registeredParent(system);
  await buyPlan(system, client, planId);
  const child = await addChild(client);
  await withClient(system.database, (database) =>
    database.query(
      `INSERT INTO usage_periods (parent_id, period_start, period_end, used)
       SELECT parent_id, current_period_start, current_period_end, $2 FROM subscriptions WHERE parent_id = $1`,
      [client.login.id, STORIES - left],
    ),
  );
  return { client, childId: child.id, parentId: client.login.id, left };
}

const busy = { answers: 0 };

/** The final answer: where so many wait for one lock, some are asked to come again. */
async function answered(client: ApiClient, path: string, body: unknown): Promise<number> {
  for (;;) {
    const { status, headers } = await client.call("POST", path, body);
    if (status !== 503) return status;
    expect(headers.get("retry-after")).not.toBeNull();
    busy.answers += 1;
  }
}

const countOf = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

async function ledgerOf(parentId: string) {
  return withClient(system.database, async (client) => {
    const { rows } = await client.query<{ taken: number; reserved: number; orders: number }>(
      `SELECT (SELECT used + reserved FROM usage_periods WHERE parent_id = $1)::int AS taken,
              (SELECT count(*) FROM credit_ledger WHERE parent_id = $1 AND kind = 'RESERVE')::int AS reserved,
              (SELECT count(*) FROM book_requests WHERE parent_id = $1)::int AS orders`,
      [parentId],
    );
    return rows[0];
  });
}

goal(
  {
    id: "R16",
    title: `${CONTENDERS} orders at once with k stories left: exactly k are taken; the same for children`,
    quick: 4,
    full: 100,
    minutes: 60,
  },
  async ({ count, note }) => {
    const plans = await plansOnOffer(await registeredParent(system));
    const parents: string[] = [];
    let taken = 0;
    const rounds = Array.from({ length: count }, (_, round) => LEFT[round % LEFT.length] ?? 0);
    // Most of it is waiting for mails, so they are waited for together; the races come one after another.
    const subscribers = await inLanes(LANES, rounds, (left) => subscriberWith(left, plans.Basic.id));
    for (const { client, childId, parentId, left } of subscribers) {
      parents.push(parentId);
      const statuses = await Promise.all(
        Array.from({ length: CONTENDERS }, (_, n) =>
          // Two that are the same would be one order.
          answered(client, "/api/books/generate", bookBody(childId, { title: `Story ${n}` })),
        ),
      );
      expect([countOf(statuses, 202), countOf(statuses, 402)]).toEqual([left, CONTENDERS - left]);
      expect(await ledgerOf(parentId)).toEqual({ taken: STORIES, reserved: left, orders: left });
      taken += left;

      const children = await Promise.all(
        Array.from({ length: CHILD_CONTENDERS }, (_, n) =>
          answered(client, "/api/children", childBody({ name: `Ada ${n}` })),
        ),
      );
      expect([countOf(children, 201), countOf(children, 409)]).toEqual([
        CHILDREN - 1,
        CHILD_CONTENDERS - CHILDREN + 1,
      ]);
    }
    note("orders sent", count * CONTENDERS);
    note("orders taken", taken);
    note("asked to come again", busy.answers);
    note("one too many", 0);
    expect(await differences({ databaseUrl: system.database, stripeUrl: system.stripe }, parents)).toEqual(
      [],
    );
  },
);
