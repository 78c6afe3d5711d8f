import { describe, expect, test } from "vitest";
import { LEVEL_BANDS } from "@/lib/features/writing/rules";
import { bandOf, figureRows } from "./level-words";

const figures = {
  words: 120,
  sentences: 20,
  grade: -0.4,
  meanSentence: 6.04,
  longestSentence: 9,
  commonShare: 0.914,
};

describe("the level in plain words", () => {
  test("shows grade, sentences and everyday words; a grade below nothing is 0.0", () => {
    expect(figureRows(figures).map(({ value }) => value)).toEqual(["0.0", "6.0", "9", "91%"]);
  });

  test("leaves out what isn't measured at this level", () => {
    expect(figureRows({ ...figures, commonShare: null }).map(({ key }) => key)).not.toContain("commonShare");
  });

  test.each([
    ["grade", "Beginner", "This level: up to 1.5"],
    ["grade", "Emerging", "This level: 1 to 3"],
    ["meanSentence", "Emerging", "This level: at most 9.5"],
    ["longestSentence", "Advanced", "This level: at most 30"],
    ["commonShare", "Beginner", "This level: at least 85%"],
    ["commonShare", "Advanced", ""],
  ] as const)("%s of %s: %s", (key, level, words) => {
    expect(bandOf(key, LEVEL_BANDS[level])).toBe(words);
  });
});
