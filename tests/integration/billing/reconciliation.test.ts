import { expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { reconcilePayments } from "@/lib/features/billing/events/reconcile-payments";
import { SYNCED_EVENTS } from "@/lib/features/billing/events/record-event";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { requireParent } from "@/lib/shared/actor";
import {
  atProvider,
  bodyOf,
  copyOf,
  deliver,
  hand,
  signatureOf,
  truthOf,
} from "@/tests/support/payment-deliveries";
import { paymentWorld, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
const HOUR_MS = 3600_000;

const hoursOn = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const reconcileIn = (hours: number) =>
  reconcilePayments({ ...home.current.system, now: () => hoursOn(hours) });
const isIn = async (ctx: Member) =>
  (await findEntitlement(ctx, requireParent(ctx.actor))).hasActiveSubscription;
const asked = async (path: string): Promise<number> =>
  (await home.current.control<unknown[]>("GET", `requests?path=/v1/${path}`)).length;

test("an event that was lost more than a day ago is found, although newer ones have arrived since", async () => {
  const world = home.current;
  await reconcileIn(0);
  const ctx = await world.parent();
  await world.buy(ctx, "basic");
  const newer = bodyOf({
    id: "evt_of_somebody_else",
    object: "event",
    type: "invoice.paid",
    created: Math.floor(hoursOn(49).getTime() / 1000),
    data: { object: { object: "invoice", customer: "cus_somebody_else" } },
  });
  await hand(world, newer, signatureOf(newer));
  await world.drain();
  expect(await isIn(ctx)).toBe(false);

  // Nobody has looked for two days.
  await reconcileIn(49);
  await world.drain();

  expect(await isIn(ctx)).toBe(true);
});

test("a look that fails is made again from where the last good one ended", async () => {
  const world = home.current;
  await reconcileIn(50);
  const before = await world.ports.db.paymentReconciliation.findUniqueOrThrow({ where: { id: 1 } });
  await world.control("POST", "faults", { match: "GET /v1/events", status: 500 });
  await expect(reconcileIn(90)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await world.control("DELETE", "faults");
  const after = await world.ports.db.paymentReconciliation.findUniqueOrThrow({ where: { id: 1 } });
  expect(after).toEqual(before);
});

test("once a day all live subscriptions are compared, whatever the events say", async () => {
  const world = home.current;
  const [gone, changed, planned, unknown, same] = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const ctx = await world.parent();
      const id = await world.buy(ctx, "standard");
      return { ctx, id };
    }),
  );
  if (!gone || !changed || !planned || !unknown || !same) throw new Error("five parents");
  for (const { ctx, id } of [gone, changed, planned, same]) await confirmCheckout(ctx, { id });
  const subscriptionOf = async ({ ctx }: typeof gone) =>
    (await copyOf(world, ctx.parentId)).subscriptions[0]?.id ?? "";
  await atProvider(world, "DELETE", `subscriptions/${await subscriptionOf(gone)}`);
  await atProvider(world, "POST", `subscriptions/${await subscriptionOf(changed)}`, {
    cancel_at_period_end: "true",
  });
  const { id: schedule } = await atProvider(world, "POST", "subscription_schedules", {
    from_subscription: await subscriptionOf(planned),
  });
  const plans = await world.ports.db.plan.findMany({ where: { slug: { in: ["basic", "standard"] } } });
  const priceOf = (slug: string) => plans.find((plan) => plan.slug === slug)?.stripeMonthlyPrice ?? "";
  await atProvider(world, "POST", `subscription_schedules/${String(schedule)}`, {
    "phases[0][items][0][price]": priceOf("standard"),
    "phases[1][items][0][price]": priceOf("basic"),
  });
  // All of it lies before the time from which events are looked for.
  const yesterday = hoursOn(1000);
  await world.ports.db.paymentReconciliation.update({
    where: { id: 1 },
    data: { lookedUntil: hoursOn(1020), comparedAt: yesterday },
  });
  const listings = await asked("subscriptions");

  await reconcileIn(1023);
  expect(await asked("subscriptions")).toBe(listings);
  await reconcileIn(1025);
  expect(await world.drain()).toBe(4);

  for (const { ctx } of [gone, changed, planned, unknown, same]) {
    expect(await copyOf(world, ctx.parentId)).toEqual(
      await truthOf(world, await world.customerOf(ctx.parentId)),
    );
  }
  await reconcileIn(1050);
  expect(await world.drain()).toBe(0);
});

test("one look-up does the work of all events that wait for a customer", async () => {
  const world = home.current;
  const ctx = await world.parent();
  await world.buy(ctx, "family");
  const customerId = await world.customerOf(ctx.parentId);
  const events = (await world.events(customerId)).filter(({ type }) =>
    SYNCED_EVENTS.some((known) => known === type),
  );
  expect(events.length).toBeGreaterThan(2);
  for (const event of events) await deliver(world, event);
  const before = await asked("subscriptions");

  await world.drain();

  expect(await asked("subscriptions")).toBe(before + 1);
  expect(await copyOf(world, ctx.parentId)).toEqual(await truthOf(world, customerId));
});
