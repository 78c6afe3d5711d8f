import { beforeAll, expect, test } from "vitest";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { aFamily, aWish, creditsOf } from "@/tests/support/orders";
import { ENDLESS } from "@/tests/support/poison";
import { until } from "@/tests/support/until";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";
import { startWorkerProcess } from "@/tests/support/worker-process";

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

// 16.56; what is finished within the time is told in tests/integration/stories/killed-worker.test.ts.
test("16.56: a worker told to stop gives back what it can't finish, ends in time, and the next one makes it", async () => {
  const { ctx, childId, parentId } = await aFamily(system);
  const title = `${ENDLESS} of a story`;
  const worker = await startWorkerProcess(system, "tests/support/poisoned-worker.ts");
  const { id } = await requestBook(ctx, { input: aWish(childId, { title }), idempotencyKey: "endless" });
  const job = () => getBookJob(ctx, id);
  await until("the story begins", async () => (await job()).status === "RUNNING" || null);
  await until("its pictures", async () => (await job()).progress > 10 || null);

  // 0: by itself; one that takes longer than it may ends with 1.
  expect(await worker.kill("SIGTERM")).toBe(0);
  const [left] = await system.db.$queryRaw<{ state: string }[]>`
    SELECT state::text FROM pgboss.job WHERE name = 'story.make'`;
  // Not by the silence of a dead worker: it waits for the next one already.
  expect(left).toEqual({ state: "retry" });

  await startWorkerProcess(system);
  const made = async () => ((await job()).status === "COMPLETED" ? true : null);
  await until("the next worker", made);
  expect(await creditsOf(system, parentId)).toMatchObject({ reserved: 0, used: 1, COMMIT: 1, RELEASE: 0 });
});
