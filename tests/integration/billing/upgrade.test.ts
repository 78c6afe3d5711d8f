import { beforeAll, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { moneyDays, type MoneyDays } from "@/tests/support/money-days";
import { mailsOf } from "@/tests/support/payment-deliveries";
import { paymentWorld, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
const RENEWAL_FAILS = "4000000000000341";
let days: MoneyDays;

beforeAll(() => {
  days = moneyDays(home.current);
});

async function subscriber(card?: string): Promise<Member> {
  const ctx = await home.current.parent();
  await confirmCheckout(ctx, { id: await home.current.buy(ctx, "basic", card ? { card } : {}) });
  return ctx;
}

/** Our copy as it was stored before it knew of ends, tries and refunds; with it goes what was told of them. */
async function asBefore(ctx: Member): Promise<void> {
  const { db } = home.current.ports;
  const where = { parentId: ctx.parentId };
  await db.subscription.updateMany({ where, data: { endReason: null, canceledAt: null } });
  await db.invoice.updateMany({ where, data: { attemptCount: 0, refundedCents: 0 } });
  await db.outboxMessage.deleteMany({ where });
}

test("16.74: an end of long ago is no news to a copy that learns its reason", async () => {
  const ctx = await subscriber();
  const [subscription] = await days.subscriptionsOf(ctx);
  await days.dashboard(`subscriptions/${subscription?.id ?? ""}`, { cancel_at_period_end: "true" });
  await days.pass(32);
  await days.hear(ctx);
  expect(await mailsOf(home.current, ctx.parentId)).toMatchObject({ "subscription-cancelled": 1 });
  await asBefore(ctx);
  await days.hear(ctx);
  expect(await mailsOf(home.current, ctx.parentId)).toEqual({});
});

test("16.74: a payment that failed before tries were counted is not told again, the next try is", async () => {
  const ctx = await subscriber(RENEWAL_FAILS);
  await days.passPeriod(ctx);
  await days.hear(ctx);
  expect(await mailsOf(home.current, ctx.parentId)).toMatchObject({ "payment-failed": 1 });
  await days.pass(0.5);
  await asBefore(ctx);
  await days.hear(ctx);
  expect(await mailsOf(home.current, ctx.parentId)).toEqual({});
  await days.pass(4);
  await days.hear(ctx);
  expect(await mailsOf(home.current, ctx.parentId)).toEqual({ "payment-failed": 1 });
});

test("16.74: money that went back weeks ago is not told again, what goes back today is", async () => {
  const ctx = await subscriber();
  const [charge] = await days.chargesOf(ctx);
  await days.dashboard("refunds", { charge: charge?.id ?? "", amount: "300" });
  await days.pass(5);
  await asBefore(ctx);
  await days.hear(ctx);
  expect(await mailsOf(home.current, ctx.parentId)).toEqual({});
  await days.dashboard("refunds", { charge: charge?.id ?? "", amount: "200" });
  await days.hear(ctx);
  expect(await mailsOf(home.current, ctx.parentId)).toEqual({ "payment-refunded": 1 });
});

test("16.74: money of an earlier plan that goes back is told", async () => {
  const ctx = await subscriber();
  const [earlier] = await days.subscriptionsOf(ctx);
  await home.current.ports.payments.cancelSubscription(earlier?.id ?? "", "requested");
  await days.hear(ctx);
  const [charge] = await days.chargesOf(ctx);
  await confirmCheckout(ctx, { id: await home.current.buy(ctx, "family") });
  await days.dashboard("refunds", { charge: charge?.id ?? "", amount: "300" });
  await days.hear(ctx);
  expect((await days.mails(ctx, "payment-refunded"))[0]).toContain("$3.00");
});
