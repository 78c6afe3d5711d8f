import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { listChildren } from "@/lib/features/children/list-children";
import { findOverview } from "@/lib/features/dashboard/data";
import { logReading } from "@/lib/features/reading/log-reading";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { listBooks } from "@/lib/features/stories/library/list-books";
import { libraryQuery, outlineInput } from "@/lib/features/stories/contract";
import { continueStory } from "@/lib/features/stories/ordering/continue-story";
import { outlineBook } from "@/lib/features/stories/ordering/outline-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { asAppError } from "@/lib/http/error-response";
import type { Context } from "@/lib/platform/context";
import { scopeForSystem } from "@/lib/shared/actor";
import { aChild } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, runOrder, type Family } from "@/tests/support/orders";
import { aBook } from "@/tests/support/library";
import { tablesWith } from "@/tests/support/tables-with";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

type Siblings = Family & { otherId: string; other: string };

// Words that nothing else in the database holds, another for each family.
const NAMES =
  "Quentarion Wilhelmira Oskarinde Tamsinette Bertrando Ludovica Casparion Mirabellus Theodinka Anselmira Octavinda Fridolinus Gwendarina".split(
    " ",
  );

async function siblings(): Promise<Siblings> {
  const family = await aFamily(system, "family");
  const other = NAMES.pop() ?? "";
  const profile = aChild({ name: other, gender: "Boy", age: 9, look: { hairStyle: "afro", glasses: true } });
  return { ...family, other, otherId: (await createChild(family.ctx, profile)).id };
}

const order = ({ ctx, childId, otherId }: Siblings, wish: object = {}) =>
  requestBook(ctx, { input: aWish(childId, { withChildIds: [otherId], ...wish }), idempotencyKey: null });

async function aBookOf(family: Siblings): Promise<string> {
  const { id } = await order(family);
  await runOrder(system, id);
  return (await getBookJob(family.ctx, id)).bookId ?? "";
}

const libraryOf = async (ctx: Context, childId: string) =>
  (await listBooks(ctx, libraryQuery.parse({ childId }))).books.map(({ id }) => id);

const readOnce = (ctx: Context, bookId: string, page: number) =>
  logReading(ctx, {
    events: [
      {
        ...{ id: randomUUID(), bookId, page, activeSeconds: 20, listenedSeconds: 0, finishedBook: true },
        ...{ tappedWords: [], occurredAt: new Date().toISOString() },
      },
    ],
  });

describe("a story of two children", () => {
  it("costs one credit, names and shows both, and is each child's own", async () => {
    const family = await siblings();
    const { ctx, childId, otherId, other } = family;
    const bookId = await aBookOf(family);
    expect(await creditsOf(system, family.parentId)).toMatchObject({ used: 1, RESERVE: 1, COMMIT: 1 });
    const book = await getBook(ctx, bookId);
    expect(book).toMatchObject({
      ...{ childId, childName: `Ada and ${other}`, level: "Emerging" },
      together: [
        { childId, name: "Ada" },
        { childId: otherId, name: other },
      ],
    });
    for (const name of ["Ada", other]) {
      const named = book.pages.filter(({ text }) => text.includes(name));
      expect(named.length / book.pages.length).toBeGreaterThanOrEqual(0.4);
      expect(book.pages.filter(({ alt }) => alt.includes(name)).length).toBeGreaterThan(
        book.pages.length / 2,
      );
    }
    expect(await libraryOf(ctx, childId)).toEqual([bookId]);
    expect(await libraryOf(ctx, otherId)).toEqual([bookId]);
    const alone = await aBook(system, { parentId: family.parentId, childId: otherId });
    expect((await libraryOf(ctx, otherId)).toSorted()).toEqual([bookId, alone].toSorted());
    const shared = await listBooks(ctx, libraryQuery.parse({ childId: otherId, told: "together", limit: 1 }));
    expect([shared.books.map(({ id }) => id), shared.total]).toEqual([[bookId], 1]);
    await system.db.book.delete({ where: { id: alone } });
    expect((await listChildren(ctx)).map(({ totalBooks }) => totalBooks)).toEqual([1, 1]);
    expect(await continueStory(ctx, bookId)).toMatchObject({ childId, withChildIds: [otherId] });
  });

  it("counts where it is read for each of them, and once for the family", async () => {
    const family = await siblings();
    const bookId = await aBookOf(family);
    const { pages } = await getBook(family.ctx, bookId);
    expect(await readOnce(family.ctx, bookId, pages.length)).toMatchObject({ accepted: 1 });
    const events = await system.db.readingEvent.findMany({
      where: { bookId },
      orderBy: { countedBeside: "asc" },
    });
    expect(events.map(({ childId, countedBeside }) => [childId, countedBeside])).toEqual([
      [family.childId, false],
      [family.otherId, true],
    ]);
    expect((await listChildren(family.ctx)).map(({ totalBadges }) => totalBadges > 0)).toEqual([true, true]);
    const seconds = events[0]?.activeSeconds ?? 0;
    const parent = scopeForSystem({ kind: "system", name: "test" }, family.parentId);
    expect(await findOverview(system.db, parent)).toMatchObject({ seconds });
  });

  it("is another order than that of one, and the same whoever was tapped first", async () => {
    const family = await siblings();
    const third = (await createChild(family.ctx, aChild({ name: "Mei" }))).id;
    const { id } = await order(family);
    const alone = await order(family, { withChildIds: [] });
    const ofThree = await order(family, { withChildIds: [third, family.otherId] });
    expect(new Set([id, alone.id, ofThree.id]).size).toBe(3);
    expect((await order(family, { withChildIds: [family.otherId, third] })).id).toBe(ofThree.id);
    expect((await order(family)).id).toBe(id);
    expect((await order(family, { withChildIds: null })).id).toBe(alone.id);
  });

  it("is refused with a child that isn't this parent's, and nothing is stored", async () => {
    const family = await siblings();
    const strangers = await siblings();
    for (const withChildIds of [[strangers.childId], [randomUUID()], [family.otherId, strangers.otherId]])
      await expect(order(family, { withChildIds })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await system.db.bookRequest.count({ where: { parentId: family.parentId } })).toBe(0);
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 0, RESERVE: 0 });
  });
});

