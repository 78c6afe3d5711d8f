import { beforeAll, describe, expect, test } from "vitest";
import { coverageOf, timePage } from "@/lib/features/narration/aligning/time-page";
import { openAligner } from "@/scripts/aligner/align-words";
import { alignText, quantile, TOLD, type Aligner } from "@/tests/support/aligned";
import { atRate } from "@/tests/support/at-rate";
import { readLibrivox, sayWithEspeak } from "@/tests/support/debian-voices";

let aligner: Aligner;
beforeAll(async () => {
  aligner = await openAligner("node_modules/soundswallower/model");
});

describe("a voice of another program, by its own word events", () => {
  test.each([
    { voice: "en-us", rate: 150 },
    { voice: "en-us", rate: 105 },
    { voice: "en-gb", rate: 150 },
  ])("$voice at $rate words a minute: half of its words within 50 ms", async (how) => {
    const errors: number[] = [];
    for (const [index, said] of sayWithEspeak(TOLD, how).entries()) {
      for (const { shown, place } of await alignText(
        aligner,
        TOLD[index] ?? "",
        atRate(said.pcm, { from: said.sampleRate, to: 16_000 }),
      )) {
        const truth = said.words.find(({ at }) => at >= shown[0] && at < shown[1]);
        expect(place).not.toBeNull();
        // It joins a few small words into one event.
        if (truth && place) errors.push(Math.abs(place.startMs - truth.ms));
      }
    }
    expect(errors.length).toBeGreaterThan(90);
    expect(quantile(errors, 0.5)).toBeLessThan(50);
  });
});

describe("a person who reads", () => {
  test("is heard word by word, in order, to the end", async () => {
    for (const { text, pcm } of readLibrivox()) {
      const placed = await alignText(aligner, text, pcm);
      expect(coverageOf(placed)).toBeGreaterThan(0.9);
      const times = timePage(text, placed);
      expect(times?.by).toBe("word");
      expect(times?.words).toHaveLength(placed.length);
      const ends = times?.words.flatMap(([, , start, end]) => [start, end]) ?? [];
      expect(ends).toEqual([...ends].sort((one, other) => one - other));
      expect(ends.at(-1)).toBeLessThanOrEqual((pcm.length / 16_000) * 1000);
    }
  });

  test("who reads something else isn't heard to read this", async () => {
    const read = readLibrivox();
    for (const [index, { text }] of read.entries()) {
      const other = read[(index + 1) % read.length];
      expect(timePage(text, await alignText(aligner, text, other?.pcm ?? new Int16Array(0)))).toBeNull();
    }
  });
});
