import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect } from "vitest";
import type { BookJobView } from "@/lib/features/stories/contract";
import type { Random } from "@/lib/features/writing/classic/random";
import { goal, isFullRun } from "@/tests/support/goal";
import { bookBody, type ApiClient } from "@/tests/support/http-client";
import { inLanes } from "@/tests/support/in-lanes";
import { runInvariantCheck } from "@/tests/support/invariant-check";
import { aFamily, type Family } from "@/tests/support/orders";
import { ownSystem, type OwnSystem } from "@/tests/support/own-web";
import { signedCaller } from "@/tests/support/signed-caller";
import { brokenInvariants } from "@/tests/support/story-invariants";
import { until } from "@/tests/support/until";

const ORDERS_PER_KILL = 25;
const LANES = 16;
const FAMILIES = isFullRun() ? 40 : 8;
const AGAIN_MS = 50;

let system: OwnSystem;
beforeAll(async () => {
  system = await ownSystem();
});

type Client = { family: Family; caller: ApiClient };
type Order = { client: Client; key: string };
type Answered = Order & { id: string; tries: number; lastTry: Date };

async function newClient(): Promise<Client> {
  const family = await aFamily(system, "family");
  return { family, caller: await signedCaller(system, family.ctx) };
}

const post = ({ client, key }: Order) =>
  client.caller.call<BookJobView>(
    "POST",
    "/api/books/generate",
    bookBody(client.family.childId, { title: `Story ${key}` }),
    { "idempotency-key": key },
  );

/** Sends an order until somebody answers, as a phone on a bad line would. */
async function orderUntilAnswered(order: Order): Promise<Answered> {
  for (let tries = 1; ; tries += 1) {
    const lastTry = new Date();
    const answer = await post(order).catch(() => null);
    if (answer) {
      expect(answer.status, answer.text).toBe(202);
      return { ...order, id: answer.json.id, tries, lastTry };
    }
    await pause(AGAIN_MS);
  }
}

/** Any moment, or the one in which a further order has just been taken and nobody has heard of it. */
async function someMoment(random: Random, wanted: number): Promise<void> {
  if (random.next() < 0.5) return;
  const before = await system.db.bookRequest.count();
  for (let now = before; now === before && now < wanted; now = await system.db.bookRequest.count());
}

type Plan = { kills: number; random: Random; orders: Order[] };

/** Orders without a pause, while the process that takes them is killed at random moments. */
async function killWhileOrdering({ kills, random, orders }: Plan): Promise<Answered[]> {
  let answered = 0;
  const all = inLanes(LANES, orders, async (order) => {
    const answer = await orderUntilAnswered(order);
    answered += 1;
    return answer;
  });
  const kill = async () => {
    for (let number = 0; number < kills; number += 1) {
      const moment = (number + random.next() * 0.5) * ORDERS_PER_KILL;
      await until(`answer ${Math.round(moment)}`, () => answered >= moment || null);
      await someMoment(random, orders.length);
      await system.web.killAndRestart();
    }
  };
  const [answers] = await Promise.all([all, kill()]);
  return answers;
}

async function stored() {
  const rows = await system.db.bookRequest.findMany({
    select: { id: true, parentId: true, idempotencyKey: true, createdAt: true },
  });
  const [{ jobs } = { jobs: -1 }] = await system.db.$queryRaw<{ jobs: number }[]>`
    SELECT count(DISTINCT data ->> 'bookRequestId')::int AS jobs FROM pgboss.job WHERE name = 'story.make'`;
  const reserved = await system.db.usagePeriod.aggregate({ _sum: { reserved: true, used: true } });
  return {
    orders: new Map(rows.map((row) => [`${row.parentId}/${row.idempotencyKey ?? ""}`, row])),
    rows: rows.length,
    jobs,
    credits: reserved._sum,
    reservations: await system.db.creditEntry.count({ where: { kind: "RESERVE" } }),
  };
}

goal(
  {
    id: "R12",
    title: `kill -9 of the web process, ${ORDERS_PER_KILL} keyed orders sent for each: each is taken once`,
    quick: 3,
    full: 200,
    minutes: 60,
  },
  async ({ count, random, note }) => {
    const clients: Client[] = [];
    for (let number = 0; number < FAMILIES; number += 1) clients.push(await newClient());
    const wanted = count * ORDERS_PER_KILL;
    const orders = Array.from({ length: wanted }, (_, number) => ({
      client: random.pick(clients),
      key: `order-${number}`,
    }));
    const answers = await killWhileOrdering({ kills: count, random, orders });

    const { orders: taken, rows, jobs, credits, reservations } = await stored();
    const rowOf = ({ client, key }: Order) => taken.get(`${client.family.parentId}/${key}`);
    note("orders", wanted);
    note("cut off and sent again", answers.filter(({ tries }) => tries > 1).length);
    // The order was taken, and the process died before it could say so.
    const unheard = answers.filter((answer) => (rowOf(answer)?.createdAt ?? answer.lastTry) < answer.lastTry);
    note("taken without an answer", unheard.length);
    expect(answers.map((answer) => rowOf(answer)?.id)).toEqual(answers.map(({ id }) => id));
    expect([rows, jobs, reservations]).toEqual([wanted, wanted, wanted]);
    expect(credits).toEqual({ reserved: wanted, used: 0 });
    expect(answers.filter(({ tries }) => tries > 1).length).toBeGreaterThan(0);

    // Whoever asks much later hears the same, and nothing is taken.
    const again = await inLanes(LANES, answers.slice(0, 50), async (order) => (await post(order)).json.id);
    expect(again).toEqual(answers.slice(0, 50).map(({ id }) => id));
    expect(await system.db.bookRequest.count()).toBe(wanted);
    expect(await brokenInvariants(system)).toEqual([]);
    expect(await runInvariantCheck(system)).toEqual({ code: 0, lines: ["all invariants hold"] });
    note("taken twice or lost", 0);
  },
);
