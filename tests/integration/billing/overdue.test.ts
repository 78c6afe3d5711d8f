import { beforeAll, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { listInvoices } from "@/lib/features/billing/subscription/list-invoices";
import { openPortal } from "@/lib/features/billing/subscription/open-portal";
import { chooseAtProvider } from "@/tests/support/choose-plan";
import { giveCard, moneyDays, type MoneyDays } from "@/tests/support/money-days";
import { mailsOf } from "@/tests/support/payment-deliveries";
import { paymentWorld, sessionIdOf, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
const RENEWAL_FAILS = "4000000000000341";
const ASKS_EVERY_TIME = "4000002760003184";
let days: MoneyDays;

beforeAll(() => {
  days = moneyDays(home.current);
});

/** Somebody whose card pays for the first month alone. */
async function aMonth(plan = "basic"): Promise<Member> {
  const ctx = await home.current.parent();
  await confirmCheckout(ctx, { id: await home.current.buy(ctx, plan, { card: RENEWAL_FAILS }) });
  return ctx;
}

/** A month has gone by, and the card that paid for the first says no. */
async function overdue(plan = "basic"): Promise<Member> {
  const ctx = await aMonth(plan);
  await days.passPeriod(ctx);
  await days.hear(ctx);
  return ctx;
}

const current = async (ctx: Member) => findCurrentSubscription(await days.at(ctx));

test("16.70: whoever owes is shown the bill, and pays it before another plan is offered", async () => {
  const ctx = await overdue();
  expect(await current(ctx)).toMatchObject({
    status: "past_due",
    openInvoice: { amount: 9.99, currency: "usd", needsAction: false },
  });
  for (const action of ["change", "home"] as const) {
    const { portalUrl } = await openPortal(ctx, { action });
    const page = await (await fetch(portalUrl)).text();
    expect(page).toContain("Pay now");
    expect(page).not.toContain("Change plan");
    expect(page).not.toContain("Choose a plan");
  }
  const { portalUrl } = await openPortal(ctx, { action: "home" });
  const [bill] = (await days.invoicesOf(ctx)).toReversed();
  await giveCard(days, ctx, "pm_card_visa");
  await fetch(portalUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ action: "pay", invoice: bill?.id ?? "" }),
  });
  await days.hear(ctx);
  expect(await current(ctx)).toMatchObject({ status: "active", openInvoice: null });
  const offered = await (await fetch((await openPortal(ctx, { action: "change" })).portalUrl)).text();
  expect(offered).toContain("Choose a plan");
});

test("16.70: every try that fails is told, also after a larger plan was paid, and grace begins anew", async () => {
  const ctx = await overdue();
  expect(await days.mails(ctx, "payment-failed")).toHaveLength(1);
  // In the provider's own dashboard, past what we offer.
  const [subscription] = await days.subscriptionsOf(ctx);
  const family = await ctx.db.plan.findUniqueOrThrow({ where: { slug: "family" } });
  await giveCard(days, ctx, "pm_card_visa");
  await days.dashboard(`subscriptions/${subscription?.id ?? ""}`, {
    "items[0][id]": subscription?.items.data[0]?.id ?? "",
    "items[0][price]": family.stripeMonthlyPrice ?? "",
    proration_behavior: "always_invoice",
  });
  await giveCard(days, ctx, "pm_card_chargeCustomerFail");
  await days.hear(ctx);
  expect(await current(ctx)).toMatchObject({
    status: "active",
    planName: "Family",
    openInvoice: { amount: 9.99 },
  });

  await days.pass(3);
  await days.hear(ctx);
  const { status, graceEndsAt } = await current(ctx);
  expect(status).toBe("past_due");
  const grace = (new Date(graceEndsAt ?? 0).getTime() - (await days.moment()).getTime()) / 86_400_000;
  expect(grace).toBeGreaterThan(5);
  expect(await days.mails(ctx, "payment-failed")).toHaveLength(2);
});

test("16.72: the end of grace is told once, with what stays and what helps", async () => {
  const ctx = await overdue();
  await days.pass(4);
  await days.hear(ctx);
  expect(await days.mails(ctx, "access-paused")).toEqual([]);
  await days.pass(4);
  await days.hear(ctx);
  await days.hear(ctx);
  const told = await days.mails(ctx, "access-paused");
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("could not collect $9.99 for your Basic plan");
  expect(told[0]).toContain("stays in your library and can be read");
});

test("16.72: a family whose letter can't be queued keeps nobody else's back", async () => {
  const [stuck, other] = [await aMonth(), await aMonth()];
  await days.pass(31);
  for (const ctx of [stuck, other]) await days.hear(ctx);
  await days.pass(8);
  const { db } = home.current.ports;
  // Parents come in the order of their subscriptions: the first one fails.
  await db.$executeRawUnsafe(`CREATE FUNCTION refuse_letter() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no letter for this one'; END $$`);
  await db.$executeRawUnsafe(`CREATE TRIGGER refuse_letter BEFORE INSERT ON outbox FOR EACH ROW
    WHEN (NEW.parent_id = '${stuck.parentId}' AND NEW.template = 'access-paused') EXECUTE FUNCTION refuse_letter()`);
  try {
    await expect(days.hear(other)).rejects.toThrow();
  } finally {
    await db.$executeRawUnsafe("DROP FUNCTION refuse_letter() CASCADE");
  }
  expect(await days.mails(other, "access-paused")).toHaveLength(1);
  expect(await days.mails(stuck, "access-paused")).toEqual([]);
  await days.hear(stuck);
  expect(await days.mails(stuck, "access-paused")).toHaveLength(1);
});

