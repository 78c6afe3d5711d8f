import { MPEGDecoder } from "mpg123-decoder";
import { expect, test } from "vitest";
import { ownEncoder } from "@/tests/support/own-voices";
import { MP3_DELAY_SAMPLES } from "./mp3-delay";

/** A second of silence with one click in it. */
function aClick(sampleRate: number, at: number): Int16Array {
  const pcm = new Int16Array(sampleRate);
  pcm.fill(20_000, at, at + 8);
  return pcm;
}

async function heard(mp3: Uint8Array) {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(mp3);
  decoder.free();
  return { sound: channelData[0] ?? new Float32Array(), sampleRate };
}

test.each([16_000, 24_000])(
  "at %i samples a second an MP3 begins as late as the times are moved",
  async (rate) => {
    const at = Math.round(rate / 2);
    const mp3 = (await ownEncoder())(aClick(rate, at), rate);
    expect(mp3.byteLength * 8).toBeLessThan(1.2 * 48_000);
    const { sound, sampleRate } = await heard(mp3);
    expect(sampleRate).toBe(rate);
    const loudest = sound.reduce((best, sample, index) => (sample > (sound[best] ?? 0) ? index : best), 0);
    expect(Math.abs(loudest - (at + 4) - MP3_DELAY_SAMPLES)).toBeLessThanOrEqual(8);
  },
);

test("a sound is the same, whatever was encoded before it", async () => {
  const encode = await ownEncoder();
  const click = aClick(16_000, 9000);
  const first = encode(click, 16_000);
  encode(
    Int16Array.from({ length: 100_000 }, (_, index) => ((index * 7919) % 60_000) - 30_000),
    24_000,
  );
  expect(Buffer.from(encode(click, 16_000)).equals(first)).toBe(true);
});
