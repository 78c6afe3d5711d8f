import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { SYNCED_EVENTS } from "@/lib/features/billing/events/record-event";
import type { WireEvent } from "@/sandbox/stripe/wire";
import {
  atProvider,
  bodyOf,
  copyOf,
  deliver,
  hand,
  mailsOf,
  signatureOf,
  truthOf,
} from "@/tests/support/payment-deliveries";
import { paymentWorld, SECRET, type Member } from "@/tests/support/payment-world";

const home = paymentWorld({ STRIPE_WEBHOOK_SECRET: `whsec_next_secret, ${SECRET}` });

/** Buys Basic, changes to Standard, cancels at the period's end and takes it back, cancels again. */
async function eventfulLife(ctx: Member): Promise<{ customerId: string; events: WireEvent[] }> {
  const world = home.current;
  await world.buy(ctx, "basic");
  const customerId = await world.customerOf(ctx.parentId);
  const { subscriptions } = await world.truth();
  const own = Object.values(subscriptions).find(({ customer }) => customer === customerId);
  const standard = await world.ports.db.plan.findUniqueOrThrow({ where: { slug: "standard" } });
  if (!own) throw new Error("nothing was bought");
  const change = (fields: Record<string, string>) =>
    atProvider(world, "POST", `subscriptions/${own.id}`, fields);
  await change({
    "items[0][id]": own.items.data[0]?.id ?? "",
    "items[0][price]": standard.stripeMonthlyPrice ?? "",
    proration_behavior: "always_invoice",
  });
  await change({ cancel_at_period_end: "true" });
  await change({ cancel_at_period_end: "false" });
  await change({ cancel_at_period_end: "true" });
  return { customerId, events: await world.events(customerId) };
}

