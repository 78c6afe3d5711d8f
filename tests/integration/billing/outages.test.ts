import { describe, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { reconcilePayments } from "@/lib/features/billing/events/reconcile-payments";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { openPortal } from "@/lib/features/billing/subscription/open-portal";
import { requireParent } from "@/lib/shared/actor";
import {
  bodyOf,
  copyOf,
  deliver,
  hand,
  mailsOf,
  signatureOf,
  truthOf,
} from "@/tests/support/payment-deliveries";
import { paymentWorld, sessionIdOf, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
const order = { planId: "basic", billingPeriod: "monthly" as const, sourcePage: "landing" as const };
const isIn = async (ctx: Member) =>
  (await findEntitlement(ctx, requireParent(ctx.actor))).hasActiveSubscription;

describe("when no delivery arrives", () => {
  test("the reconciliation lets everybody in who paid, and finds nothing the second time", async () => {
    const world = home.current;
    const members: Member[] = [];
    for (let n = 0; n < 10; n += 1) {
      const ctx = await world.parent();
      await world.buy(ctx, n % 2 ? "basic" : "family", { billingPeriod: n % 3 ? "monthly" : "annual" });
      members.push(ctx);
    }
    for (const ctx of members) expect(await isIn(ctx)).toBe(false);

    await reconcilePayments(world.system);
    expect(await world.drain()).toBeGreaterThan(0);

    for (const ctx of members) {
      expect(await isIn(ctx)).toBe(true);
      expect(await copyOf(world, ctx.parentId)).toEqual(
        await truthOf(world, await world.customerOf(ctx.parentId)),
      );
      expect(await mailsOf(world, ctx.parentId)).toEqual({ "plan-welcome": 1, "payment-receipt": 1 });
    }
    await reconcilePayments(world.system);
    expect(await world.drain()).toBe(0);
  });

  test("an event that was lost is found also when newer ones have arrived", async () => {
    const world = home.current;
    const ctx = await world.parent();
    await world.buy(ctx, "basic");
    const hoursOn = (hours: number) => new Date(Date.now() + hours * 3600_000);
    const newer = bodyOf({
      id: "evt_of_somebody_else",
      object: "event",
      type: "invoice.paid",
      created: Math.floor(hoursOn(3).getTime() / 1000),
      data: { object: { object: "invoice", customer: "cus_somebody_else" } },
    });
    await hand(world, newer, signatureOf(newer));
    await world.drain();
    expect(await isIn(ctx)).toBe(false);

    await reconcilePayments({ ...world.system, now: () => hoursOn(3) });
    await world.drain();

    expect(await isIn(ctx)).toBe(true);
  });

  test("a change made in the portal is found as well", async () => {
    const world = home.current;
    const ctx = await world.parent();
    await confirmCheckout(ctx, { id: await world.buy(ctx, "basic") });
    await reconcilePayments(world.system);
    await world.drain();
    const [subscription] = (await copyOf(world, ctx.parentId)).subscriptions;
    await ctx.payments.cancelSubscription(subscription?.id ?? "", "requested");

    await reconcilePayments(world.system);
    await world.drain();

    expect(await isIn(ctx)).toBe(false);
    expect(await findCurrentSubscription(ctx)).toMatchObject({ hasSubscription: false, status: "canceled" });
    expect((await mailsOf(world, ctx.parentId))["subscription-cancelled"]).toBe(1);
  });
});

describe("when the provider is down", () => {
  const down = (match: string, afterwards = false) =>
    home.current.control("POST", "faults", { match, status: 503, afterwards });
  const up = () => home.current.control("DELETE", "faults");

  test.each(["POST /v1/customers", "POST /v1/checkout/sessions"])(
    "at %s: a clear answer, nothing half done, and the next try works",
    async (match) => {
      const world = home.current;
      const ctx = await world.parent();
      await down(match);
      await expect(startCheckout(ctx, order)).rejects.toMatchObject({
        code: "UNAVAILABLE",
        message: "Payments are not available right now. Please try again in a few minutes.",
      });
      expect(await world.ports.db.checkoutSession.count({ where: { parentId: ctx.parentId } })).toBe(0);
      await up();

      const soon = { ...ctx, now: () => new Date(Date.now() + 2 * 60_000) };
      expect((await startCheckout(soon, order)).checkoutUrl).toContain("cs_");
      const { customers } = await world.truth();
      expect(
        Object.values(customers).filter(({ metadata }) => metadata["parentId"] === ctx.parentId),
      ).toHaveLength(1);
    },
  );

  test("a page whose answer was a failure is not offered, and a new one opens soon", async () => {
    const world = home.current;
    const ctx = await world.parent();
    await down("POST /v1/checkout/sessions", true);
    await expect(startCheckout(ctx, order)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await up();
    expect(await world.ports.db.checkoutSession.count({ where: { parentId: ctx.parentId } })).toBe(0);

    const soon = { ...ctx, now: () => new Date(Date.now() + 2 * 60_000) };
    const { checkoutUrl } = await startCheckout(soon, order);
    const { sessions } = await world.truth();
    expect(sessions[sessionIdOf(checkoutUrl)]).toMatchObject({
      status: "open",
      client_reference_id: ctx.parentId,
    });
  });

  test("a delivery is taken all the same, and worked off when the provider is back", async () => {
    const world = home.current;
    const ctx = await world.parent();
    await world.buy(ctx, "standard");
    const customerId = await world.customerOf(ctx.parentId);
    await down("GET /v1/subscriptions");
    for (const event of await world.events(customerId)) await deliver(world, event);
    await expect(world.drain()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await up();
    await world.drain();
    expect(await isIn(ctx)).toBe(false);

    // The queue has lost that job for good; the reconciliation orders it once more.
    await reconcilePayments({ ...world.system, now: () => new Date(Date.now() + 20 * 60_000) });
    await world.drain();

    expect(await isIn(ctx)).toBe(true);
    expect(
      await world.ports.db.stripeEvent.count({ where: { stripeCustomerId: customerId, processedAt: null } }),
    ).toBe(0);
  });

  test("success page and portal say so", async () => {
    const world = home.current;
    const ctx = await world.parent();
    const id = await world.buy(ctx, "basic");
    await down("GET /v1/checkout/sessions");
    await down("POST /v1/billing_portal/sessions");
    await expect(confirmCheckout(ctx, { id })).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(openPortal(ctx, { action: "home" })).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await up();
    expect(await confirmCheckout(ctx, { id })).toMatchObject({ hasActiveSubscription: true });
    expect((await openPortal(ctx, { action: "cancel" })).portalUrl).toContain("/p/session/");
  });

  test("without a key every call says that payments are not set up", async () => {
    const { stripePayments } = await import("@/lib/platform/payments/stripe-payments");
    const payments = stripePayments({});
    await expect(payments.getCheckout("cs_1")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(() => payments.verifyEvent(Buffer.from("{}"), "t=1,v1=00")).toThrow(
      "Payments are not set up here.",
    );
  });
});
