import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { libraryQuery } from "@/lib/features/stories/contract";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { listBooks } from "@/lib/features/stories/library/list-books";
import { openBookPdf } from "@/lib/features/stories/library/open-book-pdf";
import { renameBook } from "@/lib/features/stories/revising/rename-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { openFile } from "@/lib/features/uploads/open-file";
import type { Context } from "@/lib/platform/context";
import { signedInParent } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { aFamily, aWish, creditsOf, runOrder } from "@/tests/support/orders";
import { portraitsIn } from "@/tests/support/portraits-in";
import { FULL_SIZE } from "@/tests/support/sparing";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase(FULL_SIZE);
});

const titles = async (ctx: Context, query: Record<string, string> = {}) => {
  const { books } = await listBooks(ctx, libraryQuery.parse(query));
  return books.map(({ title }) => title);
};

async function aFinishedStory() {
  const family = await aFamily(system);
  const { id } = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
  await runOrder(system, id);
  const { bookId } = await getBookJob(family.ctx, id);
  return { ...family, bookId: bookId ?? "", requestId: id };
}

describe("the library", () => {
  it("shows finished books of this parent, newest first, in pages that fit together", async () => {
    const ctx = await signedInParent(system);
    const { parentId } = ctx;
    for (let number = 1; number <= 7; number += 1) await aBook(system, { parentId, title: `Book ${number}` });
    const draft = await aBook(system, { parentId, title: "Draft" });
    await system.db.book.update({ where: { id: draft }, data: { status: "draft" } });
    const gone = await aBook(system, { parentId, title: "Gone" });
    await system.db.book.update({ where: { id: gone }, data: { deletedAt: new Date() } });
    const stranger = await signedInParent(system);
    await aBook(system, { parentId: stranger.parentId, title: "Theirs" });

    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query = libraryQuery.parse({ limit: "3", ...(cursor ? { cursor } : {}) });
      const page: Awaited<ReturnType<typeof listBooks>> = await listBooks(ctx, query);
      seen.push(...page.books.map(({ title }) => title));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Book ${number}`));
  });

  it("finds by title, child and theme, and takes every sign as it is", async () => {
    const ctx = await signedInParent(system);
    const { parentId } = ctx;
    await aBook(system, { parentId, title: "100% Émile", childName: "Zoë", theme: "science" });
    await aBook(system, { parentId, title: "The under_score", childName: "Ben", theme: "mystery" });
    await aBook(system, { parentId, title: "Back\\slash 'quote'", childName: "Ada", theme: "animals" });
    expect(await titles(ctx, { search: "éMILE" })).toEqual(["100% Émile"]);
    expect(await titles(ctx, { search: "zoë" })).toEqual(["100% Émile"]);
    expect(await titles(ctx, { search: "Myst" })).toEqual(["The under_score"]);
    expect(await titles(ctx, { search: "%" })).toEqual(["100% Émile"]);
    expect(await titles(ctx, { search: "_" })).toEqual(["The under_score"]);
    expect(await titles(ctx, { search: "\\" })).toEqual(["Back\\slash 'quote'"]);
    expect(await titles(ctx, { search: "' OR 1=1 --" })).toEqual([]);
    expect(await titles(ctx, { search: "  " })).toHaveLength(3);
    expect(await titles(ctx, { theme: "animals" })).toEqual(["Back\\slash 'quote'"]);
  });
});

describe("a finished book", () => {
  it("is renamed, and its PDF is downloaded under the new name", async () => {
    const { ctx, bookId } = await aFinishedStory();
    await renameBook(ctx, { id: bookId, title: "Ada’s Kite 🪁" });
    expect(await titles(ctx)).toEqual(["Ada’s Kite 🪁"]);
    expect((await openBookPdf(ctx, bookId)).title).toBe("Ada’s Kite 🪁");
  });

  it("shows its hero alone, beside the cover and on the title page of its PDF", async () => {
    const { ctx, bookId } = await aFinishedStory();
    const { portraitUrl } = await getBook(ctx, bookId);
    const { bytes } = await openFile(ctx, portraitUrl?.split("/").at(-1) ?? "");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1024, height: 1024 });
    expect(portraitsIn((await openBookPdf(ctx, bookId)).bytes)).toBe(1);
  });

  it("says who can help where it told something hard, and to nobody else", async () => {
    const { ctx, bookId } = await aFinishedStory();
    expect((await getBook(ctx, bookId)).help).toBeNull();
    await system.db.book.update({ where: { id: bookId }, data: { shape: "care/heaviest-bag" } });
    const { help, pages } = await getBook(ctx, bookId);
    expect(help).toContain("call the emergency number where you live");
    expect(pages.map(({ text }) => text).join(" ")).not.toContain("emergency number");
  });

  it("is deleted with its words, pictures and PDF, and stays paid for", async () => {
    const { ctx, parentId, bookId, requestId } = await aFinishedStory();
    const files = await system.db.storedFile.findMany({ where: { parentId } });
    expect(files.length).toBeGreaterThan(8);
    await deleteBook(ctx, bookId);
    expect(await titles(ctx)).toEqual([]);
    await expect(getBook(ctx, bookId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(openBookPdf(ctx, bookId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(deleteBook(ctx, bookId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await system.db.storedFile.count({ where: { parentId } })).toBe(0);
    for (const { storageKey } of files) {
      await expect(system.storage.get(storageKey)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    expect(await system.db.bookPage.count({ where: { bookId } })).toBe(0);
    expect(await system.db.bookRequestStep.count({ where: { bookRequestId: requestId } })).toBe(0);
    expect(await creditsOf(system, parentId)).toMatchObject({ used: 1, RELEASE: 0 });
  });

  it("is nobody else's", async () => {
    const { ctx, bookId } = await aFinishedStory();
    const stranger = await signedInParent(system);
    for (const id of [bookId, randomUUID()]) {
      const tries = [
        getBook(stranger, id),
        openBookPdf(stranger, id),
        deleteBook(stranger, id),
        renameBook(stranger, { id, title: "Mine" }),
      ];
      for (const attempt of await Promise.allSettled(tries)) {
        expect(attempt).toMatchObject({ status: "rejected", reason: { code: "NOT_FOUND" } });
      }
    }
    expect(await titles(ctx)).toEqual(["The Blue Kite"]);
  });

  it("can't be deleted while it is a draft", async () => {
    const ctx = await signedInParent(system);
    const id = await aBook(system, { parentId: ctx.parentId });
    await system.db.book.update({ where: { id }, data: { status: "draft" } });
    await expect(deleteBook(ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await system.db.book.findUnique({ where: { id } })).toMatchObject({ deletedAt: null });
  });
});
