import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { giveConsent } from "@/lib/features/consents/give-consent";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { askNarration } from "@/lib/features/narration/ask-narration";
import { deleteNarration } from "@/lib/features/narration/delete-narration";
import { listNarrations } from "@/lib/features/narration/list-narrations";
import { deleteTake } from "@/lib/features/narration/recording/delete-take";
import { keepTake } from "@/lib/features/narration/recording/keep-take";
import { listRecordings } from "@/lib/features/narration/recording/list-recordings";
import { startRecording } from "@/lib/features/narration/recording/start-recording";
import { tapTake } from "@/lib/features/narration/recording/tap-take";
import { workInTake } from "@/lib/features/narration/recording/work-in-take";
import { showNarration } from "@/lib/features/narration/show-narration";
import { checkInvariants } from "@/lib/features/operations/check-invariants";
import { listEntries } from "@/lib/features/privacy/list-entries";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { withdrawConsent } from "@/lib/features/stories/erasure/withdraw-consent";
import { openNarration } from "@/lib/features/stories/library/open-narration";
import { renameBook } from "@/lib/features/stories/revising/rename-book";
import { openFile } from "@/lib/features/uploads/open-file";
import { requireParent } from "@/lib/shared/actor";
import { system as systemContext } from "@/tests/support/family";
import { speak } from "@/tests/support/flite";
import { aBook } from "@/tests/support/library";
import { aFamily, type Family } from "@/tests/support/orders";
import { noise, silence, wavOf } from "@/tests/support/wav";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const TITLE = "The Blue Kite";
const PAGE =
  "Once upon a time, a tiny red boat lay under the old bridge. The wind was soft and the river was wide.";
const OTHER =
  "Theo had twelve acorns and three blueberries. An owl blinked at the moon. It said nothing at all.";
const PURPOSE = "own-voice";
const NOT_FOUND = { code: "NOT_FOUND" };
const RUN = { retryCount: 0, signal: new AbortController().signal };

let system: TestSystem;
let family: Family;
let bookId: string;

beforeAll(async () => {
  system = await workerDatabase();
  await system.db.plan.update({ where: { slug: "family" }, data: { features: ["Voice narration options"] } });
});
beforeEach(async () => {
  family = await aFamily(system, "family");
  bookId = await aBook(system, { parentId: family.parentId, title: TITLE, pages: [1, 1] });
  await system.db.bookPage.updateMany({ where: { bookId }, data: { text: PAGE } });
  await giveConsent(family.ctx, { purpose: PURPOSE, textVersion: CONSENT_TEXTS[PURPOSE].version });
});

/** A text as somebody else than our reading voice says it. */
const said = async (text: string) => wavOf((await speak(text, "rms")).pcm);

const start = (reader = "Dad") => startRecording(family.ctx, { id: bookId, reader });
const keep = (id: string, page: number, sound: Uint8Array) => keepTake(family.ctx, { id, page, sound });

async function listen(): Promise<void> {
  const takes = await system.db.recordedTake.findMany({ where: { status: "waiting" } });
  for (const { id } of takes) await workInTake(systemContext(system, "narration.take"), { takeId: id }, RUN);
}

async function pageOf(id: string, page: number) {
  const { recordings } = await listRecordings(family.ctx, { id: bookId, level: undefined });
  return recordings.find((one) => one.id === id)?.pages.find((one) => one.page === page);
}

const filesOf = async () => {
  const files = await system.db.storedFile.findMany({
    where: { parentId: family.parentId, kind: { in: ["recording", "narration"] } },
    select: { kind: true },
  });
  return files.map(({ kind }) => kind);
};

