import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { giveConsent } from "@/lib/features/consents/give-consent";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { createChild } from "@/lib/features/children/create-child";
import { askNarration } from "@/lib/features/narration/ask-narration";
import { chooseReadingVoice } from "@/lib/features/narration/choose-reading-voice";
import { listNarrations } from "@/lib/features/narration/list-narrations";
import { narrateBook } from "@/lib/features/narration/making/narrate-book";
import type { Narrator } from "@/lib/features/narration/narrator";
import { providerNarrator } from "@/lib/features/narration/provider/provider-narrator";
import { showNarration } from "@/lib/features/narration/show-narration";
import { withdrawConsent } from "@/lib/features/stories/erasure/withdraw-consent";
import { requireParent } from "@/lib/shared/actor";
import { anotherProcess } from "@/tests/support/ai-runs";
import { fails, hangs, says24k, type AiServer } from "@/tests/support/ai-server";
import { aChild, system as systemContext } from "@/tests/support/family";
import { pronounce, wordsIn } from "@/tests/support/flite";
import { aBook } from "@/tests/support/library";
import { aFamily, type Family } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const PAGE =
  "Once upon a time, a tiny red boat lay under the old bridge. The wind was soft and the river was wide.";
const NAMED = "Wilhelmina found a tiny red boat under the old bridge. She climbed in and held on tight.";
const PURPOSE = "child-name-voice";
const textVersion = CONSENT_TEXTS[PURPOSE].version;

let server: AiServer;
let system: TestSystem;
let family: Family;

beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase({ ...server.env, STORY_NARRATOR: "openai", AI_ZDR_CONFIRMED: "true" });
  await system.db.plan.update({ where: { slug: "family" }, data: { features: ["Voice narration options"] } });
});
beforeEach(async () => {
  server.reset();
  family = await aFamily(system);
  await createChild(family.ctx, aChild({ name: "Wilhelmina" }));
});

const tokensOf = (text: string) => {
  let at = 0;
  return wordsIn(text).map((word) => {
    const from = text.indexOf(word, at);
    at = from + word.length;
    return { shown: [from, at] as [number, number], said: word };
  });
};

/** What speaks where the provider doesn't. */
const EMBEDDED = {
  pcm: new Int16Array(16_000),
  sampleRate: 16_000,
  timing: { by: "word" as const, words: [] },
};
const instead: Narrator = { kind: "embedded", engine: "test", narrate: () => Promise.resolve(EMBEDDED) };

async function read(text: string, settings: Partial<TestSystem["config"]> = {}) {
  const ports = anotherProcess(system, settings);
  if (!ports.ai) throw new Error("no provider");
  const narrator = providerNarrator(systemContext(ports, "narration.make"), {
    voice: ports.ai.voice,
    parent: requireParent(family.ctx.actor),
    childName: "Wilhelmina",
    pronounce: (said) => pronounce(said.filter((word) => word !== null)),
    instead,
  });
  const signal = new AbortController().signal;
  return narrator.narrate({
    text,
    tokens: tokensOf(text),
    voice: "provider:marin",
    level: "Beginner",
    signal,
  });
}
const paid = () => system.db.aiCall.findMany({ where: { kind: "speech" } });

describe("a page read by the provider's voice", () => {
  test("is heard word by word, and is paid for by what was said", async () => {
    const before = await paid();
    const { pcm, sampleRate, timing } = await read(PAGE);
    expect(sampleRate).toBe(24_000);
    expect(timing?.by).toBe("word");
    expect(timing?.words).toHaveLength(wordsIn(PAGE).length);
    expect(timing?.words.at(-1)?.[3]).toBeLessThanOrEqual((pcm.length / sampleRate) * 1000);
    const [request] = server.speech.requests;
    expect(request?.body).toMatchObject({ input: PAGE, voice: "marin", response_format: "pcm" });
    const [call] = (await paid()).filter(({ id }) => !before.some((earlier) => earlier.id === id));
    const minutes = pcm.length / sampleRate / 60;
    expect(Number(call?.micros)).toBe(Math.ceil(minutes * system.config.AI_PRICE_SPEECH * 1_000_000));
  });

  test("leaves with a name only where the parent agreed, and not once that is taken back", async () => {
    expect(await read(NAMED)).toEqual({ ...EMBEDDED, standIn: "name" });
    expect(server.speech.requests).toHaveLength(0);

    await giveConsent(family.ctx, { purpose: PURPOSE, textVersion });
    expect((await read(NAMED)).timing?.by).toBe("word");
    expect(await read(NAMED, { AI_ZDR_CONFIRMED: false })).toEqual({ ...EMBEDDED, standIn: "name" });
    expect(server.speech.requests).toHaveLength(1);

    await withdrawConsent(family.ctx, PURPOSE);
    expect(await read(NAMED)).toEqual({ ...EMBEDDED, standIn: "name" });
    expect(server.speech.requests).toHaveLength(1);
  });

  test("is read by the embedded voice when the provider is gone, slow, or says no", async () => {
    server.speech.script(fails(500));
    expect(await read(PAGE)).toEqual({ ...EMBEDDED, standIn: "away" });
    expect(server.speech.requests).toHaveLength(3);
    server.speech.script(fails(400, {}, "content_policy_violation"));
    expect(await read(PAGE)).toEqual({ ...EMBEDDED, standIn: "away" });
    server.speech.script(hangs());
    expect(await read(PAGE, { AI_SPEECH_TIMEOUT_SECONDS: 1 })).toEqual({ ...EMBEDDED, standIn: "away" });
  });

  test("is read by the embedded voice when what came back isn't this page", async () => {
    server.speech.script({ body: { audio: "none" } });
    expect(await read(PAGE)).toEqual({ ...EMBEDDED, standIn: "away" });
    server.speech.script(says24k(new Int16Array(24_000 * 5)));
    expect(await read(PAGE)).toEqual({ ...EMBEDDED, standIn: "away" });
    let state = 1;
    const noise = Int16Array.from({ length: 24_000 * 6 }, () => (state = (state * 48_271) % 65_537) - 32_768);
    server.speech.script(says24k(noise));
    expect(await read(PAGE)).toEqual({ ...EMBEDDED, standIn: "away" });
  });

  test("is not asked for once the day's budget is spent", async () => {
    expect(await read(PAGE, { AI_DAILY_BUDGET_CENTS: 0 })).toEqual({ ...EMBEDDED, standIn: "away" });
    expect(server.speech.requests).toHaveLength(0);
  });
});

