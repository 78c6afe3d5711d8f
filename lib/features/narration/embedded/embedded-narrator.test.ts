import { describe, expect, test } from "vitest";
import { say } from "@/lib/platform/voice/flite";
import { EMBEDDED_VOICES } from "@/lib/shared/narration";
import { READING_LEVELS } from "@/lib/shared/story";
import { ownFlite } from "@/tests/support/own-voices";
import { checkSpoken, checkStories, loudness, spoken } from "@/tests/support/read-aloud";

describe("a reading voice", () => {
  test("knows of every word of real stories at every level when it says it", async () => {
    // A story of each level; whole-mix.test.ts reads four times as many.
    expect(await checkStories(READING_LEVELS.length)).toBe(12);
  });

  test.each(EMBEDDED_VOICES)("$id is heard, and its phones are as long as its sound", async ({ id }) => {
    const text = "“Who lives here?” asked Theo. At 3:15, e.g., the well-known owl had $3; X Æ had 12!";
    const page = await spoken(text, { voice: id });
    checkSpoken(page, text);
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
      checkSpoken(await spoken(text), text);
  });
});