describe("a page that a parent recorded", () => {
  test("becomes a page of a narration, word by word, and what came from the microphone goes", async () => {
    const before = await checkInvariants(systemContext(system));
    const { id, voice } = await start();
    expect(await keep(id, 1, await said(PAGE))).toMatchObject({ status: "waiting" });
    expect(await filesOf()).toEqual(["recording"]);
    await listen();
    expect(await pageOf(id, 1)).toMatchObject({ status: "ready", by: "word" });
    expect(await filesOf()).toEqual(["narration"]);

    const narration = await showNarration(family.ctx, id);
    expect(narration).toMatchObject({ label: "Read by Dad", kind: "own", pagesReady: 1, pageCount: 3 });
    const [page] = narration.pages;
    expect(page?.words.map(([from, to]) => PAGE.slice(from, to)).slice(0, 3)).toEqual(["Once", "upon", "a"]);
    expect(page?.words.at(-1)?.[3]).toBeLessThanOrEqual(page?.durationMs ?? 0);
    expect(await openFile(family.ctx, page?.audioUrl.split("/").at(-1) ?? "")).toMatchObject({
      mime: "audio/mpeg",
      kind: "narration",
    });
    const { voices, preferred } = await listNarrations(family.ctx, { id: bookId, level: undefined });
    expect(voices[0]).toMatchObject({ id: voice, label: "Read by Dad", allowed: true });
    expect(preferred).toBe("embedded:slt");
    // It is there: nobody is set to work.
    expect(await askNarration(family.ctx, { id: bookId, voice })).toMatchObject({ id, status: "ready" });
    expect(await checkInvariants(systemContext(system))).toEqual(before);
  });

  test("is recorded again in its place, and deleted alone or with the whole", async () => {
    const { id } = await start();
    for (const page of [1, 1, 2]) {
      await keep(id, page, await said(PAGE));
      await listen();
    }
    expect(await filesOf()).toEqual(["narration", "narration"]);
    await keep(id, 1, await said(PAGE));
    await deleteTake(family.ctx, { id, page: 1 });
    expect(await pageOf(id, 1)).toMatchObject({ status: "missing", audioUrl: null });
    expect(await filesOf()).toEqual(["narration"]);
    await keep(id, 1, await said(PAGE));
    await deleteNarration(family.ctx, id);
    expect(await filesOf()).toEqual([]);
    const rest = await listRecordings(family.ctx, { id: bookId, level: undefined });
    expect(rest).toMatchObject({ recordings: [], readers: [] });
    await listen();
  });

  test("is asked for again once its words are others, also where it waits", async () => {
    const { id } = await start();
    await keep(id, 0, await said(TITLE));
    await listen();
    await renameBook(family.ctx, { id: bookId, title: "The Red Kite" });
    expect(await pageOf(id, 0)).toMatchObject({ status: "changed" });
    expect((await showNarration(family.ctx, id)).pages).toEqual([]);
    await keep(id, 1, await said(PAGE));
    await system.db.bookPage.updateMany({ where: { bookId }, data: { text: OTHER } });
    await listen();
    expect(await pageOf(id, 1)).toMatchObject({ status: "missing" });
    expect(await filesOf()).toEqual(["narration"]);
  });

  test("is in the parent's archive, and in no book that travels", async () => {
    const { id } = await start();
    await keep(id, 1, await said(PAGE));
    await listen();
    await keep(id, 2, wavOf(noise(2)));
    const names: string[] = [];
    const parent = requireParent(family.ctx.actor);
    for await (const { name } of listEntries(systemContext(system), { parent, signal: RUN.signal }))
      names.push(name);
    expect(names.filter((name) => name.includes("/recorded/"))).toEqual([
      expect.stringMatching(/Dad.*\/page-01\.mp3$/),
      expect.stringMatching(/Dad.*\/page-02-take\.wav$/),
    ]);
    expect(await openNarration(family.ctx, { id: bookId, level: "Emerging" })).toBeNull();
  });

  test.each([
    ["its story", () => deleteBook(family.ctx, bookId)],
    ["the consent", () => withdrawConsent(family.ctx, PURPOSE)],
  ])("goes with %s", async (_what, end) => {
    const { id } = await start();
    await keep(id, 1, await said(PAGE));
    await listen();
    await keep(id, 2, await said(PAGE));
    await end();
    expect(await filesOf()).toEqual([]);
    const parentId = family.parentId;
    expect(await system.db.recordedVoice.count({ where: { parentId } })).toBe(0);
    await expect(keep(id, 1, await said(PAGE))).rejects.toMatchObject(NOT_FOUND);
    await listen();
    expect(await filesOf()).toEqual([]);
  });
});

