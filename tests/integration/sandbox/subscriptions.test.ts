import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Account } from "./sandboxed-account";
import { DAY, FAILS_LATER_CARD, newPrice, openAccount, subscribe, idOf } from "./sandboxed-account";

let account: Account;

beforeEach(async () => {
  account = await openAccount();
});

afterEach(async () => {
  await account.close();
});

const statusOf = async (id: string) => (await account.stripe.subscriptions.retrieve(id)).status;

describe("ending and going on", () => {
  test("cancelled at the period's end it stays active until then, and can be taken back", async () => {
    const { stripe } = account;
    const { id } = await subscribe(account);
    const leaving = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(leaving.cancel_at).toBe(leaving.items.data[0]?.current_period_end);
    const staying = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(staying).toMatchObject({ cancel_at: null, canceled_at: null, status: "active" });

    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await account.advance(32 * DAY);
    expect(await statusOf(id)).toBe("canceled");
    expect(await account.delivered()).toContain("customer.subscription.deleted");
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  });

  test("cancelled at once it is over, listed only among all, and cannot be changed", async () => {
    const { stripe } = account;
    const { id } = await subscribe(account);
    expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: "canceled" });
    expect((await stripe.subscriptions.list()).data).toHaveLength(0);
    expect((await stripe.subscriptions.list({ status: "all" })).data).toHaveLength(1);
    await expect(stripe.subscriptions.update(id, { metadata: { a: "1" } })).rejects.toMatchObject({
      code: "resource_missing",
    });
  });

  test("an event names what was different before", async () => {
    const { id } = await subscribe(account);
    await account.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await account.delivered();
    expect(account.hook.events.at(-1)?.data.previous_attributes).toMatchObject({
      cancel_at_period_end: false,
    });
  });
});

