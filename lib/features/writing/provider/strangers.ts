import { isCommonWord } from "@/lib/features/writing/common-words";
import { findSpelled } from "@/lib/features/writing/subjects/find-entry";
import { REAL_WORDS } from "@/lib/features/writing/subjects/real-words";
import { foldName } from "@/lib/shared/fold-name";

const WORD = /[\p{L}\p{M}][\p{L}\p{M}-]*/gu;
const OWNS = /^['’]s?(?![\p{L}\p{N}])/u;
const TITLES = new Set(
  "mr mrs ms miss mx dr doctor uncle auntie aunt nurse coach friend neighbor neighbour".split(" "),
);
/** "Grandma Jo", but no llama called Drama. */
const SOMEBODY: readonly string[] = ["relative", "person"];
/** "Ada & Ben". */
const BESIDE = /^(?:\s*(?:&|and|und|y|et)\s*)$/u;
const LONGEST_SMALL = 3;
/** Words that begin a sentence or stand in a title and are neither listed as common nor a noun of ours. */
const NO_NAMES = new Set("i i'm ok tv dvd pe usa uk nhs bbq pj pjs adhd".split(" "));

/**
 * Words that name somebody whom nobody here knows: "my friend Zoe moved away", "Elif's Garden". In a title every word
 * has a capital, so that there more than a capital is needed.
 */
export function listStrangers(text: string, heroName = ""): string[] {
  const written = text.normalize("NFC");
  const words = [...written.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    index,
    end: index + word.length,
  }));
  const isTitle = isTitleCase(written);
  const hero = new Set([...heroName.normalize("NFC").matchAll(WORD)].map(([word]) => foldName(word)));
  const isNameless = (word: string) => !isCapital(word) || word === word.toUpperCase() || isKnown(word);
  const isNamed = (word: string) => hero.has(foldName(word)) || !isNameless(word);
  return words.flatMap(({ word, end }, at) => {
    if (isNameless(word)) return [];
    const before = words[at - 1];
    const isName =
      OWNS.test(written.slice(end)) ||
      (before !== undefined && (!isTitle || isSomebody(before.word))) ||
      isBeside(isNamed, words, at, written);
    return isName ? [word] : [];
  });
}

/** Whether every longer word of a text has a capital, so that capitals say nothing. */
export const isTitleCase = (text: string): boolean =>
  [...text.matchAll(WORD)].every(([word]) => word.length <= LONGEST_SMALL || isCapital(word));

/** A topic of one word that is a name and nothing else: "Bob". */
export const isNameAlone = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(text.trim()) && !isKnown(text.trim());

type Placed = { word: string; index: number; end: number };

/** "Ada & Ben" for a child called Ada, "Leo and Max". */
function isBeside(
  isNamed: (word: string) => boolean,
  words: readonly Placed[],
  at: number,
  written: string,
): boolean {
  const own = words[at];
  const isJoined = (left: Placed | undefined, right: Placed | undefined) =>
    left !== undefined && right !== undefined && BESIDE.test(written.slice(left.end, right.index));
  return [-2, -1, 1, 2].some((step) => {
    const other = words[at + step];
    if (!other || !isNamed(other.word)) return false;
    return step < 0 ? isJoined(other, own) : isJoined(own, other);
  });
}

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

function isKnown(word: string): boolean {
  const small = word.toLowerCase();
  return (
    isCommonWord(small) || REAL_WORDS.has(small) || NO_NAMES.has(small) || findSpelled(small) !== undefined
  );
}

function isSomebody(word: string): boolean {
  const small = word.toLowerCase();
  const entry = findSpelled(small);
  // More than one are no one's name: "Two Dads Bake".
  const isOne = entry?.word === small || (entry?.also?.includes(small) ?? false);
  return TITLES.has(small) || (isOne && entry !== undefined && SOMEBODY.includes(entry.class));
}
