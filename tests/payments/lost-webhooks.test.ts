import { expect } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { reconcilePayments } from "@/lib/features/billing/events/reconcile-payments";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { requireParent } from "@/lib/shared/actor";
import { goal } from "@/tests/support/goal";
import { inLanes } from "@/tests/support/in-lanes";
import { mailsOf } from "@/tests/support/payment-deliveries";
import { differences } from "@/tests/support/payment-truth";
import { paymentWorld, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
const PLANS = ["basic", "standard", "family"];
const isIn = async (ctx: Member) =>
  (await findEntitlement(ctx, requireParent(ctx.actor))).hasActiveSubscription;

goal(
  {
    id: "R3",
    title:
      "paid checkouts of which no delivery ever tells: the success page or the reconciliation lets everybody in",
    quick: 10,
    full: 200,
  },
  async ({ count, random, note }) => {
    const world = home.current;
    const buyers = Array.from({ length: count }, (_, n) => ({ n, plan: random.pick(PLANS) }));
    const paid = await inLanes(4, buyers, async ({ plan, n }) => {
      const ctx = await world.parent();
      return { ctx, n, session: await world.buy(ctx, plan) };
    });
    for (const { ctx } of paid) expect(await isIn(ctx)).toBe(false);

    const backAtThePage = paid.filter(({ n }) => n % 2 === 0);
    let slowest = 0;
    for (const { ctx, session } of backAtThePage) {
      const begun = performance.now();
      expect(await confirmCheckout(ctx, { id: session })).toMatchObject({ hasActiveSubscription: true });
      slowest = Math.max(slowest, performance.now() - begun);
    }
    note("by the success page", backAtThePage.length);
    note("slowest success page, ms", Math.round(slowest));

    await reconcilePayments(world.system);
    await world.drain();

    note("with the browser closed", paid.length - backAtThePage.length);
    for (const { ctx } of paid) {
      expect(await isIn(ctx)).toBe(true);
      expect(await mailsOf(world, ctx.parentId)).toEqual({ "plan-welcome": 1, "payment-receipt": 1 });
    }
    const parents = paid.map(({ ctx }) => ctx.parentId);
    const found = await differences(
      { databaseUrl: world.ports.databaseUrl, stripeUrl: world.stripeUrl },
      parents,
    );
    note("differences", found.length);
    expect(found).toEqual([]);
  },
);
