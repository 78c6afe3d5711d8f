import { beforeAll, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { findTrialDays } from "@/lib/features/billing/checkout/find-trial-days";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { findUsage } from "@/lib/features/billing/subscription/find-usage";
import { FREE_OFFER } from "@/lib/features/content/claims";
import { takeCredit } from "@/lib/features/stories/data-credits";
import { requireParent } from "@/lib/shared/actor";
import { moneyDays, type MoneyDays } from "@/tests/support/money-days";
import { paymentWorld, type Member } from "@/tests/support/payment-world";

const home = paymentWorld({ TRIAL_DAYS: "30" });
const ONE_CARD = "4242424242424242";
let days: MoneyDays;

beforeAll(() => {
  days = moneyDays(home.current);
});

async function withAddress(email: string): Promise<Member> {
  const ctx = await home.current.parent();
  await home.current.ports.db.parent.update({ where: { id: ctx.parentId }, data: { email } });
  return ctx;
}

const statusAfter = async (
  ctx: Member,
  options: { card?: string; billingPeriod?: "monthly" | "annual" } = {},
) => (await confirmCheckout(ctx, { id: await home.current.buy(ctx, "basic", options) })).subscriptionStatus;

test("what visitors are told of the start without a plan is what a new parent has", async () => {
  const { storiesLimit, childrenLimit } = await findUsage(await home.current.parent());
  expect([storiesLimit, childrenLimit]).toEqual([2, 1]);
  expect(FREE_OFFER).toContain("Two stories are free, for one child.");
});

test("16.44: one card has one trial, whatever the account; it is refused without a charge", async () => {
  const first = await home.current.parent();
  expect(await statusAfter(first, { card: ONE_CARD })).toBe("trialing");
  const second = await home.current.parent();
  expect(await statusAfter(second, { card: ONE_CARD })).toBe("canceled");
  expect(await findCurrentSubscription(second)).toMatchObject({
    hasSubscription: false,
    ended: { reason: "trial_used" },
  });
  expect(await days.chargesOf(second)).toEqual([]);
  const [told] = await days.mails(second, "subscription-ended");
  expect(told).toContain("has had a free trial before");
  expect(told).toContain("Nothing was charged.");
  expect(await days.mails(second, "plan-welcome")).toEqual([]);

  expect(await statusAfter(second, { card: ONE_CARD })).toBe("active");
  expect((await days.chargesOf(second)).map(({ amount }) => amount)).toEqual([999]);
});

test("16.44: an address has one trial, however it is written, also after its account is gone", async () => {
  const first = await withAddress("ada.lovelace@gmail.com");
  expect(await statusAfter(first)).toBe("trialing");
  await home.current.ports.db.parent.delete({ where: { id: first.parentId } });
  for (const email of ["adalovelace+two@googlemail.com", "a.d.a.lovelace@gmail.com"]) {
    const again = await withAddress(email);
    expect(await findTrialDays(again, requireParent(again.actor)), email).toBe(0);
    expect(await statusAfter(again)).toBe("active");
  }
  const other = await withAddress("ada.lovelace@example.test");
  expect(await statusAfter(other)).toBe("trialing");
  const dotless = await withAddress("adalovelace@example.test");
  expect(await findTrialDays(dotless, requireParent(dotless.actor))).toBe(30);
});

test("16.44: two pages of one family are still one trial", async () => {
  const ctx = await home.current.parent();
  const card = "4242424200000007";
  expect(await statusAfter(ctx, { card })).toBe("trialing");
  await days.hear(ctx);
  expect(await findCurrentSubscription(ctx)).toMatchObject({ status: "trialing" });
});

/** Orders stories as far as the plan goes. */
async function order(ctx: Member, wanted: number): Promise<number> {
  const parent = requireParent(ctx.actor);
  let taken = 0;
  for (let story = 0; story < wanted; story += 1) {
    const plan = await findEntitlement(ctx, parent);
    const limit = plan.storiesLimit - plan.storiesBefore;
    if (await takeCredit(ctx.db, parent, { start: plan.periodStart, end: plan.periodEnd, limit })) taken += 1;
  }
  return taken;
}

test("16.75: the free plan's two stories count those of a trial, and say how many are left", async () => {
  const ctx = await home.current.parent();
  expect(await findUsage(ctx)).toMatchObject({
    storiesThisMonth: 0,
    storiesLeft: 2,
    storiesCounted: "in all",
  });
  await statusAfter(ctx);
  expect(await order(ctx, 1)).toBe(1);
  const [subscription] = await days.subscriptionsOf(ctx);
  await ctx.payments.cancelSubscription(subscription?.id ?? "", "requested");
  await days.hear(ctx);
  expect(await findUsage(ctx)).toMatchObject({ storiesThisMonth: 1, storiesLimit: 2, storiesLeft: 1 });
  expect(await order(ctx, 5)).toBe(1);
  expect(await findUsage(ctx)).toMatchObject({ storiesThisMonth: 2, storiesLeft: 0 });
});

test("16.75: stories of a paid plan do not count on the free one", async () => {
  const ctx = await home.current.parent();
  await statusAfter(ctx);
  await days.pass(31);
  await days.hear(ctx);
  const later = await days.at(ctx);
  expect(await order(later, 3)).toBe(3);
  const [subscription] = await days.subscriptionsOf(ctx);
  await ctx.payments.cancelSubscription(subscription?.id ?? "", "requested");
  await days.hear(ctx);
  expect(await findUsage(later)).toMatchObject({ storiesThisMonth: 0, storiesLeft: 2 });
});

test("16.44: from the month to the year and back, stories that were made stay counted", async () => {
  const ctx = await home.current.parent();
  await statusAfter(ctx);
  await days.pass(31);
  await days.hear(ctx);
  const member = await days.at(ctx);
  expect(await order(member, 10)).toBe(10);
  const plan = await ctx.db.plan.findUniqueOrThrow({ where: { slug: "basic" } });
  const [subscription] = await days.subscriptionsOf(ctx);
  const move = async (price: string | null) => {
    await days.dashboard(`subscriptions/${subscription?.id ?? ""}`, {
      "items[0][id]": subscription?.items.data[0]?.id ?? "",
      "items[0][price]": price ?? "",
    });
    await days.hear(ctx);
  };
  await days.pass(2);
  await move(plan.stripeAnnualPrice);
  const moved = await days.at(ctx);
  expect(await findUsage(moved)).toMatchObject({ storiesThisMonth: 10, storiesLeft: 0 });
  expect(await order(moved, 1)).toBe(0);
  await days.pass(1);
  await move(plan.stripeMonthlyPrice);
  expect(await order(await days.at(ctx), 1)).toBe(0);

  await days.pass(31);
  await days.hear(ctx);
  expect(await order(await days.at(ctx), 12)).toBe(10);
});

const FIRST_CARD = "4242424200000015";

test("16.44: a trial that was accepted goes on with a card that another family has had one with", async () => {
  const ctx = await home.current.parent();
  expect(await statusAfter(ctx, { card: FIRST_CARD })).toBe("trialing");
  // As after a change to a card that is known already.
  const { ports } = home.current;
  await ports.db.trialMark.updateMany({ data: { holder: new Uint8Array(32).fill(7) } });
  await days.hear(ctx);
  expect(await findCurrentSubscription(ctx)).toMatchObject({ status: "trialing" });
  expect(await days.mails(ctx, "subscription-ended")).toEqual([]);

  await ports.db.subscription.updateMany({
    where: { parentId: ctx.parentId },
    data: { trialAccepted: false },
  });
  await days.hear(ctx);
  expect(await findCurrentSubscription(ctx)).toMatchObject({ ended: { reason: "trial_used" } });
});
