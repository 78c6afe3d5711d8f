import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { getChild } from "@/lib/features/children/get-child";
import { showDashboard } from "@/lib/features/dashboard/show-dashboard";
import { readingEventsInput, readingReportQuery } from "@/lib/features/reading/contract";
import { logReading } from "@/lib/features/reading/log-reading";
import { reportReading } from "@/lib/features/reading/report-reading";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import type { Context } from "@/lib/platform/context";
import { aChild } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { aFamily } from "@/tests/support/orders";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const NOW = new Date("2026-03-11T12:00:00Z");

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

async function aFamilyNow() {
  const family = await aFamily(system, "family");
  const addChild = async (name: string) => (await createChild(family.ctx, aChild({ name }))).id;
  return { ...family, ctx: { ...family.ctx, now: () => NOW }, addChild };
}

type Read = { bookId: string; page: number; at: string; seconds?: number; listened?: number; end?: boolean };

const read = (ctx: Context, pages: Read[]) =>
  logReading(
    ctx,
    readingEventsInput.parse({
      events: pages.map(({ bookId, page, at, seconds = 60, listened = 0, end = false }) => ({
        id: randomUUID(),
        bookId,
        page,
        activeSeconds: seconds,
        listenedSeconds: listened,
        finishedBook: end,
        occurredAt: at,
      })),
    }),
  );

const report = (ctx: Context, wish: Record<string, unknown> = {}) =>
  reportReading(ctx, readingReportQuery.parse(wish));

describe("the reading report", () => {
  it("counts by the reader's own days, each page once, and again on another day", async () => {
    const { ctx, parentId, childId } = await aFamilyNow();
    const bookId = await aBook(system, { parentId, childId, pages: [40, 40], theme: "animals" });
    await read(ctx, [
      // Half past eight in the evening of the 9th in California; in UTC it is the 10th.
      { bookId, page: 1, at: "2026-03-09T20:30:00-07:00", seconds: 90 },
      { bookId, page: 2, at: "2026-03-09T20:32:00-07:00", seconds: 90, listened: 60, end: true },
      { bookId, page: 1, at: "2026-03-10T20:30:00-07:00", seconds: 60 },
    ]);
    const view = await report(ctx);
    expect([view.from, view.to]).toEqual(["2026-02-12", "2026-03-11"]);
    expect(view.slots.filter(({ minutes }) => minutes > 0)).toEqual([
      { start: "2026-03-09", minutes: 3, listened: 1, stories: 1 },
      { start: "2026-03-10", minutes: 1, listened: 0, stories: 0 },
    ]);
    expect(view.totals).toEqual({
      minutes: 4,
      listened: 1,
      stories: 1,
      days: 2,
      pages: 2,
      again: 1,
      words: 80,
    });
    expect(view.themes).toEqual([{ theme: "animals", minutes: 4, listened: 1, stories: 1 }]);
    expect(view.levels).toEqual([{ start: "2026-03-09", level: "Emerging", stories: 1 }]);
    expect(view.favourites).toEqual([{ id: bookId, title: "The Blue Kite", days: 2 }]);
  });

  it.each([
    [29, 0],
    [40, 1],
    [119, 2],
  ])("says of %i seconds what the child's card and the dashboard say: %i", async (seconds, minutes) => {
    const { ctx, parentId, childId } = await aFamilyNow();
    const bookId = await aBook(system, { parentId, childId, pages: [40] });
    await read(ctx, [{ bookId, page: 1, at: "2026-03-10T19:00:00Z", seconds }]);
    const said = [await getChild(ctx, childId), await showDashboard(ctx)].map(
      ({ readingTime }) => readingTime,
    );
    expect([...said, (await report(ctx)).totals.minutes]).toEqual([minutes, minutes, minutes]);
  });

  it("counts weeks from Monday, and months", async () => {
    const { ctx, parentId, childId } = await aFamilyNow();
    const bookId = await aBook(system, { parentId, childId, pages: [40] });
    await read(ctx, [
      { bookId, page: 1, at: "2026-03-01T19:00:00Z" },
      { bookId, page: 1, at: "2026-03-02T19:00:00Z" },
    ]);
    const busy = async (period: string) =>
      (await report(ctx, { period })).slots.filter(({ minutes }) => minutes > 0).map(({ start }) => start);
    expect(await busy("12-weeks")).toEqual(["2026-02-23", "2026-03-02"]);
    expect(await busy("12-months")).toEqual(["2026-03-01"]);
  });

  it("tells of one child alone, and no longer of a deleted one", async () => {
    const { ctx, parentId, childId, addChild } = await aFamilyNow();
    const other = await addChild("Bo");
    const [hers, his] = [
      await aBook(system, { parentId, childId, pages: [40] }),
      await aBook(system, { parentId, childId: other, pages: [40] }),
    ];
    const at = "2026-03-10T19:00:00Z";
    await read(ctx, [
      { bookId: hers, page: 1, at, seconds: 60 },
      { bookId: his, page: 1, at, seconds: 120 },
    ]);
    const figures = ({ children }: Awaited<ReturnType<typeof report>>) =>
      children.map(({ name, minutes }) => [name, minutes]);
    expect(figures(await report(ctx))).toEqual([
      ["Ada", 1],
      ["Bo", 2],
    ]);
    expect(figures(await report(ctx, { childId: other }))).toEqual([["Bo", 2]]);
    await deleteChild(ctx, { id: other });
    expect(figures(await report(ctx))).toEqual([["Ada", 1]]);
    await expect(report(ctx, { childId: other })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("knows nothing of another family", async () => {
    const { ctx, parentId, childId } = await aFamilyNow();
    const bookId = await aBook(system, { parentId, childId, pages: [40] });
    await read(ctx, [{ bookId, page: 1, at: "2026-03-10T19:00:00Z" }]);
    const stranger = await aFamilyNow();
    expect((await report(stranger.ctx)).totals).toEqual({
      minutes: 0,
      listened: 0,
      stories: 0,
      days: 0,
      pages: 0,
      again: 0,
      words: 0,
    });
    await expect(report(stranger.ctx, { childId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("takes no other period and no other child than there are", () => {
    expect(readingReportQuery.safeParse({ period: "9999" }).success).toBe(false);
    expect(readingReportQuery.safeParse({ childId: "1; DROP TABLE books" }).success).toBe(false);
  });
});
