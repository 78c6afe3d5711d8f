import { beforeAll, expect } from "vitest";
import { describeFailure } from "@/lib/features/stories/rules";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { goal, isFullRun } from "@/tests/support/goal";
import { impatientQueue } from "@/tests/support/impatient-queue";
import { aFamily, aWish } from "@/tests/support/orders";
import { PATIENCE_MS } from "@/tests/support/patience";
import { POISON } from "@/tests/support/poison";
import { brokenInvariants } from "@/tests/support/story-invariants";
import { until } from "@/tests/support/until";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";
import { startWorkerProcess, type WorkerProcess } from "@/tests/support/worker-process";

const HEALTHY_PER_POISON = isFullRun() ? 10 : 4;
const CREW = 2;
/** Each crash is noticed after ten to fifteen seconds, and three of them end a story. */
const LAST_MS = isFullRun() ? 1_500_000 : PATIENCE_MS - 60_000;

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
  if (!isFullRun()) await impatientQueue(system);
});

/** Starts a worker again as often as it dies, like whatever supervises one in production. */
function supervise() {
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  let deaths = 0;
  const crew: WorkerProcess[] = [];
  const keep = async (place: number) => {
    while (!isOver()) {
      const worker = await startWorkerProcess(system, "tests/support/poisoned-worker.ts");
      crew[place] = worker;
      // Nobody else stops one that was only starting as it was over.
      if (isOver()) await worker.kill("SIGTERM");
      await worker.ended;
      if (!isOver()) deaths += 1;
    }
  };
  const ended = Promise.all(Array.from({ length: CREW }, (_, place) => keep(place)));
  return {
    deaths: () => deaths,
    stop: async () => {
      over.abort();
      await Promise.all(crew.map((worker) => worker.kill("SIGTERM")));
      await ended;
    },
  };
}

async function orderAll(poison: number): Promise<void> {
  for (let number = 0; number < poison; number += 1) {
    const family = await aFamily(system, "family");
    const order = (title: string) =>
      requestBook(family.ctx, { input: aWish(family.childId, { title }), idempotencyKey: null });
    await order(`${POISON} ${number}`);
    for (let healthy = 0; healthy < HEALTHY_PER_POISON; healthy += 1) await order(`Story ${healthy}`);
  }
}

const ends = () => system.db.$queryRaw<
  { poison: boolean; status: string; code: string | null; count: number }[]
>`
  SELECT ("order" ->> 'title') LIKE ${`${POISON}%`} AS poison, status::text, failure_code AS code, count(*)::int
  FROM book_requests GROUP BY 1, 2, 3 ORDER BY 1, 2`;

const isUnended = ({ status }: { status: string }) => status === "QUEUED" || status === "RUNNING";

goal(
  {
    id: "R15",
    title: `stories that kill their worker each time, ${HEALTHY_PER_POISON} healthy ones for each: given up after three crashes`,
    quick: 2,
    full: 50,
    minutes: 40,
  },
  async ({ count, note }) => {
    await orderAll(count);
    const watch = supervise();
    await until("every story to end", async () => ((await ends()).some(isUnended) ? null : true), LAST_MS);
    await watch.stop();

    note("deaths of a worker", watch.deaths());
    expect(await ends()).toEqual([
      { poison: false, status: "COMPLETED", code: null, count: count * HEALTHY_PER_POISON },
      { poison: true, status: "FAILED", code: "CRASHED", count },
    ]);
    // Two in one process may die of one crash; nobody dies of a story that was given up.
    expect(watch.deaths()).toBeLessThanOrEqual(3 * count);
    // Three crashed claims, the one that gave up, and the end that voids it.
    const claims = await system.db.bookRequestRun.groupBy({
      by: ["fence"],
      where: { request: { status: "FAILED" } },
    });
    expect(claims.map(({ fence }) => fence)).toEqual([5]);
    const given = await system.db.bookRequest.findFirstOrThrow({ where: { status: "FAILED" } });
    expect(given.failureMessage).toBe(describeFailure("CRASHED", { counted: false }));
    expect(await system.db.creditEntry.count({ where: { kind: "RELEASE" } })).toBe(count);
    expect(await brokenInvariants(system)).toEqual([]);
  },
);