describe("what is told of one child alone", () => {
  const refusalOf = async (family: Siblings, wish: object) =>
    asAppError(await order(family, wish).catch((error: unknown) => error));

  it.each([
    { title: "We Miss Grandma", topics: ["grandma died"] },
    { title: "The Wobbly Tooth", topics: ["loose tooth"] },
  ])("is refused with the way on: the same for the first child ($title)", async (wish) => {
    const family = await siblings();
    const { ctx, childId, otherId, parentId } = family;
    const refused = await refusalOf(family, wish);
    const [alone, ...others] = refused?.alternatives ?? [];
    expect(refused?.code).toBe("REFUSED");
    expect(alone).toMatchObject({
      withChildIds: [],
      sentence: expect.stringContaining("Ada") as string,
    });
    expect(others.every(({ withChildIds }) => withChildIds === undefined)).toBe(true);
    const words = aWish(childId, { withChildIds: [otherId], ...wish });
    const shown = await outlineBook(ctx, outlineInput.parse(words));
    expect(shown.aloneFor).toEqual([childId, otherId]);
    const ofOther = await outlineBook(ctx, outlineInput.parse(aWish(otherId, { ...wish, withChildIds: [] })));
    expect([ofOther.idea !== null || ofOther.alternatives.length > 0, ofOther.aloneFor]).toEqual([true, []]);
    expect(await creditsOf(system, parentId)).toMatchObject({ RESERVE: 0 });

    const { id } = await requestBook(ctx, { input: { ...words, ...alone }, idempotencyKey: null });
    await runOrder(system, id);
    const book = await getBook(ctx, (await getBookJob(ctx, id)).bookId ?? "");
    expect(book).toMatchObject({ childName: "Ada", together: [] });
    const { premise } = await system.db.book.findUniqueOrThrow({ where: { id: book.id } });
    expect(premise).toBe(alone?.sentence);
  });

  it("isn't offered where it can't be told of one either", async () => {
    const family = await siblings();
    const wish = { title: "Visiting My Uncle", topics: ["prison"] };
    const refused = await refusalOf(family, wish);
    expect(refused).toMatchObject({ code: "REFUSED", alternatives: undefined });
    const words = aWish(family.childId, { withChildIds: [family.otherId], ...wish });
    const shown = await outlineBook(family.ctx, outlineInput.parse(words));
    expect(shown.aloneFor).toEqual([]);
  });
});

describe("when one of two children is deleted", () => {
  const kept = async (family: Siblings, gone: string) => {
    const bookId = await aBookOf(family);
    const { pages } = await getBook(family.ctx, bookId);
    await readOnce(family.ctx, bookId, pages.length);
    await deleteChild(family.ctx, { id: gone });
    return bookId;
  };

  it("their story is the other one's, with nothing of the deleted child but what it tells", async () => {
    const family = await siblings();
    const bookId = await kept(family, family.otherId);
    expect(await tablesWith(system, family.other)).toEqual(["book_pages"]);
    expect(await tablesWith(system, family.otherId)).toEqual(["audit_log"]);
    expect(await getBook(family.ctx, bookId)).toMatchObject({
      ...{ childId: family.childId, childName: "Ada", together: [] },
      levels: { easier: null, harder: null },
    });
    expect(await libraryOf(family.ctx, family.childId)).toEqual([bookId]);
  });

  it("also where that was the first", async () => {
    const family = await siblings();
    const bookId = await kept(family, family.childId);
    expect(await getBook(family.ctx, bookId)).toMatchObject({
      ...{ childId: family.otherId, childName: family.other, together: [] },
    });
    expect(await libraryOf(family.ctx, family.otherId)).toEqual([bookId]);
    expect(await system.db.readingEvent.findMany({ where: { bookId } })).toMatchObject([
      { childId: family.otherId, countedBeside: false },
    ]);
  });

  it("it goes where the child's stories are to go as well, and an order of both ends", async () => {
    const family = await siblings();
    const bookId = await aBookOf(family);
    const { id } = await order(family, { title: "Another Day" });
    await deleteChild(family.ctx, { id: family.otherId, withStories: true });
    await expect(getBook(family.ctx, bookId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await getBookJob(family.ctx, id)).toMatchObject({ status: "FAILED" });
    expect(await tablesWith(system, family.other)).toEqual([]);
  });
});
