import type { LevelFigures } from "@/lib/shared/level-figures";
import type { ReadingLevel } from "@/lib/shared/story";

export type LevelBand = {
  /** Flesch-Kincaid grade; `min` is `null` where easier is never wrong. */
  grade: { min: number | null; max: number };
  meanSentence: number;
  longestSentence: number;
  pages: { min: number; max: number };
  wordsPerPage: { min: number; max: number };
  /** Least share of words in the high-frequency list; `null` where the level has no such rule. */
  commonShare: number | null;
  /** Most words that a story may declare as new. */
  newWords: number;
};

export const LEVEL_BANDS: Record<ReadingLevel, LevelBand> = {
  Beginner: {
    grade: { min: null, max: 1.5 },
    meanSentence: 6.5,
    longestSentence: 10,
    pages: { min: 8, max: 8 },
    wordsPerPage: { min: 10, max: 25 },
    commonShare: 0.85,
    newWords: 5,
  },
  Emerging: {
    grade: { min: 1, max: 3 },
    meanSentence: 9.5,
    longestSentence: 15,
    pages: { min: 10, max: 10 },
    wordsPerPage: { min: 25, max: 50 },
    commonShare: 0.75,
    newWords: 8,
  },
  Intermediate: {
    grade: { min: 3, max: 5 },
    meanSentence: 13,
    longestSentence: 22,
    pages: { min: 12, max: 12 },
    wordsPerPage: { min: 50, max: 90 },
    commonShare: null,
    newWords: 8,
  },
  Advanced: {
    grade: { min: 5, max: 7.5 },
    meanSentence: 17,
    longestSentence: 30,
    pages: { min: 12, max: 14 },
    wordsPerPage: { min: 90, max: 140 },
    commonShare: null,
    newWords: 8,
  },
};

/** A whole story is held to everything but the words of one page. */
export type LevelScope = "page" | "whole";

export type LevelMiss = keyof LevelFigures;

/** Which figures lie outside the level's band; empty when it is met. */
export function listLevelMisses(
  level: ReadingLevel,
  figures: LevelFigures,
  scope: LevelScope = "page",
): LevelMiss[] {
  const band = LEVEL_BANDS[level];
  const { min, max } = band.wordsPerPage;
  const misses: [LevelMiss, boolean][] = [
    ["words", scope === "page" && (figures.words < min || figures.words > max)],
    ["grade", figures.grade > band.grade.max || (band.grade.min !== null && figures.grade < band.grade.min)],
    ["meanSentence", figures.meanSentence > band.meanSentence],
    ["longestSentence", figures.longestSentence > band.longestSentence],
    ["commonShare", band.commonShare !== null && (figures.commonShare ?? 0) < band.commonShare],
  ];
  return misses.filter(([, missed]) => missed).map(([figure]) => figure);
}

export function isInBand(level: ReadingLevel, figures: LevelFigures, scope: LevelScope = "page"): boolean {
  return listLevelMisses(level, figures, scope).length === 0;
}

export function hasRightPageCount(level: ReadingLevel, pages: number): boolean {
  const { min, max } = LEVEL_BANDS[level].pages;
  return pages >= min && pages <= max;
}

/** So many of the parent's topics go through a story from beginning to end; more help to choose its plot. */
export const TOPICS_IN_A_STORY: Record<ReadingLevel, number> = {
  Beginner: 2,
  Emerging: 2,
  Intermediate: 3,
  Advanced: 3,
};