test("16.71, 16.72: an end for want of payment says so, voids the bill and shows the way back", async () => {
  const ctx = await overdue();
  await days.pass(8);
  await days.hear(ctx);
  await days.pass(8);
  await days.hear(ctx);
  const end = await current(ctx);
  expect(end).toMatchObject({
    hasSubscription: false,
    status: "canceled",
    ended: { planName: "Basic", reason: "payment_failed" },
    openInvoice: null,
  });
  const [bill] = await listInvoices(ctx);
  expect(bill).toMatchObject({ status: "void" });
  expect((await days.invoicesOf(ctx)).map(({ status }) => status)).toEqual(["paid", "void"]);
  const mails = await mailsOf(home.current, ctx.parentId);
  expect(mails).toMatchObject({ "subscription-ended": 1, "access-paused": 1 });
  expect(mails["subscription-cancelled"]).toBeUndefined();
  expect((await days.mails(ctx, "subscription-ended"))[0]).toContain(
    "because we could not collect the payment. The open bill is void: nothing more will be charged.",
  );

  await confirmCheckout(ctx, { id: await home.current.buy(ctx, "standard") });
  expect(await current(ctx)).toMatchObject({
    hasSubscription: true,
    planName: "Standard",
    openInvoice: null,
  });
});

test("16.72: at `unpaid` it is told as well, and paying opens everything again", async () => {
  await home.current.control("POST", "settings", { afterRetries: "unpaid", retryDays: [1] });
  const ctx = await overdue();
  await days.pass(2);
  await days.hear(ctx);
  await home.current.control("POST", "settings", { afterRetries: "cancel", retryDays: [3, 5, 7] });
  expect(await current(ctx)).toMatchObject({ status: "unpaid", openInvoice: { amount: 9.99 } });
  expect(await days.mails(ctx, "access-paused")).toHaveLength(1);
});

test("16.72: an incomplete payment says so and leads on", async () => {
  const ctx = await home.current.parent();
  const { checkoutUrl } = await startCheckout(ctx, {
    planId: "basic",
    billingPeriod: "monthly",
    sourcePage: "subscription",
  });
  expect((await home.current.pay(sessionIdOf(checkoutUrl), ASKS_EVERY_TIME)).status).toBe(402);
  await days.hear(ctx);
  const waiting = await current(ctx);
  expect(waiting).toMatchObject({
    hasSubscription: false,
    status: "incomplete",
    planName: "Basic",
    openInvoice: { amount: 9.99, needsAction: true },
  });
  expect(await mailsOf(home.current, ctx.parentId)).toEqual({});

  await fetch(waiting.openInvoice?.payUrl ?? "", {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ authenticate: "complete" }),
  });
  await days.hear(ctx);
  expect(await current(ctx)).toMatchObject({ hasSubscription: true, status: "active", openInvoice: null });
});

test("16.72: a renewal that waits for the bank asks for an answer, not for another card", async () => {
  const ctx = await home.current.parent();
  const { checkoutUrl } = await startCheckout(ctx, {
    planId: "basic",
    billingPeriod: "monthly",
    sourcePage: "subscription",
  });
  await fetch(checkoutUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ card: ASKS_EVERY_TIME, email: "a@b.test", authenticate: "complete" }),
  });
  await days.pass(31);
  await days.hear(ctx);
  expect(await current(ctx)).toMatchObject({ status: "past_due", openInvoice: { needsAction: true } });
  expect((await days.mails(ctx, "payment-failed"))[0]).toContain("your bank asks you to confirm the payment");
});

test("16.74: a larger plan that the card does not pay for changes nothing", async () => {
  const ctx = await home.current.parent();
  await confirmCheckout(ctx, { id: await home.current.buy(ctx, "basic") });
  const before = await current(ctx);
  await giveCard(days, ctx, "pm_card_chargeDeclined");
  const { portalUrl } = await openPortal(ctx, { action: "change" });
  const family = await ctx.db.plan.findUniqueOrThrow({ where: { slug: "family" } });
  const answer = await fetch(portalUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ action: "plan", price: family.stripeMonthlyPrice ?? "" }),
  });
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain("Your card was declined.");
  await days.hear(ctx);
  expect(await current(ctx)).toEqual(before);
  expect(await mailsOf(home.current, ctx.parentId)).toEqual({ "plan-welcome": 1, "payment-receipt": 1 });
  await expect(chooseAtProvider(ctx, "family")).rejects.toThrow();
});
