import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Account } from "./sandboxed-account";
import {
  DAY,
  DECLINED_CARD,
  FAILS_LATER_CARD,
  GOOD_CARD,
  newPrice,
  openAccount,
  subscribe,
  idOf,
} from "./sandboxed-account";

let account: Account;

beforeEach(async () => {
  account = await openAccount();
});

afterEach(async () => {
  await account.close();
});

const openPortal = (
  subscription: Stripe.Subscription,
  more: Partial<Stripe.BillingPortal.SessionCreateParams> = {},
) =>
  account.stripe.billingPortal.sessions.create({
    customer: idOf(subscription.customer),
    return_url: "http://localhost:3000/settings",
    ...more,
  });

const press = (session: Stripe.BillingPortal.Session, fields: Record<string, string>) =>
  fetch(session.url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

const pageOf = async (session: Stripe.BillingPortal.Session) =>
  (await fetch(`${session.url}?view=home`)).text();

test("shows the plan, the card, the invoices and the way back", async () => {
  const portal = await openPortal(await subscribe(account, { amount: 2999 }));
  const html = await pageOf(portal);
  for (const text of [
    "Plan at 2999",
    "$29.99",
    "active",
    "Renews on",
    "visa ending in 4242",
    "Change plan",
    "Invoices",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('href="http://localhost:3000/settings"');
});

test("cancels at the period's end and takes it back", async () => {
  const subscription = await subscribe(account);
  const portal = await openPortal(subscription);
  const now = () => account.stripe.subscriptions.retrieve(subscription.id);

  expect((await press(portal, { action: "cancel" })).status).toBe(303);
  expect(await now()).toMatchObject({ cancel_at_period_end: true, status: "active" });
  expect(await pageOf(portal)).toContain("Don't cancel");
  await press(portal, { action: "resume" });
  expect(await now()).toMatchObject({ cancel_at_period_end: false });
});

test("an upgrade is charged at once", async () => {
  const subscription = await subscribe(account, { amount: 1000 });
  const dearer = await newPrice(account.stripe, 3000);
  await press(await openPortal(subscription), { action: "plan", price: dearer.id });
  const changed = await account.stripe.subscriptions.retrieve(subscription.id);
  expect(changed.items.data[0]?.price.id).toBe(dearer.id);
  expect((await account.stripe.charges.list()).data).toHaveLength(2);
});

test("a downgrade waits for the period's end where the configuration says so, and can be withdrawn", async () => {
  const { stripe } = account;
  const subscription = await subscribe(account, { amount: 3000 });
  const cheaper = await newPrice(stripe, 1000);
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        products: [{ product: idOf(cheaper.product), prices: [cheaper.id] }],
        schedule_at_period_end: { conditions: [{ type: "decreasing_item_amount" }] },
      },
    },
  });
  const portal = await openPortal(subscription, { configuration: configuration.id });

  await press(portal, { action: "plan", price: cheaper.id });
  expect(await pageOf(portal)).toContain("Changes to Plan at 1000");
  expect((await stripe.subscriptions.retrieve(subscription.id)).schedule).toMatch(/^sub_sched_/);
  await press(portal, { action: "keep" });
  expect((await stripe.subscriptions.retrieve(subscription.id)).schedule).toBeNull();

  await press(portal, { action: "plan", price: cheaper.id });
  await account.advance(32 * DAY);
  const changed = await stripe.subscriptions.retrieve(subscription.id);
  expect(changed.items.data[0]?.price.id).toBe(cheaper.id);
});

