import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Account } from "./sandboxed-account";
import { clientOf, newPrice, newSession, openAccount, subscribe, idOf } from "./sandboxed-account";

let account: Account;

beforeEach(async () => {
  account = await openAccount();
});

afterEach(async () => {
  await account.close();
});

describe("idempotency keys", () => {
  test("the same key and parameters give the same answer, also eight at once", async () => {
    const make = () =>
      account.stripe.customers.create({ email: "a@example.com" }, { idempotencyKey: "once" });
    const made = await Promise.all(Array.from({ length: 8 }, make));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await account.stripe.customers.list()).data).toHaveLength(1);
  });

  test("the same key with other parameters is an error", async () => {
    await account.stripe.customers.create({ email: "a@example.com" }, { idempotencyKey: "once" });
    await expect(
      account.stripe.customers.create({ email: "b@example.com" }, { idempotencyKey: "once" }),
    ).rejects.toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
  });

  test("a server error is stored under its key like any other answer", async () => {
    await account.control("POST", "faults", { match: "POST /v1/customers", status: 500, times: 1 });
    const make = () =>
      account.stripe.customers.create({ email: "a@example.com" }, { idempotencyKey: "once" });
    await expect(make()).rejects.toMatchObject({ statusCode: 500 });
    await expect(make()).rejects.toMatchObject({ statusCode: 500 });
    expect((await account.stripe.customers.list()).data).toHaveLength(0);
  });

  test("a throttled request may come again under its key", async () => {
    await account.control("POST", "faults", { match: "POST /v1/customers", status: 429, times: 1 });
    const make = () =>
      account.stripe.customers.create({ email: "a@example.com" }, { idempotencyKey: "once" });
    await expect(make()).rejects.toMatchObject({ statusCode: 429, type: "StripeRateLimitError" });
    expect((await make()).email).toBe("a@example.com");
  });

  test("while the first request is still at work, a second one conflicts", async () => {
    await account.control("POST", "faults", { match: "POST /v1/customers", delayMs: 300, times: 1 });
    const make = () =>
      account.stripe.customers.create({ email: "a@example.com" }, { idempotencyKey: "once" });
    const results = await Promise.allSettled([make(), make()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = results.find((result) => result.status === "rejected");
    expect(refused?.reason).toMatchObject({ statusCode: 409, code: "idempotency_key_in_use" });
  });
});

describe("faults", () => {
  test("the SDK's own retries get over failed readings", async () => {
    const { id } = await account.stripe.customers.create({});
    await account.control("POST", "faults", { match: "^GET", status: 503, times: 1 });
    await account.control("POST", "faults", { match: "^GET", status: 500, times: 1 });
    expect((await clientOf(account.stripeUrl, 3).customers.retrieve(id)).id).toBe(id);
  });

  test("work can be done although the answer says it failed", async () => {
    await account.control("POST", "faults", {
      match: "/v1/customers",
      status: 500,
      times: 1,
      afterwards: true,
    });
    await expect(account.stripe.customers.create({})).rejects.toMatchObject({ statusCode: 500 });
    expect((await account.stripe.customers.list()).data).toHaveLength(1);
  });

  test("a share of requests fails, the same ones for the same seed", async () => {
    const run = async () => {
      await account.control("POST", "faults", { match: "^GET", status: 500, share: 0.5, seed: 7 });
      const results: string[] = [];
      for (let count = 0; count < 20; count += 1) {
        const [result] = await Promise.allSettled([account.stripe.customers.list()]);
        results.push(result.status);
      }
      await account.control("DELETE", "faults");
      return results;
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set(["fulfilled", "rejected"]));
    expect(await run()).toEqual(first);
  });

  test("the log tells what was asked", async () => {
    await newSession(account.stripe);
    const logged = (await account.control(
      "GET",
      "requests?path=/v1/checkout&method=post",
    )) as unknown as Array<{
      parameters: string;
      status: number;
    }>;
    expect(logged).toHaveLength(1);
    expect(logged[0]?.parameters).toContain("client_reference_id=parent-1");
  });
});