const shuffled = <Item>(items: Item[], seed: number): Item[] => {
  let state = seed;
  const draw = () => (state = (state * 48_271) % 2_147_483_647);
  return items
    .map((item) => ({ item, place: draw() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
};

describe("deliveries", () => {
  const orders: Record<string, (events: WireEvent[]) => WireEvent[]> = {
    "in order": (events) => events,
    "twice and in reverse": (events) => [...events, ...events].toReversed(),
    "three times, shuffled": (events) => shuffled([...events, ...events, ...events], 20_261_121),
    "the last one only": (events) => events.slice(-1),
  };

  test.each(Object.entries(orders))(
    "%s end in the provider's truth, each effect once",
    async (_name, arrange) => {
      const world = home.current;
      const ctx = await world.parent();
      const { customerId, events } = await eventfulLife(ctx);

      for (const event of arrange(events)) await deliver(world, event);
      await world.drain();

      const copy = await copyOf(world, ctx.parentId);
      expect(copy).toEqual(await truthOf(world, customerId));
      expect(copy.subscriptions).toMatchObject([
        { status: "active", product: "talewick_standard", ending: true },
      ]);
      expect(await mailsOf(world, ctx.parentId)).toEqual({ "plan-welcome": 1, "payment-receipt": 2 });
    },
  );

  test("at once and in copies are stored once and worked off once", async () => {
    const world = home.current;
    const ctx = await world.parent();
    await world.buy(ctx, "family");
    const customerId = await world.customerOf(ctx.parentId);
    const events = await world.events(customerId);
    const known = events.filter(({ type }) => SYNCED_EVENTS.some((synced) => synced === type));
    expect(known.length).toBeGreaterThanOrEqual(3);

    await Promise.all(Array.from({ length: 12 }, () => events.map((event) => deliver(world, event))).flat());

    expect(await world.ports.db.stripeEvent.count({ where: { stripeCustomerId: customerId } })).toBe(
      known.length,
    );
    expect(await world.drain()).toBe(known.length);
    expect(
      await world.ports.db.stripeEvent.count({ where: { stripeCustomerId: customerId, processedAt: null } }),
    ).toBe(0);
    const changes = await world.ports.db.auditEntry.findMany({
      where: { subjectParentId: ctx.parentId, tableName: "subscriptions" },
    });
    expect(changes).toMatchObject([{ action: "INSERT", actorParentId: null }]);
  });

  test("of types that concern nobody are accepted and leave nothing behind", async () => {
    const world = home.current;
    const source = readFileSync("node_modules/stripe/esm/resources/Events.d.ts", "utf8");
    const published = [...source.matchAll(/type: '([a-z_.]+)'/g)].map(([, type]) => type ?? "");
    const types = new Set([
      ...published,
      ...Array.from({ length: 50 }, (_, n) => `brand_new.in.${2031 + n}`),
      "",
    ]);
    for (const synced of SYNCED_EVENTS) types.delete(synced);
    expect(types.size).toBeGreaterThan(200);
    const stored = await world.ports.db.stripeEvent.count();

    for (const type of types) {
      const body = bodyOf({
        id: `evt_${type}`,
        object: "event",
        type,
        created: 1,
        data: { object: { customer: "cus_1" } },
      });
      await hand(world, body, signatureOf(body));
    }

    expect(await world.ports.db.stripeEvent.count()).toBe(stored);
    expect(await world.drain()).toBe(0);
  });

  test("16.51: odd but signed: taken or refused, never a fault of ours", async () => {
    const world = home.current;
    const good = {
      id: "evt_odd",
      object: "event",
      type: "invoice.paid",
      created: 1_700_000_000,
      data: { object: { object: "invoice", id: "in_odd", customer: "cus_odd" } },
    };
    const half = "cus_\uD800";
    const odd: unknown[] = [
      { ...good, id: { id: "evt" } },
      { ...good, id: 5 },
      { ...good, id: "evt_\0" },
      { ...good, id: `evt_${half}` },
      { ...good, id: "e".repeat(3000) },
      { ...good, type: ["invoice.paid"] },
      { ...good, created: "yesterday" },
      { ...good, created: -1 },
      { ...good, created: 1e300 },
      { ...good, created: null },
      { ...good, data: null },
      { ...good, data: { object: null } },
      { ...good, data: { object: { customer: { id: { id: 1 } } } } },
      { ...good, data: { object: { customer: "cus_\0" } } },
      { ...good, data: { object: { customer: half } } },
      { ...good, data: { object: { customer: 7 } } },
    ];
    const before = await world.ports.db.stripeEvent.count();
    for (const event of odd) {
      const text = bodyOf(event);
      await expect(hand(world, text, signatureOf(text)), text).rejects.toMatchObject({ code: "VALIDATION" });
    }
    expect(await world.ports.db.stripeEvent.count()).toBe(before);
  });

  test("about a customer who is not ours are taken and change nothing", async () => {
    const world = home.current;
    const body = bodyOf({
      id: "evt_stranger",
      object: "event",
      type: "invoice.paid",
      created: 1_700_000_000,
      data: { object: { customer: "cus_stranger" } },
    });
    await hand(world, body, signatureOf(body));
    expect(await world.drain()).toBe(1);
    expect(await world.ports.db.invoice.count({ where: { parent: { paymentCustomer: null } } })).toBe(0);
  });
});

describe("signatures", () => {
  const event = {
    id: "evt_signed",
    object: "event",
    type: "invoice.paid",
    created: 1_700_000_000,
    data: { object: { object: "invoice", customer: "cus_signed" } },
  };
  const body = bodyOf(event);
  const good = () => signatureOf(body);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const flip = (text: string, at: number) =>
    text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);

  /** Signed with our own secret, over a time that is none. */
  const signedAt = (time: string) =>
    `t=${time},v1=${createHmac("sha256", SECRET).update(`${time}.${body}`).digest("hex")}`;

  const forged: [string, () => [string | Buffer, string | null]][] = [
    ["missing", () => [body, null]],
    ["empty", () => [body, ""]],
    ["not a signature", () => [body, "yes, it is me"]],
    ["with another secret", () => [body, signatureOf(body, { secret: "whsec_guess" })]],
    ["over the body in other spaces", () => [JSON.stringify(event), good()]],
    ["over a body with a byte order mark", () => [`\u{FEFF}${body}`, good()]],
    [
      "over a body with a broken character",
      () => [Buffer.concat([Buffer.from(body), Buffer.from([0xff])]), good()],
    ],
    ["over a packed body", () => [gzipSync(body), good()]],
    ["over another event", () => [body.replace("cus_signed", "cus_victim"), good()]],
    ["six minutes old", () => [body, signatureOf(body, { at: minutesAgo(6) })]],
    // 16.51
    ["an hour ahead", () => [body, signatureOf(body, { at: minutesAgo(-60) })]],
    ["without a time", () => [body, signedAt("NaN")]],
    ["with two times", () => [body, `t=${Math.floor(Date.now() / 1000)},${good()}`]],
    ["of an old scheme only", () => [body, good().replace("v1=", "v0=")]],
    ["with a changed time", () => [body, good().replace(/t=(\d+)/, (_, t: string) => `t=${Number(t) + 1}`)]],
    ["good, over something that is no event", () => ["[]", signatureOf("[]")]],
    ["good, over something that is no JSON", () => ["hello", signatureOf("hello")]],
    ["good, over nothing", () => ["", signatureOf("")]],
  ];

  test.each(forged)("%s: refused, nothing written", async (_name, make) => {
    const world = home.current;
    const before = await world.ports.db.stripeEvent.count();
    await expect(hand(world, ...make())).rejects.toMatchObject({ code: "VALIDATION" });
    expect(await world.ports.db.stripeEvent.count()).toBe(before);
  });

  test("no single flipped bit of body or header passes", async () => {
    const world = home.current;
    const header = good();
    const bodies = Array.from({ length: body.length }, (_, at) => [flip(body, at), header] as const);
    const headers = Array.from({ length: header.length }, (_, at) => [body, flip(header, at)] as const);
    const passed: unknown[] = [];
    for (const [rawBody, signature] of [...bodies, ...headers]) {
      await hand(world, rawBody, signature).then(
        () => passed.push([rawBody, signature]),
        (error: unknown) => {
          expect(error).toMatchObject({ code: "VALIDATION" });
        },
      );
    }
    expect(passed).toEqual([]);
    expect(await world.ports.db.stripeEvent.count({ where: { id: event.id } })).toBe(0);
  });

  test("of either secret is good, and a replay, also from a clock that runs ahead, is one event", async () => {
    const world = home.current;
    const ahead = new Date(Date.now() + 60_000);
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        hand(world, body, signatureOf(body, { secret: n % 2 ? SECRET : "whsec_next_secret", at: ahead })),
      ),
    );
    expect(await world.ports.db.stripeEvent.count({ where: { id: event.id } })).toBe(1);
    expect(await world.drain()).toBe(1);
  });
});
