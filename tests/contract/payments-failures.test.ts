import { beforeAll, describe, expect, test } from "vitest";
import type { CheckoutView, PortalView } from "@/lib/features/billing/contract";
import { buyPlan, payAtPage, plansOnOffer, sessionIdIn } from "@/tests/support/card-payment";
import { guardedClient, refusalOf } from "@/tests/support/guarded-client";
import { newParent, registeredParent, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const visitor = guardedClient(system.app);
const CHECKOUT = "/api/payments/checkout-session";
const PORTAL = "/api/payments/customer-portal";
const DECLINED = "4000000000000002";

let plans: Awaited<ReturnType<typeof plansOnOffer>>;

beforeAll(async () => {
  plans = await plansOnOffer(visitor);
});

const control = async (path: string, body: unknown): Promise<void> => {
  const response = await fetch(`${system.stripe}/_sandbox/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
};

const REFUSED = { status: 400, error: { type: "invalid_request_error", message: "No such thing as req_1." } };
const NOT_SET_UP = {
  status: 400,
  error: {
    type: "invalid_request_error",
    message: "No configuration provided.",
    param: "configuration",
  },
};
/** Down for as long as the SDK tries: a look-up three times; the provider remembers its answer to an order. */
const DOWN = { status: 500, times: 3 };
const DOWN_FOR_ORDERS = { status: 500, times: 1 };

const COULD_NOT_START = {
  status: 502,
  code: "UPSTREAM_FAILED",
  message: "Could not start payment. Please try again.",
};
const UNAVAILABLE = {
  status: 503,
  code: "UNAVAILABLE",
  message: "Payments are not available right now. Please try again in a few minutes.",
};

/** A parent about whom the provider can be made to fail, while it serves everybody else. */
async function parentWithTrouble() {
  const name = `trouble-${crypto.randomUUID()}`;
  const client = await registeredParent(system, newParent({ email: `${name}@example.test` }));
  const trouble = (match: string, fault: object, about = name) =>
    control("faults", { match, about, times: 1, ...fault });
  const checkout = () => client.call<CheckoutView>("POST", CHECKOUT, { planId: plans.Basic.id });
  return { client, trouble, checkout };
}

/** By what the provider calls the parent of a session. */
async function customerOf(sessionId: string): Promise<string> {
  const response = await fetch(`${system.stripe}/v1/checkout/sessions/${sessionId}`, {
    headers: { authorization: "Bearer sk_test_sandbox" },
  });
  return ((await response.json()) as { customer: string }).customer;
}

describe("whoever has not signed in", () => {
  test.each([
    ["POST", CHECKOUT, { planId: "basic" }],
    ["GET", "/api/payments/session/cs_test_1", undefined],
    ["POST", "/api/payments/session/cs_test_1/retry", {}],
    ["GET", "/api/payments/current-subscription", undefined],
    ["GET", "/api/payments/usage-stats", undefined],
    ["POST", PORTAL, {}],
    ["GET", "/api/payments/invoices", undefined],
    ["GET", "/api/payments/ledger", undefined],
  ])("is refused: %s %s", async (method, path, body) => {
    expect(refusalOf(await visitor.call(method, path, body))).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
    });
  });
});

describe("a checkout that can't begin", () => {
  test("says so when the provider refuses it, and begins the next time", async () => {
    const { trouble, checkout } = await parentWithTrouble();
    await trouble("POST /v1/customers$", REFUSED);
    expect(refusalOf(await checkout())).toEqual(COULD_NOT_START);
    expect((await checkout()).status).toBe(200);
  });

  test("says when the provider is down, and when to come again", async () => {
    const { trouble, checkout } = await parentWithTrouble();
    await trouble("POST /v1/customers$", DOWN_FOR_ORDERS);
    const answer = await checkout();
    expect(refusalOf(answer)).toEqual(UNAVAILABLE);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("a checkout that was left", () => {
  const retryOf = (client: ApiClient, sessionId: string) =>
    client.call<CheckoutView>("POST", `/api/payments/session/${sessionId}/retry`, {});

  test("comes back with the documented words, again and again", async () => {
    const { client, checkout } = await parentWithTrouble();
    const { json } = await checkout();
    for (let time = 0; time < 2; time += 1) {
      const again = await retryOf(client, sessionIdIn(json.checkoutUrl));
      expect([again.status, again.json]).toEqual([
        200,
        {
          checkoutUrl: json.checkoutUrl,
          message: "Payment session restored! Redirecting to checkout...",
          price: json.price,
        },
      ]);
    }
  });

  test("can be tried with another card after one was declined", async () => {
    const { client, checkout } = await parentWithTrouble();
    const id = sessionIdIn((await checkout()).json.checkoutUrl);
    expect(await payAtPage(system.stripe, id, DECLINED)).toBe(402);
    expect((await retryOf(client, id)).status).toBe(200);
    expect(await payAtPage(system.stripe, id)).toBe(200);
    expect((await client.call("GET", `/api/payments/session/${id}`)).json).toMatchObject({
      status: "complete",
      hasActiveSubscription: true,
    });
  });

  test("is not brought back once it was paid", async () => {
    const { client, checkout } = await parentWithTrouble();
    const id = sessionIdIn((await checkout()).json.checkoutUrl);
    expect(await payAtPage(system.stripe, id)).toBe(200);
    expect(refusalOf(await retryOf(client, id))).toEqual({
      status: 409,
      code: "CONFLICT",
      message: "You already have an active subscription. You can change it in Settings.",
    });
  });

  test("says so when the provider refuses or is down", async () => {
    const { client, trouble, checkout } = await parentWithTrouble();
    const id = sessionIdIn((await checkout()).json.checkoutUrl);
    await trouble("GET /v1/checkout/sessions", REFUSED, id);
    expect(refusalOf(await retryOf(client, id))).toEqual(COULD_NOT_START);
    await trouble("GET /v1/checkout/sessions", DOWN, id);
    expect(refusalOf(await retryOf(client, id))).toEqual(UNAVAILABLE);
  });
});

test("the success page's question says when the provider is down, and nothing is lost", async () => {
  const { client, trouble, checkout } = await parentWithTrouble();
  const id = sessionIdIn((await checkout()).json.checkoutUrl);
  expect(await payAtPage(system.stripe, id)).toBe(200);
  await trouble("GET /v1/checkout/sessions", DOWN, id);
  expect(refusalOf(await client.call("GET", `/api/payments/session/${id}`))).toEqual(UNAVAILABLE);
  expect((await client.call("GET", `/api/payments/session/${id}`)).json).toMatchObject({
    hasActiveSubscription: true,
  });
});

describe("the billing portal", () => {
  test("is for those who have bought something", async () => {
    const { client } = await parentWithTrouble();
    expect(refusalOf(await client.call("POST", PORTAL))).toEqual({
      status: 409,
      code: "CONFLICT",
      message: "You have no subscription yet. Please choose a plan first.",
    });
  });

  test("opens at the question that was asked for, and at no other", async () => {
    const { client } = await parentWithTrouble();
    await buyPlan(system, client, plans.Basic.id);
    for (const [action, heading] of [
      ["home", "Current plan"],
      ["card", "Payment method"],
      ["change", "Choose a plan"],
      ["cancel", "Cancel your subscription?"],
    ] as const) {
      const { status, json } = await client.call<PortalView>("POST", PORTAL, { action });
      expect(status).toBe(200);
      expect(/<h2>([^<]*)/.exec(await (await fetch(json.portalUrl)).text())?.[1]).toBe(heading);
    }
    expect(refusalOf(await client.call("POST", PORTAL, { action: "refund" }))).toMatchObject({
      status: 400,
      code: "VALIDATION",
    });
  });

  test("says why it can't be opened", async () => {
    const { client, trouble, checkout } = await parentWithTrouble();
    const customer = await customerOf(sessionIdIn((await checkout()).json.checkoutUrl));
    const open = async (fault: object) => {
      await trouble("POST /v1/billing_portal/sessions$", fault, customer);
      return refusalOf(await client.call("POST", PORTAL, {}));
    };
    expect(await open(NOT_SET_UP)).toEqual({
      status: 503,
      code: "UNAVAILABLE",
      message: "Billing portal is currently being set up...",
    });
    expect(await open(REFUSED)).toEqual({
      status: 502,
      code: "UPSTREAM_FAILED",
      message: "Failed to access billing portal",
    });
    expect(await open(DOWN_FOR_ORDERS)).toEqual(UNAVAILABLE);
    expect((await client.call("POST", PORTAL, {})).status).toBe(200);
  });
});
