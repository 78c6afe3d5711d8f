import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CheckoutView } from "@/lib/features/billing/contract";
import type { Random } from "@/lib/features/writing/classic/random";
import { buyPlan, plansOnOffer, sessionIdIn } from "@/tests/support/card-payment";
import { goal } from "@/tests/support/goal";
import { registeredParent, type ApiClient } from "@/tests/support/http-client";
import { inLanes } from "@/tests/support/in-lanes";
import { differences } from "@/tests/support/payment-truth";
import { testSystem } from "@/tests/support/test-system";
import { withClient } from "@/tests/support/with-client";

const system = testSystem();
const CHECKOUT = "/api/payments/checkout-session";
const sides = { databaseUrl: system.database, stripeUrl: system.stripe };
const PARENTS = 4;

const WORTHLESS = [0.01, 0, -1, "0.01", null, {}, [], 1e308, "free", true];
const STRANGE = [null, "", 0, {}, [], "\u0000", "x".repeat(500), { $gt: "" }, "' OR 1=1 --"];

type Plans = Awaited<ReturnType<typeof plansOnOffer>>;
type Tampered = { body: Record<string, unknown>; isForSale: boolean };

/** A checkout with a field or more of it changed by somebody who would like to pay less. */
function tamper(plans: Plans, random: Random): Tampered {
  const paid = [plans.Basic, plans.Standard, plans.Family];
  const plan = random.pick(paid);
  const body: Record<string, unknown> = {
    planId: plan.id,
    billingPeriod: random.pick(["monthly", "annual"]),
    planName: random.pick([plan.name, plans.Free.name, null, "", {}, [], "x".repeat(500)]),
    planPrice: random.pick(WORTHLESS),
    sourcePage: random.pick(["landing", "subscription"]),
  };
  const kind = random.next();
  if (kind < 0.15)
    return {
      body: { ...body, planId: random.pick([plans.Free.id, randomUUID(), ...STRANGE]) },
      isForSale: false,
    };
  if (kind < 0.25)
    return {
      body: { ...body, billingPeriod: random.pick(["weekly", "daily", ...STRANGE]) },
      isForSale: false,
    };
  if (kind < 0.35)
    return { body: { ...body, sourcePage: random.pick(["//evil.example", ...STRANGE]) }, isForSale: false };
  const extra = random.pick([
    { price: "price_1", priceId: "price_1" },
    { amount: 1, unit_amount: 1, currency: "xxx" },
    { trialDays: 3650, trial_period_days: 3650 },
    { customer: "cus_somebody", customerId: "cus_somebody", parentId: randomUUID() },
    { discounts: [{ coupon: "ALL" }], allow_promotion_codes: true },
    { quantity: 0, line_items: [] },
    { success_url: "https://evil.example" },
  ]);
  return { body: { ...body, ...extra }, isForSale: true };
}

/** The price that each paid plan of the table has at the provider. */
async function pricesInTable(): Promise<Map<string, string>> {
  const rows = await withClient(system.database, (client) =>
    client.query<{ id: string; monthly: string; annual: string }>(
      "SELECT id, stripe_monthly_price AS monthly, stripe_annual_price AS annual FROM plans WHERE NOT free",
    ),
  );
  return new Map(
    rows.rows.flatMap(({ id, monthly, annual }) => [
      [`${id} monthly`, monthly],
      [`${id} annual`, annual],
    ]),
  );
}

type Logged = { path: string; parameters: string; status: number };

/** What the provider was asked to open for these parents. */
async function checkoutsAskedFor(parents: Set<string>): Promise<URLSearchParams[]> {
  const response = await fetch(`${system.stripe}/_sandbox/requests?path=/v1/checkout/sessions&method=POST`);
  const log = (await response.json()) as Logged[];
  return log
    .filter(({ path }) => path === "/v1/checkout/sessions")
    .map(({ parameters }) => new URLSearchParams(parameters))
    .filter((fields) => parents.has(fields.get("client_reference_id") ?? ""));
}

