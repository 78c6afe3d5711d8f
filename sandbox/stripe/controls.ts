import type { App, Gate } from "./api";
import { cardByNumber, freshCard } from "./cards";
import { successUrl } from "./checkout-page";
import { completeCheckout, needsCard } from "./checkout-payment";
import { advance, advanceFor, wakeAll } from "./clock";
import type { DeliverySettings } from "./delivery-switches";
import type { FaultRule } from "./faults";
import { STATUSES, forceStatus } from "./force-status";
import type { BillingSettings } from "./state";
import { decideDispute, openDispute } from "./disputes";
import { DEFAULT_SETTINGS } from "./state";
import { StripeFault } from "./stripe-fault";
import { configureEndpoint } from "./webhook-endpoints";
import type { World } from "./world";

/** The tests' side of the sandbox: clock, deliveries, faults, logs and state. */
export function mountControls(app: App, gate: Gate, afterReset: () => void): void {
  const { world } = gate;
  mountClock(app, world);
  mountDeliveries(app, world);
  mountFaults(app, gate);
  mountShortcuts(app, world);
  mountDisputes(app, world);
  app.get("/_sandbox/state", (c) => {
    const only = c.req.query("only")?.split(",");
    if (!only) return c.json(world.state);
    return c.json(Object.fromEntries(Object.entries(world.state).filter(([part]) => only.includes(part))));
  });
  app.post("/_sandbox/reset", (c) => {
    reset(gate);
    afterReset();
    return c.json({ ok: true });
  });
}

function mountClock(app: App, world: World): void {
  app.get("/_sandbox/clock", (c) => c.json({ now: world.now(), offset: world.state.clockOffset }));
  app.post("/_sandbox/clock", async (c) => {
    const { advanceSeconds, customer } = await c.req.json<{ advanceSeconds: number; customer?: string }>();
    if (!Number.isInteger(advanceSeconds) || advanceSeconds < 0)
      return c.json({ error: "advanceSeconds must be 0 or more" }, 400);
    if (customer === undefined) advance(world, advanceSeconds);
    else advanceFor(world, customer, advanceSeconds);
    return c.json({ now: world.now(), offset: world.state.clockOffset });
  });
  app.post("/_sandbox/settings", async (c) => {
    Object.assign(world.state.settings, await c.req.json<Partial<BillingSettings>>());
    return c.json(world.state.settings);
  });
}

function mountDeliveries(app: App, world: World): void {
  const { deliveries } = world;
  app.get("/_sandbox/deliveries", (c) =>
    c.json({ settings: deliveries.switches.current, deliveries: deliveries.log }),
  );
  app.post("/_sandbox/deliveries", async (c) => {
    deliveries.switches.set(await c.req.json<Partial<DeliverySettings>>());
    return c.json(deliveries.switches.current);
  });
  app.post("/_sandbox/deliveries/reset", (c) => {
    deliveries.switches.reset();
    return c.json(deliveries.switches.current);
  });
  app.post("/_sandbox/deliveries/release", async (c) => {
    const { order = "fifo" } = await bodyOf<{ order?: "fifo" | "reverse" | "shuffle" }>(c.req);
    deliveries.switches.set({ hold: false });
    return c.json({ released: deliveries.release(order) });
  });
  app.post("/_sandbox/deliveries/resend/:event", (c) => {
    const event = world.events.find(c.req.param("event"));
    if (!event) return c.json({ error: "No such event" }, 404);
    deliveries.enqueue(event, world.endpoints.all());
    return c.json({ ok: true });
  });
  app.get("/_sandbox/idle", async (c) => {
    await deliveries.whenQuiet();
    return c.json({ ok: true });
  });
  app.post("/_sandbox/webhook", async (c) => {
    const { url, secret } = await c.req.json<{ url: string; secret: string }>();
    configureEndpoint(world, url, secret);
    return c.json({ ok: true });
  });
}

function mountFaults(app: App, { faults, log }: Gate): void {
  app.get("/_sandbox/faults", (c) => c.json(faults.current));
  app.post("/_sandbox/faults", async (c) => c.json(faults.add(await c.req.json<Partial<FaultRule>>())));
  app.delete("/_sandbox/faults", (c) => {
    faults.clear();
    return c.json({ ok: true });
  });
  app.get("/_sandbox/requests", (c) => c.json(log.list(c.req.query("path"), c.req.query("method"))));
  app.delete("/_sandbox/requests", (c) => {
    log.clear();
    return c.json({ ok: true });
  });
}

function mountShortcuts(app: App, world: World): void {
  app.post("/_sandbox/subscriptions/:id", async (c) => {
    const subscription = world.subscriptions.find(c.req.param("id"));
    if (!subscription) return c.json({ error: "No such subscription" }, 404);
    const wanted = (await bodyOf<{ status: string }>(c.req)).status;
    const status = STATUSES.find((known) => known === wanted);
    if (!status || !forceStatus(world, subscription, status)) return c.json({ error: "Not possible" }, 400);
    return c.json(subscription);
  });
  app.post("/_sandbox/checkout/:id/pay", async (c) => {
    const session = world.sessions.find(c.req.param("id"));
    if (!session) return c.json({ error: { message: "No such checkout session" } }, 404);
    const typed = await bodyOf<{ card: string; email: string; authenticate: "complete" | "fail" }>(c.req);
    const { card = freshCard(), email = null, authenticate = null } = typed;
    try {
      completeCheckout(world, session, {
        card: needsCard(session) ? (cardByNumber(card) ?? null) : null,
        buyer: { email, name: "Test Parent" },
        answer: authenticate,
      });
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error;
      return c.json({ error: error.body }, error.status);
    }
    return c.json({ successUrl: successUrl(session), session });
  });
}

function mountDisputes(app: App, world: World): void {
  app.post("/_sandbox/charges/:id/dispute", (c) => {
    const charge = world.charges.find(c.req.param("id"));
    if (!charge?.paid || charge.disputed) return c.json({ error: "Not possible" }, 400);
    return c.json(openDispute(world, charge));
  });
  app.post("/_sandbox/disputes/:id", async (c) => {
    const dispute = world.disputes.find(c.req.param("id"));
    const { status } = await bodyOf<{ status: "won" | "lost" }>(c.req);
    if (!dispute || (status !== "won" && status !== "lost")) return c.json({ error: "Not possible" }, 400);
    decideDispute(world, dispute, status);
    return c.json(dispute);
  });
}

function reset({ world, faults, log, answers }: Gate): void {
  for (const part of Object.values(world)) if (isClearable(part)) part.clear();
  const { state } = world;
  for (const record of [
    state.deletedCustomers,
    state.sessionMemory,
    state.subscriptionMemory,
    state.cardNumbers,
  ]) {
    for (const key of Object.keys(record)) Reflect.deleteProperty(record, key);
  }
  state.clockOffset = 0;
  Object.assign(state.settings, structuredClone(DEFAULT_SETTINGS));
  world.deliveries.forget();
  faults.clear();
  log.clear();
  answers.clear();
  wakeAll(world);
}

function isClearable(part: unknown): part is { clear(): void } {
  return typeof part === "object" && part !== null && "clear" in part && typeof part.clear === "function";
}

async function bodyOf<Body extends object>(request: { text(): Promise<string> }): Promise<Partial<Body>> {
  return JSON.parse((await request.text()) || "{}") as Partial<Body>;
}
