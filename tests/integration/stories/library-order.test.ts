// 16.25
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { readingEventsInput } from "@/lib/features/reading/contract";
import { logReading } from "@/lib/features/reading/log-reading";
import { libraryQuery } from "@/lib/features/stories/contract";
import { listBooks, type LibraryPage } from "@/lib/features/stories/library/list-books";
import { listShelf } from "@/lib/features/stories/library/list-shelf";
import type { Context } from "@/lib/platform/context";
import { aChild, signedInParent } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

type Query = Record<string, string>;

const listed = (ctx: Context, query: Query = {}) => listBooks(ctx, libraryQuery.parse(query));
const titlesOf = ({ books }: LibraryPage) => books.map(({ title }) => title);

/** Leafs through everything, two at a time. */
async function leafed(ctx: Context, query: Query): Promise<string[]> {
  const titles: string[] = [];
  let cursor: string | null = null;
  do {
    const page: LibraryPage = await listed(ctx, { ...query, limit: "2", ...(cursor !== null && { cursor }) });
    titles.push(...titlesOf(page));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return titles;
}

type Reading = { bookId: string; page: number; second: number; finishedBook?: boolean };

const read = (ctx: Context, { second, ...event }: Reading) =>
  logReading(
    ctx,
    readingEventsInput.parse({
      events: [
        {
          id: randomUUID(),
          activeSeconds: 10,
          occurredAt: new Date(Date.UTC(2026, 2, 1, 19, 0, second)).toISOString(),
          ...event,
        },
      ],
    }),
  );

/** Five stories, the first one oldest: read, begun, two unread of one name, and one read long ago. */
async function aShelf() {
  const ctx = await signedInParent(system);
  const { parentId } = ctx;
  const child = await createChild(ctx, aChild({ name: "Zoë" }));
  const book = (title: string, theme?: "science") =>
    aBook(system, { parentId, title, ...(theme && { theme }), childId: child.id, childName: "Zoë" });
  const ids = {
    finished: await book("owl at night"),
    started: await book("The Kite"),
    twin: await book("Apple Day"),
    other: await book("apple day", "science"),
    old: await book("Zebra"),
  };
  await read(ctx, { bookId: ids.old, page: 4, finishedBook: true, second: 1 });
  await read(ctx, { bookId: ids.finished, page: 4, finishedBook: true, second: 20 });
  await read(ctx, { bookId: ids.started, page: 3, second: 30 });
  return { ctx, ids, childId: child.id };
}

describe("the library's orders", () => {
  it.each([
    ["newest", ["Zebra", "apple day", "Apple Day", "The Kite", "owl at night"]],
    ["title", ["Apple Day", "apple day", "owl at night", "The Kite", "Zebra"]],
    ["lastRead", ["The Kite", "owl at night", "Zebra", "apple day", "Apple Day"]],
  ])("%s leads through everything once", async (sort, expected) => {
    const { ctx } = await aShelf();
    expect(await leafed(ctx, { sort })).toEqual(expected);
  });

  it("count what matches at the first page, and only there", async () => {
    const { ctx } = await aShelf();
    const first = await listed(ctx, { limit: "2" });
    expect(first.total).toBe(5);
    expect((await listed(ctx, { limit: "2", cursor: first.nextCursor ?? "" })).total).toBeNull();
    expect((await listed(ctx, { search: "APPLE", limit: "1" })).total).toBe(2);
    expect((await listed(ctx, { search: "nothing like it" })).total).toBe(0);
    expect((await listed(await signedInParent(system))).total).toBe(0);
  });

  it("take no cursor of another order, and none that somebody made up", async () => {
    const { ctx } = await aShelf();
    const { nextCursor } = await listed(ctx, { sort: "title", limit: "1" });
    const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    for (const [sort, cursor] of [
      ["newest", nextCursor],
      ["newest", randomUUID()],
      ["newest", made("newest", "key", randomUUID())],
      ["title", made("title", "\0", randomUUID())],
      ["title", made("title", "\ud800", randomUUID())],
      ["title", made("title", null, randomUUID())],
      ["lastRead", made("lastRead", "0000-01-01T00:00:00.000Z", randomUUID())],
      ["lastRead", made("lastRead", "yesterday", randomUUID())],
      ["lastRead", made("lastRead", null, "1")],
    ] as const) {
      await expect(
        listed(ctx, { sort, cursor: cursor ?? "" }),
        `${sort} ${cursor ?? ""}`,
      ).rejects.toMatchObject({
        code: "VALIDATION",
        details: { cursor: expect.any(String) as string },
      });
    }
  });

  it("come back whole after a reload, in steps as large as an answer may be", async () => {
    const { ctx } = await aShelf();
    const pages = await listShelf(ctx, { sort: "title" }, { shown: 5, step: 2 });
    expect(pages.map(({ books, size }) => [books.length, size])).toEqual([
      [2, 2],
      [2, 2],
      [1, 1],
    ]);
    expect(await listShelf(ctx, { sort: "title" }, { shown: 600, step: 200 })).toHaveLength(1);
  });
});

it("the back-fill finds where reading stood in what was written before", async () => {
  const { ctx, ids } = await aShelf();
  const places = () =>
    system.db.book.findMany({
      where: { parentId: ctx.parentId },
      select: { id: true, lastReadAt: true, openPage: true },
      orderBy: { id: "asc" },
    });
  const before = await places();
  expect(before.find(({ id }) => id === ids.started)).toMatchObject({ openPage: 3 });
  await system.db.book.updateMany({
    where: { parentId: ctx.parentId },
    data: { lastReadAt: null, openPage: null },
  });
  const file = "prisma/migrations/20261122135502_reading_place_filled/migration.sql";
  const [, statement = ""] = readFileSync(file, "utf8").split("-- migrate: in batches\n");
  await system.db.$queryRawUnsafe(statement, null);
  expect(await places()).toEqual(before);
});

describe("the library's filters", () => {
  it("find words in any order, over title, child and theme", async () => {
    const { ctx } = await aShelf();
    const found = async (search: string) => titlesOf(await listed(ctx, { search }));
    expect(await found("kite the")).toEqual(["The Kite"]);
    expect(await found("science zoë apple")).toEqual(["apple day"]);
    expect(await found("zoë  night")).toEqual(["owl at night"]);
    expect(await found("kite owl")).toEqual([]);
  });

  it("show what was never opened, what was begun, and one child's", async () => {
    const { ctx, childId, ids } = await aShelf();
    expect(titlesOf(await listed(ctx, { reading: "unread" }))).toEqual(["apple day", "Apple Day"]);
    const { books } = await listed(ctx, { reading: "started", sort: "lastRead" });
    expect(books).toMatchObject([{ id: ids.started, openPage: 3, lastReadAt: "2026-03-01T19:00:30.000Z" }]);
    expect((await listed(ctx, { childId })).total).toBe(5);
    expect((await listed(ctx, { childId: randomUUID() })).total).toBe(0);
  });

  it("know where reading stands by what was read last, in whatever order it is told", async () => {
    const { ctx, ids } = await aShelf();
    const started = async () =>
      (await listed(ctx, { reading: "started" })).books.map(({ id, openPage }) => [id, openPage]);
    await read(ctx, { bookId: ids.started, page: 2, second: 25 });
    expect(await started()).toEqual([[ids.started, 3]]);
    await read(ctx, { bookId: ids.started, page: 4, second: 40 });
    expect(await started()).toEqual([]);
    // Begun again.
    await read(ctx, { bookId: ids.finished, page: 1, second: 50 });
    expect(await started()).toEqual([[ids.finished, 1]]);
  });
});