goal(
  {
    id: "R8",
    title: "tampered checkouts: the provider is never asked for a price that is not in our table",
    quick: 100,
    full: 2000,
    minutes: 20,
  },
  async ({ count, random, note }) => {
    const [plans, prices] = await Promise.all([
      plansOnOffer(await registeredParent(system)),
      pricesInTable(),
    ]);
    const clients = await Promise.all(Array.from({ length: PARENTS }, () => registeredParent(system)));
    const orders = Array.from({ length: count }, () => tamper(plans, random));
    let opened = 0;
    await inLanes(PARENTS, clients, async (client, lane) => {
      for (const { body, isForSale } of orders.filter((_, n) => n % PARENTS === lane)) {
        const { status, text } = await client.call<CheckoutView>("POST", CHECKOUT, body);
        expect(status, `${JSON.stringify(body)}: ${text}`).toBe(isForSale ? 200 : 400);
        if (status === 200) opened += 1;
      }
    });
    const asked = await checkoutsAskedFor(new Set(clients.map(({ login }) => login.id)));
    expect(asked.length).toBeGreaterThan(0);
    for (const fields of asked) {
      const wanted = ["monthly", "annual"].map((period) =>
        prices.get(`${fields.get("metadata[planId]") ?? ""} ${period}`),
      );
      expect(wanted).toContain(fields.get("line_items[0][price]"));
      expect(fields.get("line_items[0][quantity]")).toBe("1");
      expect(
        [...fields.keys()].filter((key) => /discount|promotion|amount|price_data|^line_items\[1/.test(key)),
      ).toEqual([]);
      expect(Number(fields.get("subscription_data[trial_period_days]") ?? 0)).toBeLessThanOrEqual(30);
      expect(new URL(fields.get("success_url") ?? "").origin).toBe(system.app);
    }
    note("opened", opened);
    note("pages asked for", asked.length);
    expect(
      await differences(
        sides,
        clients.map(({ login }) => login.id),
      ),
    ).toEqual([]);
  },
);

goal(
  { id: "R9", title: "session ids of somebody else: nothing shown, nothing changed", quick: 30, full: 500 },
  async ({ count, random, note }) => {
    const plans = await plansOnOffer(await registeredParent(system));
    const [subscriber, undecided, thief] = await Promise.all(
      Array.from({ length: 3 }, () => registeredParent(system)),
    );
    if (!subscriber || !undecided || !thief) throw new Error("three parents");
    const open = await undecided.call<CheckoutView>("POST", CHECKOUT, { planId: plans.Family.id });
    const bought = await buyPlan(system, subscriber, plans.Basic.id);
    const foreign = [sessionIdIn(open.json.checkoutUrl), bought.id];
    const made = () => `cs_test_${random.next().toString(36).slice(2)}${random.next().toString(36).slice(2)}`;
    const askedBefore = await providerWasAsked(foreign);

    const answers = await inLanes(
      8,
      Array.from({ length: count }, (_, n) => n),
      async (n) => {
        const id = n % 3 === 0 ? made() : random.pick(foreign);
        const path = `/api/payments/session/${id}`;
        const answer =
          n % 2 === 0 ? await thief.call("GET", path) : await thief.call("POST", `${path}/retry`);
        return { id, answer };
      },
    );

    for (const { answer } of answers) {
      expect([answer.status, (answer.json as { message: string }).message]).toEqual([
        404,
        "Resource not found.",
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.text).not.toMatch(/Basic|Family|cus_|sub_|@example/);
    }
    const anonymous: ApiClient = { ...thief, token: null };
    for (const id of foreign) {
      expect((await anonymous.call("GET", `/api/payments/session/${id}`)).status).toBe(401);
    }
    expect(await providerWasAsked(foreign)).toBe(askedBefore);
    note("404", answers.length);
    expect(
      await differences(
        sides,
        [subscriber, undecided, thief].map(({ login }) => login.id),
      ),
    ).toEqual([]);
  },
);

async function providerWasAsked(ids: string[]): Promise<number> {
  const response = await fetch(`${system.stripe}/_sandbox/requests?path=/v1/checkout/sessions`);
  const log = (await response.json()) as Logged[];
  return log.filter(({ path }) => ids.some((id) => path.includes(id))).length;
}
