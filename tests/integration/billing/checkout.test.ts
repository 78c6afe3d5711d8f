import { describe, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { retryCheckout } from "@/lib/features/billing/checkout/retry-checkout";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { checkoutInput } from "@/lib/features/billing/contract";
import { listPlans } from "@/lib/features/billing/pricing/list-plans";
import { syncCatalogue } from "@/lib/features/billing/pricing/sync-catalogue";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { listInvoices } from "@/lib/features/billing/subscription/list-invoices";
import { isInPlan } from "@/lib/features/narration/rules";
import { requireParent } from "@/lib/shared/actor";
import { paymentWorld, sessionIdOf } from "@/tests/support/payment-world";

const home = paymentWorld({ TRIAL_DAYS: "30" });

const order = (planId: string, billingPeriod: "monthly" | "annual" = "monthly") => ({
  planId,
  billingPeriod,
  sourcePage: "landing" as const,
});

describe("the catalogue", () => {
  test("brings the plans to the provider once, and again without a trace", async () => {
    const world = home.current;
    const before = await world.truth();

    expect(await syncCatalogue(world.system)).toBe(4);

    const { products, prices, portalConfigurations } = await world.truth();
    expect(Object.keys(products)).toHaveLength(4);
    expect(
      Object.values(prices)
        .map(({ unit_amount }) => unit_amount)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([999, 2999, 4900, 4999, 9990, 29990, 49990]);
    expect(Object.keys(prices)).toEqual(Object.keys(before.prices));
    expect(Object.keys(portalConfigurations)).toEqual(Object.keys(before.portalConfigurations));
  });

  test("is what the plans call answers, with the free plan marked", async () => {
    const plans = await listPlans(home.current.system);
    expect(
      plans.map(({ name, priceMonthly, priceAnnual, free }) => [name, priceMonthly, priceAnnual, free]),
    ).toEqual([
      ["Free", 0, 0, true],
      ["Basic", 9.99, 99.9, false],
      ["Standard", 29.99, 299.9, false],
      ["Family", 49.99, 499.9, false],
    ]);
  });
});

describe("what a plan says of itself", () => {
  // Character styles can be ordered on every plan.
  test("16.28: names the character styles, on the free plan too", async () => {
    const plans = await listPlans(home.current.system);
    const silent = plans.filter(
      ({ feature }) => !feature.some((line) => /character styles|Everything in Standard/.test(line)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe("voices beyond the reading voices", () => {
  test("15.7: come with the plans that say so", async () => {
    const plans = await listPlans(home.current.system);
    const naming = plans.filter(({ feature }) => isInPlan("own", feature));
    expect(naming.map(({ name }) => name)).toEqual(["Standard", "Family"]);
  });
});

describe("a checkout", () => {
  test.each([
    { key: "slug", billingPeriod: "monthly" as const, price: 29.99 },
    { key: "id", billingPeriod: "annual" as const, price: 299.9 },
  ])(
    "by $key, $billingPeriod: paid, it is active without any webhook",
    async ({ key, billingPeriod, price }) => {
      const world = home.current;
      const ctx = await world.parent();
      const plan = await world.ports.db.plan.findUniqueOrThrow({ where: { slug: "standard" } });

      const { checkoutUrl } = await startCheckout(
        ctx,
        order(key === "id" ? plan.id : "standard", billingPeriod),
      );
      const id = sessionIdOf(checkoutUrl);
      expect(await confirmCheckout(ctx, { id })).toMatchObject({
        status: "open",
        hasActiveSubscription: false,
      });
      await world.pay(id);

      const confirmed = await confirmCheckout(ctx, { id });
      const current = await findCurrentSubscription(ctx);
      expect(confirmed).toMatchObject({
        status: "complete",
        hasActiveSubscription: true,
        subscriptionStatus: "trialing",
        billingPeriod,
        plan: { id: plan.id, name: "Standard" },
        trial: { endsAt: current.trialEnd, price, currency: "usd" },
      });
      expect(current).toMatchObject({ hasSubscription: true, planName: "Standard", price, billingPeriod });
      const days = (new Date(current.trialEnd ?? 0).getTime() - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(30);
      expect(await listInvoices(ctx)).toMatchObject([{ status: "paid", amount: 0 }]);
    },
  );

  test("tells the provider where to send the parent back to", async () => {
    const world = home.current;
    const ctx = await world.parent();
    const { checkoutUrl } = await startCheckout(ctx, order("family"));
    const { sessions } = await world.truth();
    expect(sessions[sessionIdOf(checkoutUrl)]).toMatchObject({
      success_url: "http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost:3000/payment-cancel?session_id={CHECKOUT_SESSION_ID}&plan_name=Family",
      client_reference_id: ctx.parentId,
    });
  });

  test("gives the trial to the first subscription only", async () => {
    const world = home.current;
    const ctx = await world.parent();
    await confirmCheckout(ctx, { id: await world.buy(ctx, "basic") });
    const first = await world.ports.db.subscription.findFirstOrThrow({ where: { parentId: ctx.parentId } });
    await ctx.payments.cancelSubscription(first.stripeSubscriptionId, "requested");

    const id = await world.buy(ctx, "basic");
    expect(await confirmCheckout(ctx, { id })).toMatchObject({ subscriptionStatus: "active", trial: null });
    expect(await listInvoices(ctx)).toMatchObject([{ status: "paid", amount: 9.99 }, { amount: 0 }]);
  });

  test("is refused while a subscription runs", async () => {
    const world = home.current;
    const ctx = await world.parent();
    // Paid, and nobody has told us yet.
    await world.buy(ctx, "basic");
    await expect(startCheckout(ctx, order("family"))).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await findEntitlement(ctx, requireParent(ctx.actor))).planName).toBe("Basic");
  });

  test.each(["free", "premium", "00000000-0000-7000-8000-000000000000", "basic' OR 1=1", "price_123"])(
    "of %j is refused before anybody is asked",
    async (planId) => {
      const world = home.current;
      const ctx = await world.parent();
      await expect(startCheckout(ctx, order(planId))).rejects.toMatchObject({ code: "VALIDATION" });
      expect(await world.ports.db.paymentCustomer.count({ where: { parentId: ctx.parentId } })).toBe(0);
    },
  );
});

describe("a tampered order", () => {
  const SPICE = [
    0.01,
    -5,
    "0",
    "basic'--",
    null,
    true,
    [],
    {},
    { $gt: 0 },
    "price_1",
    "family",
    "annual",
    Number.MAX_SAFE_INTEGER,
  ];
  const FIELDS = [
    "planId",
    "planName",
    "planPrice",
    "billingPeriod",
    "sourcePage",
    "priceId",
    "trialDays",
    "currency",
  ];

  test("never reaches the provider with a price that is not in the catalogue", async () => {
    const world = home.current;
    const catalogue = new Set(
      (await world.ports.db.plan.findMany({ where: { free: false } })).flatMap((plan) => [
        plan.stripeMonthlyPrice,
        plan.stripeAnnualPrice,
      ]),
    );
    await world.control("DELETE", "requests");
    const ctx = await world.parent();
    let accepted = 0;
    for (let n = 0; n < FIELDS.length * SPICE.length; n += 1) {
      const field = FIELDS[n % FIELDS.length] ?? "";
      const body = {
        planId: "basic",
        billingPeriod: "monthly",
        planPrice: 9.99,
        [field]: SPICE[n % SPICE.length],
      };
      const input = checkoutInput.safeParse(body);
      if (!input.success) continue;
      const outcome = await startCheckout(ctx, input.data).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject({ code: "VALIDATION" });
      else accepted += 1;
    }
    expect(accepted).toBeGreaterThan(20);

    const asked = await world.control<{ parameters: string }[]>(
      "GET",
      "requests?path=/v1/checkout/sessions&method=POST",
    );
    const prices = asked.map(({ parameters }) => new URLSearchParams(parameters).get("line_items[0][price]"));
    const orders = prices.filter((price) => price !== null);
    expect(orders.length).toBeGreaterThan(0);
    for (const price of orders) expect(catalogue).toContain(price);
    expect(asked.some(({ parameters }) => parameters.includes("price_data"))).toBe(false);
  });
});

describe("coming back to a page", () => {
  test("for the same plan reopens it; another plan closes it", async () => {
    const world = home.current;
    const ctx = await world.parent();
    const first = await startCheckout(ctx, order("basic"));
    expect(await startCheckout(ctx, order("basic"))).toEqual(first);
    expect((await retryCheckout(ctx, { id: sessionIdOf(first.checkoutUrl) })).checkoutUrl).toBe(
      first.checkoutUrl,
    );

    const other = await startCheckout(ctx, order("family"));
    expect(other.checkoutUrl).not.toBe(first.checkoutUrl);
    const { sessions } = await world.truth();
    expect(sessions[sessionIdOf(first.checkoutUrl)]?.status).toBe("expired");

    const again = await retryCheckout(ctx, { id: sessionIdOf(first.checkoutUrl) });
    expect(again.message).toBe("Payment session restored! Redirecting to checkout...");
    expect(sessions[sessionIdOf(again.checkoutUrl)]).toBeUndefined();
  });

  test("a page with yesterday's price is not offered again", async () => {
    const world = home.current;
    const ctx = await world.parent();
    const old = await startCheckout(ctx, order("family"));
    await world.ports.db.plan.update({ where: { slug: "family" }, data: { priceMonthlyCents: 5499 } });
    await syncCatalogue(world.system);

    const fresh = await startCheckout(ctx, order("family"));
    expect(fresh.checkoutUrl).not.toBe(old.checkoutUrl);
    const { sessions } = await world.truth();
    expect(sessions[sessionIdOf(old.checkoutUrl)]?.status).toBe("expired");
    await world.ports.db.plan.update({ where: { slug: "family" }, data: { priceMonthlyCents: 4999 } });
    await syncCatalogue(world.system);
  });

  test("somebody else's session is nobody's", async () => {
    const world = home.current;
    const [mine, theirs] = [await world.parent(), await world.parent()];
    const id = await world.buy(theirs, "basic");
    const asked = await world.control<unknown[]>("GET", "requests");

    await expect(confirmCheckout(mine, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(retryCheckout(mine, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await world.control<unknown[]>("GET", "requests")).toHaveLength(asked.length);
    expect(await world.ports.db.subscription.count({ where: { parentId: theirs.parentId } })).toBe(0);
  });
});
