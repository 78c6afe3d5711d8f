import { isCommonWord } from "@/lib/features/writing/common-words";
import { singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import { LEXICON } from "./lexicon/all-entries";
import { isUnmistakable, translate, translateAround } from "./foreign-words";
import { findMistypedKeyIn, type FindKey } from "./mistyped";
import { pluralOf } from "./plural-of";
import { REAL_WORDS } from "./real-words";
import type { LexiconEntry } from "./subject";

const MOST_WORDS = 4;
/** "Carpet" is no pet of a car. */
const SHORTEST_JOINED = 7;
const SHORTEST_PART = 3;

/** As written and, for what isn't there, in the singular: "glasses" are no "glass". */
const EXACT = new Map<string, LexiconEntry>();
const SINGULAR = new Map<string, LexiconEntry>();
for (const entry of LEXICON) {
  const spellings = [entry.word, ...(entry.also ?? [])].map(keyOf);
  for (const key of [...spellings, ...(entry.plural ? [keyOf(entry.plural)] : [])])
    if (!EXACT.has(key)) EXACT.set(key, entry);
  for (const key of spellings.map(singularOf)) if (!SINGULAR.has(key)) SINGULAR.set(key, entry);
}

/** "Icecream" and "fire fly", without what joins their parts. */
const JOINED = new Map<string, LexiconEntry>();
for (const [key, entry] of EXACT) {
  const joined = key.replaceAll("-", "");
  if (joined.length >= SHORTEST_JOINED && !JOINED.has(joined)) JOINED.set(joined, entry);
}

/** What unknown words were found to mean, `null` for nothing: an order that is typed is read again with each word. */
const MENDED = new Map<string, LexiconEntry | null>();
const MOST_MENDED = 5000;
let findKey: FindKey | null = null;

/** Words that look like nouns, or like nouns with a wrong letter: "does" of a doe, "saw" of a tool. */
const NO_NOUNS = new Set(
  "does saw left felt may will can might well like back even just more then grammar farting share shares sting stings shout shouts".split(
    " ",
  ),
);

/** What is none of the things that its last word names: nobody eats a traffic jam. */
const OTHER_THINGS = new Set(
  "magic-word traffic-jam hand-dryer hair-dryer food-bank bottle-bank bank-holiday growth-spurt brain-freeze pins-and-needles nursing-home care-home retirement-home first-time last-time next-time this-time".split(
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
    const entry = findSpelled(key) ?? findJoined(run) ?? (length === 1 ? findOther(key, words) : undefined);
    if (entry) return { entry, start, end: start + length };
  }
  return undefined;
}

/** The noun that is spelled so, in the singular or the plural. */
export const findSpelled = (key: string): LexiconEntry | undefined =>
  EXACT.get(key) ?? SINGULAR.get(singularOf(key));

/** One word written as two, or two as one. */
function findJoined(run: readonly string[]): LexiconEntry | undefined {
  if (run.length > 2 || run.some((word) => word.length < SHORTEST_PART || word.includes("-")))
    return undefined;
  const joined = run.join("");
  return JOINED.get(joined) ?? JOINED.get(singularOf(joined));
}

/** Words as they are spelled in English: what is mistyped or of another language is the noun that is meant. */
export function spellRight(words: readonly string[]): string[] {
  return words.map((word) => {
    const bare = word.replace(/'s?$/u, "");
    if (findSpelled(bare) || NO_NOUNS.has(bare)) return word;
    if (!isCommonWord(bare) && translateAround(bare) !== null) return translateAround(bare) ?? word;
    return findOther(bare, words)?.word.toLowerCase() ?? word;
  });
}

/** A noun as it is spelled, where a word of ours is mistyped or its plural is: "marshmallows", "tomatoes". */
export function spellNoun(word: string, beside: readonly string[]): string {
  const entry = findSpelled(word);
  if (entry) return word === `${entry.word}s` ? pluralOf(entry) : word;
  if (NO_NOUNS.has(word) || beside.some(isUnmistakable) || mend(word) === undefined) return word;
  const key = findKey?.(word);
  return key === undefined ? word : asMany(key, word.endsWith("s"));
}

/** The word of a key, of several where several are meant. */
function asMany(key: string, isMany: boolean): string {
  const word = key.replaceAll("-", " ");
  if (!isMany || word.endsWith("s")) return word;
  const entry = findSpelled(key);
  return entry?.word === word ? pluralOf(entry) : `${word}s`;
}

/** A word of another language, or one that is spelled wrongly. */
function findOther(word: string, beside: readonly string[]): LexiconEntry | undefined {
  const meant = translate(word, beside);
  if (meant !== null) return findSpelled(meant) ?? mend(word);
  // Beside words of another language it is one more of them, or a name: Bello is no belly.
  return beside.some(isUnmistakable) ? undefined : mend(word);
}

function mend(word: string): LexiconEntry | undefined {
  return isCommonWord(word) || REAL_WORDS.has(word) ? undefined : findMistyped(word);
}

/**
 * The noun that a word may be, spelled wrongly. Whether it is a word of its own, such as "driver" beside "diver", isn't
 * asked.
 */
export function findMistyped(word: string): LexiconEntry | undefined {
  const known = MENDED.get(word);
  if (known !== undefined) return known ?? undefined;
  findKey ??= findMistypedKeyIn([...EXACT.keys()]);
  const key = findKey(word);
  const entry = key === undefined ? undefined : EXACT.get(key);
  if (MENDED.size >= MOST_MENDED) MENDED.clear();
  MENDED.set(word, entry ?? null);
  return entry;
}
