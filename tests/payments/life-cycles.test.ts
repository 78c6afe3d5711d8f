import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect } from "vitest";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import { requireParent } from "@/lib/shared/actor";
import { STATUSES, type Status } from "@/sandbox/stripe/force-status";
import type { WireSubscription } from "@/sandbox/stripe/wire";
import { goal } from "@/tests/support/goal";
import { LifeModel } from "@/tests/support/life-model";
import { atProvider, bodyOf, hand, signatureOf } from "@/tests/support/payment-deliveries";
import { differences } from "@/tests/support/payment-truth";
import { paymentWorld, sessionIdOf, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
const DAY_MS = 24 * 3600 * 1000;
/** Then the provider starts anew, so that its memory doesn't grow with the figure. */
const ROUND = 500;
const PLANS = ["basic", "standard", "family"];

/** The system under test: one parent, with a clock of their own. */
type Life = { ctx: Member; customer: () => Promise<string | null> };
type Step = fc.AsyncCommand<LifeModel, Life>;

const seen = new Set<string>();

async function check(model: LifeModel, { ctx }: Life): Promise<void> {
  const own = { ...ctx, now: () => new Date(model.now) };
  const { hasActiveSubscription } = await findEntitlement(own, requireParent(ctx.actor));
  expect(hasActiveSubscription).toBe(model.mayEnter);
  for (const { status } of model.known) seen.add(status);
}

const step = (words: string, run: (model: LifeModel, life: Life) => Promise<void>): Step => ({
  check: () => true,
  run: async (model, life) => {
    await run(model, life);
    await check(model, life);
  },
  toString: () => words,
});

const buy = (planId: string): Step =>
  step(`buy ${planId}`, async (model, { ctx, customer }) => {
    const own = { ...ctx, now: () => new Date(model.now) };
    const order = { planId, billingPeriod: "monthly" as const, sourcePage: "landing" as const };
    // Whoever comes to buy again is looked up first.
    if (await customer()) model.look();
    const page = startCheckout(own, order);
    if (!model.mayBuy) {
      await expect(page).rejects.toMatchObject({ code: "CONFLICT" });
      return;
    }
    await home.current.pay(sessionIdOf((await page).checkoutUrl));
    const id = (await customer()) ?? "";
    const { data } = (await atProvider(home.current, "GET", `subscriptions?customer=${id}&status=all`)) as {
      data: WireSubscription[];
    };
    const bought = data.find((item) => !model.provider.some((known) => known.id === item.id));
    if (!bought) throw new Error("nothing was bought");
    model.provider.push({ id: bought.id, created: bought.created, status: "active" });
  });

const become = (status: Status): Step =>
  step(`become ${status}`, async (model) => {
    const { newest } = model;
    if (!newest || newest.status === "canceled" || newest.status === "incomplete_expired") return;
    await home.current.control("POST", `subscriptions/${newest.id}`, { status });
    newest.status = status;
  });

const pass = (days: number): Step =>
  step(`wait ${days} days`, (model) => {
    model.now += days * DAY_MS;
    return Promise.resolve();
  });

const hear = (copies: number): Step =>
  step(`hear of it ${copies} times`, async (model, { customer }) => {
    const id = await customer();
    if (!id) return;
    const body = bodyOf({
      id: `evt_${randomUUID()}`,
      object: "event",
      type: "customer.subscription.updated",
      created: Math.floor(Date.now() / 1000),
      data: { object: { object: "subscription", customer: id } },
    });
    await Promise.all(Array.from({ length: copies }, () => hand(home.current, body, signatureOf(body))));
    await home.current.drain();
    model.look();
  });

const visit = (): Step =>
  step("look", async (model, { customer }) => {
    const id = await customer();
    if (!id) return;
    await syncCustomer(home.current.system, id);
    model.look();
  });

const STEPS = [
  fc.constantFrom(...PLANS).map(buy),
  fc.constantFrom(...STATUSES).map(become),
  fc.constantFrom(...STATUSES).map(become),
  fc.integer({ min: 1, max: 10 }).map(pass),
  fc.integer({ min: 1, max: 3 }).map(hear),
  fc.constant(null).map(visit),
];

async function newLife(parents: string[]): Promise<{ model: LifeModel; real: Life }> {
  const world = home.current;
  const ctx = await world.parent();
  parents.push(ctx.parentId);
  const customer = async () => {
    const row = await world.ports.db.paymentCustomer.findUnique({ where: { parentId: ctx.parentId } });
    return row?.stripeCustomerId ?? null;
  };
  return { model: new LifeModel(), real: { ctx, customer } };
}

goal(
  {
    id: "R10",
    title: "random lives through the eight statuses: access as the rule says, after every step",
    quick: 120,
    full: 5000,
    minutes: 120,
  },
  async ({ count, random, note }) => {
    const world = home.current;
    const settings = { databaseUrl: world.ports.databaseUrl, stripeUrl: world.stripeUrl };
    for (let done = 0; done < count; done += ROUND) {
      await world.startAnew();
      const parents: string[] = [];
      await fc.assert(
        fc.asyncProperty(fc.commands(STEPS, { maxCommands: 8, size: "max" }), async (commands) => {
          const life = await newLife(parents);
          await fc.asyncModelRun(() => life, [buy("basic"), ...commands, visit()]);
        }),
        {
          numRuns: Math.min(ROUND, count - done),
          seed: Math.floor(random.next() * 2 ** 31),
          endOnFailure: true,
        },
      );
      expect(await differences(settings, parents)).toEqual([]);
    }
    note("statuses seen", seen.size);
    expect([...seen].toSorted()).toEqual([...STATUSES]);
  },
);
