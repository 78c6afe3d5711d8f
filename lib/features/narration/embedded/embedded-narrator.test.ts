import { describe, expect, test } from "vitest";
import { readTokens } from "@/lib/features/narration/tokens/tokens";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { say } from "@/lib/platform/voice/flite";
import { DEFAULT_VOICE, EMBEDDED_VOICES, type VoiceId } from "@/lib/shared/narration";
import { READING_LEVELS, type ReadingLevel } from "@/lib/shared/story";
import { mixOrders } from "@/tests/eval/story-mix";
import { ownFlite, ownVoices } from "@/tests/support/own-voices";
import { embeddedNarrator } from "./embedded-narrator";

const narrator = embeddedNarrator(ownVoices);
const { signal } = new AbortController();

type Manner = { voice?: VoiceId; level?: ReadingLevel };

async function spoken(text: string, { voice = DEFAULT_VOICE, level = "Emerging" }: Manner = {}) {
  const tokens = readTokens(text);
  const sound = await narrator.narrate({ text, tokens, voice, level, signal });
  return { ...sound, tokens, words: sound.timing?.words ?? [] };
}
type Spoken = Awaited<ReturnType<typeof spoken>>;

const loudness = ({ pcm, sampleRate }: Spoken, fromMs: number, toMs: number): number => {
  const part = pcm.subarray((fromMs / 1000) * sampleRate, (toMs / 1000) * sampleRate);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, part.length));
};

/** What must hold of every page, whatever it says. */
function check(page: Spoken, text: string): void {
  const { timing, words, tokens, pcm, sampleRate } = page;
  expect(timing?.by, text).toBe("word");
  expect(words.map(([from, to]) => [from, to])).toEqual(tokens.map(({ shown }) => shown));
  let last = 0;
  for (const [from, to, startMs, endMs] of words) {
    const what = `${text.slice(from, to)} in ${text}`;
    expect(startMs, what).toBeGreaterThanOrEqual(last);
    expect(endMs, what).toBeGreaterThan(startMs);
    // Somebody speaks there.
    expect(loudness(page, startMs, endMs), what).toBeGreaterThan(100);
    last = endMs;
  }
  expect(last).toBeLessThanOrEqual((pcm.length / sampleRate) * 1000);
}

describe("a reading voice", () => {
  test("knows of every word of real stories at every level when it says it", async () => {
    let pages = 0;
    for (const order of mixOrders(16, "read aloud")) {
      const named = { ...order, heroName: "D'Artagnan" };
      for (const { text } of writeClassicStory(named).pages.slice(0, 3)) {
        check(await spoken(text, { level: order.level }), text);
        pages += 1;
      }
    }
    expect(pages).toBe(48);
  });

  test.each(EMBEDDED_VOICES)("$id is heard, and its phones are as long as its sound", async ({ id }) => {
    const text = "“Who lives here?” asked Theo. At 3:15, e.g., the well-known owl had $3; X Æ had 12!";
    const page = await spoken(text, { voice: id });
    check(page, text);
    const voice = id.slice("embedded:".length) as "slt";
    const { pcm, sampleRate, phones } = say(ownFlite(), {
      text: "once upon a time.",
      voice,
      stretch: 1.2,
    });
    expect(Math.abs((phones.at(-1)?.to ?? 0) - pcm.length / sampleRate)).toBeLessThan(0.005);
    // Neither a whisper nor distorted.
    const [first, final] = [page.words[0]?.[2] ?? 0, page.words.at(-1)?.[3] ?? 0];
    expect(loudness(page, first, final)).toBeGreaterThan(800);
    expect(page.pcm.filter((sample) => Math.abs(sample) >= 32_767).length).toBe(0);
  });

  test("begins to speak where its first word begins, and rests between sentences", async () => {
    const page = await spoken("Boats go by. Cats sit still.", { level: "Beginner" });
    const [boats, , by, cats] = page.words;
    expect(loudness(page, 0, (boats?.[2] ?? 0) - 30)).toBeLessThan(100);
    const rest: [number, number] = [(by?.[3] ?? 0) + 60, (cats?.[2] ?? 0) - 30];
    expect(rest[1] - rest[0]).toBeGreaterThan(400);
    expect(loudness(page, ...rest)).toBeLessThan(100);
  });

  test("is slower for those who begin to read", async () => {
    const text = "The little owl flew home. It was late.";
    const lengths: number[] = [];
    for (const level of READING_LEVELS) lengths.push((await spoken(text, { level })).pcm.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    expect(new Set(lengths).size).toBe(READING_LEVELS.length);
  });

  test("says homographs, sounds and names that stand in no dictionary", async () => {
    for (const text of [
      "Zzz. Shh! Hmm, mmm. Psst! Brrr.",
      "X. Y? Z!",
      "the apple the pear a an I",
      "Siobhán’s o’clock can’t won’t it’s James’ boats’",
      "Pneumonoultramicroscopicsilicovolcanoconiosis xqzt Nguyen Ng",
      "no marks at all",
    ])
      check(await spoken(text), text);
  });
});
