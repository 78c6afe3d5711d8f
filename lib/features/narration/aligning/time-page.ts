import { splitSentences } from "@/lib/features/writing/split-text";
import type { NarrationUnit, TimedRange } from "@/lib/shared/narration";

/** Where the aligner heard a word; a score nearer 0 is a better fit. */
type Place = { startMs: number; endMs: number; score: number };
/** A word of the page: its range in the displayed text, its phones, and where it was heard. */
export type PlacedToken = { shown: readonly [from: number, to: number]; phones: number; place: Place | null };

export type Timing = { by: NarrationUnit; words: TimedRange[] };

/** Words of a voice in a room score above it, those of another text seldom; measured in ADR 43. */
const HEARD = -6;
/** Nobody draws a sound out for so long, but whoever says something else than the text is laid under such ones. */
const LONGEST_PHONE_MS = 400;
/** From so much on, words light up; from so much, sentences; below, the sound isn't of this text. */
const ENOUGH = { word: 0.75, sentence: 0.65 } as const;

const isHeard = ({ place, phones }: PlacedToken): boolean =>
  place !== null && place.score > HEARD && place.endMs - place.startMs <= phones * LONGEST_PHONE_MS;

const sum = (tokens: readonly PlacedToken[]): number =>
  tokens.reduce((total, { phones }) => total + phones, 0);

/** How much of a text was heard in a sound, by its phones: from 0 to 1. */
export function coverageOf(tokens: readonly PlacedToken[]): number {
  const all = sum(tokens);
  return all === 0 ? 0 : sum(tokens.filter(isHeard)) / all;
}

/**
 * What lights up, and when. `null` where the sound is hardly that of the text; nothing is ever told by the length of a
 * text.
 */
export function timePage(text: string, tokens: readonly PlacedToken[]): Timing | null {
  const coverage = coverageOf(tokens);
  const words = tokens.flatMap(({ shown: [from, to], place }): TimedRange[] =>
    place ? [[from, to, place.startMs, place.endMs]] : [],
  );
  if (coverage >= ENOUGH.word) return { by: "word", words };
  if (coverage >= ENOUGH.sentence) return { by: "sentence", words: joinSentences(text, words) };
  return null;
}

/** The sentences of a text as ranges without the white space around them. */
export function sentencesOf(text: string): [from: number, to: number][] {
  let end = 0;
  return splitSentences(text).map((sentence) => {
    const from = text.indexOf(sentence, end);
    end = from + sentence.length;
    return [from, end];
  });
}

function joinSentences(text: string, words: readonly TimedRange[]): TimedRange[] {
  return sentencesOf(text).flatMap(([from, to]): TimedRange[] => {
    const within = words.filter(([start]) => start >= from && start < to);
    const [first, last] = [within[0], within.at(-1)];
    return first && last ? [[from, to, first[2], last[3]]] : [];
  });
}