describe("errors", () => {
  test("an unknown id, a missing parameter and a missing key each answer in Stripe's words", async () => {
    const { stripe } = account;
    await expect(stripe.customers.retrieve("cus_x")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such customer: 'cus_x'",
    });
    await expect(stripe.products.create({ name: "" })).rejects.toMatchObject({
      code: "parameter_missing",
      param: "name",
    });
    expect((await fetch(`${account.stripeUrl}/v1/customers`)).status).toBe(401);
    await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  test("a key named like a part of every object finds nothing", async () => {
    await expect(account.stripe.customers.retrieve("__proto__")).rejects.toMatchObject({ statusCode: 404 });
    await account.stripe.customers.create({ metadata: { ["__proto__"]: "x", constructor: "y" } });
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });
});

describe("lists", () => {
  test("come newest first in pages, and the SDK walks through them", async () => {
    for (let count = 0; count < 25; count += 1)
      await account.stripe.customers.create({ name: String(count) });
    const first = await account.stripe.customers.list({ limit: 10 });
    expect(first).toMatchObject({ has_more: true });
    expect(first.data[0]?.name).toBe("24");
    const names: string[] = [];
    for await (const { name } of account.stripe.customers.list({ limit: 10 })) names.push(name ?? "");
    expect(names).toEqual(Array.from({ length: 25 }, (_, index) => String(24 - index)));
  });

  test("prices are found by lookup key, which can move to another price", async () => {
    const { stripe } = account;
    const old = await newPrice(stripe, 900);
    await stripe.prices.update(old.id, { lookup_key: "standard" });
    const fresh = await newPrice(stripe, 1000);
    await expect(stripe.prices.update(fresh.id, { lookup_key: "standard" })).rejects.toMatchObject({
      statusCode: 400,
    });
    await stripe.prices.update(fresh.id, { lookup_key: "standard", transfer_lookup_key: true });
    expect((await stripe.prices.list({ lookup_keys: ["standard"] })).data.map(({ id }) => id)).toEqual([
      fresh.id,
    ]);
  });

  test("customers are searched by metadata", async () => {
    const { id } = await account.stripe.customers.create({ metadata: { parentId: "p-1" } });
    await account.stripe.customers.create({ metadata: { parentId: "p-2" } });
    const { data } = await account.stripe.customers.search({ query: "metadata['parentId']:'p-1'" });
    expect(data.map((customer) => customer.id)).toEqual([id]);
  });
});

test("expands references through lists and objects", async () => {
  await subscribe(account);
  const { data } = await account.stripe.subscriptions.list({
    expand: ["data.customer", "data.latest_invoice.payments", "data.items.data.price.product"],
  });
  const [subscription] = data;
  expect((subscription?.customer as Stripe.Customer).object).toBe("customer");
  expect((subscription?.latest_invoice as Stripe.Invoice).payments?.data[0]?.payment.type).toBe(
    "payment_intent",
  );
  expect((subscription?.items.data[0]?.price.product as Stripe.Product).object).toBe("product");
});

test("a deleted customer is remembered as deleted and its subscription ended", async () => {
  const subscription = await subscribe(account);
  await account.stripe.customers.del(idOf(subscription.customer));
  expect(await account.stripe.customers.retrieve(idOf(subscription.customer))).toMatchObject({
    deleted: true,
  });
  expect((await account.stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
});

test("a reset forgets everything but its endpoint", async () => {
  await subscribe(account);
  await account.advance(86_400);
  await account.delivered();
  await account.control("POST", "reset");
  expect((await account.stripe.customers.list()).data).toHaveLength(0);
  expect(await account.control("GET", "clock")).toMatchObject({ offset: 0 });
  await account.stripe.customers.create({ email: "after@example.com" });
  expect((await account.delivered()).at(-1)).toBe("customer.created");
});
