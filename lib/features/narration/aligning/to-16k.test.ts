import { describe, expect, test } from "vitest";
import { to16k } from "./to-16k";

const SECOND = 24_000;
const tone = (hertz: number): Int16Array =>
  Int16Array.from(
    { length: SECOND },
    (_, index) => 10_000 * Math.sin((2 * Math.PI * hertz * index) / SECOND),
  );
const loudness = (pcm: Int16Array): number =>
  Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length);

describe("sound for the aligner", () => {
  test("is as long as it was and keeps what a voice says", () => {
    const heard = to16k(tone(1000), SECOND);
    expect(heard).toHaveLength(16_000);
    expect(loudness(heard) / loudness(tone(1000))).toBeCloseTo(1, 1);
    // A millisecond is 16 samples, and a wave of this tone.
    expect(heard[1604]).toBeCloseTo(heard[1620] ?? NaN, -2);
  });

  test("has nothing left of what the lower rate can't hold", () => {
    expect(loudness(to16k(tone(11_000), SECOND))).toBeLessThan(100);
  });

  test("stays the same at its own rate", () => {
    const pcm = Int16Array.of(1, -2, 3);
    expect(to16k(pcm, 16_000)).toBe(pcm);
    expect(to16k(new Int16Array(0), SECOND)).toHaveLength(0);
  });
});
