import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { syncAfterEvent } from "@/lib/features/billing/events/sync-after-event";
import type { Random } from "@/lib/features/writing/classic/random";
import { goal } from "@/tests/support/goal";
import { inLanes } from "@/tests/support/in-lanes";
import { atProvider } from "@/tests/support/payment-deliveries";
import { differences } from "@/tests/support/payment-truth";
import { paymentWorld, type PaymentWorld } from "@/tests/support/payment-world";
import { untilDone } from "@/tests/support/until-done";

const home = paymentWorld();
const BURST_MS = 30;
const LATENCY_MS = 25;
/** Then the provider starts anew, so that its memory doesn't grow with the figure. */
const ROUND = 500;
const LANES = 8;

/** `putOff`: how often the work on an event had to be done again. */
type Burst = { parent: string; putOff: number };

/** A checkout the way the provider tells of it: created, updated and completed within 30 ms, each worked on at once. */
async function burst(world: PaymentWorld, random: Random): Promise<Burst> {
  const ctx = await world.parent();
  const { id: customer } = (await atProvider(world, "POST", "customers", {
    email: `${ctx.parentId}@example.test`,
  })) as { id: string };
  await world.ports.db.paymentCustomer.create({
    data: { parentId: ctx.parentId, stripeCustomerId: customer },
  });
  const plan = await world.ports.db.plan.findUniqueOrThrow({ where: { slug: "basic" } });
  const hear = (eventType: string) =>
    untilDone(() =>
      syncAfterEvent(world.system, {
        customerId: customer,
        eventId: `evt_${customer}_${eventType}`,
        eventType,
      }),
    );

  const pause = () => wait(random.next() * (BURST_MS / 2));
  const { id } = (await atProvider(world, "POST", "subscriptions", {
    customer,
    "items[0][price]": plan.stripeMonthlyPrice ?? "",
    payment_behavior: "default_incomplete",
  })) as { id: string };
  const created = hear("customer.subscription.created");
  await pause();
  await world.control("POST", `subscriptions/${id}`, { status: "active" });
  const updated = hear("customer.subscription.updated");
  await pause();
  await atProvider(world, "POST", `subscriptions/${id}`, { cancel_at_period_end: "true" });
  const putOff = await Promise.all([created, updated, hear("checkout.session.completed")]);
  return { parent: ctx.parentId, putOff: putOff.reduce((sum, count) => sum + count) };
}

goal(
  {
    id: "R2",
    title:
      "bursts of three events within 30 ms while look-ups take 25 ms, more or less: nobody's copy is stale",
    quick: 100,
    full: 3334,
    minutes: 60,
  },
  async ({ count, random, note }) => {
    const world = home.current;
    const found: string[] = [];
    let putOff = 0;
    for (let done = 0; done < count; done += ROUND) {
      await world.startAnew();
      // Mostly on the way back, where an answer grows old.
      const latency = { delayMs: 5, answerDelayMs: LATENCY_MS - 5 };
      await world.control("POST", "faults", {
        match: "GET /v1/(subscriptions|invoices)",
        delay: "exponential",
        ...latency,
        seed: 1 + Math.floor(random.next() * 1e9),
      });
      const bursts = Array.from({ length: Math.min(ROUND, count - done) }, (_, n) =>
        random.fork(`${done + n}`),
      );
      const lived = await inLanes(LANES, bursts, (own) => burst(world, own));
      putOff += lived.reduce((sum, own) => sum + own.putOff, 0);
      const parents = lived.map(({ parent }) => parent);
      found.push(
        ...(await differences({ databaseUrl: world.ports.databaseUrl, stripeUrl: world.stripeUrl }, parents)),
      );
    }
    note("stale", found.length);
    note("jobs put off", putOff);
    expect(found).toEqual([]);
  },
);
