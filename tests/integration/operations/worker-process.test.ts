import { beforeAll, expect, test } from "vitest";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";
import { startWorkerProcess, type WorkerProcess } from "@/tests/support/worker-process";

let system: TestSystem;
let left: WorkerProcess | null = null;
beforeAll(async () => {
  system = await workerDatabase();
});

const workers = () => system.db.$queryRaw`
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'worker-%'`;

test("a worker that is told to stop the moment it says that it has started ends in order", async () => {
  const worker = await startWorkerProcess(system, "tests/support/worker-stopped-at-once.ts");
  expect(await worker.ended).toEqual([0, null]);
});

// Two that belong together: what fails in the first must not work in the second.
test("a test that ends early leaves a worker", async () => {
  left = await startWorkerProcess(system);
  expect(await workers()).not.toEqual([]);
});

test("it is ended before the next test begins", async () => {
  expect(left).not.toBeNull();
  expect(await Promise.race([left?.ended, Promise.resolve("at work")])).toEqual([null, "SIGKILL"]);
});
