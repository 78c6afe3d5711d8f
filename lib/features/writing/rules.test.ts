import { expect, test } from "vitest";
import type { ReadingLevel } from "@/lib/shared/story";
import { LEVEL_BANDS, type LevelBand } from "./rules";

/** What a level promises a parent. Everything else measures against these figures, and would follow a wrong one. */
const PROMISED: [ReadingLevel, LevelBand][] = [
  [
    "Beginner",
    {
      grade: { min: null, max: 1.5 },
      meanSentence: 6.5,
      longestSentence: 10,
      pages: { min: 8, max: 8 },
      wordsPerPage: { min: 10, max: 25 },
      commonShare: 0.85,
      newWords: 5,
    },
  ],
  [
    "Emerging",
    {
      grade: { min: 1, max: 3 },
      meanSentence: 9.5,
      longestSentence: 15,
      pages: { min: 10, max: 10 },
      wordsPerPage: { min: 25, max: 50 },
      commonShare: 0.75,
      newWords: 8,
    },
  ],
  [
    "Intermediate",
    {
      grade: { min: 3, max: 5 },
      meanSentence: 13,
      longestSentence: 22,
      pages: { min: 12, max: 12 },
      wordsPerPage: { min: 50, max: 90 },
      commonShare: null,
      newWords: 8,
    },
  ],
  [
    "Advanced",
    {
      grade: { min: 5, max: 7.5 },
      meanSentence: 17,
      longestSentence: 30,
      pages: { min: 12, max: 14 },
      wordsPerPage: { min: 90, max: 140 },
      commonShare: null,
      newWords: 8,
    },
  ],
];

test.each(PROMISED)("a story at the level %s is as easy as it is said to be", (level, band) => {
  expect(LEVEL_BANDS[level]).toEqual(band);
});
