import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import type { LevelFigures, LevelReport } from "@/lib/shared/level-figures";
import type { ReadingLevel } from "@/lib/shared/story";
import { isCommonWord, toDeclaredSet } from "./common-words";
import { hasRightPageCount, isInBand, LEVEL_BANDS } from "./rules";
import { splitSentences, splitWords } from "./split-text";

export type MeasuredText = { number: number; text: string };
export type DeclaredWords = { names: string[]; newWords: string[] };

type Tally = {
  words: number;
  sentences: number;
  syllables: number;
  longest: number;
  checked: number;
  common: number;
};

/** Measures texts that share their names and new words; a sentence that comes again is read once. */
export function measurerOf(
  level: ReadingLevel,
  declared: DeclaredWords,
): (pages: readonly MeasuredText[]) => LevelReport {
  const exempt = toDeclaredSet(declared);
  const known = new Map<string, Tally>();
  const ofSentence = (sentence: string): Tally => {
    const before = known.get(sentence);
    if (before) return before;
    const counted = tally(sentence, exempt);
    known.set(sentence, counted);
    return counted;
  };
  return (pages) => {
    const tallies = pages.map(({ text }) =>
      splitSentences(text, declared.names).map(ofSentence).reduce(add, EMPTY),
    );
    const figured = pages.map(({ number }, index) => {
      const figures = toFigures(level, tallies[index] ?? EMPTY);
      return { number, ...figures, inBand: isInBand(level, figures) };
    });
    const whole = toFigures(level, tallies.reduce(add, EMPTY));
    const inBand = hasRightPageCount(level, pages.length) && isInBand(level, whole, "whole");
    return { level, whole, pages: figured, inBand };
  };
}

/** A story is in its band when the whole text and its number of pages are; each page says so for itself. */
export const measureLevel = (
  level: ReadingLevel,
  pages: readonly MeasuredText[],
  declared: DeclaredWords,
): LevelReport => measurerOf(level, declared)(pages);

const EMPTY: Tally = { words: 0, sentences: 0, syllables: 0, longest: 0, checked: 0, common: 0 };

function tally(sentence: string, exempt: ReadonlySet<string>): Tally {
  const words = splitWords(sentence);
  if (words.length === 0) return EMPTY;
  const total = { ...EMPTY, sentences: 1, words: words.length, longest: words.length };
  for (const word of words) {
    total.syllables += countSyllables(word);
    if (exempt.has(word.toLowerCase())) continue;
    total.checked += 1;
    if (isCommonWord(word)) total.common += 1;
  }
  return total;
}

function add(left: Tally, right: Tally): Tally {
  return {
    words: left.words + right.words,
    sentences: left.sentences + right.sentences,
    syllables: left.syllables + right.syllables,
    longest: Math.max(left.longest, right.longest),
    checked: left.checked + right.checked,
    common: left.common + right.common,
  };
}

function toFigures(level: ReadingLevel, total: Tally): LevelFigures {
  const { words, sentences, syllables } = total;
  const shared = { words, sentences, longestSentence: total.longest };
  if (words === 0) return { ...shared, grade: 0, meanSentence: 0, commonShare: null };
  return {
    ...shared,
    grade: round(fleschKincaid({ sentence: sentences, word: words, syllable: syllables })),
    meanSentence: round(words / sentences),
    commonShare:
      LEVEL_BANDS[level].commonShare === null ? null : total.checked === 0 ? 1 : total.common / total.checked,
  };
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100;
}

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, number>();

/** Counting is slow and a story repeats its words. A word that the library can't read still takes a breath. */
function countSyllables(word: string): number {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const count = Math.max(1, syllable(word));
  remembered.set(word, count);
  return count;
}
