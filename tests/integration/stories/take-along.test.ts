import { beforeAll, describe, expect, it } from "vitest";
import { listSpoken } from "@/lib/features/narration/list-spoken";
import { findTold } from "@/lib/features/narration/data";
import { changeLevel } from "@/lib/features/stories/revising/change-level";
import { retellBook } from "@/lib/features/stories/revising/retell-book";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { takeAudioBook } from "@/lib/features/stories/library/take-audio-book";
import { takeEpub } from "@/lib/features/stories/library/take-epub";
import { takeWebPage } from "@/lib/features/stories/library/take-web-page";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { storeFile } from "@/lib/features/uploads/store-file";
import { voiceKindOf, type VoiceId } from "@/lib/shared/narration";
import { inTransaction } from "@/lib/platform/context";
import { ownReader, scopeForSystem } from "@/lib/shared/actor";
import { signedInParent, system as systemContext } from "@/tests/support/family";
import { openedZip } from "@/tests/support/opened-zip";
import { aFamily, aWish, runOrder, type Family } from "@/tests/support/orders";
import { silentMp3, timed } from "@/tests/support/portable-book";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

type Shelf = { family: Family; bookId: string };

async function aFinishedBook(): Promise<Shelf> {
  const family = await aFamily(system);
  const { id } = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
  await runOrder(system, id);
  return { family, bookId: (await getBookJob(family.ctx, id)).bookId ?? "" };
}

const epub = async ({ family, bookId }: Shelf, level?: "Beginner" | "Emerging" | "Advanced") => {
  const { bytes } = await takeEpub(family.ctx, { id: bookId, level });
  return openedZip(bytes);
};
const html = async ({ family, bookId }: Shelf) =>
  new TextDecoder().decode((await takeWebPage(family.ctx, { id: bookId, level: undefined })).bytes);

/** What a narrator would have stored of a book, all pages of it or the first few. */
async function readAloud({ family, bookId }: Shelf, voice: VoiceId, pages = Infinity): Promise<void> {
  const ctx = systemContext(system, "test");
  const parent = scopeForSystem(ctx.actor, family.parentId);
  const told = await findTold(system.db, ownReader(parent), { id: bookId, level: undefined });
  if (!told) throw new Error("no such book");
  const narration = await system.db.narration.create({
    data: { bookId, level: told.level, voice, status: "ready", engine: "test" },
    select: { id: true },
  });
  for (const { page, text, sha256 } of listSpoken(told, voiceKindOf(voice)).slice(0, pages)) {
    const fileId = await storeFile(ctx, {
      parent,
      kind: "narration",
      mime: "audio/mpeg",
      bytes: silentMp3(10 + page),
    });
    await inTransaction(ctx, (tx) => keepFiles(ctx, tx, { parent, ids: [fileId] }));
    await system.db.narrationPage.create({
      data: {
        narrationId: narration.id,
        pageNumber: page,
        textSha256: sha256,
        fileId,
        by: "word",
        ...timed(text),
      },
      select: { fileId: true },
    });
  }
}

const NOT_FOUND = { code: "NOT_FOUND" };

