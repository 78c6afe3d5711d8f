import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { SYNCED_EVENTS } from "@/lib/features/billing/events/record-event";
import type { Random } from "@/lib/features/writing/classic/random";
import { goal } from "@/tests/support/goal";
import { inLanes } from "@/tests/support/in-lanes";
import { testSystem } from "@/tests/support/test-system";
import {
  eventBody,
  macOf,
  postEvent,
  secondsNow,
  signed,
  webhookSecretOf,
  type Sent,
} from "@/tests/support/webhook-sender";
import { withClient } from "@/tests/support/with-client";

const system = testSystem();
const LANES = 16;
const WRONG = "whsec_of_somebody_else";

type Forgery = { body: string | Buffer; headers: Record<string, string> };
type Given = { body: string; secret: string; random: Random };

const at = (random: Random, length: number) => Math.floor(random.next() * length);
const flip = (text: string, place: number) =>
  text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ 1) + text.slice(place + 1);
const headed = (body: string | Buffer, signature: string, more: Record<string, string> = {}): Forgery => ({
  body,
  headers: { "stripe-signature": signature, ...more },
});

const FORGERIES: ((given: Given) => Forgery)[] = [
  ({ body, secret, random }) => headed(flip(body, at(random, body.length)), signed(body, secret)),
  ({ body, secret, random }) => {
    const header = signed(body, secret);
    return headed(body, flip(header, at(random, header.length)));
  },
  ({ body }) => headed(body, signed(body, WRONG)),
  ({ body, secret, random }) => headed(body, signed(body, secret, secondsNow() - 310 - at(random, 1e6))),
  ({ body, secret }) => headed(body, signed(body, secret).replace(/t=\d+/, `t=${secondsNow() + 3600}`)),
  ({ body }) => {
    const now = secondsNow();
    return headed(body, `t=${now},v1=${macOf(body, WRONG, now)},v1=${macOf(body, "whsec_another", now)}`);
  },
  ({ body }) => ({ body, headers: {} }),
  ({ body }) => headed(body, ""),
  ({ body, secret }) => headed(body, signed(body, secret).replace("v1=", "v0=")),
  ({ body, secret }) => headed(gzipSync(body), signed(body, secret), { "content-encoding": "gzip" }),
  ({ body, secret }) => headed(`\u{FEFF}${body}`, signed(body, secret)),
  ({ body, secret }) => headed(JSON.stringify(JSON.parse(body)), signed(body, secret)),
  ({ body, secret }) => headed(body.replace("invoice.paid", "invoice.voided"), signed(body, secret)),
  ({ body, secret, random }) => headed(body.slice(0, at(random, body.length)), signed(body, secret)),
];

const stored = (like: string): Promise<number> =>
  withClient(system.database, async (client) => {
    const found = await client.query("SELECT 1 FROM stripe_events WHERE id LIKE $1", [like]);
    return found.rowCount ?? 0;
  });

const percentile99 = (answers: Sent[]) =>
  Math.round(
    answers.map((one) => one.milliseconds).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0,
  );

goal(
  {
    id: "R5",
    title: "events with a signature that is not the provider's: none taken, nothing written",
    quick: 300,
    full: 10_000,
  },
  async ({ count, random, note }) => {
    const secret = await webhookSecretOf(system.stripe);
    const run = `${Date.now()}`;
    const attempts = Array.from({ length: count }, (_, n) => {
      const body = eventBody({ id: `evt_bad_${run}_${n}`, type: "invoice.paid", customer: "cus_nobody" });
      const make = FORGERIES[n % FORGERIES.length] ?? random.pick(FORGERIES);
      return make({ body, secret, random: random.fork(String(n)) });
    });
    const answers = await inLanes(LANES, attempts, ({ body, headers }) =>
      postEvent(system.app, body, headers),
    );
    note("99% answered within, ms", percentile99(answers));
    expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
    expect(await stored(`evt_bad_${run}%`)).toBe(0);

    // The provider signs with both secrets while one replaces the other.
    const ahead = secondsNow() + 60;
    const body = eventBody({ id: `evt_replay_${run}`, type: "invoice.paid", customer: "cus_nobody" });
    const header = `t=${ahead},v1=${macOf(body, WRONG, ahead)},v1=${macOf(body, secret, ahead)}`;
    const replays = await inLanes(LANES, Array.from({ length: count / 10 }), () =>
      postEvent(system.app, body, { "stripe-signature": header }),
    );
    note("replays of a good one from a clock that runs ahead", replays.length);
    expect(replays.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await stored(`evt_replay_${run}`)).toBe(1);
  },
);

/** Every event name that the installed package knows, and some that nobody does. */
function eventNames(): string[] {
  const source = readFileSync("node_modules/stripe/esm/resources/Events.d.ts", "utf8");
  const published = [...source.matchAll(/type: '([a-z0-9_.]+)'/g)].map(([, type]) => type ?? "");
  const invented = Array.from({ length: 50 }, (_, n) => `brand_new.in.${2031 + n}`);
  return [...new Set([...published, ...invented])];
}

goal(
  {
    id: "R6",
    title: "event types, published and invented: all taken, what concerns nobody leaves nothing",
    quick: 250,
    full: 250,
  },
  async ({ count, note }) => {
    const secret = await webhookSecretOf(system.stripe);
    const run = `${Date.now()}`;
    const names = eventNames();
    expect(names.length).toBeGreaterThanOrEqual(count);
    const answers = await inLanes(LANES, names, async (type) => {
      const body = eventBody({ id: `evt_type_${run}_${type}`, type, customer: "cus_nobody" });
      return postEvent(system.app, body, { "stripe-signature": signed(body, secret) });
    });
    note("types", names.length);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const followed = names.filter((name) => SYNCED_EVENTS.some((known) => known === name));
    expect(await stored(`evt_type_${run}%`)).toBe(followed.length);

    const body = eventBody({ id: `evt_unsigned_${run}`, type: "brand_new", customer: "cus_nobody" });
    expect((await postEvent(system.app, body)).status).toBe(400);
  },
);
