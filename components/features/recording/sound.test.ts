import { expect, test } from "vitest";
import { readWav } from "@/lib/features/narration/recording/read-wav";
import { noise, silence } from "@/tests/support/wav";
import { barsOf, RATE, suggestTrim, toInt16, writeWav } from "./sound";

const joined = (...parts: Int16Array[]): Int16Array => Int16Array.from(parts.flatMap((part) => [...part]));

test("the silence around what was said is suggested to go, but for a breath", () => {
  const hiss = (seconds: number) => noise(seconds).map((sample) => sample / 100);
  for (const quiet of [silence, hiss]) {
    const { from, to } = suggestTrim(joined(quiet(2), noise(3), quiet(1)));
    expect(from / RATE).toBeCloseTo(1.8, 1);
    expect(to / RATE).toBeCloseTo(5.2, 1);
  }
});

test("where nothing is told apart, nothing is suggested to go", () => {
  for (const sound of [silence(1), noise(1), new Int16Array()])
    expect(suggestTrim(sound)).toEqual({ from: 0, to: sound.length });
});

test("what is sent is what the server reads", () => {
  const sound = noise(1);
  expect(readWav(writeWav(sound))).toEqual(sound);
});

test("samples out of range are cut off, and bars follow the sound", () => {
  expect([...toInt16(Float32Array.of(-2, 0, 0.5, 2))]).toEqual([-32_767, 0, 16_384, 32_767]);
  const [quiet, loud] = barsOf(joined(silence(1), noise(1)), 2);
  expect(quiet).toBe(0);
  expect(loud).toBeGreaterThan(0.1);
});
