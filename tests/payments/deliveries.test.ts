import { expect } from "vitest";
import { SYNCED_EVENTS } from "@/lib/features/billing/events/record-event";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import type { Random } from "@/lib/features/writing/classic/random";
import { requireParent } from "@/lib/shared/actor";
import type { StripeState } from "@/sandbox/stripe/state";
import type { WireEvent } from "@/sandbox/stripe/wire";
import { goal } from "@/tests/support/goal";
import { inLanes } from "@/tests/support/in-lanes";
import { deliver } from "@/tests/support/payment-deliveries";
import { liveALittle } from "@/tests/support/payment-life";
import { differences, storedFacts } from "@/tests/support/payment-truth";
import { paymentWorker } from "@/tests/support/payment-worker";
import { paymentWorld, type Member, type PaymentWorld } from "@/tests/support/payment-world";

type Truth = Pick<StripeState, "subscriptions" | "invoices">;

const home = paymentWorld();
const DELIVERIES_OF_A_CUSTOMER = 20;
const LANES = 32;
const ACCIDENTS = 0.03;

const isSynced = ({ type }: WireEvent) => SYNCED_EVENTS.some((known) => known === type);

/** In one to four copies, what concerns nobody in one: half of the customers hear them shuffled, half in full reverse. */
function arrange(events: WireEvent[], customers: string[], random: Random): WireEvent[] {
  const inReverse = new Set(customers.slice(0, customers.length / 2));
  const copies = events.flatMap((event) =>
    Array.from({ length: isSynced(event) ? 1 + Math.floor(random.next() * 4) : 1 }, () => event),
  );
  const isReversed = ({ data }: WireEvent) =>
    inReverse.has((data.object as { customer?: string }).customer ?? "");
  return [
    ...copies.filter(isReversed).toReversed(),
    ...random.shuffle(copies.filter((event) => !isReversed(event))),
  ];
}

/** One attempt to hand over an event. Answers whether the provider heard a good answer. */
async function attempt(world: PaymentWorld, event: WireEvent, random: Random): Promise<boolean> {
  const fate = random.next();
  if (fate < ACCIDENTS) {
    const enqueue = () => Promise.reject(new Error("the connection broke before the commit"));
    const ports = { ...world.ports, jobs: { ...world.ports.jobs, enqueue } };
    // A copy that had been stored before is answered well all the same.
    return deliver({ ...world, ports }, event).then(
      () => true,
      () => false,
    );
  }
  await deliver(world, event);
  return fate >= 2 * ACCIDENTS;
}

async function deliverAll(world: PaymentWorld, events: WireEvent[], random: Random): Promise<number> {
  let [waiting, attempts] = [events, 0];
  while (waiting.length > 0) {
    const heard = await inLanes(LANES, waiting, (event) => attempt(world, event, random));
    attempts += waiting.length;
    waiting = waiting.filter((_event, index) => !heard[index]);
  }
  return attempts;
}

/** Each effect has happened once: the truth stood still while it was told, so its last state says which there are. */
async function expectOnce(world: PaymentWorld, members: Member[], truth: Truth): Promise<void> {
  const { db } = world.ports;
  const parentId = { in: members.map((ctx) => ctx.parentId) };
  const mails = await db.outboxMessage.findMany({ where: { parentId }, select: { template: true } });
  const count = (template: string) => mails.filter((mail) => mail.template === template).length;
  const bought = Object.values(truth.subscriptions);
  expect(count("plan-welcome")).toBe(bought.filter(({ status }) => status === "active").length);
  // Told by bill and try: a plan that was put overdue without either has nothing to tell.
  const unpaid = Object.values(truth.invoices).filter(({ status }) => status === "open");
  expect(count("payment-failed")).toBe(unpaid.reduce((tries, { attempt_count }) => tries + attempt_count, 0));
  const paid = Object.values(truth.invoices).filter(
    ({ status, amount_paid }) => status === "paid" && amount_paid > 0,
  );
  expect(count("payment-receipt")).toBe(paid.length);
  for (const tableName of ["subscriptions", "invoices"]) {
    const inserts = await db.auditEntry.groupBy({
      by: ["recordId"],
      where: { subjectParentId: parentId, tableName, action: "INSERT" },
      _count: true,
    });
    const rows =
      tableName === "invoices"
        ? await db.invoice.count({ where: { parentId } })
        : await db.subscription.count({ where: { parentId } });
    expect(inserts).toHaveLength(rows);
    expect(inserts.filter(({ _count }) => _count !== 1)).toEqual([]);
  }
}

goal(
  {
    id: "R1",
    title: "deliveries in copies, out of order, with failures and crashes: none lost, none applied twice",
    quick: 400,
    full: 10_000,
    minutes: 60,
  },
  async ({ count, random, note }) => {
    const world = home.current;
    const members: Member[] = [];
    for (let n = 0; n < count / DELIVERIES_OF_A_CUSTOMER; n += 1) members.push(await world.parent());
    const seeds = members.map((_, n) => random.fork(`life ${n}`));
    const customers = await inLanes(4, members, (ctx, n) =>
      liveALittle(world, ctx, seeds[n] ?? random.fork("more")),
    );
    const truth = await world.truth();
    const events = Object.values(truth.events);
    const arranged = arrange(events, customers, random);
    expect(arranged.length).toBeGreaterThanOrEqual(count);

    const worker = paymentWorker(world, { random: random.fork("worker"), share: ACCIDENTS });
    const working = worker.run(8);
    const attempts = await deliverAll(world, arranged, random.fork("deliveries"));
    worker.finish();
    await working;

    const parents = members.map(({ parentId }) => parentId);
    note("customers", customers.length);
    note("deliveries", attempts);
    note("crashes of the worker", worker.counts.crashes);
    note("jobs put off", worker.counts.putOff);
    const found = await differences(
      { databaseUrl: world.ports.databaseUrl, stripeUrl: world.stripeUrl },
      parents,
    );
    note("differences", found.length);
    expect(found).toEqual([]);
    const held = await storedFacts(world.ports.databaseUrl, parents);
    for (const ctx of members) {
      const { hasActiveSubscription } = await findEntitlement(ctx, requireParent(ctx.actor));
      const isOpen = held
        .get(ctx.parentId)
        ?.subscriptions.some(({ status }) => /^(active|past_due)$/.test(status));
      expect(hasActiveSubscription).toBe(isOpen);
    }
    expect(await world.ports.db.stripeEvent.count()).toBe(events.filter(isSynced).length);
    expect(await world.ports.db.stripeEvent.count({ where: { processedAt: null } })).toBe(0);
    await expectOnce(world, members, truth);
  },
);
