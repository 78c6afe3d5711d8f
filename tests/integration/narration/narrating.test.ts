import { beforeAll, describe, expect, test } from "vitest";
import { updateChild } from "@/lib/features/children/update-child";
import { createChild } from "@/lib/features/children/create-child";
import { askNarration } from "@/lib/features/narration/ask-narration";
import { chooseReadingVoice } from "@/lib/features/narration/choose-reading-voice";
import { deleteNarration } from "@/lib/features/narration/delete-narration";
import { listNarrations } from "@/lib/features/narration/list-narrations";
import { narrateBook } from "@/lib/features/narration/making/narrate-book";
import { showNarration } from "@/lib/features/narration/show-narration";
import { checkInvariants } from "@/lib/features/operations/check-invariants";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { renameBook } from "@/lib/features/stories/revising/rename-book";
import { openFile } from "@/lib/features/uploads/open-file";
import { aChild, signedInParent, system as systemContext } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { aFamily, aWish, runOrder, type Family } from "@/tests/support/orders";
import { until } from "@/tests/support/until";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase({ STORY_NARRATION: "ahead" });
});

const RUN = { retryCount: 0, signal: new AbortController().signal };
const VOICE = "embedded:slt";
const NOT_FOUND = { code: "NOT_FOUND" };

const narrate = (narrationId: string) =>
  narrateBook(systemContext(system, "narration.make"), { narrationId }, RUN);

async function aStory(family: Family): Promise<string> {
  const { id } = await requestBook(family.ctx, { input: aWish(family.childId), idempotencyKey: null });
  await runOrder(system, id);
  return (await getBookJob(family.ctx, id)).bookId ?? "";
}

/** A book that was put into the library, and has not been read aloud. */
async function aShelved(options: Partial<Parameters<typeof aBook>[1]> = {}) {
  const family = await aFamily(system);
  return { ...family, id: await aBook(system, { parentId: family.parentId, ...options }) };
}

const ask = (ctx: Family["ctx"], id: string) => askNarration(ctx, { id, voice: VOICE });

const sounds = (parentId: string) =>
  system.db.storedFile.findMany({ where: { parentId, kind: "narration" }, orderBy: { id: "asc" } });

const spokenIn = (narrationId: string) =>
  system.db.narrationPage.findMany({ where: { narrationId }, orderBy: { pageNumber: "asc" } });

const jobsFor = (narrationId: string) => system.db.$queryRaw<{ priority: number }[]>`
  SELECT priority FROM pgboss.job WHERE name = 'narration.make' AND data ->> 'narrationId' = ${narrationId}`;

describe("a story that can be read", () => {
  test("is read aloud by the parent's voice, page by page, with the time of every word", async () => {
    const family = await aFamily(system);
    await chooseReadingVoice(family.ctx, { voice: "embedded:rms" });
    const bookId = await aStory(family);
    const listed = await listNarrations(family.ctx, { id: bookId, level: undefined });
    expect(listed).toMatchObject({ preferred: "embedded:rms" });
    const [queued] = listed.narrations;
    expect(queued).toMatchObject({
      voice: "embedded:rms",
      status: "queued",
      pagesReady: 0,
      kind: "embedded",
    });
    const id = queued?.id ?? "";
    // Behind whatever a parent waits for.
    expect(await jobsFor(id)).toEqual([{ priority: -1 }]);

    await narrate(id);
    const narration = await showNarration(family.ctx, id);
    const book = await system.db.book.findUniqueOrThrow({ where: { id: bookId }, include: { pages: true } });
    expect(narration).toMatchObject({ status: "ready", pageCount: book.pages.length + 1, unsaid: [] });
    expect(narration.pages.map(({ page }) => page)).toEqual([...book.pages.keys(), book.pages.length]);
    for (const { page, words, by, durationMs, audioUrl } of narration.pages) {
      const text = page === 0 ? book.title : (book.pages.find(({ number }) => number === page)?.text ?? "");
      const said = words.map(([from, to]) => text.slice(from, to));
      expect(by).toBe("word");
      expect(said.join(" ").length).toBeGreaterThan(text.length * 0.8);
      expect(words.at(-1)?.[3]).toBeLessThanOrEqual(durationMs);
      const file = await openFile(family.ctx, audioUrl.split("/").at(-1) ?? "");
      expect(file).toMatchObject({ mime: "audio/mpeg", kind: "narration" });
      expect(file.bytes.byteLength).toBeGreaterThan(durationMs * 5);
    }
    expect(await checkInvariants(systemContext(system))).toEqual([]);
  });

  test("is read once, however many workers read it at the same time", async () => {
    const { ctx, parentId, id } = await aShelved();
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask(ctx, id)));
    expect(new Set(asked.map((view) => view.id)).size).toBe(1);
    const [first] = asked;
    const narrationId = first?.id ?? "";
    expect(await jobsFor(narrationId)).toHaveLength(1);
    await Promise.all([narrate(narrationId), narrate(narrationId), narrate(narrationId)]);
    const pages = await spokenIn(narrationId);
    expect(pages.map(({ pageNumber }) => pageNumber)).toEqual([0, 1, 2, 3, 4]);
    expect((await sounds(parentId)).map((file) => file.id).toSorted()).toEqual(
      pages.map(({ fileId }) => fileId).toSorted(),
    );
    expect((await sounds(parentId)).every(({ deleteAfter }) => deleteAfter === null)).toBe(true);
    // What is there is answered.
    expect(await ask(ctx, id)).toMatchObject({ id: narrationId, status: "ready", pagesReady: 5 });
    expect(await jobsFor(narrationId)).toHaveLength(1);
  });

  test("goes on where a worker stopped, and stores no page twice", async () => {
    const { ctx, parentId, id } = await aShelved();
    const { id: narrationId } = await ask(ctx, id);
    const stopping = new AbortController();
    const { storage } = system;
    const stopsAfterOne = {
      ...storage,
      put: async (key: string, bytes: Uint8Array) => {
        await storage.put(key, bytes);
        stopping.abort();
      },
    };
    const worker = { ...systemContext(system, "narration.make"), storage: stopsAfterOne };
    const run = { retryCount: 0, signal: stopping.signal };
    await expect(narrateBook(worker, { narrationId }, run)).rejects.toThrow();
    const before = await spokenIn(narrationId);
    expect(before.map(({ pageNumber }) => pageNumber)).toEqual([1]);
    await narrate(narrationId);
    const after = await spokenIn(narrationId);
    expect(after).toHaveLength(5);
    for (const page of before) expect(after).toContainEqual(page);
    expect(await sounds(parentId)).toHaveLength(5);
  });

  test("leaves no sound behind when it is deleted while it is read", async () => {
    const { ctx, parentId, id } = await aShelved();
    const { id: narrationId } = await ask(ctx, id);
    const reading = narrate(narrationId);
    await until("a page", async () => (await spokenIn(narrationId))[0] ?? null);
    await deleteBook(ctx, id);
    await reading;
    expect(await sounds(parentId)).toEqual([]);
    expect(await system.db.narration.count({ where: { bookId: id } })).toBe(0);
    await narrate(narrationId);
    await expect(ask(ctx, id)).rejects.toMatchObject(NOT_FOUND);
  });

  test("with another title has its title read again, and nothing else", async () => {
    const { ctx, parentId, id } = await aShelved();
    const { id: narrationId } = await ask(ctx, id);
    await narrate(narrationId);
    const before = await spokenIn(narrationId);
    await renameBook(ctx, { id, title: "The Red Kite" });
    expect(await showNarration(ctx, narrationId)).toMatchObject({ status: "queued", pagesReady: 4 });
    expect(await jobsFor(narrationId)).toHaveLength(2);
    await narrate(narrationId);
    const after = await spokenIn(narrationId);
    const fileOf = ({ fileId }: { fileId: string }) => fileId;
    expect(after.slice(1).map(fileOf)).toEqual(before.slice(1).map(fileOf));
    expect(after[0]?.fileId).not.toBe(before[0]?.fileId);
    expect(await sounds(parentId)).toHaveLength(5);
    expect(await showNarration(ctx, narrationId)).toMatchObject({ status: "ready", pagesReady: 5 });
  });
});

