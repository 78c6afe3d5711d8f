import { beforeAll, describe, expect, it } from "vitest";
import { asAppError } from "@/lib/http/error-response";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { failAbandonedBooks } from "@/lib/features/stories/failing/fail-abandoned-books";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { listActiveRequests } from "@/lib/features/stories/library/list-active-requests";
import { putAwayRequest } from "@/lib/features/stories/library/put-away-request";
import { makeBook } from "@/lib/features/stories/making/make-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import { system as systemContext } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, runOrder, withSlowDisk, type Family } from "@/tests/support/orders";
import { sweepAll } from "@/tests/support/story-invariants";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

const RELEASED = { reserved: 0, used: 0, RESERVE: 1, COMMIT: 0, RELEASE: 1 };

async function ordered(family: Family): Promise<string> {
  const view = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
  return view.id;
}

/** The queue gives the job of an order up. */
const giveUpJob = (id: string) => system.db.$executeRaw`
  UPDATE pgboss.job SET state = 'failed' WHERE name = 'story.make' AND data ->> 'bookRequestId' = ${id}`;

const filesOf = (family: Family) => system.db.storedFile.count({ where: { parentId: family.parentId } });
const stepsOf = (bookRequestId: string) => system.db.bookRequestStep.count({ where: { bookRequestId } });

describe("an order that fails before its text is written", () => {
  it("leaves neither the hero's portrait nor any step", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    const slow = withSlowDisk(system);
    const ended = runOrder(slow.ports, id);
    await slow.reached;
    await deleteChild(family.ctx, { id: family.childId });
    slow.goOn();
    await ended;
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "FAILED", bookId: null });
    expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);
    expect(await system.db.book.count({ where: { parentId: family.parentId } })).toBe(0);
    // The picture that was being stored at that moment is nobody's.
    await sweepAll(system);
    expect(await filesOf(family)).toBe(0);
    expect(await stepsOf(id)).toBe(0);
  });
});

describe("an order that failed", () => {
  it("23.13: says what it asked for, on every device, until its words are erased", async () => {
    const family = await aFamily(system);
    const { childId } = family;
    const first = await requestBook(family.ctx, {
      input: aWish(childId, { title: "Wind" }),
      idempotencyKey: null,
    });
    await runOrder(system, first.id);
    const before = (await getBookJob(family.ctx, first.id)).bookId ?? "";
    const wished = { topics: ["kites", "a windy hill"], creativityLevel: 9, ageAppropriate: false };
    const input = aWish(childId, { ...wished, continues: before });
    const { id } = await requestBook(family.ctx, { input, idempotencyKey: null });
    expect(await listActiveRequests(family.ctx)).toMatchObject([{ id, wish: null }]);
    await giveUpJob(id);
    await failAbandonedBooks(systemContext(system));
    const wish = { ...wished, childId, characterStyle: null, continues: before };
    expect(await listActiveRequests(family.ctx)).toMatchObject([{ id, wish }]);
    await deleteBook(family.ctx, before);
    expect(await listActiveRequests(family.ctx)).toMatchObject([{ id, wish: { ...wish, continues: null } }]);
    await deleteChild(family.ctx, { id: childId });
    expect(await listActiveRequests(family.ctx)).toMatchObject([{ id, childName: "", wish: null }]);
  });

  it("16.32: is put away for every sign-in, by its parent alone, and not while it is made", async () => {
    const family = await aFamily(system);
    const stranger = await aFamily(system);
    const id = await ordered(family);
    const refusal = (ctx: Family["ctx"]) =>
      putAwayRequest(ctx, id).catch((error: unknown) => asAppError(error)?.code);
    expect(await refusal(family.ctx)).toBe("CONFLICT");
    await giveUpJob(id);
    await failAbandonedBooks(systemContext(system));
    expect(await listActiveRequests(family.ctx)).toMatchObject([{ id, status: "FAILED" }]);
    expect(await refusal(stranger.ctx)).toBe("NOT_FOUND");
    expect(await listActiveRequests(family.ctx)).toHaveLength(1);
    await putAwayRequest(family.ctx, id);
    await putAwayRequest(family.ctx, id);
    expect(await listActiveRequests(family.ctx)).toEqual([]);
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "FAILED" });
  });
});