describe("a sound in which the page's words are not found", () => {
  test.each([
    ["noise", () => Promise.resolve(wavOf(noise(8)))],
    ["another text", () => said(OTHER)],
  ])("%s is told so, and is tapped along sentence by sentence", async (_what, sound) => {
    const { id } = await start();
    await keep(id, 1, await sound());
    await listen();
    const unheard = await pageOf(id, 1);
    expect(unheard).toMatchObject({ status: "unheard" });
    expect((await showNarration(family.ctx, id)).pages).toEqual([]);

    const tap = (taps: number[]) => tapTake(family.ctx, { id, page: 1, taps });
    await expect(tap([300])).rejects.toMatchObject({ code: "VALIDATION" });
    await expect(tap([300, 999_999])).rejects.toMatchObject({ code: "VALIDATION" });
    expect(await tap([300, 2500])).toMatchObject({ status: "waiting" });
    await listen();
    expect(await pageOf(id, 1)).toMatchObject({ status: "ready", by: "sentence" });
    const [page] = (await showNarration(family.ctx, id)).pages;
    // An MP3 begins 69 ms before its sound.
    expect(page?.words.map(([, , startMs]) => startMs)).toEqual([369, 2569]);
    expect(await filesOf()).toEqual(["narration"]);
  });
});

describe("what is no recording of a page is refused, and nothing is stored", () => {
  test.each([
    ["silence", () => wavOf(silence(3)), "VALIDATION"],
    ["a moment", () => wavOf(noise(0.25)), "VALIDATION"],
    ["more than three minutes", () => wavOf(noise(181)), "TOO_LARGE"],
    ["a renamed program", () => Buffer.from("MZ\u0090\0 This program cannot be run"), "UNSUPPORTED_MEDIA"],
    ["another rate", () => wavOf(noise(1), 44_100), "UNSUPPORTED_MEDIA"],
  ])("%s", async (_what, sound, code) => {
    const { id } = await start();
    await expect(keep(id, 1, sound())).rejects.toMatchObject({ code });
    expect(await filesOf()).toEqual([]);
    expect(await system.db.recordedTake.count({ where: { narrationId: id } })).toBe(0);
  });

  test("without consent, in a plan without narration, of a page that isn't there, and of another family's", async () => {
    const { id } = await start();
    const sound = wavOf(noise(1));
    await expect(keep(id, 3, sound)).rejects.toMatchObject(NOT_FOUND);
    const { ctx: stranger } = await aFamily(system, "family");
    await expect(keepTake(stranger, { id, page: 1, sound })).rejects.toMatchObject(NOT_FOUND);
    await expect(deleteTake(stranger, { id, page: 1 })).rejects.toMatchObject(NOT_FOUND);
    await expect(tapTake(stranger, { id, page: 1, taps: [1] })).rejects.toMatchObject(NOT_FOUND);
    await expect(startRecording(stranger, { id: bookId, reader: "Dad" })).rejects.toMatchObject(NOT_FOUND);
    const list = listRecordings(stranger, { id: bookId, level: undefined });
    await expect(list).rejects.toMatchObject(NOT_FOUND);

    await system.db.consent.updateMany({
      where: { parentId: family.parentId },
      data: { withdrawnAt: new Date() },
    });
    await expect(keep(id, 1, sound)).rejects.toMatchObject({ code: "VALIDATION" });
    await expect(start("Grandma")).rejects.toMatchObject({ code: "VALIDATION" });
    await system.db.subscription.deleteMany({ where: { parentId: family.parentId } });
    await expect(keep(id, 1, sound)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(start("Grandma")).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await filesOf()).toEqual([]);
  });
});

test("one reader has one recording of a story, however they are written and however often it is begun", async () => {
  const begun = await Promise.all(["Dad", "dad", "DAD", "Dad"].map((reader) => start(reader)));
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  const { id } = await start("Grandma");
  expect(begun.map((one) => one.id)).not.toContain(id);
  const { readers } = await listRecordings(family.ctx, { id: bookId, level: undefined });
  expect(readers).toHaveLength(2);
});