describe("15.5: a story to take along", () => {
  it("has its words, its pictures and its hero's name", async () => {
    const shelf = await aFinishedBook();
    const book = await system.db.book.findUniqueOrThrow({
      where: { id: shelf.bookId },
      select: { title: true, pages: { select: { text: true } } },
    });
    const { names, text } = await epub(shelf);
    expect(names.filter((name) => name.startsWith("EPUB/pictures/page-")).length).toBe(book.pages.length);
    expect(text("package.opf")).not.toContain("media:duration");
    expect(text("cover.xhtml")).toContain("A story for Ada");
    // The cover and a picture for each page.
    expect((await html(shelf)).match(/<figure>/g)).toHaveLength(book.pages.length + 1);
    expect((await takeEpub(shelf.family.ctx, { id: shelf.bookId, level: undefined })).title).toBe(book.title);
  });

  it("is there at each level that it was told at, and at no other", async () => {
    const shelf = await aFinishedBook();
    const { family, bookId } = shelf;
    await expect(epub(shelf, "Beginner")).rejects.toMatchObject(NOT_FOUND);
    await changeLevel(family.ctx, { id: bookId, level: "Beginner" });
    await expect(epub(shelf, "Beginner")).rejects.toMatchObject(NOT_FOUND);
    await retellBook(systemContext(system, "story.retell"), {
      bookId,
      level: "Beginner",
      signal: new AbortController().signal,
    });
    const [easier, before] = [await epub(shelf, "Beginner"), await epub(shelf, "Emerging")];
    expect(easier.text("title.xhtml")).toContain("Reading level: Beginner");
    expect(before.text("title.xhtml")).toContain("Reading level: Emerging");
    expect(easier.text("page-01.xhtml")).not.toBe(before.text("page-01.xhtml"));
    await expect(epub(shelf, "Advanced")).rejects.toMatchObject(NOT_FOUND);
  });

  it("is nobody else's, and gone with the story", async () => {
    const shelf = await aFinishedBook();
    const wish = { id: shelf.bookId, level: undefined };
    const stranger = await signedInParent(system);
    for (const take of [takeEpub, takeAudioBook, takeWebPage]) {
      await expect(take(stranger, wish)).rejects.toMatchObject(NOT_FOUND);
    }
    await system.db.book.update({ where: { id: shelf.bookId }, data: { status: "draft" } });
    await expect(epub(shelf)).rejects.toMatchObject(NOT_FOUND);
    await system.db.book.update({ where: { id: shelf.bookId }, data: { status: "completed" } });
    await deleteBook(shelf.family.ctx, shelf.bookId);
    for (const take of [takeEpub, takeAudioBook, takeWebPage]) {
      await expect(take(shelf.family.ctx, wish)).rejects.toMatchObject(NOT_FOUND);
    }
  });

  it("does without a picture whose bytes are gone", async () => {
    const shelf = await aFinishedBook();
    const { picture } = await system.db.bookPage.findUniqueOrThrow({
      where: { bookId_number: { bookId: shelf.bookId, number: 2 } },
      select: { picture: { select: { storageKey: true } } },
    });
    await system.storage.remove(picture?.storageKey ?? "");
    const { text } = await epub(shelf);
    expect(text("page-02.xhtml")).not.toContain("<img");
    expect(text("page-03.xhtml")).toContain("<img");
    expect(await html(shelf)).toContain("Page 2</h2>");
  });

  it("is read aloud in it once all of it has been", async () => {
    const shelf = await aFinishedBook();
    const wish = { id: shelf.bookId, level: undefined };
    await readAloud(shelf, "embedded:rms", 3);
    await expect(takeAudioBook(shelf.family.ctx, wish)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await epub(shelf)).names.some((name) => name.endsWith(".mp3"))).toBe(false);
    await readAloud(shelf, "embedded:awb");
    const { names, text } = await epub(shelf);
    const pages = await system.db.bookPage.count({ where: { bookId: shelf.bookId } });
    expect(names.filter((name) => name.endsWith(".mp3"))).toHaveLength(pages + 1);
    expect(text("package.opf")).toContain("Reading voice, Scottish");
    const { bytes } = await takeAudioBook(shelf.family.ctx, wish);
    expect(Buffer.from(bytes).toString("latin1").match(/CHAP/g)).toHaveLength(pages + 1);
    await readAloud(shelf, "embedded:slt");
    expect((await epub(shelf)).text("package.opf")).toContain("Reading voice, bright");
    // A page that says something else since has no sound.
    await system.db.bookPage.update({
      where: { bookId_number: { bookId: shelf.bookId, number: 1 } },
      data: { text: "Something else." },
    });
    expect((await epub(shelf)).names.some((name) => name.endsWith(".mp3"))).toBe(false);
  });
});
