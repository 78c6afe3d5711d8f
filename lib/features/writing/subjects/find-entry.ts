import { isCommonWord } from "@/lib/features/writing/common-words";
import { singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import { LEXICON } from "./lexicon/all-entries";
import { REAL_WORDS } from "./real-words";
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

/** What is none of the things that its last word names: nobody eats a traffic jam. */
const OTHER_THINGS = new Set(
  "traffic-jam hand-dryer hair-dryer food-bank bottle-bank bank-holiday growth-spurt brain-freeze pins-and-needles nursing-home care-home retirement-home first-time last-time next-time this-time".split(
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
    const other = lengthOfOther(words, start);
    if (other > 0) {
      start += other - 1;
      continue;
    }
    const next = NO_NOUNS.has(words[start] ?? "") ? undefined : findAt(words, start);
    if (!next) continue;
    found.push(next);
    start = next.end - 1;
  }
  return found;
}

/** How many words from here on are one of the other things. */
function lengthOfOther(words: readonly string[], start: number): number {
  const lengths = [3, 2].filter((length) => OTHER_THINGS.has(words.slice(start, start + length).join("-")));
  return lengths[0] ?? 0;
}

function findAt(words: readonly string[], start: number): Found | undefined {
  for (let length = Math.min(MOST_WORDS, words.length - start); length > 0; length -= 1) {
    const run = words.slice(start, start + length).map((word) => word.replace(/'s?$/u, ""));
    const key = run.join("-");
    const entry = findSpelled(key) ?? (length === 1 ? mend(key) : undefined);
    if (entry) return { entry, start, end: start + length };
  }
  return undefined;
}

/** The noun that is spelled so, in the singular or the plural. */
export const findSpelled = (key: string): LexiconEntry | undefined =>
  EXACT.get(key) ?? SINGULAR.get(singularOf(key));

function mend(word: string): LexiconEntry | undefined {
  return isCommonWord(word) || REAL_WORDS.has(word) ? undefined : findMistyped(word);
}

/**
 * The noun that a word may be with one letter too many, too few, wrong or swapped, where it is long enough to be sure.
 * Whether it is a word of its own, such as "driver" beside "diver", isn't asked.
 */
export function findMistyped(word: string): LexiconEntry | undefined {
  if (word.length < SHORTEST_MISTYPED) return undefined;
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
