import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Account } from "./sandboxed-account";
import { DAY, DECLINED_CARD, newSession, openAccount, payOnPage, subscribe } from "./sandboxed-account";

let account: Account;

beforeEach(async () => {
  account = await openAccount();
});

afterEach(async () => {
  await account.close();
});

test("a paid checkout leaves a customer, an active subscription and a paid invoice", async () => {
  const { stripe } = account;
  const session = await newSession(stripe, { amount: 2999 });
  const answer = await payOnPage(session);

  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(
    `http://localhost:3000/payment-success?session_id=${session.id}`,
  );
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription.latest_invoice", "customer", "line_items"],
  });
  const subscription = paid.subscription as Stripe.Subscription;
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  expect(paid).toMatchObject({ status: "complete", payment_status: "paid", client_reference_id: "parent-1" });
  expect(paid.line_items?.data[0]?.price?.unit_amount).toBe(2999);
  expect((paid.customer as Stripe.Customer).email).toBe("parent@example.com");
  expect(subscription).toMatchObject({ status: "active", metadata: { plan: "test" } });
  expect(invoice).toMatchObject({ status: "paid", amount_paid: 2999, billing_reason: "subscription_create" });
});

test("the subscription's period is on its item and one month long", async () => {
  const { items } = await subscribe(account);
  const item = items.data[0];
  const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / DAY;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
});

test("the signed webhooks of a checkout tell it in Stripe's order", async () => {
  await subscribe(account);
  const types = await account.delivered();
  expect(account.hook.refused).toBe(0);
  const story = [
    "customer.created",
    "customer.subscription.created",
    "charge.succeeded",
    "customer.subscription.updated",
    "invoice.paid",
    "checkout.session.completed",
  ];
  expect(types.filter((type) => story.includes(type))).toEqual(story);
  const created = account.hook.events.find(({ type }) => type === "customer.subscription.created");
  expect(created?.data.object).toMatchObject({ status: "incomplete" });
});

test("a declined card shows the decline and leaves the checkout open for another", async () => {
  const { stripe } = account;
  const session = await newSession(stripe);
  const answer = await payOnPage(session, DECLINED_CARD);

  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain("Your card was declined.");
  expect((await stripe.subscriptions.list({ status: "all" })).data).toHaveLength(0);
  expect(await account.delivered()).toContain("charge.failed");
  expect((await payOnPage(session)).status).toBe(303);
});

test("an unknown card number is refused in words", async () => {
  const answer = await payOnPage(await newSession(account.stripe), "1234 5678");
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain("Your card number is invalid.");
});

test("eight presses of the button pay once", async () => {
  const session = await newSession(account.stripe);
  const answers = await Promise.all(Array.from({ length: 8 }, () => payOnPage(session)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect((await account.stripe.subscriptions.list({ status: "all" })).data).toHaveLength(1);
  expect((await account.stripe.charges.list()).data).toHaveLength(1);
});

test("a trial starts without a charge, is announced three days before its end and then paid", async () => {
  const subscription = await subscribe(account, { trialDays: 7, amount: 999 });
  const { stripe } = account;
  expect(subscription.status).toBe("trialing");
  expect((subscription.trial_end ?? 0) - (subscription.trial_start ?? 0)).toBe(7 * DAY);
  expect((await stripe.charges.list()).data).toHaveLength(0);

  await account.advance(4 * DAY);
  expect(await account.delivered()).toContain("customer.subscription.trial_will_end");
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("trialing");

  await account.advance(3 * DAY);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  expect((await stripe.charges.list()).data.map(({ amount }) => amount)).toEqual([999]);
});

test("the page names plan, price and trial and needs nothing from elsewhere", async () => {
  const session = await newSession(account.stripe, { trialDays: 7, amount: 999 });
  const html = await (await fetch(session.url ?? "")).text();
  for (const text of [
    "Plan at 999",
    "$9.99",
    "per month",
    "Free until",
    "Due today",
    "Start trial",
    "Cancel",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toMatch(/(src|href)="https?:\/\/(?!localhost:3000)/);
});

test("a checkout that nobody pays expires and can no longer be paid", async () => {
  const session = await newSession(account.stripe);
  await account.advance(DAY + 1);
  expect((await account.stripe.checkout.sessions.retrieve(session.id)).status).toBe("expired");
  expect(await account.delivered()).toContain("checkout.session.expired");
  expect((await payOnPage(session)).status).toBe(410);
});

test("the shortcut pays without a browser and reports a decline", async () => {
  const session = await newSession(account.stripe);
  expect(await account.control("POST", `checkout/${session.id}/pay`, { card: DECLINED_CARD })).toMatchObject({
    error: { type: "card_error", code: "card_declined" },
  });
  expect(await account.control("POST", `checkout/${session.id}/pay`, {})).toMatchObject({
    successUrl: `http://localhost:3000/payment-success?session_id=${session.id}`,
  });
});

test("only prices that exist, are active and recur can be bought", async () => {
  const { stripe } = account;
  const buy = (price: string) =>
    stripe.checkout.sessions.create({
      mode: "subscription",
      success_url: "http://x",
      line_items: [{ price, quantity: 1 }],
    });
  await expect(buy("price_unknown")).rejects.toMatchObject({ statusCode: 404, code: "resource_missing" });
  const product = await stripe.products.create({ name: "Once" });
  const once = await stripe.prices.create({ product: product.id, unit_amount: 500, currency: "usd" });
  await expect(buy(once.id)).rejects.toMatchObject({ statusCode: 400 });
});