describe("a whole story", () => {
  const narrate = async (settings: Partial<TestSystem["config"]> = {}) => {
    const { ctx, parentId } = await aFamily(system, "family");
    await giveConsent(ctx, { purpose: PURPOSE, textVersion });
    const id = await aBook(system, { parentId });
    const { id: narrationId, status } = await askNarration(ctx, { id, voice: "provider:cedar" });
    expect(status).toBe("queued");
    const worker = systemContext(anotherProcess(system, settings), "narration.make");
    await narrateBook(worker, { narrationId }, { retryCount: 0, signal: new AbortController().signal });
    return showNarration(ctx, narrationId);
  };

  test("is read by the voice that was chosen, page by page, and each page is paid for once", async () => {
    const before = (await paid()).length;
    const { status, pages, pageCount, note } = await narrate();
    expect({ status, note }).toEqual({ status: "ready", note: null });
    expect(pages).toHaveLength(pageCount);
    expect((await paid()).length - before).toBe(pageCount);
    expect(server.speech.requests.every(({ body }) => body["voice"] === "cedar")).toBe(true);
  });

  test("is read by a reading voice where the provider is gone, and says so", async () => {
    server.speech.script(fails(503));
    const { status, pages, pageCount, note } = await narrate();
    expect(status).toBe("ready");
    expect(pages).toHaveLength(pageCount);
    expect(note).toBe("The storyteller was not there for some pages: a reading voice reads them.");
  });
});

describe("a family whose plan named narration, and doesn't any more", () => {
  const leavePlan = (features: string[]) =>
    system.db.plan.update({ where: { slug: "family" }, data: { features } });
  const VOICE = "provider:marin";

  test("keeps what was read aloud; a page changed since is read by a reading voice, a new story is not", async () => {
    const { ctx, parentId } = await aFamily(system, "family");
    const [id, other] = [await aBook(system, { parentId }), await aBook(system, { parentId })];
    const { id: narrationId } = await askNarration(ctx, { id, voice: VOICE });
    const narrate = () =>
      narrateBook(systemContext(system, "narration.make"), { narrationId }, { retryCount: 0, signal });
    const signal = new AbortController().signal;
    await narrate();
    await chooseReadingVoice(ctx, { voice: VOICE });
    await leavePlan([]);
    try {
      const listed = await listNarrations(ctx, { id, level: undefined });
      expect(listed.preferred).toBe("embedded:slt");
      expect(listed.voices.find((one) => one.id === VOICE)).toMatchObject({ allowed: true, reason: null });
      expect(await askNarration(ctx, { id, voice: VOICE })).toMatchObject({ status: "ready" });
      await expect(askNarration(ctx, { id: other, voice: VOICE })).rejects.toMatchObject({
        code: "FORBIDDEN",
      });
      await expect(chooseReadingVoice(ctx, { voice: VOICE })).rejects.toMatchObject({ code: "FORBIDDEN" });

      const before = (await paid()).length;
      await system.db.bookPage.updateMany({ where: { bookId: id, number: 1 }, data: { text: "A new day." } });
      await narrate();
      expect(await paid()).toHaveLength(before);
      const after = await showNarration(ctx, narrationId);
      expect(after).toMatchObject({
        status: "ready",
        note: expect.stringMatching(/^Your plan reads/) as string,
      });
      expect(after.pages).toHaveLength(after.pageCount);
    } finally {
      await leavePlan(["Voice narration options"]);
    }
    // Asked for again on a plan that has it, the page is read by the chosen voice.
    expect(await askNarration(ctx, { id, voice: VOICE })).toMatchObject({ status: "queued" });
    await narrate();
    expect((await showNarration(ctx, narrationId)).note).toBeNull();
  });
});

test("a voice that this deployment doesn't offer is none", async () => {
  const { ctx, parentId } = await aFamily(system, "family");
  const id = await aBook(system, { parentId });
  const config = { ...ctx.config, STORY_NARRATOR: "embedded" as const };
  const asked = askNarration({ ...ctx, config }, { id, voice: "provider:marin" });
  await expect(asked).rejects.toMatchObject({ code: "VALIDATION" });
});

test("a consent that is given by many at once is one", async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => giveConsent(family.ctx, { purpose: PURPOSE, textVersion })),
  );
  expect(await system.db.consent.count({ where: { parentId: family.parentId } })).toBe(1);
  await expect(giveConsent(family.ctx, { purpose: PURPOSE, textVersion: "2020-01" })).rejects.toMatchObject({
    code: "VALIDATION",
  });
});
