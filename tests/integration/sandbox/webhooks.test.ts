import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Account } from "./sandboxed-account";
import { SECRET, openAccount } from "./sandboxed-account";

let account: Account;

beforeEach(async () => {
  account = await openAccount();
});

afterEach(async () => {
  await account.close();
});

const addCustomers = async (emails: string[]) => {
  for (const email of emails) await account.stripe.customers.create({ email });
};

const arrived = () => account.hook.events.map((event) => (event.data.object as Stripe.Customer).email);

const statuses = async () => {
  const { deliveries } = (await account.control("GET", "deliveries")) as {
    deliveries: Array<{ status: string; attempts: number }>;
  };
  return deliveries.map(({ status, attempts }) => ({ status, attempts }));
};

test("tries again with the same event until the endpoint accepts it", async () => {
  account.hook.answers.push(500, 503);
  await addCustomers(["a@example.com"]);
  expect(await account.delivered()).toEqual(["customer.created"]);
  expect(await statuses()).toEqual([{ status: "delivered", attempts: 3 }]);
});

test("gives up after the last attempt, and the event stays to be listed", async () => {
  account.hook.answers.push(...Array<number>(10).fill(500));
  await addCustomers(["a@example.com"]);
  expect(await account.delivered()).toEqual([]);
  expect(await statuses()).toEqual([{ status: "failed", attempts: 5 }]);
  const { data } = await account.stripe.events.list({ delivery_success: false });
  expect(data.map(({ type }) => type)).toEqual(["customer.created"]);
  expect((await account.stripe.events.retrieve(data[0]?.id ?? "")).pending_webhooks).toBe(1);
});

test("drops as many as it is told to", async () => {
  await account.control("POST", "deliveries", { drop: 2 });
  await addCustomers(["a@example.com", "b@example.com", "c@example.com"]);
  await account.delivered();
  expect(arrived()).toEqual(["c@example.com"]);
  await account.control("POST", "deliveries", { drop: true });
  await addCustomers(["d@example.com"]);
  await account.delivered();
  expect(arrived()).toEqual(["c@example.com"]);
});

test("sends copies of one event", async () => {
  await account.control("POST", "deliveries", { copies: 4 });
  await addCustomers(["a@example.com"]);
  await account.delivered();
  expect(new Set(account.hook.events.map(({ id }) => id)).size).toBe(1);
  expect(account.hook.events).toHaveLength(4);
});

test("holds deliveries back and releases them in reverse", async () => {
  await account.control("POST", "deliveries", { hold: true });
  await addCustomers(["a@example.com", "b@example.com", "c@example.com"]);
  expect(await account.delivered()).toEqual([]);
  expect(await account.control("POST", "deliveries/release", { order: "reverse" })).toEqual({ released: 3 });
  await account.delivered();
  expect(arrived()).toEqual(["c@example.com", "b@example.com", "a@example.com"]);
});

test("a delay lets a later event overtake", async () => {
  await account.control("POST", "deliveries", { delayMs: 300 });
  await addCustomers(["slow@example.com"]);
  await account.control("POST", "deliveries/reset");
  await addCustomers(["quick@example.com"]);
  await account.delivered();
  expect(arrived()).toEqual(["quick@example.com", "slow@example.com"]);
});

test("sends an old event again on request", async () => {
  await addCustomers(["a@example.com"]);
  await account.delivered();
  const [event] = account.hook.events;
  await account.control("POST", `deliveries/resend/${event?.id ?? ""}`);
  await account.delivered();
  expect(account.hook.events.map(({ id }) => id)).toEqual([event?.id, event?.id]);
});

test("the signature covers the exact bytes and the time", async () => {
  const body = JSON.stringify({ id: "evt_1", object: "event" });
  const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
  expect(() => Stripe.webhooks.constructEvent(`${body} `, header, SECRET)).toThrow();
  await account.advance(400 * 86_400);
  await addCustomers(["a@example.com"]);
  await account.delivered();
  expect(account.hook.refused).toBe(0);
  expect(arrived()).toContain("a@example.com");
});

test("an endpoint made over the API gets the events it asked for", async () => {
  const endpoint = await account.stripe.webhookEndpoints.create({
    url: account.hook.url,
    enabled_events: ["product.created"],
  });
  expect(endpoint.secret).toMatch(/^whsec_/);
  expect((await account.stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
  await addCustomers(["a@example.com"]);
  await account.stripe.webhookEndpoints.del(endpoint.id);
  expect(await account.delivered()).toEqual(["customer.created"]);
  expect(account.hook.refused).toBe(0);
});
