import { beforeAll, expect } from "vitest";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import type { Random } from "@/lib/features/writing/classic/random";
import { goal, isFullRun } from "@/tests/support/goal";
import { impatientQueue } from "@/tests/support/impatient-queue";
import { runInvariantCheck } from "@/tests/support/invariant-check";
import { aFamily, aWish, type Family } from "@/tests/support/orders";
import { brokenInvariants, sweepAll } from "@/tests/support/story-invariants";
import { until } from "@/tests/support/until";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";
import { startWorkerProcess, type WorkerProcess } from "@/tests/support/worker-process";

const FAMILIES = isFullRun() ? 60 : 8;
const ORDERS_PER_KILL = isFullRun() ? 7.2 : 4;
const CREW = 2;
/** Stories that wait while the next worker is killed: enough for all hands. */
const BACKLOG = 6;
/** A killed worker is missed after ten seconds and its story begun again, up to three times. */

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
  if (!isFullRun()) await impatientQueue(system);
});

async function families(): Promise<Family[]> {
  const all: Family[] = [];
  for (let number = 0; number < FAMILIES; number += 1) {
    const family = await aFamily(system, "family");
    const data = { storyNotifications: number % 2 === 0 };
    await system.db.parent.update({ where: { id: family.parentId }, data });
    all.push(family);
  }
  return all;
}

const order = ({ ctx, childId }: Family, number: number) =>
  requestBook(ctx, {
    input: aWish(childId, { title: `Story ${number}` }),
    idempotencyKey: `order-${number}`,
  });

async function progress(): Promise<Map<string, number>> {
  const rows = await system.db.$queryRaw<{ id: string; progress: number }[]>`
    SELECT id::text, progress FROM book_requests JOIN book_request_runs ON book_request_id = id
    WHERE status = 'RUNNING'`;
  return new Map(rows.map((row) => [row.id, row.progress]));
}

const countWaiting = () => system.db.bookRequest.count({ where: { status: { in: ["QUEUED", "RUNNING"] } } });

/** Waits until a worker is at such a point of some story. */
async function someStoryAt(point: number): Promise<void> {
  const before = await progress();
  await until(`a story at ${point}%`, async () => {
    const moved = [...(await progress())].some(([id, now]) => now >= point && now > (before.get(id) ?? 0));
    return moved || (await countWaiting()) === 0 || null;
  });
}

type Plan = { kills: number; random: Random; among: Family[] };

/** Orders as fast as stories are made, while one worker after another is killed at a random point of its work. */
async function killWhileOrdering({ kills, random, among }: Plan): Promise<WorkerProcess[]> {
  const crew = await Promise.all(Array.from({ length: CREW }, () => startWorkerProcess(system)));
  let orders = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    for (; orders < Math.round(kill * ORDERS_PER_KILL); orders += 1) await order(random.pick(among), orders);
    await until("stories to be made", async () => (await countWaiting()) <= BACKLOG || null);
    // The beginning of a story, its middle and its end in turn.
    await someStoryAt(5 + Math.floor(30 * ((kill % 3) + random.next())));
    const victim = Math.floor(random.next() * CREW);
    await crew[victim]?.kill("SIGKILL");
    crew[victim] = await startWorkerProcess(system);
  }
  return crew;
}

async function endings() {
  const [row] = await system.db.$queryRaw<Record<"orders" | "completed" | "failed" | "again", number>[]>`
    SELECT count(*)::int AS orders, count(*) FILTER (WHERE status = 'COMPLETED')::int AS completed,
      count(*) FILTER (WHERE status = 'FAILED')::int AS failed,
      sum(greatest(fence - 1, 0)) FILTER (WHERE status = 'COMPLETED')::int AS again
    FROM book_requests JOIN book_request_runs ON book_request_id = id`;
  if (!row) throw new Error("no orders");
  return row;
}

goal(
  {
    id: "R11",
    title: `kill -9 of one of ${CREW} workers, ${ORDERS_PER_KILL} stories ordered for each: made once, charged once`,
    quick: 3,
    full: 500,
    minutes: 90,
  },
  async ({ count, random, note }) => {
    const among = await families();
    const crew = await killWhileOrdering({ kills: count, random, among });
    await until("the last story", async () => (await countWaiting()) === 0 || null);
    await Promise.all(crew.map((worker) => worker.kill("SIGTERM")));

    const { orders, completed, failed, again } = await endings();
    note("stories ordered", orders);
    note("taken up again", again);
    note("given up, credit back", failed);
    note("files drawn in vain", await sweepAll(system));
    expect(await brokenInvariants(system)).toEqual([]);
    expect(await runInvariantCheck(system)).toEqual({ code: 0, lines: ["all invariants hold"] });
    expect(completed + failed).toBe(Math.round(count * ORDERS_PER_KILL));
    expect(await system.db.book.count({ where: { status: "completed", deletedAt: null } })).toBe(completed);
    expect(await system.db.creditEntry.count({ where: { kind: "COMMIT" } })).toBe(completed);
    // Three crashes end an order; nothing but bad luck may bring that about.
    const crashed = { status: "FAILED", failureCode: "CRASHED" } as const;
    expect(await system.db.bookRequest.count({ where: crashed })).toBe(failed);
    expect(failed).toBeLessThanOrEqual(Math.max(1, orders / 20));
    note("made or charged twice", 0);
  },
);
