import { beforeAll, describe, expect, it } from "vitest";
import { claimRequest } from "@/lib/features/stories/data-claims";
import { findBrokenOrders } from "@/lib/features/stories/failing/find-broken-orders";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { findBrokenFiles } from "@/lib/features/uploads/find-broken-files";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import { inTransaction } from "@/lib/platform/context";
import type { StoryText } from "@/lib/shared/story";
import { backFill } from "@/tests/support/back-fill";
import { system as systemContext } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, runOrder, withFullDisk, type Family } from "@/tests/support/orders";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const USED = { reserved: 0, used: 1, RESERVE: 1, COMMIT: 1, RELEASE: 0 };

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

/** An order whose portrait, text and first pictures are stored, and that waits for another try. */
async function halfMade(family: Family): Promise<{ id: string; bookId: string }> {
  const { id } = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
  await expect(runOrder(withFullDisk(system, 4), id)).rejects.toThrow("no space left");
  const { bookId } = await getBookJob(family.ctx, id);
  return { id, bookId: bookId ?? "" };
}

const withoutMoments = ({ pages, ...text }: StoryText) => ({
  ...text,
  pages: pages.map(({ moment: _, ...page }) => page),
});

const stepsOf = async (bookRequestId: string) => {
  const rows = await system.db.bookRequestStep.findMany({ where: { bookRequestId } });
  return new Map(rows.map(({ step, output }) => [step, output as Record<string, unknown>]));
};

const store = (bookRequestId: string, step: string, output: object) =>
  system.db.bookRequestStep.update({
    where: { bookRequestId_step: { bookRequestId, step } },
    data: { output },
    select: { step: true },
  });

async function expectOneWholeBook(family: Family, bookId: string): Promise<void> {
  const book = await getBook(family.ctx, bookId);
  expect(book.status).toBe("completed");
  for (const page of book.pages) expect(page.pictureUrl).not.toBeNull();
  expect(await creditsOf(system, family.parentId)).toEqual(USED);
  expect(await system.db.book.count({ where: { parentId: family.parentId } })).toBe(1);
  const hourLater = { ...systemContext(system), now: () => new Date(Date.now() + 3_700_000) };
  await sweepFiles(hourLater);
  expect(await findBrokenFiles(systemContext(system))).toEqual([]);
  expect(await findBrokenOrders(systemContext(system))).toEqual([]);
}

describe("a stored step of an older shape", () => {
  it.each([
    {
      what: "a text whose pages don't say what they tell",
      older: "text",
      change: ({ text, ...rest }: Record<string, unknown>) => ({
        ...rest,
        text: withoutMoments(text as StoryText),
      }),
      keeps: ["hero", "plot"],
    },
    {
      what: "a portrait with a look that is drawn no more",
      older: "hero",
      change: (hero: Record<string, unknown>) => ({ ...hero, look: { skin: "blue" } }),
      keeps: [],
    },
    {
      what: "a picture without the sentence about it",
      older: "page/1",
      change: ({ alt: _, ...rest }: Record<string, unknown>) => rest,
      keeps: ["hero", "plot", "text"],
    },
  ])("$what is made again, with all that followed, for the same credit", async ({ older, change, keeps }) => {
    const family = await aFamily(system);
    const { id, bookId } = await halfMade(family);
    const before = await stepsOf(id);
    expect([...before.keys()]).toEqual(expect.arrayContaining(["hero", "plot", "text", "page/1"]));
    const tampered = change(before.get(older) ?? {});
    await store(id, older, tampered);

    await expect(runOrder(withFullDisk(system, 0), id)).rejects.toThrow("no space left");
    const after = await stepsOf(id);
    for (const step of keeps) expect(after.get(step)).toEqual(before.get(step));
    expect(after.get(older)).not.toEqual(tampered);
    expect(after.has("page/1")).toBe(false);

    await runOrder(system, id);
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "COMPLETED", bookId });
    await expectOneWholeBook(family, bookId);
  });

  it("gives way where this version knows no such step", async () => {
    const family = await aFamily(system);
    const { id, bookId } = await halfMade(family);
    await system.db.bookRequestStep.create({ data: { bookRequestId: id, step: "varnish", output: {} } });
    await runOrder(system, id);
    await expectOneWholeBook(family, bookId);
  });
});

describe("orders that were in the making when claims got a table of their own", () => {
  it("keep the count of their crashes, errors and waits", async () => {
    const family = await aFamily(system);
    const { id } = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
    const worker = systemContext(system, "story.make");
    const claim = () => inTransaction(worker, (tx) => claimRequest(tx, id, new Date()));
    for (let tries = 0; tries < 12; tries += 1) await claim();
    await system.db.bookRequestClaim.deleteMany({});
    const notes = ["error/2", "delayed/3", "stopped/5", "superseded/10"].map((note) => `let-go/${note}`);
    await system.db.bookRequestStep.createMany({
      data: notes.map((step) => ({ bookRequestId: id, step, output: {} })),
    });

    await backFill(system, "20261122110000_claims");
    expect(await claim()).toMatchObject({ fence: 13, crashes: 8, errors: 1, delays: 1 });
    expect(await stepsOf(id)).toEqual(new Map());
  });
});
