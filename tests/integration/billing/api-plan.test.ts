import { beforeEach, describe, expect, test } from "vitest";
import { listKeys } from "@/lib/features/api-keys/list-keys";
import { makeKey } from "@/lib/features/api-keys/make-key";
import { identifyKey } from "@/lib/features/api-keys/identify-key";
import { spendCall } from "@/lib/features/api-keys/spend-call";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { listPlans } from "@/lib/features/billing/pricing/list-plans";
import { compareSubscriptions } from "@/lib/features/billing/events/compare-subscriptions";
import { settleRenewals } from "@/lib/features/billing/erasure/settle-renewals";
import { API_PLAN } from "@/lib/features/billing/rules";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { findMoneyBack } from "@/lib/features/billing/subscription/find-money-back";
import { openPortal } from "@/lib/features/billing/subscription/open-portal";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { visitor } from "@/tests/support/family";
import { paymentWorld, sessionIdOf, type Member } from "@/tests/support/payment-world";

const home = paymentWorld({ TRIAL_DAYS: "14" });
const DAY = 24 * 3600;

let ctx: Member;
beforeEach(async () => {
  ctx = await home.current.parent();
});

const order = { planId: API_PLAN, billingPeriod: "monthly", sourcePage: "subscription" } as const;
const sync = async () => syncCustomer(home.current.system, await home.current.customerOf(ctx.parentId));
const tierOf = async (of: Context = ctx) => (await listKeys(of)).usage.tier;
const planOf = async (of: Context = ctx) => (await listKeys(of)).plan;
/** Days that the provider is ahead of us. */
let ahead = 0;
const at = (days: number): Member => ({ ...ctx, now: () => new Date(Date.now() + days * DAY * 1000) });
/** So many days later, here and there. */
async function after(days: number): Promise<Member> {
  ahead += days;
  await home.current.control("POST", "clock", { advanceSeconds: days * DAY });
  await sync();
  return at(ahead);
}
const buy = async (card?: string) => {
  await home.current.buy(ctx, API_PLAN, card ? { card } : {});
  await sync();
};
const mailsTo = async () =>
  (
    await home.current.ports.db.outboxMessage.findMany({
      where: { parentId: ctx.parentId },
      orderBy: { id: "asc" },
    })
  ).map(({ template, props }) => ({ template, props }));
const subscriptionsOf = (parentId: string) =>
  home.current.ports.db.subscription.findMany({
    where: { parentId },
    select: { stripeSubscriptionId: true, status: true, plan: { select: { slug: true, line: true } } },
    orderBy: { id: "asc" },
  });

