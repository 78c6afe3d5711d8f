import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { fileFor } from "./script-families";
import { shapeWords } from "./shape-words";

async function shaped(word: string) {
  const file = fileFor(word, word) ?? "none";
  const letters = word + word.normalize("NFD") + word.normalize("NFKD");
  const options = { targetFormat: "sfnt", variationAxes: { wght: 400 } } as const;
  const [clusters = []] = shapeWords(await subsetFont(readFileSync(file), letters, options), [word]);
  return clusters;
}

test("letters of Arabic are joined: the same letter looks another way at each place", async () => {
  const [first, second, last] = await shaped("ببب");
  const drawing = (cluster: typeof first) => cluster?.strokes.map(({ glyph }) => glyph).join();
  expect(new Set([drawing(first), drawing(second), drawing(last)]).size).toBe(3);
});

test("words from right to left come in the order of reading", async () => {
  expect((await shaped("ליאור")).map(({ text }) => text)).toEqual(["ל", "י", "א", "ו", "ר"]);
});

test("a mark stands with its letter, at its height", async () => {
  const [letter] = await shaped("مُ");
  expect(letter?.text).toBe("مُ");
  expect(letter?.strokes).toHaveLength(2);
  expect(letter?.strokes.some(({ y }) => y !== 0)).toBe(true);
});

test("a vowel of Devanagari that is spoken after its letter is drawn before it", async () => {
  const [plain] = await shaped("क");
  const [syllable] = await shaped("कि");
  expect(syllable?.text).toBe("कि");
  expect(syllable?.strokes).toHaveLength(2);
  expect(syllable?.strokes[1]?.x).toBeGreaterThan(0);
  expect(syllable?.advance).toBeGreaterThan(plain?.advance ?? 0);
});

test("two consonants of Devanagari become one sign", async () => {
  const strokes = (await shaped("क्ष")).flatMap((cluster) => cluster.strokes);
  expect(strokes).toHaveLength(1);
});

test.each([
  ["🦊", null],
  ["★", null],
  ["Ꮳ", null],
  ["小", "noto-serif-sc"],
  ["さ", "noto-serif-jp"],
  ["김", "noto-serif-kr"],
])("%s is looked for in %s", (letter, family) => {
  const file = fileFor(letter, letter);
  if (family === null) expect(file).toBeNull();
  else expect(file).toContain(family);
});

test("Chinese letters beside Japanese or Korean ones are drawn as they are there", () => {
  expect(fileFor("直", "さくら 直人")).toContain("noto-serif-jp");
  expect(fileFor("明", "김 明")).toContain("noto-serif-kr");
});
