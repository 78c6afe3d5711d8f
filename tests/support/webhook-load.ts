import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { buyPlan, plansOnOffer } from "./card-payment";
import { apiClient, registeredParent } from "./http-client";
import type { TestAddresses } from "./test-system";
import { until } from "./until";
import { eventBody, postEvent, signed, webhookSecretOf, type Sent } from "./webhook-sender";
import { withClient } from "./with-client";

export type Outage = { status: number } | { delayMs: number };
type Load = { count: number; perSecond: number; outage: Outage };

export type WebhookLoad = { answers: Sent[]; waited: number; drainedMs: number };

/** Parents who have bought a plan, for the events to be about. */
export async function subscribers(system: TestAddresses, count: number) {
  const plans = await plansOnOffer(apiClient(system.app));
  const found: { parentId: string; customer: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = await registeredParent(system);
    await buyPlan(system, client, plans.Basic.id);
    const { rows } = await withClient(system.database, (database) =>
      database.query<{ customer: string }>(
        "SELECT stripe_customer_id AS customer FROM payment_customers WHERE parent_id = $1",
        [client.login.id],
      ),
    );
    found.push({ parentId: client.login.id, customer: rows[0]?.customer ?? "" });
  }
  return found;
}

const unfinished = (database: string, like: string): Promise<number> =>
  withClient(database, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM stripe_events WHERE id LIKE $1 AND processed_at IS NULL",
      [like],
    );
    return rows[0]?.count ?? 0;
  });

/** Sends events at a steady pace, whoever answers when, while the provider is slow or down; then it recovers. */
export async function webhookLoad(
  system: TestAddresses,
  customers: string[],
  { count, perSecond, outage }: Load,
): Promise<WebhookLoad> {
  const secret = await webhookSecretOf(system.stripe);
  const run = `evt_load_${randomUUID()}`;
  await fetch(`${system.stripe}/_sandbox/faults`, {
    method: "POST",
    body: JSON.stringify({ match: "/v1/", ...outage }),
  });
  const begun = performance.now();
  const sending: Promise<Sent>[] = [];
  for (let n = 0; n < count; n += 1) {
    const due = begun + (n * 1000) / perSecond - performance.now();
    if (due > 0) await wait(due);
    const body = eventBody({
      id: `${run}_${n}`,
      type: "customer.subscription.updated",
      customer: customers[n % customers.length] ?? "",
    });
    sending.push(postEvent(system.app, body, { "stripe-signature": signed(body, secret) }));
  }
  const answers = await Promise.all(sending);
  const waited = await unfinished(system.database, `${run}%`);

  await fetch(`${system.stripe}/_sandbox/faults`, { method: "DELETE" });
  const recovered = performance.now();
  await until(
    "the queue to be worked off",
    async () => ((await unfinished(system.database, `${run}%`)) === 0 ? true : null),
    120_000,
  );
  return { answers, waited, drainedMs: performance.now() - recovered };
}
