import { expireSession } from "./checkout-expiry";
import { retryInvoice, runSubscription, subscriptionDueAt } from "./subscription-clock";
import type { World } from "./world";

/** Connects the world to its clock; what is already there gets its next moment. */
export function startClock(world: World): () => void {
  world.dueAt = (id) => dueAt(world, id);
  wakeAll(world);
  const timer = setInterval(() => {
    runDue(world, world.now());
  }, 1000);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}

/** Moves the clock and does, in order, everything that falls due on the way. */
export function advance(world: World, seconds: number): void {
  runDue(world, world.now() + seconds);
  world.state.clockOffset += seconds;
}

/**
 * Lets time pass for one customer alone, counted from what last happened to them: the clock stays where it is, and so
 * does everybody else.
 */
export function advanceFor(world: World, customer: string, seconds: number): void {
  const until = lastMomentOf(world, customer) + seconds;
  for (let next = nextFor(world, customer); next && next.at <= until; next = nextFor(world, customer)) {
    const { at, id } = next;
    world.at(at, () => {
      run(world, id);
    });
  }
}

function lastMomentOf(world: World, customer: string): number {
  const own = world.events
    .all()
    .filter(({ data }) => (data.object as { customer?: unknown }).customer === customer);
  return own.reduce((latest, { created }) => Math.max(latest, created), world.now());
}

function nextFor(world: World, customer: string): { at: number; id: string } | undefined {
  const { subscriptions, invoices, sessions } = world;
  const own: { id: string }[] = [
    ...subscriptions.ownedBy(customer),
    ...invoices.ownedBy(customer),
    ...sessions.ownedBy(customer),
  ];
  const moments = own.map(({ id }) => ({ id, at: dueAt(world, id) ?? Infinity }));
  return moments.toSorted((a, b) => a.at - b.at)[0];
}

export function wakeAll(world: World): void {
  world.schedule.clear();
  for (const { id } of [...world.subscriptions.all(), ...world.invoices.all(), ...world.sessions.all()])
    world.consider(id);
}

function runDue(world: World, until: number): void {
  for (let entry = world.schedule.takeDue(until); entry; entry = world.schedule.takeDue(until)) {
    const { at, id } = entry;
    if (dueAt(world, id) !== at) continue;
    world.at(at, () => {
      run(world, id);
    });
    world.consider(id);
  }
}

function dueAt(world: World, id: string): number | null {
  const subscription = world.subscriptions.find(id);
  if (subscription) return subscriptionDueAt(world, subscription);
  const invoice = world.invoices.find(id);
  if (invoice) return invoice.status === "open" ? invoice.next_payment_attempt : null;
  const session = world.sessions.find(id);
  return session?.status === "open" ? session.expires_at : null;
}

function run(world: World, id: string): void {
  const subscription = world.subscriptions.find(id);
  if (subscription) {
    runSubscription(world, subscription);
    return;
  }
  const invoice = world.invoices.find(id);
  if (invoice) {
    retryInvoice(world, invoice);
    return;
  }
  const session = world.sessions.find(id);
  if (session) expireSession(world, session);
}
