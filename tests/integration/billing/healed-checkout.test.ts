// 16.15
import { expect, test } from "vitest";
import { healCheckout } from "@/lib/features/billing/checkout/heal-checkout";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { paymentWorld, sessionIdOf } from "@/tests/support/payment-world";

const home = paymentWorld({ TRIAL_DAYS: "30" });
const order = { planId: "standard", billingPeriod: "monthly", sourcePage: "subscription" } as const;

test("who paid while every message was lost has the plan at the next page", async () => {
  const world = home.current;
  const ctx = await world.parent();
  const { checkoutUrl } = await startCheckout(ctx, order);
  await healCheckout(ctx);
  expect(await findCurrentSubscription(ctx)).toMatchObject({ hasSubscription: false });
  await world.pay(sessionIdOf(checkoutUrl));
  expect(await findCurrentSubscription(ctx)).toMatchObject({ hasSubscription: false });
  await healCheckout(ctx);
  expect(await findCurrentSubscription(ctx)).toMatchObject({ hasSubscription: true, planName: "Standard" });
});

test("a provider that is away, and a parent who left for no payment, keep no page from opening", async () => {
  const world = home.current;
  const ctx = await world.parent();
  let asked = 0;
  const away = new Proxy(ctx.payments, {
    get: () => () => {
      asked += 1;
      return Promise.reject(new Error("away"));
    },
  });
  expect(await healCheckout({ ...ctx, payments: away })).toBe(false);
  expect(asked).toBe(0);
  await startCheckout(ctx, order);
  await expect(healCheckout({ ...ctx, payments: away })).resolves.toBe(true);
  expect(asked).toBeGreaterThan(0);
});

test("23.10: while the provider is down, whoever may have paid is told so, and nobody else", async () => {
  const world = home.current;
  const ctx = await world.parent();
  const { checkoutUrl } = await startCheckout(ctx, order);
  expect(await healCheckout(ctx)).toBe(false);
  await world.pay(sessionIdOf(checkoutUrl));
  const customer = await world.customerOf(ctx.parentId);
  await world.control("POST", "faults", { match: "GET /v1/subscriptions", about: customer, status: 503 });
  try {
    expect(await healCheckout(ctx)).toBe(true);
    expect(await findCurrentSubscription(ctx)).toMatchObject({ hasSubscription: false });
  } finally {
    await world.control("DELETE", "faults");
  }
  expect(await healCheckout(await world.parent())).toBe(false);
});

test.each([true, false])(
  "a page that has asked the provider asks once; somebody answered: %s",
  async (answered) => {
    const ctx = await home.current.parent();
    await startCheckout(ctx, order);
    let asked = 0;
    const counted = new Proxy(ctx.payments, {
      get: () => () => {
        asked += 1;
        return Promise.reject(new Error("asked again"));
      },
    });
    expect(await healCheckout({ ...ctx, payments: counted }, answered)).toBe(!answered);
    expect(asked).toBe(0);
  },
);
