import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type {
  CheckoutSessionView,
  CheckoutView,
  CurrentSubscriptionView,
  InvoiceView,
  LedgerView,
  PlanView,
  UsageView,
} from "@/lib/features/billing/contract";
import { buyPlan, payAtPage, plansOnOffer, sessionIdIn } from "@/tests/support/card-payment";
import { detailsOf, guardedClient, guardedParent, refusalOf } from "@/tests/support/guarded-client";
import { addChild, bookBody, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";
import { until } from "@/tests/support/until";

const system = testSystem();
const visitor = guardedClient(system.app);
const CHECKOUT = "/api/payments/checkout-session";
const CONTENDERS = 8;

let plans: Awaited<ReturnType<typeof plansOnOffer>>;
/** One that never pays. */
let parent: ApiClient;

beforeAll(async () => {
  [plans, parent] = await Promise.all([plansOnOffer(visitor), guardedParent(system)]);
});

type LineItem = { price: { unit_amount: number; currency: string; recurring: { interval: string } } };
type ProviderSession = { status: string; customer: string; line_items: { data: LineItem[] } };

/** What the provider itself says. */
async function atProvider<T>(path: string): Promise<T> {
  const response = await fetch(`${system.stripe}/v1/${path}`, {
    headers: { authorization: "Bearer sk_test_sandbox" },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const sessionAtProvider = (id: string) =>
  atProvider<ProviderSession>(`checkout/sessions/${id}?expand[]=line_items`);
const checkout = (client: ApiClient, body: unknown) => client.call<CheckoutView>("POST", CHECKOUT, body);
const subscriptionOf = async (client: ApiClient) =>
  (await client.call<CurrentSubscriptionView>("GET", "/api/payments/current-subscription")).json;
const usageOf = async (client: ApiClient) =>
  (await client.call<UsageView>("GET", "/api/payments/usage-stats")).json;

describe("the plans", () => {
  test("are there for everybody, as the specification has them", async () => {
    const { status, json } = await visitor.call<PlanView[]>("GET", "/api/payments/plans");
    expect(status).toBe(200);
    expect(
      json.map(({ name, priceMonthly, priceAnnual, free, limits }) => [
        ...[name, priceMonthly, priceAnnual, free],
        ...[limits.stories, limits.children],
      ]),
    ).toEqual([
      ["Free", 0, 0, true, 2, 1],
      ["Basic", 9.99, 99.9, false, 10, 3],
      ["Standard", 29.99, 299.9, false, 60, 10],
      ["Family", 49.99, 499.9, false, 200, null],
    ]);
    for (const plan of json) {
      expect(plan.id).not.toBe("");
      expect(plan.description).not.toBe("");
      expect(plan.feature.length).toBeGreaterThan(0);
    }
    expect((await parent.call("GET", "/api/payments/plans")).json).toEqual(json);
  });
});

describe("a checkout", () => {
  test("leads to the provider's page at our price, whatever price is sent", async () => {
    const answer = await checkout(parent, {
      planId: plans.Standard.id,
      billingPeriod: "monthly",
      planName: "Free",
      planPrice: 0.01,
      sourcePage: "landing",
    });
    expect([answer.status, answer.json.message]).toEqual([200, "Redirecting to secure payment..."]);
    expect(new URL(answer.json.checkoutUrl).origin).toBe(new URL(system.stripe).origin);
    const { status, line_items } = await sessionAtProvider(sessionIdIn(answer.json.checkoutUrl));
    expect(status).toBe("open");
    expect(line_items.data).toHaveLength(1);
    expect(line_items.data[0]?.price).toMatchObject({
      unit_amount: 2999,
      currency: "usd",
      recurring: { interval: "month" },
    });
  });

  test("for a year is at the year's price, and closes the page that was open", async () => {
    const client = await guardedParent(system);
    const monthly = await checkout(client, { planId: plans.Basic.id });
    const annual = await checkout(client, { planId: plans.Basic.id, billingPeriod: "annual" });
    const session = await sessionAtProvider(sessionIdIn(annual.json.checkoutUrl));
    expect(session.line_items.data[0]?.price).toMatchObject({
      unit_amount: 9990,
      recurring: { interval: "year" },
    });
    expect((await sessionAtProvider(sessionIdIn(monthly.json.checkoutUrl))).status).toBe("expired");
  });

  test.each([
    ["a plan that isn't one", () => ({ planId: randomUUID() }), "planId"],
    ["a plan's name", () => ({ planId: "Basic' OR '1'='1" }), "planId"],
    ["the Free plan", () => ({ planId: plans.Free.id }), "planId"],
    ["no plan", () => ({}), "planId"],
    ["a list of plans", () => ({ planId: [plans.Basic.id] }), "planId"],
    ["NUL", () => ({ planId: "\u0000" }), "planId"],
    ["a week", () => ({ planId: plans.Basic.id, billingPeriod: "weekly" }), "billingPeriod"],
    ["another page", () => ({ planId: plans.Basic.id, sourcePage: "//evil.example" }), "sourcePage"],
  ])("of %s is refused by field", async (_what, body, field) => {
    const answer = await checkout(parent, body());
    expect(refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION" });
    expect(Object.keys(detailsOf(answer))).toEqual([field]);
  });

  test("is for those who signed in", async () => {
    expect((await checkout(visitor, { planId: plans.Basic.id })).status).toBe(401);
  });

  test("of somebody else is not there", async () => {
    const { json } = await checkout(parent, { planId: plans.Basic.id });
    const foreign = sessionIdIn(json.checkoutUrl);
    const stranger = await guardedParent(system);
    for (const id of [foreign, "cs_test_nobody", "sub_123", "x%27%3B--"]) {
      const path = `/api/payments/session/${id}`;
      for (const answer of [
        await stranger.call("GET", path),
        await stranger.call("POST", `${path}/retry`, {}),
      ]) {
        expect(refusalOf(answer)).toMatchObject({ status: 404, code: "NOT_FOUND" });
      }
    }
    const own = await parent.call<CheckoutSessionView>("GET", `/api/payments/session/${foreign}`);
    expect(own.json).toMatchObject({ id: foreign, status: "open", hasActiveSubscription: false });
  });

  test("that was left is tried again", async () => {
    const client = await guardedParent(system);
    const first = await checkout(client, { planId: plans.Family.id });
    const id = sessionIdIn(first.json.checkoutUrl);
    const again = await client.call<CheckoutView>("POST", `/api/payments/session/${id}/retry`, {});
    expect(again.status).toBe(200);
    const session = await sessionAtProvider(sessionIdIn(again.json.checkoutUrl));
    expect([session.status, session.line_items.data[0]?.price.unit_amount]).toEqual(["open", 4999]);
  });
});

describe("eight checkouts at once", () => {
  const liveOf = async (customer: string) =>
    (await atProvider<{ data: { status: string }[] }>(`subscriptions?customer=${customer}&status=all`)).data
      .map(({ status }) => status)
      .filter((status) => status === "active" || status === "trialing");

  test.each([
    ["for one plan", () => [plans.Basic.id]],
    ["for two plans", () => [plans.Basic.id, plans.Family.id]],
  ])("%s leave one subscription, even when two pages are paid", async (_what, choose) => {
    const client = await guardedParent(system);
    const chosen = choose();
    const answers = await Promise.all(
      Array.from({ length: CONTENDERS }, (_, tab) =>
        checkout(client, { planId: chosen[tab % chosen.length] ?? "" }),
      ),
    );
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened.length).toBeGreaterThan(0);
    const ids = [...new Set(opened.map(({ json }) => sessionIdIn(json.checkoutUrl)))];
    if (chosen.length === 1) expect(ids).toHaveLength(1);

    const { customer } = await sessionAtProvider(ids[0] ?? "");
    const paid = [];
    for (const id of [...ids, ...ids]) paid.push(await payAtPage(system.stripe, id));
    expect(paid.filter((status) => status === 200).length).toBeGreaterThan(0);
    for (const id of ids) await client.call("GET", `/api/payments/session/${id}`);

    expect(await liveOf(customer)).toHaveLength(1);
    expect((await subscriptionOf(client)).hasSubscription).toBe(true);
    expect(refusalOf(await checkout(client, { planId: plans.Standard.id }))).toEqual({
      status: 409,
      code: "CONFLICT",
      message: "You already have an active subscription. You can change it in Settings.",
    });
  });

  // What was seen to happen: each of two tabs kept its own page, closed the other's, and nobody could pay.
  test("twice in two tabs for two plans leave a page that can be paid", async () => {
    const client = await guardedParent(system);
    const first = sessionIdIn((await checkout(client, { planId: plans.Standard.id })).json.checkoutUrl);
    const { customer } = await sessionAtProvider(first);
    const slowly = (rule: object) =>
      fetch(`${system.stripe}/_sandbox/faults`, {
        method: "POST",
        body: JSON.stringify({ delayMs: 200, ...rule }),
      });
    await slowly({ match: "POST /v1/checkout/sessions$", about: customer, times: 2 });
    const both = async () => {
      const answers = await Promise.all(
        [plans.Basic, plans.Family].map(({ id }) => checkout(client, { planId: id })),
      );
      return answers.map(({ json }) => sessionIdIn(json.checkoutUrl));
    };
    await both();
    for (let round = 0; round < 3; round += 1) {
      await slowly({ match: "GET /v1/checkout/sessions/", times: 4 });
      const pages = await both();
      const states = await Promise.all(pages.map(async (id) => (await sessionAtProvider(id)).status));
      expect(states).toContain("open");
    }
  });
});

describe("a parent's plan", () => {
  test("is the Free one before anything is paid", async () => {
    const client = await guardedParent(system);
    expect(await subscriptionOf(client)).toEqual({
      hasSubscription: false,
      ...Object.fromEntries(["status", "planName", "planId", "billingPeriod"].map((key) => [key, null])),
      ...Object.fromEntries(
        ["billingCycle", "price", "currency", "monthlyPrice", "annualPrice", "nextPlan"].map((key) => [
          key,
          null,
        ]),
      ),
      ...Object.fromEntries(["currentPeriodEnd", "nextBillingDate", "trialEnd"].map((key) => [key, null])),
      cancelAtPeriodEnd: false,
      graceEndsAt: null,
      ...Object.fromEntries(["openInvoice", "priceChange", "ended", "moneyBack"].map((key) => [key, null])),
      features: [],
    });
    const { lastUpdated, ...usage } = await usageOf(client);
    expect(usage).toEqual({
      storiesThisMonth: 0,
      storiesLimit: 2,
      storiesLeft: 2,
      storiesCounted: "in all",
      childrenProfiles: 0,
      childrenLimit: 1,
      totalStories: 0,
      totalChildrenProfiles: 0,
    });
    expect(Date.parse(lastUpdated)).not.toBeNaN();
    expect((await client.call("GET", "/api/payments/invoices")).json).toEqual([]);
  });

  test("is the paid one as soon as the success page asks, and counts what is made", async () => {
    const client = await guardedParent(system);
    const confirmed = await buyPlan(system, client, plans.Basic.id);
    expect(confirmed).toMatchObject({
      status: "complete",
      hasActiveSubscription: true,
      subscriptionStatus: "trialing",
      plan: { id: plans.Basic.id, name: "Basic" },
      billingPeriod: "monthly",
    });
    const shown = await subscriptionOf(client);
    expect(shown).toMatchObject({
      hasSubscription: true,
      status: "trialing",
      ...{ planName: "Basic", planId: plans.Basic.id },
      ...{ billingPeriod: "monthly", billingCycle: "monthly" },
      ...{ price: 9.99, currency: "usd", monthlyPrice: 9.99, annualPrice: 99.9, nextPlan: null },
      ...{ cancelAtPeriodEnd: false, graceEndsAt: null, features: plans.Basic.feature },
    });
    expect(shown.nextBillingDate).toBe(shown.currentPeriodEnd);
    expect(shown.trialEnd).toBe(shown.currentPeriodEnd);

    const child = await addChild(client);
    expect((await client.call("POST", "/api/books/generate", bookBody(child.id))).status).toBe(202);
    expect(await usageOf(client)).toMatchObject({
      ...{ storiesThisMonth: 1, storiesLimit: 10, storiesCounted: "this month" },
      ...{ childrenProfiles: 1, childrenLimit: 3, totalChildrenProfiles: 1 },
    });
    const ledger = await client.call<LedgerView>("GET", "/api/payments/ledger");
    // 16.18: one line an order, however far it is.
    expect(ledger.json.entries).toMatchObject([{ title: "The Lamp on the Hill" }]);
    expect(ledger.json.entries[0]?.history[0]).toMatchObject({ kind: "RESERVE" });
    const invoices = await client.call<InvoiceView[]>("GET", "/api/payments/invoices");
    expect(invoices.json).toMatchObject([{ status: "paid", amount: 0, currency: "usd" }]);
  });

  test("changes without the success page: the provider's message is enough", async () => {
    const client = await guardedParent(system);
    const { json } = await checkout(client, { planId: plans.Standard.id });
    expect(await payAtPage(system.stripe, sessionIdIn(json.checkoutUrl))).toBe(200);
    const shown = await until("the subscription to arrive", async () => {
      const subscription = await subscriptionOf(client);
      return subscription.hasSubscription ? subscription : null;
    });
    expect(shown.planName).toBe("Standard");
    const portal = await client.call<{ portalUrl: string }>("POST", "/api/payments/customer-portal");
    const sandbox = await client.call<{ origin: string }>("GET", "/api/payments/sandbox");
    expect(sandbox.json.origin).toBe(new URL(system.stripe).origin);
    expect(new URL(portal.json.portalUrl).origin).toBe(sandbox.json.origin);
  });
});
