// 16.15
import { expect, test } from "vitest";
import { findCurrentSubscription } from "@/lib/features/billing/find-current-subscription";
import { healCheckout } from "@/lib/features/billing/heal-checkout";
import { startCheckout } from "@/lib/features/billing/start-checkout";
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
  await healCheckout({ ...ctx, payments: away });
  expect(asked).toBe(0);
  await startCheckout(ctx, order);
  await expect(healCheckout({ ...ctx, payments: away })).resolves.toBeUndefined();
  expect(asked).toBeGreaterThan(0);
});