describe("orders that the family itself makes fail", () => {
  it("are given back five times in a period, and count from then on, eight at once", async () => {
    const family = await aFamily(system);
    const ids: string[] = [];
    for (let number = 1; number <= 9; number += 1) {
      const input = aWish(family.childId, { title: `Story ${number}` });
      ids.push((await requestBook(family.ctx, { input, idempotencyKey: null })).id);
    }
    const [crashed = "", ...caused] = ids;
    await giveUpJob(crashed);
    expect(await failAbandonedBooks(systemContext(system))).toEqual({ failed: 1 });
    await deleteChild(family.ctx, { id: family.childId });
    await Promise.all(caused.map((id) => runOrder(system, id)));
    expect(await creditsOf(system, family.parentId)).toEqual({
      reserved: 0,
      used: 3,
      RESERVE: 9,
      COMMIT: 3,
      RELEASE: 6,
    });
    const messages = await Promise.all(caused.map(async (id) => (await getBookJob(family.ctx, id)).message));
    expect(messages.filter((message) => message?.endsWith("Your credit is back."))).toHaveLength(5);
    expect(messages.filter((message) => message?.endsWith("so the story counts."))).toHaveLength(3);
  });
});

describe("an order that takes too long", () => {
  const atMinute = (minutes: number) => ({
    ...systemContext(system, "story.make"),
    now: () => new Date(Date.now() + minutes * 60_000),
  });
  const make = (bookRequestId: string, minutes: number, signal = new AbortController().signal) =>
    makeBook(atMinute(minutes), { bookRequestId, signal });

  it("is given up ten minutes after it was begun, credit back", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    await expect(make(id, 0, AbortSignal.abort())).rejects.toThrow();
    await make(id, 11);
    expect(await getBookJob(family.ctx, id)).toMatchObject({
      status: "FAILED",
      message: "This story was taking far too long, so we stopped. Your credit is back; please try again.",
    });
    expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);
  });

  it("may wait in the queue as long as it has to, and be tried again within the time", async () => {
    const family = await aFamily(system);
    const id = await ordered(family);
    await expect(make(id, 20, AbortSignal.abort())).rejects.toThrow();
    await make(id, 29);
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "COMPLETED" });
  });
});

describe("an order that the queue gave up", () => {
  it("takes nothing more from its worker, with eight such workers at once", async () => {
    const zombies = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const family = await aFamily(system);
        const id = await ordered(family);
        const slow = withSlowDisk(system);
        const ended = runOrder(slow.ports, id);
        await slow.reached;
        await giveUpJob(id);
        return { family, id, ended, goOn: slow.goOn };
      }),
    );
    expect(await failAbandonedBooks(systemContext(system))).toEqual({ failed: 8 });
    for (const { goOn } of zombies) goOn();
    await Promise.all(zombies.map(({ ended }) => ended));
    // What they drew was never kept, so the sweep takes it.
    await sweepFiles({ ...systemContext(system), now: () => new Date(Date.now() + 3_700_000) });
    for (const { family, id } of zombies) {
      expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "FAILED", bookId: null });
      expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);
      expect(await stepsOf(id)).toBe(0);
      expect(await filesOf(family)).toBe(0);
    }
  });

  it("is ended although the one before it can't be", async () => {
    const stuck = await aFamily(system);
    const stuckId = await ordered(stuck);
    const { periodStart } = await system.db.creditEntry.findFirstOrThrow({
      where: { bookRequestId: stuckId },
    });
    // The ledger refuses a second release, so that this order can't be ended.
    await system.db.creditEntry.create({
      data: { bookRequestId: stuckId, parentId: stuck.parentId, periodStart, kind: "RELEASE" },
    });
    const family = await aFamily(system);
    const id = await ordered(family);
    await giveUpJob(stuckId);
    await giveUpJob(id);
    expect(await failAbandonedBooks(systemContext(system))).toEqual({ failed: 1 });
    expect(await getBookJob(stuck.ctx, stuckId)).toMatchObject({ status: "QUEUED" });
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "FAILED" });
    expect(await creditsOf(system, family.parentId)).toEqual(RELEASED);
  });
});
