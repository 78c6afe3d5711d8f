import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startWorker } from "@/lib/http/job-runner";
import { watchBookJob } from "@/lib/features/stories/library/watch-book-job";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { claimRequest } from "@/lib/features/stories/data-claims";
import { inTransaction, type Ports } from "@/lib/platform/context";
import { readQueueDepth } from "@/lib/platform/jobs/queue-depth";
import { tracedBy } from "@/lib/platform/jobs/queue";
import { createLog } from "@/lib/platform/log/logger";
import { metrics } from "@/lib/platform/metrics/metrics";
import { aFamily, aWish, runOrder, type Family } from "@/tests/support/orders";
import { system as systemContext } from "@/tests/support/family";
import { until } from "@/tests/support/until";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

type Line = Record<string, unknown> & { msg: string };

let system: TestSystem;
let ports: Ports;
let lines: Line[];

beforeAll(async () => {
  system = await workerDatabase();
  const log = createLog(
    "debug",
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(JSON.parse(chunk.toString()) as Line);
        done();
      },
    }),
  );
  ports = { ...system, log };
});
beforeEach(() => (lines = []));

const order = async ({ ctx, childId }: Family, requestId = randomUUID()) => {
  const jobs = tracedBy(ctx.jobs, requestId);
  const input = aWish(childId, { title: `Kite ${requestId.slice(0, 4)}` });
  const { id } = await requestBook({ ...ctx, jobs }, { input, idempotencyKey: null });
  return { id, requestId };
};
/** Claims that nobody released, as dead processes leave them. */
async function die(id: string, times: number): Promise<void> {
  const worker = systemContext(system, "story.make");
  for (let time = 0; time < times; time += 1)
    await inTransaction(worker, (tx) => claimRequest(tx, id, new Date()));
}
const said = (msg: string) => lines.filter((line) => line.msg === msg);

describe("16.57: what became of a request can be followed by its id", () => {
  it("through the job that makes the story to the job that mails it, which a worker of the queue takes up", async () => {
    const family = await aFamily(system);
    const { parentId } = family;
    await system.db.parent.update({ where: { id: parentId }, data: { storyNotifications: true } });
    const { id, requestId } = await order(family);
    const worker = await startWorker(ports);
    // Nobody takes mails here; its job says so.
    const mail = until("the mail's job", () => lines.find(({ job }) => job === "email.send") ?? null);
    await Promise.allSettled([mail]);
    await worker.stop();
    expect(said("story finished")).toMatchObject([{ requestId, bookRequestId: id, job: "story.make" }]);
    expect(await mail).toMatchObject({ requestId });
  });

  it("and a line says when a story is taken up again or failed, but not when it is simply begun", async () => {
    const family = await aFamily(system);
    const first = await order(family);
    await runOrder(ports, first.id);
    expect(said("story taken up again")).toEqual([]);

    const { id } = await order(family);
    await die(id, 1);
    await runOrder(ports, id);
    expect(said("story taken up again")).toMatchObject([
      { bookRequestId: id, crashes: 1, errors: 0, delays: 0 },
    ]);

    const { id: lost } = await order(family);
    await die(lost, 3);
    await runOrder(ports, lost);
    expect(said("story failed")).toMatchObject([{ bookRequestId: lost, code: "CRASHED" }]);
    expect(JSON.stringify(lines)).not.toMatch(/Kite|Ada|Robin|example\.test/);
  });
});

describe("16.58: figures", () => {
  it("tell of jobs, steps and ends of stories, and of what waits in the queue", async () => {
    const family = await aFamily(system);
    await runOrder(ports, (await order(family)).id);
    await order(family);
    metrics().watchQueue(() => readQueueDepth(system.db));
    const text = await metrics().text();
    expect(text).toMatch(/talewick_job_seconds_count\{job="story\.make",outcome="ok"\} \d/);
    expect(text).toMatch(/talewick_story_step_seconds_count\{step="page"\} \d/);
    expect(text).toMatch(/talewick_stories_total\{outcome="finished"\} \d/);
    expect(text).toMatch(/talewick_queue_waiting\{queue="story\.make"\} [1-9]/);
    expect(text).toMatch(/talewick_queue_oldest_seconds\{queue="story\.make"\} \d/);
  });
});

describe("16.41: streams that follow a story", () => {
  it("are eight at most for one parent, and there is room for another's", async () => {
    const [greedy, other] = await Promise.all([aFamily(system), aFamily(system)]);
    const [{ id }, { id: others }] = await Promise.all([order(greedy), order(other)]);
    const leave = new AbortController();
    const watch = () => watchBookJob(greedy.ctx, id, leave.signal);
    const opened = await Promise.allSettled(Array.from({ length: 20 }, watch));
    expect(opened.filter(({ status }) => status === "fulfilled")).toHaveLength(8);
    await expect(watch()).rejects.toMatchObject({
      code: "UNAVAILABLE",
      retryAfterSeconds: expect.any(Number),
    });
    const stream = await watchBookJob(other.ctx, others, leave.signal);
    expect((await stream.next()).value).toMatchObject({ id: others });
    expect(await metrics().text()).toMatch(/^talewick_streams_open 9$/m);

    // Nobody has read the first state of the eight: they are given back all the same.
    leave.abort();
    await stream.return(undefined);
    expect(await metrics().text()).toMatch(/^talewick_streams_open 0$/m);
    await expect(watchBookJob(greedy.ctx, id, new AbortController().signal)).resolves.toBeDefined();
  });
});
