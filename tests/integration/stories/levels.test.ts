import { beforeAll, describe, expect, it } from "vitest";
import { changeLevel } from "@/lib/features/stories/revising/change-level";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { openBookPdf } from "@/lib/features/stories/library/open-book-pdf";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { retellBook } from "@/lib/features/stories/revising/retell-book";
import { sweepFiles } from "@/lib/features/uploads/sweep-files";
import { LEVEL_BANDS } from "@/lib/features/writing/rules";
import type { ReadingLevel } from "@/lib/shared/story";
import { system as systemContext } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, runOrder, type Family } from "@/tests/support/orders";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

async function aFinishedBook(): Promise<{ family: Family; bookId: string }> {
  const family = await aFamily(system);
  const { id } = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
  await runOrder(system, id);
  return { family, bookId: (await getBookJob(family.ctx, id)).bookId ?? "" };
}

const retell = (bookId: string, level: ReadingLevel) =>
  retellBook(systemContext(system, "story.retell"), { bookId, level, signal: new AbortController().signal });

describe("a book at another level", () => {
  it.each(["Beginner", "Intermediate"] as const)(
    "is the same story as %s with the same pictures and costs nothing",
    async (level) => {
      const { family, bookId } = await aFinishedBook();
      const before = await getBook(family.ctx, bookId);
      const credits = await creditsOf(system, family.parentId);
      expect(before.levels).toEqual({ easier: "Beginner", harder: "Intermediate" });

      expect(await changeLevel(family.ctx, { id: bookId, level })).toMatchObject({ isReady: false });
      expect((await getBook(family.ctx, bookId)).retelling).toEqual({ level, status: "making" });
      await retell(bookId, level);

      const after = await getBook(family.ctx, bookId);
      expect(after).toMatchObject({ level, retelling: null, title: before.title });
      expect(after.pages.length).toBe(LEVEL_BANDS[level].pages.min);
      expect(after.levelReport.level).toBe(level);
      const pictures = new Set(before.pages.map(({ pictureUrl }) => pictureUrl));
      expect(after.pages.every(({ pictureUrl }) => pictures.has(pictureUrl))).toBe(true);
      expect(after.pages.map(({ text }) => text)).not.toEqual(before.pages.map(({ text }) => text));
      expect((await openBookPdf(family.ctx, bookId)).bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(await creditsOf(system, family.parentId)).toEqual(credits);
    },
  );

  it("comes back to what it was, word for word and at once", async () => {
    const { family, bookId } = await aFinishedBook();
    const before = await getBook(family.ctx, bookId);
    await changeLevel(family.ctx, { id: bookId, level: "Beginner" });
    await retell(bookId, "Beginner");
    expect(await changeLevel(family.ctx, { id: bookId, level: "Emerging" })).toMatchObject({
      isReady: true,
      book: { level: "Emerging" },
    });
    expect(await getBook(family.ctx, bookId)).toEqual(before);
  });

  it("is told once when it is asked for eight times", async () => {
    const { family, bookId } = await aFinishedBook();
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => changeLevel(family.ctx, { id: bookId, level: "Intermediate" })),
    );
    expect(asked.map(({ isReady }) => isReady)).toEqual(asked.map(() => false));
    await Promise.all([retell(bookId, "Intermediate"), retell(bookId, "Intermediate")]);
    expect((await getBook(family.ctx, bookId)).level).toBe("Intermediate");
    expect(await system.db.bookText.count({ where: { bookId } })).toBe(2);
  });

  it("is not told two levels away, for another parent, or where our grammar didn't write it", async () => {
    const { family, bookId } = await aFinishedBook();
    const stranger = await aFamily(system);
    await expect(changeLevel(family.ctx, { id: bookId, level: "Advanced" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await expect(changeLevel(stranger.ctx, { id: bookId, level: "Beginner" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await system.db.book.update({ where: { id: bookId }, data: { writer: "openai" } });
    expect((await getBook(family.ctx, bookId)).levels).toEqual({ easier: null, harder: null });
    await expect(changeLevel(family.ctx, { id: bookId, level: "Beginner" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
  });

  it("says so when its plot is no longer ours, and stays as it is", async () => {
    const { family, bookId } = await aFinishedBook();
    const before = await getBook(family.ctx, bookId);
    await changeLevel(family.ctx, { id: bookId, level: "Beginner" });
    await system.db.book.update({ where: { id: bookId }, data: { shape: "adventure/forgotten" } });
    await retell(bookId, "Beginner");
    expect(await getBook(family.ctx, bookId)).toEqual({
      ...before,
      retelling: { level: "Beginner", status: "failed" },
    });

    await system.db.book.update({ where: { id: bookId }, data: { level: "Advanced" } });
    expect((await getBook(family.ctx, bookId)).retelling).toBeNull();
    await system.db.book.update({ where: { id: bookId }, data: { level: before.level } });
    const anHourAgo = new Date(Date.now() - 3601 * 1000);
    await system.db.bookText.updateMany({ where: { bookId }, data: { createdAt: anHourAgo } });
    expect((await getBook(family.ctx, bookId)).retelling).toBeNull();
  });

  it("goes with everything when the book is deleted", async () => {
    const { family, bookId } = await aFinishedBook();
    await changeLevel(family.ctx, { id: bookId, level: "Beginner" });
    await retell(bookId, "Beginner");
    await deleteBook(family.ctx, bookId);
    await retell(bookId, "Intermediate");
    await sweepFiles(systemContext(system));
    const kinds = { in: ["picture" as const, "pdf" as const] };
    expect(await system.db.storedFile.count({ where: { parentId: family.parentId, kind: kinds } })).toBe(0);
  });
});
