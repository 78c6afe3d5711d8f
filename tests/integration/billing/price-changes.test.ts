import { afterEach, beforeAll, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { listPlans } from "@/lib/features/billing/pricing/list-plans";
import { syncCatalogue } from "@/lib/features/billing/pricing/sync-catalogue";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { chooseAtProvider } from "@/tests/support/choose-plan";
import { moneyDays, type MoneyDays } from "@/tests/support/money-days";
import { paymentWorld, sessionIdOf, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
let days: MoneyDays;

beforeAll(() => {
  days = moneyDays(home.current);
});

const CATALOGUE = { priceMonthlyCents: 999, priceAnnualCents: 9_990 };

async function publish(prices: Partial<typeof CATALOGUE>): Promise<void> {
  const { ports, system } = home.current;
  await ports.db.plan.update({ where: { slug: "basic" }, data: prices });
  const now = await days.moment();
  await syncCatalogue({ ...system, now: () => now });
}

afterEach(async () => {
  await publish(CATALOGUE);
});

async function subscriber(plan: string, billingPeriod: "monthly" | "annual" = "monthly"): Promise<Member> {
  const ctx = await home.current.parent();
  await confirmCheckout(ctx, { id: await home.current.buy(ctx, plan, { billingPeriod }) });
  return ctx;
}

const current = async (ctx: Member) => findCurrentSubscription(await days.at(ctx));
const paidBy = async (ctx: Member) => (await days.invoicesOf(ctx)).map(({ amount_paid }) => amount_paid);

/** Day by day, as the worker does it. */
async function live(ctx: Member, count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    await days.pass(1);
    await days.hear(ctx);
  }
}

test("16.69: a smaller plan that waits keeps its name and its price, whatever the catalogue does", async () => {
  const ctx = await subscriber("standard");
  await chooseAtProvider(ctx, "basic");
  await days.hear(ctx);
  const promised = { name: "Basic", billingPeriod: "monthly", price: 9.99 };
  expect((await current(ctx)).nextPlan).toEqual(promised);

  await publish({ priceMonthlyCents: 1_299 });
  await days.hear(ctx);
  expect((await current(ctx)).nextPlan).toEqual(promised);

  await days.pass(31);
  await days.hear(ctx);
  expect(await current(ctx)).toMatchObject({ planName: "Basic", price: 9.99 });
  expect(await paidBy(ctx)).toEqual([2_999, 999]);
});

test("16.69: so does the same plan that will be paid by the month", async () => {
  const ctx = await subscriber("basic", "annual");
  await chooseAtProvider(ctx, "basic");
  await days.hear(ctx);
  const promised = { name: "Basic", billingPeriod: "monthly", price: 9.99 };
  expect((await current(ctx)).nextPlan).toEqual(promised);

  await publish({ priceMonthlyCents: 1_299 });
  await days.hear(ctx);
  expect((await current(ctx)).nextPlan).toEqual(promised);
});

test("16.19a: subscribers keep their price, hear of the new one, and pay it thirty days later at the earliest", async () => {
  const ctx = await subscriber("basic");
  await days.pass(20);
  await days.hear(ctx);
  await publish({ priceMonthlyCents: 1_299 });

  const told = await days.mails(ctx, "price-change");
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("Basic now costs $12.99 a month. You keep paying $9.99 a month until");
  const { price, priceChange, nextBillingDate } = await current(ctx);
  expect(price).toBe(9.99);
  expect(priceChange?.price).toBe(12.99);
  const from = new Date(priceChange?.from ?? 0).getTime();
  expect(from - (await days.moment()).getTime()).toBeGreaterThanOrEqual(30 * 86_400_000);
  // The next renewal comes too soon.
  expect(from).toBeGreaterThan(new Date(nextBillingDate ?? 0).getTime());

  await live(ctx, 45);
  expect(await paidBy(ctx)).toEqual([999, 999, 1_299]);
  expect(await current(ctx)).toMatchObject({ price: 12.99, priceChange: null });
  expect(await days.mails(ctx, "price-change")).toHaveLength(1);
});

test("16.19a: a price that is taken back is forgotten, and new subscribers need no notice", async () => {
  const ctx = await subscriber("basic");
  await publish({ priceMonthlyCents: 1_299 });
  const late = await subscriber("basic");
  expect((await current(late)).price).toBe(12.99);
  expect(await days.mails(late, "price-change")).toEqual([]);
  await publish(CATALOGUE);
  expect((await current(ctx)).priceChange).toBeNull();
  await live(ctx, 32);
  expect(await paidBy(ctx)).toEqual([999, 999]);
});

test("16.73: what is shown is what is charged, before, during and after the operator publishes a price", async () => {
  const { ports, system } = home.current;
  const shown = async () => (await listPlans(system)).find(({ name }) => name === "Basic")?.priceMonthly;
  const charged = async () => {
    const ctx = await home.current.parent();
    const { checkoutUrl } = await startCheckout(ctx, {
      planId: "basic",
      billingPeriod: "monthly",
      sourcePage: "landing",
    });
    const { sessions } = await home.current.truth();
    return (sessions[sessionIdOf(checkoutUrl)]?.amount_total ?? 0) / 100;
  };
  expect([await shown(), await charged()]).toEqual([9.99, 9.99]);
  await ports.db.plan.update({ where: { slug: "basic" }, data: { priceMonthlyCents: 1_299 } });
  expect([await shown(), await charged()]).toEqual([9.99, 9.99]);
  await syncCatalogue(system);
  expect([await shown(), await charged()]).toEqual([12.99, 12.99]);
});

test("16.75: a year is announced a month before it renews, once, at the price it will cost", async () => {
  const ctx = await subscriber("basic", "annual");
  await days.pass(330);
  await days.hear(ctx);
  expect(await days.mails(ctx, "renewal-coming")).toEqual([]);
  await days.pass(10);
  await days.hear(ctx);
  await days.hear(ctx);
  const told = await days.mails(ctx, "renewal-coming");
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("at $99.90 a year");
});

test("16.75: undoing a cancellation is confirmed, each time", async () => {
  const ctx = await subscriber("basic");
  const [subscription] = await days.subscriptionsOf(ctx);
  const cancel = async (flag: boolean) => {
    await days.dashboard(`subscriptions/${subscription?.id ?? ""}`, { cancel_at_period_end: String(flag) });
    await days.hear(ctx);
  };
  await cancel(true);
  await cancel(false);
  expect((await days.mails(ctx, "subscription-resumed"))[0]).toContain("The plan renews on");
  await days.pass(1);
  await cancel(true);
  await cancel(false);
  expect(await days.mails(ctx, "subscription-resumed")).toHaveLength(2);
  expect(await days.mails(ctx, "subscription-cancelled")).toHaveLength(2);
});