describe("14.7: the paid tier of the public API", () => {
  test("is no plan for stories, and is offered beside the keys", async () => {
    expect((await listPlans(ctx)).map(({ name }) => name)).not.toContain("API Professional");
    expect(await planOf()).toEqual({ planId: API_PLAN, price: 49, trialDays: 14, subscription: null });
    const { products, portalConfigurations } = await home.current.truth();
    expect(products[`talewick_${API_PLAN}`]).toMatchObject({ name: "API Professional", active: true });
    expect(JSON.stringify(portalConfigurations)).not.toContain(API_PLAN);
    await expect(startCheckout(ctx, { ...order, billingPeriod: "annual" })).rejects.toMatchObject({
      code: "VALIDATION",
    });
  });

  test("begins with a trial, raises the limit at once, and keeps what was counted", async () => {
    const { secret } = await makeKey(ctx, { name: "A program", scopes: ["stories:read"] });
    const actor = await identifyKey(visitor(home.current.ports), secret);
    const program = { ...visitor(home.current.ports), actor };
    for (let call = 0; call < 100; call += 1) await spendCall(program);
    expect(await spendCall(program)).toMatchObject({ isAllowed: false, limit: 100, tier: "starter" });
    await buy();
    expect(await spendCall(program)).toMatchObject({ isAllowed: true, limit: 10_000, remaining: 9_899 });
    expect((await planOf())?.subscription).toMatchObject({ status: "trialing", isInForce: true, price: 49 });
    expect(await mailsTo()).toContainEqual({
      template: "plan-welcome",
      props: expect.objectContaining({
        ...{ planName: "API Professional", line: "api" },
        dashboardUrl: "http://localhost:3000/settings/api",
      }) as object,
    });
  });

  test("opens no stories, and stands beside a plan for them, whichever came first", async () => {
    const parent = requireParent(ctx.actor);
    await buy();
    expect(await findEntitlement(ctx, parent)).toMatchObject({
      hasActiveSubscription: false,
      planName: "Free",
    });
    expect(await findCurrentSubscription(ctx)).toMatchObject({ hasSubscription: false });
    await home.current.buy(ctx, "basic");
    await sync();
    expect((await findEntitlement(ctx, parent)).planName).toBe("Basic");
    // A trial of each.
    expect(await subscriptionsOf(ctx.parentId)).toMatchObject([
      { status: "trialing", plan: { line: "api" } },
      { status: "trialing", plan: { line: "stories" } },
    ]);
    for (const planId of [API_PLAN, "family"])
      await expect(startCheckout(ctx, { ...order, planId })).rejects.toMatchObject({ code: "CONFLICT" });
    await sync();
    expect(await tierOf()).toBe("professional");
    expect(await compareSubscriptions(home.current.system)).toBe(0);
  });

  test("is sold once, with one trial, and leads back to the keys", async () => {
    const { checkoutUrl } = await startCheckout(ctx, order);
    // A page for stories stays open beside it.
    const family = await startCheckout(ctx, { ...order, planId: "family" });
    const { sessions } = await home.current.truth();
    expect(sessions[sessionIdOf(checkoutUrl)]).toMatchObject({
      ...{ status: "open", success_url: "http://localhost:3000/settings/api?updated=1" },
      cancel_url: "http://localhost:3000/settings/api",
    });
    await home.current.pay(sessionIdOf(checkoutUrl));
    await sync();
    expect((await home.current.truth()).sessions[sessionIdOf(family.checkoutUrl)]?.status).toBe("open");
    const [bought] = await subscriptionsOf(ctx.parentId);
    await ctx.payments.cancelSubscription(bought?.stripeSubscriptionId ?? "", "requested");
    await sync();
    expect(await tierOf()).toBe("starter");
    expect(await planOf()).toMatchObject({ trialDays: 0, subscription: null });
    await buy();
    expect((await planOf())?.subscription).toMatchObject({ status: "active" });
    // The guarantee is for stories.
    expect(await findMoneyBack(ctx, requireParent(ctx.actor))).toBeNull();
  });

  test("that is cancelled runs to its end, and can be kept before", async () => {
    await buy();
    const portal = async (action: "cancel" | "home") =>
      (await openPortal(ctx, { action, line: "api" })).portalUrl;
    const press = async (url: string, action: string) =>
      fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams({ action }) });
    await home.current.buy(ctx, "basic");
    await press(await portal("cancel"), "cancel");
    await sync();
    expect((await planOf())?.subscription).toMatchObject({ endsThen: true, isInForce: true });
    expect(await findCurrentSubscription(ctx)).toMatchObject({ cancelAtPeriodEnd: false, planName: "Basic" });
    const [bought] = await subscriptionsOf(ctx.parentId);
    await press(`${await portal("home")}?subscription=${bought?.stripeSubscriptionId ?? ""}`, "resume");
    await sync();
    expect((await planOf())?.subscription).toMatchObject({ endsThen: false });
    await press(await portal("cancel"), "cancel");
    const later = await after(15);
    expect(await tierOf(later)).toBe("starter");
    expect(await planOf(later)).toMatchObject({ subscription: null });
  });

  test("whose payment fails keeps its calls for the days of grace, and is told so", async () => {
    await buy("4341000000000001");
    const overdue = await after(15);
    expect((await planOf(overdue))?.subscription).toMatchObject({ status: "past_due", isInForce: true });
    expect(await tierOf(overdue)).toBe("professional");
    expect(await mailsTo()).toContainEqual({
      template: "payment-failed",
      props: expect.objectContaining({ planName: "API Professional", amount: "$49.00" }) as object,
    });
    const closed = at(ahead + 8);
    expect(await tierOf(closed)).toBe("starter");
    expect((await planOf(closed))?.subscription).toMatchObject({ isInForce: false });
  });

  test("that was bought twice is paid back once, and the plan for stories stays", async () => {
    await home.current.buy(ctx, "basic");
    await buy();
    const price = await home.current.ports.db.plan.findUniqueOrThrow({ where: { slug: API_PLAN } });
    const customer = await home.current.customerOf(ctx.parentId);
    const ask = (path: string, words: Record<string, string>) =>
      fetch(`${home.current.stripeUrl}/v1/${path}`, {
        method: "POST",
        headers: { authorization: "Bearer sk_test_billing" },
        body: new URLSearchParams(words),
      });
    await ask(`customers/${customer}`, { "invoice_settings[default_payment_method]": "pm_card_visa" });
    await home.current.control("POST", "clock", { advanceSeconds: 60 });
    const second = { customer, "items[0][price]": price.stripeMonthlyPrice ?? "" };
    expect((await ask("subscriptions", second)).status).toBe(200);
    await sync();
    const running = (await subscriptionsOf(ctx.parentId)).filter(({ status }) => status !== "canceled");
    expect(running.map(({ plan }) => plan.slug).toSorted()).toEqual([API_PLAN, "basic"]);
  });

  test("writes of itself: what was paid for, and what becomes of the calls", async () => {
    await buy();
    await after(15);
    const settings = "http://localhost:3000/settings";
    expect(await mailsTo()).toContainEqual({
      template: "payment-receipt",
      props: expect.objectContaining({
        ...{ planName: "API Professional", amount: "$49.00" },
        billingUrl: `${settings}/subscription`,
      }) as object,
    });
    const [bought] = await subscriptionsOf(ctx.parentId);
    await ctx.payments.cancelSubscription(bought?.stripeSubscriptionId ?? "", "disputed");
    await sync();
    expect(await mailsTo()).toContainEqual({
      template: "subscription-ended",
      props: expect.objectContaining({ line: "api", billingUrl: `${settings}/api` }) as object,
    });
  });

  test("isn't renewed for an account that leaves", async () => {
    await buy();
    await settleRenewals(home.current.system, requireParent(ctx.actor), { leaves: true });
    expect((await planOf())?.subscription).toMatchObject({ endsThen: true });
  });
});