describe("the clock", () => {
  test("renews every month on the same day and bills each time", async () => {
    const { id, billing_cycle_anchor } = await subscribe(account, { amount: 999 });
    await account.advance(366 * DAY);
    const { data } = await account.stripe.invoices.list({ subscription: id, limit: 100 });
    expect(data).toHaveLength(13);
    expect(data.every(({ status, amount_paid }) => status === "paid" && amount_paid === 999)).toBe(true);
    const item = (await account.stripe.subscriptions.retrieve(id)).items.data[0];
    const day = (seconds: number) => new Date(seconds * 1000).getUTCDate();
    expect([day(billing_cycle_anchor), 28, 29, 30]).toContain(day(item?.current_period_start ?? 0));
  });

  test("tries a failing card again after 3, 5 and 7 days and then cancels", async () => {
    const { id } = await subscribe(account, { card: FAILS_LATER_CARD });
    const end = (await account.stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_end ?? 0;
    const { now } = (await account.control("GET", "clock")) as { now: number };
    await account.advance(end - now + 1);
    expect(await statusOf(id)).toBe("past_due");

    for (const days of [3, 5]) {
      await account.advance(days * DAY);
      expect(await statusOf(id)).toBe("past_due");
    }
    await account.advance(7 * DAY);
    const ended = await account.stripe.subscriptions.retrieve(id);
    expect(ended).toMatchObject({ status: "canceled", cancellation_details: { reason: "payment_failed" } });
    const failures = (await account.delivered()).filter((type) => type === "invoice.payment_failed");
    expect(failures).toHaveLength(4);
  });

  test("leaves it unpaid where the account says so, and a good card revives it", async () => {
    await account.control("POST", "settings", { afterRetries: "unpaid" });
    const { id } = await subscribe(account, { card: FAILS_LATER_CARD });
    await account.advance(50 * DAY);
    const unpaid = await account.stripe.subscriptions.retrieve(id);
    expect(unpaid.status).toBe("unpaid");
    const invoice = await account.stripe.invoices.pay(idOf(unpaid.latest_invoice), {
      payment_method: "pm_card_visa",
    });
    expect(invoice.status).toBe("paid");
    expect(await statusOf(id)).toBe("active");
  });

  test("a payment in time ends the retries", async () => {
    const { id } = await subscribe(account, { card: FAILS_LATER_CARD });
    await account.advance(32 * DAY);
    const { latest_invoice } = await account.stripe.subscriptions.retrieve(id);
    await expect(account.stripe.invoices.pay(idOf(latest_invoice))).rejects.toMatchObject({
      statusCode: 402,
      code: "card_declined",
    });
    await account.stripe.subscriptions.update(id, { default_payment_method: "pm_card_visa" });
    await account.stripe.invoices.pay(idOf(latest_invoice));
    await account.advance(20 * DAY);
    expect(await statusOf(id)).toBe("active");
  });
});

describe("changing the price", () => {
  test("an upgrade charges the difference for the time that is left", async () => {
    const { id, items } = await subscribe(account, { amount: 1000 });
    const dearer = await newPrice(account.stripe, 3000);
    const changed = await account.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? "", price: dearer.id }],
      proration_behavior: "always_invoice",
    });
    expect(changed.items.data[0]?.price.id).toBe(dearer.id);
    expect(changed.items.data[0]?.current_period_end).toBe(items.data[0]?.current_period_end);
    const invoice = await account.stripe.invoices.retrieve(idOf(changed.latest_invoice));
    expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
    expect(invoice.amount_paid).toBeGreaterThan(1990);
    expect(invoice.amount_paid).toBeLessThanOrEqual(2000);
  });

  test("without proration nothing is charged before the next period", async () => {
    const { id, items } = await subscribe(account, { amount: 1000 });
    const dearer = await newPrice(account.stripe, 3000);
    const change = {
      items: [{ id: items.data[0]?.id ?? "", price: dearer.id }],
      proration_behavior: "none" as const,
    };
    await account.stripe.subscriptions.update(id, change);
    expect((await account.stripe.charges.list()).data).toHaveLength(1);
    await account.advance(32 * DAY);
    expect((await account.stripe.charges.list()).data[0]?.amount).toBe(3000);
  });

  test("a move from monthly to yearly begins a new year now, less what was left", async () => {
    const { id, items } = await subscribe(account, { amount: 1000 });
    const yearly = await newPrice(account.stripe, 10_000, "year");
    const changed = await account.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? "", price: yearly.id }],
    });
    const item = changed.items.data[0];
    expect(
      ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / DAY,
    ).toBeGreaterThanOrEqual(365);
    const [charge] = (await account.stripe.charges.list()).data;
    expect(charge?.amount).toBeGreaterThanOrEqual(9000);
    expect(charge?.amount).toBeLessThan(9010);
  });

  test("a schedule changes the price when the period ends", async () => {
    const { id, items } = await subscribe(account, { amount: 3000 });
    const cheaper = await newPrice(account.stripe, 1000);
    const schedule = await account.stripe.subscriptionSchedules.create({ from_subscription: id });
    const present = { price: items.data[0]?.price.id ?? "", quantity: 1 };
    await account.stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        {
          items: [present],
          start_date: schedule.phases[0]?.start_date ?? 0,
          end_date: schedule.phases[0]?.end_date ?? 0,
        },
        { items: [{ price: cheaper.id, quantity: 1 }] },
      ],
    });
    expect((await account.stripe.subscriptions.retrieve(id)).items.data[0]?.price.unit_amount).toBe(3000);
    await account.advance(32 * DAY);
    expect(await account.stripe.subscriptions.retrieve(id)).toMatchObject({ schedule: null });
    expect((await account.stripe.charges.list()).data.map(({ amount }) => amount)).toEqual([1000, 3000]);
  });
});

