import { afterAll, beforeAll, expect, test } from "vitest";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { startWorker } from "@/lib/http/job-runner";
import { refuses, type AiServer } from "@/tests/support/ai-server";
import { aFamily, aWish, type Family } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import { until } from "@/tests/support/until";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const AT_ONCE = 4;

let server: AiServer;
let system: TestSystem;
let releaseFirst = () => {};
let release = () => {};
let stop = () => Promise.resolve();

beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase({
    ...server.env,
    AI_BOOKS_AT_ONCE: String(AT_ONCE),
    WORKER_CONCURRENCY: "8",
  });
});
afterAll(async () => {
  releaseFirst();
  release();
  await stop();
});

const order = async ({ ctx, childId }: Family, title: string) =>
  (await requestBook(ctx, { input: aWish(childId, { title }), idempotencyKey: null })).id;

const making = (family: Family) =>
  system.db.bookRequest.count({ where: { parentId: family.parentId, status: "RUNNING" } });

/** How many of these orders have come to a worker and gone back to the queue. */
async function sentBack(ids: string[]): Promise<number> {
  const [row] = await system.db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT data ->> 'bookRequestId')::int AS count FROM pgboss.job
    WHERE name = 'story.make' AND state = 'completed' AND data ->> 'bookRequestId' = ANY(${ids})`;
  return row?.count ?? 0;
}

test("ten orders of one family that waited for a full provider leave room for another family", async () => {
  // A story keeps its place until its writer declines.
  const first = new Promise<void>((resolve) => (releaseFirst = resolve));
  const rest = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  server.chat.script(() => {
    asked += 1;
    return (asked <= AT_ONCE ? first : rest).then(() => refuses());
  });
  const families = await Promise.all(Array.from({ length: 4 }, () => aFamily(system)));
  const [one, two, greedy, late] = families as [Family, Family, Family, Family];
  for (const family of [one, two]) {
    for (const title of ["The Red Kite", "The Green Kite"]) await order(family, title);
  }
  const worker = await startWorker(system);
  stop = () => worker.stop();
  await until("every place to be taken", async () =>
    (await making(one)) + (await making(two)) === AT_ONCE ? true : null,
  );

  await until("all four to be asked for", () => (asked === AT_ONCE ? true : null));
  const ids: string[] = [];
  for (const name of "abcdefghij") ids.push(await order(greedy, `The kite of ${name}`));
  await until("some to be sent back", async () => ((await sentBack(ids)) >= AT_ONCE ? true : null));
  releaseFirst();
  await until("two of them to be made", async () => ((await making(greedy)) >= 2 ? true : null));
  await order(late, "The Late Kite");
  await until("the late family to be served", async () => ((await making(late)) === 1 ? true : null));
  expect(await making(greedy)).toBe(2);
});
