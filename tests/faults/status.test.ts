import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect } from "vitest";
import type { BookJobView } from "@/lib/features/stories/contract";
import type { Random } from "@/lib/features/writing/classic/random";
import { goal, isFullRun } from "@/tests/support/goal";
import { bookBody, type ApiClient } from "@/tests/support/http-client";
import { impatientQueue } from "@/tests/support/impatient-queue";
import { runInvariantCheck } from "@/tests/support/invariant-check";
import { aFamily, type Family } from "@/tests/support/orders";
import { ownSystem, type OwnSystem } from "@/tests/support/own-web";
import { signedCaller } from "@/tests/support/signed-caller";
import { brokenInvariants } from "@/tests/support/story-invariants";
import { until } from "@/tests/support/until";
import { eventsOf, expectReadable, Hearing, isEnded } from "@/tests/support/watched-order";
import { startWorkerProcess, type WorkerProcess } from "@/tests/support/worker-process";

const KILLS = isFullRun() ? 3 : 2;
/** Between two kills stories are made in peace. */
const PEACE_MS = isFullRun() ? 75_000 : 0;
const POLL_MS = isFullRun() ? 1000 : 400;
const CREW = 2;
/** Every so many clients listen to the event stream too. */
const LISTENERS = 3;

let system: OwnSystem;
beforeAll(async () => {
  system = await ownSystem();
  if (!isFullRun()) await impatientQueue(system);
});

type Client = { number: number; family: Family; caller: ApiClient };
const counts = { orders: 0, putOff: 0, polls: 0, events: 0, ms: [] as number[] };

async function askStatus({ caller }: Client, id: string): Promise<BookJobView> {
  const begun = performance.now();
  const { status, json, text } = await caller.call<BookJobView>("GET", `/api/ai-books/status/${id}`);
  counts.ms.push(performance.now() - begun);
  counts.polls += 1;
  expect(status, text).toBe(200);
  return json;
}

async function pollToTheEnd(client: Client, id: string): Promise<Hearing> {
  const hearing = new Hearing();
  for (;;) {
    const view = hearing.hear(await askStatus(client, id));
    if (isEnded(view)) {
      await expectReadable(client.caller, system.web.origin, view);
      return hearing;
    }
    await pause(POLL_MS);
  }
}

async function listenToTheEnd({ caller }: Client, id: string): Promise<void> {
  const hearing = new Hearing();
  for await (const view of eventsOf(caller, system.web.origin, id)) {
    counts.events += 1;
    await expectReadable(caller, system.web.origin, hearing.hear(view));
  }
}

async function orderStory(client: Client): Promise<string> {
  counts.orders += 1;
  const body = bookBody(client.family.childId, { title: `Story ${counts.orders}` });
  for (;;) {
    const answer = await client.caller.call<BookJobView>("POST", "/api/books/generate", body);
    // Where all order in the same second, some are asked to come again.
    const wait = answer.status === 503 ? Number(answer.headers.get("retry-after")) : 0;
    if (wait === 0) {
      expect(answer.status, answer.text).toBe(202);
      return answer.json.id;
    }
    counts.putOff += 1;
    await pause(wait * 1000);
  }
}

/** One story after another, each watched to its end; then all of them once more. */
async function useForAWhile(client: Client, isOver: () => boolean): Promise<void> {
  const ended = new Map<string, Hearing>();
  do {
    const id = await orderStory(client);
    const [hearing] = await Promise.all([
      pollToTheEnd(client, id),
      client.number % LISTENERS === 0 ? listenToTheEnd(client, id) : null,
    ]);
    ended.set(id, hearing);
  } while (!isOver());
  for (const [id, hearing] of ended) hearing.hear(await askStatus(client, id));
}

async function isAt(point: number): Promise<boolean> {
  const [row] = await system.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM book_requests JOIN book_request_runs ON book_request_id = id
    WHERE status = 'RUNNING' AND progress >= ${point}`;
  return (row?.count ?? 0) > 0;
}

const startCrew = () => Promise.all(Array.from({ length: CREW }, () => startWorkerProcess(system)));

/** Kills every worker at the same moment, while a story is at some point of its making. */
async function killWorkers(crew: WorkerProcess[], random: Random): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(PEACE_MS);
    const point = 5 + Math.floor(random.next() * 85);
    await until(`a story at ${point}%`, async () => (await isAt(point)) || null);
    await Promise.all(crew.map((worker) => worker.kill("SIGKILL")));
    crew.splice(0, CREW, ...(await startCrew()));
  }
  await pause(PEACE_MS);
}

const percentile = (values: number[], share: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0);

goal(
  {
    id: "R19",
    title: `parents ask how their stories come along while all workers are killed, ${KILLS} times: nothing goes back, an end is an end`,
    quick: 6,
    full: 200,
    minutes: 60,
  },
  async ({ count, random, note }) => {
    const clients: Client[] = [];
    for (let number = 0; number < count; number += 1) {
      const family = await aFamily(system, "family");
      clients.push({ number, family, caller: await signedCaller(system, family.ctx) });
    }
    const crew = await startCrew();
    let isOver = false;
    const killing = killWorkers(crew, random).finally(() => (isOver = true));
    await Promise.all([killing, ...clients.map((client) => useForAWhile(client, () => isOver))]);
    await Promise.all(crew.map((worker) => worker.kill("SIGTERM")));

    note("stories", counts.orders);
    note("asked to come again", counts.putOff);
    note("answers", counts.polls);
    note("events", counts.events);
    note("p95 of an answer, ms", percentile(counts.ms, 0.95));
    const again = await system.db.bookRequestRun.count({ where: { fence: { gt: 1 } } });
    note("stories taken up again", again);
    expect(again).toBeGreaterThan(0);
    expect(await system.db.bookRequest.count({ where: { status: "COMPLETED" } })).toBe(counts.orders);
    expect(await brokenInvariants(system)).toEqual([]);
    expect(await runInvariantCheck(system)).toEqual({ code: 0, lines: ["all invariants hold"] });
    note("answers that went back", 0);
  },
);