describe("another plan during the trial", () => {
  const during = async (behavior?: "continue_trial" | "end_trial") => {
    const { stripe } = account;
    const subscription = await subscribe(account, { amount: 3000, trialDays: 30 });
    const prices = { dearer: await newPrice(stripe, 5000), cheaper: await newPrice(stripe, 1000) };
    const { id } = await stripe.billingPortal.configurations.create({
      features: {
        subscription_update: {
          enabled: true,
          default_allowed_updates: ["price"],
          products: Object.values(prices).map((price) => ({
            product: idOf(price.product),
            prices: [price.id],
          })),
          schedule_at_period_end: { conditions: [{ type: "decreasing_item_amount" }] },
          ...(behavior && { trial_update_behavior: behavior }),
        },
      },
    });
    const portal = await openPortal(subscription, { configuration: id });
    const now = () => stripe.subscriptions.retrieve(subscription.id);
    const paid = async () => (await stripe.charges.list()).data.map(({ amount }) => amount);
    return { portal, prices, now, paid };
  };

  test.each(["dearer", "cheaper"] as const)("a %s one ends it and is charged at once", async (which) => {
    const { portal, prices, now, paid } = await during();
    await press(portal, { action: "plan", price: prices[which].id });
    const changed = await now();
    expect(changed).toMatchObject({ status: "active", schedule: null });
    expect(changed.items.data[0]?.price.id).toBe(prices[which].id);
    expect(await paid()).toEqual([prices[which].unit_amount]);
  });

  test("where trials go on, a dearer one begins at once and is charged when the trial ends", async () => {
    const { portal, prices, now, paid } = await during("continue_trial");
    await press(portal, { action: "plan", price: prices.dearer.id });
    const changed = await now();
    expect(changed.status).toBe("trialing");
    expect(changed.items.data[0]?.price.id).toBe(prices.dearer.id);
    await account.advance(31 * DAY);
    expect(await paid()).toEqual([5000]);
  });

  test("where trials go on, a cheaper one begins with the first paid period", async () => {
    const { portal, prices, now, paid } = await during("continue_trial");
    await press(portal, { action: "plan", price: prices.cheaper.id });
    const planned = await now();
    expect(planned).toMatchObject({ status: "trialing" });
    expect(planned.items.data[0]?.price.unit_amount).toBe(3000);
    const { phases } = await account.stripe.subscriptionSchedules.retrieve(idOf(planned.schedule));
    expect(phases.map(({ trial_end }) => trial_end)).toEqual([planned.trial_end, null]);

    await account.advance(31 * DAY);
    const begun = await now();
    expect(begun).toMatchObject({ status: "active", schedule: null });
    expect(begun.items.data[0]?.price.id).toBe(prices.cheaper.id);
    expect(await paid()).toEqual([1000]);
  });
});

test("a subscription that ends takes the planned change with it", async () => {
  const { stripe } = account;
  const subscription = await subscribe(account, { amount: 3000 });
  const planned = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  await stripe.subscriptions.cancel(subscription.id);
  expect((await stripe.subscriptionSchedules.retrieve(planned.id)).status).toBe("canceled");
});

test("a new card pays what the old one left open", async () => {
  const subscription = await subscribe(account, { card: FAILS_LATER_CARD });
  await account.advance(32 * DAY);
  const portal = await openPortal(subscription);
  expect(await pageOf(portal)).toContain("Pay now");

  const declined = await press(portal, { action: "card", card: DECLINED_CARD });
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain("Your card was declined.");
  expect((await press(portal, { action: "card", card: GOOD_CARD })).status).toBe(303);
  expect((await account.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
});

test("a flow opens its own view and returns to its own address", async () => {
  const subscription = await subscribe(account);
  const portal = await openPortal(subscription, {
    flow_data: {
      type: "subscription_cancel",
      subscription_cancel: { subscription: subscription.id },
      after_completion: { type: "redirect", redirect: { return_url: "http://localhost:3000/done" } },
    },
  });
  expect(await (await fetch(portal.url)).text()).toContain("Cancel your subscription?");
  expect((await press(portal, { action: "cancel" })).headers.get("location")).toBe(
    "http://localhost:3000/done",
  );
});

test("an invoice has a page, a PDF and can be paid there", async () => {
  const { stripe } = account;
  const subscription = await subscribe(account, { card: FAILS_LATER_CARD });
  await account.advance(32 * DAY);
  const { latest_invoice } = await stripe.subscriptions.retrieve(subscription.id);
  const invoice = await stripe.invoices.retrieve(idOf(latest_invoice));
  expect(await (await fetch(invoice.hosted_invoice_url ?? "")).text()).toContain(String(invoice.number));
  const pdf = await fetch(invoice.invoice_pdf ?? "");
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
  expect((await fetch(invoice.hosted_invoice_url ?? "", { method: "POST", redirect: "manual" })).status).toBe(
    303,
  );
  expect((await stripe.invoices.retrieve(invoice.id)).status).toBe("paid");
});

test("somebody without a customer gets no portal", async () => {
  await expect(
    account.stripe.billingPortal.sessions.create({ customer: "cus_unknown" }),
  ).rejects.toMatchObject({
    code: "resource_missing",
  });
});
