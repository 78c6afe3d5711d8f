import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { retryCheckout } from "@/lib/features/billing/checkout/retry-checkout";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { syncCatalogue } from "@/lib/features/billing/pricing/sync-catalogue";
import { openPortal } from "@/lib/features/billing/subscription/open-portal";
import { stripePayments } from "@/lib/platform/payments/stripe-payments";
import { deliver } from "@/tests/support/payment-deliveries";
import { paymentWorld, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
const FAILURES = 5;
const TEXT = "Payments are not available right now. Please try again in a few minutes.";
const order = { planId: "basic", billingPeriod: "monthly" as const, sourcePage: "landing" as const };

const answerWith = (status: number) => home.current.control("POST", "faults", { match: "/v1/", status });
const asked = async (): Promise<number> => (await home.current.control<unknown[]>("GET", "requests")).length;
afterEach(() => home.current.control("DELETE", "faults"));

/** A parent in a process of its own, whose provider has just failed as often as it takes. */
async function afterFailures(ctx: Member, status: number): Promise<Member> {
  const own = { ...ctx, payments: stripePayments(ctx.config) };
  await answerWith(status);
  await Promise.allSettled(Array.from({ length: FAILURES }, () => own.payments.getCheckout("cs_none")));
  return own;
}

describe("a provider that keeps failing", () => {
  test("is left alone: every step answers at once and says when to come back", async () => {
    const world = home.current;
    const ctx = await world.parent();
    const id = await world.buy(ctx, "basic");
    const own = await afterFailures(ctx, 503);
    const before = await asked();

    const steps = [
      startCheckout(own, order),
      confirmCheckout(own, { id }),
      retryCheckout(own, { id }),
      openPortal(own, { action: "home" }),
      syncCatalogue({ ...world.system, payments: own.payments }),
    ];
    for (const step of await Promise.allSettled(steps)) {
      expect(step).toMatchObject({ status: "rejected", reason: { code: "UNAVAILABLE", message: TEXT } });
      const { retryAfterSeconds } = (step as { reason: { retryAfterSeconds: number } }).reason;
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(retryAfterSeconds).toBeLessThanOrEqual(30);
    }
    expect(await asked()).toBe(before);
  });

  test("does not keep its own events from being taken", async () => {
    const world = home.current;
    const ctx = await world.parent();
    await world.buy(ctx, "basic");
    const customerId = await world.customerOf(ctx.parentId);
    const events = await world.events(customerId);
    const own = await afterFailures(ctx, 500);

    for (const event of events) await deliver({ ...world, ports: { ...world.ports, ...own } }, event);

    expect(
      await world.ports.db.stripeEvent.count({ where: { stripeCustomerId: customerId } }),
    ).toBeGreaterThan(0);
    await world.control("DELETE", "faults");
    await world.drain();
    expect(await world.ports.db.subscription.count({ where: { parentId: ctx.parentId } })).toBe(1);
  });

  test("is one that is silent; one that refuses or throttles is well", async () => {
    const world = home.current;
    for (const status of [429, 400]) {
      const own = await afterFailures(await world.parent(), status);
      await world.control("DELETE", "faults");
      expect((await startCheckout(own, order)).checkoutUrl).toContain("cs_");
    }
  });

  test("is given up on as a whole, however long each of its answers takes", async () => {
    const silent = createServer(() => {});
    await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
    const { port } = silent.address() as AddressInfo;
    const payments = stripePayments({
      ...home.current.ports.config,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    });
    await expect(payments.getCheckout("cs_none")).rejects.toMatchObject({
      code: "UNAVAILABLE",
      message: TEXT,
    });
    silent.closeAllConnections();
    silent.close();
  });
});
