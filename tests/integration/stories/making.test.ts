import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { claimRequest } from "@/lib/features/stories/data-claims";
import { failAbandonedBooks } from "@/lib/features/stories/failing/fail-abandoned-books";
import { libraryQuery } from "@/lib/features/stories/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { listBooks } from "@/lib/features/stories/library/list-books";
import { openBookPdf } from "@/lib/features/stories/library/open-book-pdf";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { openFile } from "@/lib/features/uploads/open-file";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import { inTransaction } from "@/lib/platform/context";
import { system as systemContext } from "@/tests/support/family";
import {
  aFamily,
  aWish,
  creditsOf,
  runOrder,
  withFullDisk,
  withSlowDisk,
  type Family,
} from "@/tests/support/orders";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

const USED = { reserved: 0, used: 1, RESERVE: 1, COMMIT: 1, RELEASE: 0 };
const RELEASED = { reserved: 0, used: 0, RESERVE: 1, COMMIT: 0, RELEASE: 1 };

async function ordered(family: Family): Promise<string> {
  const view = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
  return view.id;
}

describe("a book", () => {
  it("is finished with text, pictures, level and PDF, and uses one credit", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    await runOrder(system, id);
    const job = await getBookJob(family.ctx, id);
    expect(job).toMatchObject({ status: "COMPLETED", progress: 100, message: null });
    const book = await getBook(family.ctx, job.bookId ?? "");
    expect(book).toMatchObject({
      childName: "Ada",
      theme: "adventure",
      level: "Emerging",
      status: "completed",
    });
    expect(book.pages.length).toBeGreaterThanOrEqual(8);
    expect(book.resumePage).toBe(1);
    for (const page of book.pages) {
      expect(page.text).not.toMatch(/[{}]/);
      expect(page.alt).not.toMatch(/[{}]|^$/);
      const picture = await openFile(family.ctx, page.pictureUrl?.split("/").at(-1) ?? "");
      expect(picture.mime).toBe("image/jpeg");
      expect([...picture.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    }
    const pdf = await openBookPdf(family.ctx, book.id);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    // Cover, title and end, and behind it what can be talked about.
    const sheets = Buffer.from(pdf.bytes)
      .toString("latin1")
      .match(/\/Type \/Page\b(?!s)/gu);
    expect([book.talk.length > 0, sheets?.length]).toEqual([true, book.pages.length + 4]);
    expect(await creditsOf(system, family.parentId)).toEqual(USED);
  });

  it("has a cover of its own, in the shape of its pages, where it is about somebody", async () => {
    const family = await aFamily(system);
    const input = { ...aWish(family.childId), title: "The Wolf and the Moon", topics: ["wolf"] };
    const { id } = await requestBook(family.ctx, { input, idempotencyKey: null });
    await runOrder(system, id);
    const { bookId } = await getBookJob(family.ctx, id);
    const { coverUrl, coverAlt, pages } = await getBook(family.ctx, bookId ?? "");
    expect(pages.map(({ pictureUrl }) => pictureUrl)).not.toContain(coverUrl);
    expect(coverAlt).toMatch(/^Ada and .*wolf, seen from near/u);
    const { books } = await listBooks(family.ctx, libraryQuery.parse({}));
    expect(books.map((one) => one.coverAlt)).toEqual([coverAlt]);
    const { mime, bytes } = await openFile(family.ctx, coverUrl?.split("/").at(-1) ?? "");
    expect(mime).toBe("image/jpeg");
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 384 });
  });

  it("is made once when the queue delivers its order again", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    await runOrder(system, id);
    const before = await getBookJob(family.ctx, id);
    await runOrder(system, id);
    expect(await getBookJob(family.ctx, id)).toEqual(before);
    expect(await creditsOf(system, family.parentId)).toEqual(USED);
  });

  it("is made once when three workers have its order at the same moment", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    await Promise.all([runOrder(system, id), runOrder(system, id), runOrder(system, id)]);
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "COMPLETED" });
    expect(await system.db.book.count({ where: { parentId: family.parentId } })).toBe(1);
    expect(await creditsOf(system, family.parentId)).toEqual(USED);
  });

  it("belongs to the newest of eight workers, each of which believes that it still has the order", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    let older: { goOn: () => void; ended: Promise<void> } | undefined;
    for (let worker = 1; worker <= 8; worker += 1) {
      const slow = withSlowDisk(system);
      const ended = runOrder(slow.ports, id);
      await slow.reached;
      older?.goOn();
      await older?.ended;
      expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "RUNNING" });
      older = { goOn: slow.goOn, ended };
    }
    older?.goOn();
    await older?.ended;
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "COMPLETED" });
    expect(await system.db.book.count({ where: { parentId: family.parentId } })).toBe(1);
    expect(await creditsOf(system, family.parentId)).toEqual(USED);
  });

  it("goes on where an earlier try stopped, and draws no page twice", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    await expect(runOrder(withFullDisk(system, 4), id)).rejects.toThrow("no space left");
    const job = await getBookJob(family.ctx, id);
    expect(job).toMatchObject({ status: "RUNNING" });
    expect(job.progress).toBeGreaterThanOrEqual(80);
    const draft = await getBook(family.ctx, job.bookId ?? "");
    expect(draft.status).toBe("draft");
    const drawn = draft.pages.filter(({ pictureUrl }) => pictureUrl !== null);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.length).toBeLessThan(draft.pages.length);

    await runOrder(system, id);
    const book = await getBook(family.ctx, job.bookId ?? "");
    expect(book.status).toBe("completed");
    for (const page of drawn) expect(book.pages[page.number - 1]).toEqual(page);
    expect(await creditsOf(system, family.parentId)).toEqual(USED);
  });

  it("tells the parent by e-mail only if asked to, and once", async () => {
    const family = await aFamily(system);
    await runOrder(system, await ordered(family));
    expect(await system.db.outboxMessage.count({ where: { parentId: family.parentId } })).toBe(0);

    const told = await aFamily(system);
    await system.db.parent.update({ where: { id: told.parentId }, data: { storyNotifications: true } });
    const id = await ordered(told);
    await runOrder(system, id);
    await runOrder(system, id);
    const mails = await system.db.outboxMessage.findMany({ where: { parentId: told.parentId } });
    expect(mails.map(({ template }) => template)).toEqual(["story-ready"]);
  });

  it("is finished although the plan was cancelled meanwhile", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    await system.db.subscription.updateMany({
      where: { parentId: family.parentId },
      data: { status: "canceled" },
    });
    await runOrder(system, id);
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "COMPLETED" });
    expect(await creditsOf(system, family.parentId)).toEqual(USED);
  });
});

