import { beforeAll, describe, expect, it } from "vitest";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { openBookPdf } from "@/lib/features/stories/library/open-book-pdf";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { aFamily, aWish, creditsOf, type Family } from "@/tests/support/orders";
import { until } from "@/tests/support/until";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";
import { startWorkerProcess } from "@/tests/support/worker-process";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

const order = (family: Family, title: string) =>
  requestBook(family.ctx, { input: aWish(family.childId, { title }), idempotencyKey: null });

const status = async (family: Family, id: string) => (await getBookJob(family.ctx, id)).status;

/** Orders stories until the worker dies in the middle of one. */
async function killInTheMiddle(family: Family): Promise<{ id: string; finished: number }> {
  for (let finished = 0; finished < 5; finished += 1) {
    const worker = await startWorkerProcess(system);
    const { id } = await order(family, `Story ${finished}`);
    await until("the first pictures", async () => (await getBookJob(family.ctx, id)).progress > 80 || null);
    await worker.kill("SIGKILL");
    if ((await status(family, id)) === "RUNNING") return { id, finished };
  }
  throw new Error("the worker was always faster than the kill");
}

describe("a worker process", () => {
  it("killed in the middle of a story leaves it to the next one, which finishes it once", async () => {
    const family = await aFamily(system);
    await system.db.parent.update({ where: { id: family.parentId }, data: { storyNotifications: true } });
    const { id, finished } = await killInTheMiddle(family);
    const before = await system.db.bookRequestStep.findMany({
      where: { bookRequestId: id, step: { startsWith: "page/" } },
    });

    const worker = await startWorkerProcess(system);
    const book = await until("the story", async () => {
      const job = await getBookJob(family.ctx, id);
      expect(job.status).not.toBe("FAILED");
      return job.status === "COMPLETED" ? job.bookId : null;
    });
    expect(await worker.kill("SIGTERM")).toBe(0);

    const stories = finished + 1;
    expect(await creditsOf(system, family.parentId)).toEqual({
      reserved: 0,
      used: stories,
      RESERVE: stories,
      COMMIT: stories,
      RELEASE: 0,
    });
    expect(await system.db.book.count({ where: { parentId: family.parentId } })).toBe(stories);
    expect(await system.db.outboxMessage.count({ where: { parentId: family.parentId } })).toBe(stories);
    expect((await openBookPdf(family.ctx, book)).bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const pages = await system.db.bookPage.findMany({
      where: { bookId: book },
      select: { pictureFileId: true },
    });
    const pictures = pages.map(({ pictureFileId }) => pictureFileId);
    for (const { output } of before) expect(pictures).toContain((output as { fileId: string }).fileId);
  });

  it("16.56: told to stop finishes the story that it has begun", async () => {
    const family = await aFamily(system);
    const worker = await startWorkerProcess(system);
    const { id } = await order(family, "The last one");
    await until("the worker", async () => (await status(family, id)) === "RUNNING" || null);
    expect(await worker.kill("SIGTERM")).toBe(0);
    expect(await status(family, id)).toBe("COMPLETED");
  });
});
