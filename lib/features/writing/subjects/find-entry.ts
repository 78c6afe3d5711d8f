import { isCommonWord } from "@/lib/features/writing/common-words";
import { singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import { LEXICON } from "./lexicon/all-entries";
import type { LexiconEntry } from "./subject";

const MOST_WORDS = 4;
const SHORTEST_MISTYPED = 5;

/** As written and, for what isn't there, in the singular: "glasses" are no "glass". */
const EXACT = new Map<string, LexiconEntry>();
const SINGULAR = new Map<string, LexiconEntry>();
for (const entry of LEXICON) {
  const spellings = [entry.word, ...(entry.also ?? [])].map(keyOf);
  for (const key of [...spellings, ...(entry.plural ? [keyOf(entry.plural)] : [])])
    if (!EXACT.has(key)) EXACT.set(key, entry);
  for (const key of spellings.map(singularOf)) if (!SINGULAR.has(key)) SINGULAR.set(key, entry);
}

/** Words that look like nouns, or like nouns with a wrong letter: "does" of a doe, "saw" of a tool. */
const NO_NOUNS = new Set(
  "does saw left felt may will can might well like back even just more then farting share shares sting stings shout shouts".split(
    " ",
  ),
);

export type Found = { entry: LexiconEntry; start: number; end: number };

function keyOf(text: string): string {
  return splitWish(text).join("-");
}

/** The nouns that a text names, in its order; of two that begin at one word, the longer. */
export function findEntries(words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const next = NO_NOUNS.has(words[start] ?? "") ? undefined : findAt(words, start);
    if (!next) continue;
    found.push(next);
    start = next.end - 1;
  }
  return found;
}

function findAt(words: readonly string[], start: number): Found | undefined {
  for (let length = Math.min(MOST_WORDS, words.length - start); length > 0; length -= 1) {
    const run = words.slice(start, start + length).map((word) => word.replace(/'s?$/u, ""));
    const key = run.join("-");
    const entry = EXACT.get(key) ?? SINGULAR.get(singularOf(key)) ?? (length === 1 ? mend(key) : undefined);
    if (entry) return { entry, start, end: start + length };
  }
  return undefined;
}

/** One letter too many, too few, wrong or swapped, in a word that is long enough to be sure. */
function mend(word: string): LexiconEntry | undefined {
  if (word.length < SHORTEST_MISTYPED || isCommonWord(word)) return undefined;
  for (const [key, entry] of EXACT) {
    if (Math.abs(key.length - word.length) <= 1 && key.length >= SHORTEST_MISTYPED && isNearly(key, word))
      return entry;
  }
  return undefined;
}

function isNearly(left: string, right: string): boolean {
  if (left.charAt(0) !== right.charAt(0)) return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const [restLeft, restRight] = [left.slice(at), right.slice(at)];
  return (
    restLeft.slice(1) === restRight ||
    restLeft === restRight.slice(1) ||
    restLeft.slice(1) === restRight.slice(1) ||
    (restLeft.charAt(0) === restRight.charAt(1) &&
      restLeft.charAt(1) === restRight.charAt(0) &&
      restLeft.slice(2) === restRight.slice(2))
  );
}
