import type { ReadingLevel } from "./story";

/** Reading figures of a page or of a whole story; see the bands in `writing/rules.ts`. */
export type LevelFigures = {
  words: number;
  sentences: number;
  /** Flesch-Kincaid grade. */
  grade: number;
  meanSentence: number;
  longestSentence: number;
  /** Share (0 to 1) of words in the high-frequency list; `null` where the level has no such rule. */
  commonShare: number | null;
};

export type LevelReport = {
  level: ReadingLevel;
  whole: LevelFigures;
  pages: (LevelFigures & { number: number; inBand: boolean })[];
  inBand: boolean;
};
