import { expect, test } from "vitest";
import { alignSpeech } from "@/lib/platform/speech/align-speech";
import { pronounce, tell, wordsIn } from "@/tests/support/flite";

const TEXT = "Once upon a time, Mila found a tiny red boat under the old bridge.";

// The process as the build made it: without the package, and with a permission for its own folder only.
test("the aligner's own process places every word of a page", async () => {
  const { pcm, words } = await tell(TEXT, "rms");
  const places = await alignSpeech({ pcm, words: await pronounce(wordsIn(TEXT)) });
  expect(places).toHaveLength(words.length);
  places.forEach((place, index) => {
    expect(Math.abs((place?.startMs ?? NaN) - (words[index]?.startMs ?? NaN))).toBeLessThan(200);
  });
});

test("a word without sounds has no place, and silence has none for any", async () => {
  const { pcm } = await tell(TEXT, "rms");
  const phones = await pronounce(wordsIn(TEXT));
  const [first, ...others] = await alignSpeech({ pcm, words: [[], ...phones] });
  expect(first).toBeNull();
  expect(others.filter((place) => !place)).toEqual([]);
  const silence = await alignSpeech({ pcm: new Int16Array(16_000), words: phones });
  expect(silence.filter((place) => place)).toEqual([]);
});