test("a name that no voice can say is asked for, and read once its parent has told how", async () => {
  const ctx = await signedInParent(system);
  const profile = aChild({ name: "小明" });
  const child = await createChild(ctx, profile);
  const hero = { parentId: ctx.parentId, childId: child.id, childName: "小明" };
  const id = await aBook(system, { ...hero, title: "小明 and 小明’s Kite" });
  const { id: narrationId } = await ask(ctx, id);
  await narrate(narrationId);
  expect(await showNarration(ctx, narrationId)).toMatchObject({
    status: "failed",
    unsaid: ["小明"],
    pagesReady: 4,
    pageCount: 5,
  });
  await updateChild(ctx, { id: child.id, profile: { ...profile, sayAs: "Shaow Ming" } });
  expect(await jobsFor(narrationId)).toHaveLength(2);
  await narrate(narrationId);
  const told = await showNarration(ctx, narrationId);
  expect(told).toMatchObject({ status: "ready", unsaid: [], pagesReady: 5 });
  expect(told.pages[0]?.words[0]?.slice(0, 2)).toEqual([0, 2]);
});

test("another family's story can't be heard, read aloud or silenced", async () => {
  const { ctx, id } = await aShelved();
  const { ctx: stranger } = await aFamily(system);
  const { id: narrationId } = await ask(ctx, id);
  await narrate(narrationId);
  const [page] = (await showNarration(ctx, narrationId)).pages;
  await expect(listNarrations(stranger, { id, level: undefined })).rejects.toMatchObject(NOT_FOUND);
  await expect(ask(stranger, id)).rejects.toMatchObject(NOT_FOUND);
  await expect(showNarration(stranger, narrationId)).rejects.toMatchObject(NOT_FOUND);
  await expect(deleteNarration(stranger, narrationId)).rejects.toMatchObject(NOT_FOUND);
  await expect(openFile(stranger, page?.audioUrl.split("/").at(-1) ?? "")).rejects.toMatchObject(NOT_FOUND);
});

test("a narration that is deleted takes its sounds along", async () => {
  const { ctx, parentId, id } = await aShelved();
  const { id: narrationId } = await ask(ctx, id);
  await narrate(narrationId);
  expect(await sounds(parentId)).toHaveLength(5);
  await deleteNarration(ctx, narrationId);
  expect(await sounds(parentId)).toEqual([]);
  await expect(showNarration(ctx, narrationId)).rejects.toMatchObject(NOT_FOUND);
});

test("a voice that isn't there is refused, and a level that the story isn't told at", async () => {
  const { ctx, id } = await aShelved();
  const nobody = askNarration(ctx, { id, voice: "embedded:nobody" });
  await expect(nobody).rejects.toMatchObject({ code: "VALIDATION" });
  await expect(chooseReadingVoice(ctx, { voice: "own:nobody" })).rejects.toMatchObject({
    code: "VALIDATION",
  });
  await expect(askNarration(ctx, { id, voice: VOICE, level: "Advanced" })).rejects.toMatchObject(NOT_FOUND);
});