describe("statuses made over the API", () => {
  test("incomplete until its first invoice is paid", async () => {
    const { stripe } = account;
    const customer = await stripe.customers.create({ email: "a@example.com" });
    const price = await newPrice(stripe);
    const { id, status, latest_invoice } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: "default_incomplete",
    });
    expect(status).toBe("incomplete");
    await stripe.invoices.pay(idOf(latest_invoice), { payment_method: "pm_card_visa" });
    expect(await statusOf(id)).toBe("active");
  });

  test("incomplete expires after 23 hours", async () => {
    const { stripe } = account;
    const customer = await stripe.customers.create({ email: "a@example.com" });
    const price = await newPrice(stripe);
    const { id, status } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: "pm_card_chargeDeclined",
    });
    expect(status).toBe("incomplete");
    await account.advance(DAY);
    expect(await statusOf(id)).toBe("incomplete_expired");
  });

  test("paused when a trial ends without a card, and resumed with one", async () => {
    const { stripe } = account;
    const customer = await stripe.customers.create({ email: "a@example.com" });
    const price = await newPrice(stripe);
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: "pause" } },
    });
    await account.advance(8 * DAY);
    expect(await statusOf(id)).toBe("paused");
    await stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: "pm_card_visa" },
    });
    await stripe.subscriptions.resume(id);
    expect(await statusOf(id)).toBe("active");
  });

  test("paused and asked to end with a period that is over, it ends in the same answer", async () => {
    const { stripe } = account;
    const price = await newPrice(stripe);
    const { id } = await stripe.subscriptions.create({
      customer: (await stripe.customers.create({ email: "b@example.com" })).id,
      items: [{ price: price.id }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: "pause" } },
    });
    await account.advance(8 * DAY);
    const leaving = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(leaving.status).toBe("canceled");
    expect((await stripe.events.list()).data.map(({ type }) => type).slice(0, 2)).toEqual([
      "customer.subscription.deleted",
      "customer.subscription.updated",
    ]);
  });
});

test("a test can put a subscription into any of the eight statuses, and an ended one stays ended", async () => {
  const statuses = [
    "active",
    "incomplete",
    "incomplete_expired",
    "past_due",
    "paused",
    "trialing",
    "unpaid",
    "canceled",
  ];
  for (const status of statuses) {
    const { id } = await subscribe(account);
    expect(await account.control("POST", `subscriptions/${id}`, { status })).toMatchObject({ status });
    expect(await statusOf(id)).toBe(status);
    if (status === "canceled") {
      expect(await account.control("POST", `subscriptions/${id}`, { status: "active" })).toHaveProperty(
        "error",
      );
    }
  }
});

test("a refund returns the payment of an invoice once", async () => {
  const { stripe } = account;
  const { latest_invoice } = await subscribe(account, { amount: 999 });
  const { data } = await stripe.invoicePayments.list({ invoice: idOf(latest_invoice) });
  const intent = idOf(data[0]?.payment.payment_intent);
  expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({
    amount: 999,
    status: "succeeded",
  });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  expect(await account.delivered()).toContain("charge.refunded");
});

test("time that passes for one customer leaves the others and the clock alone", async () => {
  const [one, other] = [await subscribe(account), await subscribe(account)];
  const customer = idOf(one.customer);
  for (let month = 0; month < 2; month += 1) {
    await account.control("POST", "clock", { advanceSeconds: 31 * DAY, customer });
  }
  const bills = async (id: string) => (await account.stripe.invoices.list({ subscription: id })).data.length;
  expect([await bills(one.id), await bills(other.id)]).toEqual([3, 1]);
  expect(await account.control("GET", "clock")).toMatchObject({ offset: 0 });
});

test("a fault about one customer leaves the others alone", async () => {
  const [one, other] = [await subscribe(account), await subscribe(account)];
  const error = { type: "invalid_request_error", message: "No.", param: "configuration" };
  const about = idOf(one.customer);
  await account.control("POST", "faults", { match: "GET /v1/subscriptions$", about, status: 400, error });
  await expect(account.stripe.subscriptions.list({ customer: about })).rejects.toMatchObject({
    param: "configuration",
  });
  expect((await account.stripe.subscriptions.list({ customer: idOf(other.customer) })).data).toHaveLength(1);
});
