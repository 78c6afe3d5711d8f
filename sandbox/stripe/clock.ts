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
