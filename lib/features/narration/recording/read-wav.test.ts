import { expect, test } from "vitest";
import { noise, silence, wavOf } from "@/tests/support/wav";
import { readWav } from "./read-wav";
import { evenOut, isSilent } from "./rules";

const pcm = Int16Array.of(1, -2, 32_767, -32_768);

test("the samples of a sound are read, also behind what other programs put before them", () => {
  expect(readWav(wavOf(pcm))).toEqual(pcm);
  const wav = Buffer.from(wavOf(pcm));
  const note = Buffer.from("LIST\u0003\0\0\0abc\0", "latin1");
  const bytes = Buffer.concat([wav.subarray(0, 36), note, wav.subarray(36)]);
  expect(readWav(bytes)).toEqual(pcm);
});

test.each([
  [
    "a program that is called a sound",
    Buffer.from("MZ\u0090\0\u0003\0\0\0 This program cannot be run in DOS mode."),
  ],
  ["nothing", new Uint8Array()],
  ["a head alone", wavOf(pcm).subarray(0, 40)],
  ["a sound that was cut off", wavOf(pcm).subarray(0, 48)],
  ["another rate", wavOf(pcm, 44_100)],
  ["two channels", wavOf(pcm, 16_000, 2)],
  ["a sound that claims no format", Buffer.from("RIFF\u0010\0\0\0WAVEdata\u0004\0\0\0abcd", "latin1")],
])("%s is none", (_what, bytes) => {
  expect(readWav(bytes)).toBeNull();
});

test("silence is told from what is soft, and what is soft is made louder", () => {
  expect(isSilent(silence(1))).toBe(true);
  expect(isSilent(noise(1).map((sample) => sample / 300))).toBe(true);
  const soft = noise(1).map((sample) => sample / 10);
  expect(isSilent(soft)).toBe(false);
  const most = (sound: Int16Array) => Math.max(...sound.map(Math.abs));
  expect(most(evenOut(soft))).toBeCloseTo(most(soft) * 6, -2);
  expect(most(evenOut(noise(1)))).toBeLessThanOrEqual(0.8 * 32_767 + 1);
});
