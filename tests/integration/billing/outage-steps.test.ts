import { describe, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { retryCheckout } from "@/lib/features/billing/checkout/retry-checkout";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { syncCatalogue } from "@/lib/features/billing/pricing/sync-catalogue";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { refreshSubscription } from "@/lib/features/billing/sync/refresh-subscription";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import { atProvider, mailsOf } from "@/tests/support/payment-deliveries";
import { differences } from "@/tests/support/payment-truth";
import { paymentWorld, sessionIdOf, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
const UNAVAILABLE = {
  code: "UNAVAILABLE",
  message: "Payments are not available right now. Please try again in a few minutes.",
};
const order = (planId: string) => ({
  planId,
  billingPeriod: "monthly" as const,
  sourcePage: "landing" as const,
});

/** The provider is down, for one kind of call about one customer or page, while something is tried. */
async function whileDown<T>(match: string, about: string | null, work: () => Promise<T>, more: object = {}) {
  const world = home.current;
  await world.control("POST", "faults", { match, about, status: 503, ...more });
  try {
    return await work();
  } finally {
    await world.control("DELETE", "faults");
  }
}

const soon = <Ctx extends { now: () => Date }>(ctx: Ctx): Ctx => ({
  ...ctx,
  now: () => new Date(Date.now() + 2 * 60_000),
});

const expectEqual = async (ctx: Member) => {
  const { ports, stripeUrl } = home.current;
  expect(await differences({ databaseUrl: ports.databaseUrl, stripeUrl }, [ctx.parentId])).toEqual([]);
};

/** Pages that somebody could still pay. */
async function openPages({ parentId }: Member): Promise<number> {
  const { sessions } = await home.current.truth();
  return Object.values(sessions).filter(
    ({ client_reference_id, status }) => client_reference_id === parentId && status === "open",
  ).length;
}

describe("somebody who comes back to buy, while the provider is down at one step", () => {
  test.each([
    ["GET /v1/subscriptions", "the customer"],
    ["GET /v1/invoices", "the customer"],
    ["GET /v1/checkout/sessions/", "the page"],
    ["POST /v1/checkout/sessions/.*/expire", "the page"],
    ["POST /v1/checkout/sessions$", "the customer"],
  ] as const)("%s: a clear answer, and one page to pay in the end", async (match, about) => {
    const world = home.current;
    const ctx = await world.parent();
    const left = sessionIdOf((await startCheckout(ctx, order("basic"))).checkoutUrl);
    const customer = await world.customerOf(ctx.parentId);
    await whileDown(match, about === "the page" ? left : customer, () =>
      expect(startCheckout(ctx, order("family"))).rejects.toMatchObject(UNAVAILABLE),
    );

    const { checkoutUrl } = await startCheckout(soon(ctx), order("family"));
    expect(await openPages(ctx)).toBe(1);
    await world.pay(sessionIdOf(checkoutUrl));
    expect(await confirmCheckout(ctx, { id: sessionIdOf(checkoutUrl) })).toMatchObject({
      hasActiveSubscription: true,
      plan: { name: "Family" },
    });
    await expectEqual(ctx);
  });

  test("the page they left: the same page once the provider is back", async () => {
    const ctx = await home.current.parent();
    const { checkoutUrl } = await startCheckout(ctx, order("basic"));
    const id = sessionIdOf(checkoutUrl);
    await whileDown("GET /v1/subscriptions", await home.current.customerOf(ctx.parentId), () =>
      expect(retryCheckout(ctx, { id })).rejects.toMatchObject(UNAVAILABLE),
    );
    expect((await retryCheckout(ctx, { id })).checkoutUrl).toBe(checkoutUrl);
  });
});

describe("somebody who has paid, while the provider is down at one step", () => {
  test.each(["GET /v1/subscriptions", "GET /v1/invoices"])("%s: in as soon as it answers", async (match) => {
    const world = home.current;
    const ctx = await world.parent();
    const id = await world.buy(ctx, "standard");
    await whileDown(match, await world.customerOf(ctx.parentId), () =>
      expect(confirmCheckout(ctx, { id })).rejects.toMatchObject(UNAVAILABLE),
    );
    expect(await confirmCheckout(ctx, { id })).toMatchObject({ hasActiveSubscription: true });
    expect(await mailsOf(world, ctx.parentId)).toEqual({ "plan-welcome": 1, "payment-receipt": 1 });
    await expectEqual(ctx);
  });

  test.each([{}, { status: 400, error: { type: "invalid_request_error", message: "No such customer." } }])(
    "the settings page shows what we knew",
    async (fault) => {
      const world = home.current;
      const ctx = await world.parent();
      await confirmCheckout(ctx, { id: await world.buy(ctx, "standard") });
      const customer = await world.customerOf(ctx.parentId);
      await whileDown("GET /v1/subscriptions", customer, () => refreshSubscription(ctx), fault);
      expect(await findCurrentSubscription(ctx)).toMatchObject({ status: "active", planName: "Standard" });
    },
  );
});

describe("somebody who has paid twice, while the provider is down at one step", () => {
  async function paidTwice(): Promise<{ ctx: Member; customer: string }> {
    const world = home.current;
    const ctx = await world.parent();
    await confirmCheckout(ctx, { id: await world.buy(ctx, "basic") });
    const customer = await world.customerOf(ctx.parentId);
    const family = await world.ports.db.plan.findUniqueOrThrow({ where: { slug: "family" } });
    await atProvider(world, "POST", "subscriptions", {
      customer,
      "items[0][price]": family.stripeMonthlyPrice ?? "",
      default_payment_method: "pm_card_visa",
    });
    return { ctx, customer };
  }

  test.each([
    ["POST /v1/refunds", {}],
    ["POST /v1/refunds", { afterwards: true }],
    ["GET /v1/invoice_payments", {}],
    ["DELETE /v1/subscriptions/", {}],
  ])("%s %j: paid back once, one left", async (match, more) => {
    const world = home.current;
    const { ctx, customer } = await paidTwice();
    const settle = () => expect(syncCustomer(world.system, customer)).rejects.toMatchObject(UNAVAILABLE);
    await whileDown(match, null, settle, more);

    await syncCustomer(soon(world.system), customer);
    const { subscriptions, refunds, charges } = await world.truth();
    const own = Object.values(subscriptions).filter((item) => item.customer === customer);
    expect(own.map(({ status }) => status).toSorted()).toEqual(["active", "canceled"]);
    const paidBack = Object.values(refunds).filter(
      ({ charge }) => charges[String(charge)]?.customer === customer,
    );
    expect(paidBack).toHaveLength(1);
    expect((await mailsOf(world, ctx.parentId))["purchase-refunded"]).toBe(1);
    await expectEqual(ctx);
  });
});

test("a price that could not be made is made minutes later, not a day later", async () => {
  const world = home.current;
  const { id, priceMonthlyCents } = await world.ports.db.plan.findUniqueOrThrow({ where: { slug: "basic" } });
  await world.ports.db.plan.update({ where: { id }, data: { priceMonthlyCents: 1099 } });
  await whileDown("POST /v1/prices$", null, () =>
    expect(syncCatalogue(world.system)).rejects.toMatchObject(UNAVAILABLE),
  );
  expect(await syncCatalogue(soon(world.system))).toBe(4);

  await world.ports.db.plan.update({ where: { id }, data: { priceMonthlyCents } });
  await syncCatalogue(world.system);
});
