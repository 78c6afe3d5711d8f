import type { TimedRange } from "@/lib/shared/narration";

/** Between two words that are no further apart the first one stays lit. */
const LINGER_MS = 400;

/** The last range that has begun at `ms`, or -1 before the first and in a long silence. */
export function rangeAt(ranges: readonly TimedRange[], ms: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[2] ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  const found = ranges[low - 1];
  return found && ms < found[3] + LINGER_MS ? low - 1 : -1;
}

/** A sentence by its first and last range, and when it is heard. */
export type Sentence = { first: number; last: number; startMs: number; endMs: number };

const ENDS = /[.!?…][”"’')\]]*(?:\s+[“"‘'([]*)?$/u;
const SHORTENED = /(?:^|[\s“"(])(?:Mr|Mrs|Ms|Dr|St|\p{Lu})\.[\s“"‘'([]*$/u;
const GOES_ON_SMALL = /^[“"‘'([]*\p{Ll}/u;

/** The sentences of a page; where ranges are sentences already, each is one. */
export function listSentences(
  text: string,
  ranges: readonly TimedRange[],
  by: "word" | "sentence",
): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  ranges.forEach(([from, , , endMs], index) => {
    const next = ranges[index + 1];
    const said = text.slice(ranges[first]?.[0] ?? from, next?.[0] ?? text.length);
    if (next && by === "word" && !isSentence(said, text.slice(next[0]))) return;
    sentences.push({ first, last: index, startMs: ranges[first]?.[2] ?? 0, endMs });
    first = index + 1;
  });
  return sentences;
}

const isSentence = (said: string, rest: string): boolean =>
  /\n\s*$/u.test(said) || (ENDS.test(said) && !SHORTENED.test(said) && !GOES_ON_SMALL.test(rest));

/** Pieces of a text: those that are timed have the index of their range. */
export type Piece = { text: string; from: number; range: number | null };

/** A stretch of a page's text, cut at its timed ranges; a range that reaches over the stretch's end is cut off there. */
export function cutAtRanges(
  text: string,
  ranges: readonly TimedRange[],
  [from, to]: [number, number],
): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  const add = (until: number, range: number | null) => {
    if (until > at) pieces.push({ text: text.slice(at, until), from: at, range });
    at = Math.max(at, until);
  };
  ranges.forEach(([start, end], range) => {
    if (end <= from || start >= to) return;
    add(Math.max(start, from), null);
    add(Math.min(end, to), range);
  });
  add(to, null);
  return pieces;
}

/** The paragraphs of a text as stretches of it. */
export function listParagraphs(text: string): [from: number, to: number][] {
  return [...text.matchAll(/[^\n]+/gu)].map(({ index, 0: paragraph }) => [index, index + paragraph.length]);
}
