import { describe, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import { stripePayments } from "@/lib/platform/payments/stripe-payments";
import { requireParent } from "@/lib/shared/actor";
import { until } from "@/tests/support/until";
import { atProvider, copyOf, deliver, mailsOf, truthOf } from "@/tests/support/payment-deliveries";
import { holdingProxy } from "./holding-proxy";
import { paymentWorld, sessionIdOf, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
const CONTENDERS = 12;

const order = (planId: string) => ({
  planId,
  billingPeriod: "monthly" as const,
  sourcePage: "landing" as const,
});

async function liveAtProvider(customerId: string) {
  const { subscriptions } = await truthOf(home.current, customerId);
  return subscriptions.filter(({ status }) => status === "active" || status === "trialing");
}

/** Two pages that were opened in the same moment, when neither request could see the other's. */
async function twoOpenPages(ctx: Member): Promise<string[]> {
  const world = home.current;
  const first = sessionIdOf((await startCheckout(ctx, order("basic"))).checkoutUrl);
  const family = await world.ports.db.plan.findUniqueOrThrow({ where: { slug: "family" } });
  const second = await ctx.payments.createCheckout({
    customerId: await world.customerOf(ctx.parentId),
    parentId: ctx.parentId,
    planId: family.id,
    priceId: family.stripeMonthlyPrice ?? "",
    trialDays: 0,
    offer: "family",
    successUrl: "http://localhost:3000/payment-success",
    cancelUrl: "http://localhost:3000/payment-cancel",
    idempotencyKey: `second:${ctx.parentId}`,
  });
  await world.ports.db.checkoutSession.create({
    data: {
      id: second.id,
      parentId: ctx.parentId,
      planId: family.id,
      billingPeriod: "monthly",
      sourcePage: "landing",
      expiresAt: second.expiresAt,
    },
  });
  return [first, second.id];
}

async function refundsOf(customerId: string): Promise<number[]> {
  const { refunds, charges } = await home.current.truth();
  return Object.values(refunds)
    .filter(({ charge }) => charges[String(charge)]?.customer === customerId)
    .map(({ amount }) => amount);
}

describe("many checkouts at once", () => {
  test("for one plan open one page for one customer", async () => {
    const world = home.current;
    const ctx = await world.parent();

    const answers = await Promise.all(
      Array.from({ length: CONTENDERS }, () => startCheckout(ctx, order("standard"))),
    );

    expect(new Set(answers.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1);
    const { customers } = await world.truth();
    const own = Object.values(customers).filter(({ metadata }) => metadata["parentId"] === ctx.parentId);
    expect(own).toHaveLength(1);
    expect(await world.ports.db.checkoutSession.count({ where: { parentId: ctx.parentId } })).toBe(1);
  });

  test("begun while the keys change leave one customer", async () => {
    const world = home.current;
    const ctx = await world.parent();
    const later = { ...ctx, now: () => new Date(Date.now() + 2 * 60_000) };

    const answers = await Promise.all(
      Array.from({ length: CONTENDERS }, (_, n) => startCheckout(n % 2 ? later : ctx, order("standard"))),
    );

    const { customers, sessions } = await world.truth();
    const own = Object.values(customers).filter(({ metadata }) => metadata["parentId"] === ctx.parentId);
    expect(own.map(({ id }) => id)).toEqual([await world.customerOf(ctx.parentId)]);
    for (const { checkoutUrl } of answers)
      expect(sessions[sessionIdOf(checkoutUrl)]?.customer).toBe(own[0]?.id);
  });

  test.each([
    {
      name: "by the success page",
      finish: (ctx: Member, ids: string[]) => Promise.all(ids.map((id) => confirmCheckout(ctx, { id }))),
    },
    {
      name: "by deliveries",
      finish: async (ctx: Member) => {
        const world = home.current;
        const events = await world.events(await world.customerOf(ctx.parentId));
        await Promise.all([...events, ...events].map((event) => deliver(world, event)));
        await world.drain();
      },
    },
    {
      name: "by many looks at once",
      finish: async (ctx: Member) => {
        const customerId = await home.current.customerOf(ctx.parentId);
        await Promise.all(
          Array.from({ length: CONTENDERS }, () => syncCustomer(home.current.system, customerId)),
        );
      },
    },
  ])("two that are both paid leave one subscription and one refund, found $name", async ({ finish }) => {
    const world = home.current;
    const ctx = await world.parent();
    const open = await twoOpenPages(ctx);
    for (const id of open) expect(await world.pay(id)).toEqual({ status: 200 });
    const customerId = await world.customerOf(ctx.parentId);
    expect(await liveAtProvider(customerId)).toHaveLength(2);

    await finish(ctx, open);

    expect(await liveAtProvider(customerId)).toHaveLength(1);
    expect(await refundsOf(customerId)).toHaveLength(1);
    expect(await copyOf(world, ctx.parentId)).toEqual(await truthOf(world, customerId));
    expect((await findEntitlement(ctx, requireParent(ctx.actor))).hasActiveSubscription).toBe(true);
    expect(await mailsOf(world, ctx.parentId)).toEqual({
      "plan-welcome": 1,
      "payment-receipt": 2,
      "purchase-refunded": 1,
    });
    const ended = await world.ports.db.subscription.findFirstOrThrow({
      where: { parentId: ctx.parentId, status: "canceled" },
    });
    const trail = await world.ports.db.auditEntry.findMany({
      where: { recordId: ended.id },
      orderBy: { id: "asc" },
    });
    expect(trail.map(({ action }) => action)).toEqual(["INSERT", "UPDATE"]);
  });
});

/** Subscriptions, invoices and charges. */
const CALLS = 3;

describe("answers that overtake each other", () => {
  const arrivals: Record<string, (looks: number[]) => number[]> = {
    "in order": (looks) => looks,
    "newest first": (looks) => looks.toReversed(),
    "newest in the middle": (looks) => [
      ...looks.filter((n) => n % 2),
      ...looks.filter((n) => n % 2 === 0).toReversed(),
    ],
  };

  test.each(Object.entries(arrivals))("%s: the newest truth stays", async (_name, arrange) => {
    const world = home.current;
    const proxy = await holdingProxy(world.ports.config.STRIPE_API_URL ?? "");
    const ctx = await world.parent();
    await confirmCheckout(ctx, { id: await world.buy(ctx, "basic") });
    const customerId = await world.customerOf(ctx.parentId);
    const subscription = (await liveAtProvider(customerId))[0];
    if (!subscription) throw new Error("nothing was bought");
    const behindProxy = {
      ...world.system,
      payments: stripePayments({ ...world.ports.config, STRIPE_API_URL: proxy.url }),
    };

    proxy.hold = true;
    const looks: Promise<void>[] = [];
    for (let change = 0; change < CONTENDERS; change += 1) {
      await atProvider(world, "POST", `subscriptions/${subscription.id}`, {
        cancel_at_period_end: change % 2 === 0 ? "true" : "false",
      });
      looks.push(syncCustomer(behindProxy, customerId));
      await until("the look-up to be read", () => (proxy.held.length === CALLS * looks.length ? true : null));
    }
    for (const look of arrange([...looks.keys()])) {
      for (const send of proxy.held.slice(CALLS * look, CALLS * (look + 1))) send();
      await looks[look];
    }
    await proxy.stop();

    const truth = await truthOf(world, customerId);
    expect(truth.subscriptions).toMatchObject([{ ending: false }]);
    expect(await copyOf(world, ctx.parentId)).toEqual(truth);
  });
});