describe("a story that can't be made", () => {
  it("gives the credit back after three errors, and takes the draft away", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    const broken = withFullDisk(system, 3);
    await expect(runOrder(broken, id)).rejects.toThrow();
    await expect(runOrder(broken, id)).rejects.toThrow();
    await runOrder(broken, id);
    expect(await getBookJob(family.ctx, id)).toMatchObject({
      status: "FAILED",
      bookId: null,
      message: "We could not finish this story. Your credit is back; please try again in a little while.",
    });
    expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);
    const hourLater = { ...systemContext(system), now: () => new Date(Date.now() + 3_700_000) };
    await sweepFiles(hourLater);
    expect(await system.db.storedFile.count({ where: { parentId: family.parentId } })).toBe(0);
    expect(await system.db.bookPage.count({ where: { book: { parentId: family.parentId } } })).toBe(0);
  });

  it("gives the credit back after its worker died three times", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    const worker = systemContext(system, "story.make");
    const die = () => inTransaction(worker, (tx) => claimRequest(tx, id, new Date()));
    await die();
    await die();
    expect(await die()).toMatchObject({ crashes: 2, fence: 3 });
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "RUNNING" });
    await runOrder(system, id);
    expect(await getBookJob(family.ctx, id)).toMatchObject({
      status: "FAILED",
      message: "Something kept going wrong while we made this story. We stopped and gave your credit back.",
    });
    expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);
  });

  it("does not blame the story for a worker that was stopped", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    for (let stops = 0; stops < 5; stops += 1) {
      await expect(runOrder(system, id, AbortSignal.abort())).rejects.toThrow();
    }
    await runOrder(system, id);
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "COMPLETED" });
  });

  it("gives the credit back when the child was deleted meanwhile", async () => {
    const family = await aFamily(system);
    const early = await ordered(family);
    await deleteChild(family.ctx, { id: family.childId });
    await runOrder(system, early);
    expect(await getBookJob(family.ctx, early)).toMatchObject({
      status: "FAILED",
      message: "The child profile was deleted while the story was being made. Your credit is back.",
    });
    expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);

    const other = await aFamily(system);
    const late = await ordered(other);
    await expect(runOrder(withFullDisk(system, 5), late)).rejects.toThrow();
    await deleteChild(other.ctx, { id: other.childId });
    await runOrder(system, late);
    expect(await getBookJob(other.ctx, late)).toMatchObject({ status: "FAILED" });
    expect(await creditsOf(system, other.parentId)).toEqual(RELEASED);
    expect(await system.db.book.count({ where: { parentId: other.parentId, deletedAt: null } })).toBe(0);
  });

  it("leaves no trace of an account that is gone", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    await system.db.parent.delete({ where: { id: family.parentId } });
    await runOrder(system, id);
    expect(await system.db.bookRequest.count({ where: { id } })).toBe(0);
  });

  it("is found when the queue has given its job up", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    const other = await ordered(await aFamily(system));
    await system.db.$executeRaw`
      UPDATE pgboss.job SET state = 'failed' WHERE name = 'story.make' AND data ->> 'bookRequestId' = ${id}`;
    const worker = systemContext(system);
    expect((await failAbandonedBooks(worker)).failed).toBe(1);
    expect((await failAbandonedBooks(worker)).failed).toBe(0);
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "FAILED" });
    expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);
    expect(await system.db.bookRequest.findUnique({ where: { id: other } })).toMatchObject({
      status: "QUEUED",
    });
  });
});
