import { isCommonWord } from "@/lib/features/writing/common-words";
import { splitWish } from "./runs";

/** A word of so many letters may be a whole title whose spaces were forgotten. */
const SHORTEST_GLUED = 10;
const LONGEST = 60;
const LONGEST_PART = 16;
/** Letters that begin it and are no word: a name. */
const LONGEST_NAME = 9;
const LEAST_PARTS = 3;
const MANY_PARTS = 5;
const SHORT = /^(?:a|i|an|am|as|at|be|by|do|go|he|in|is|it|me|my|no|of|on|or|so|to|up|us|we)$/u;

/** "Ade goes to the moon" of "adegoestothemoon", where `isNoun` says which words we know besides common ones. */
export function unglue(text: string, isNoun: (word: string) => boolean): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    if (word.length < SHORTEST_GLUED || word.length > LONGEST || isCommonWord(small) || isNoun(small))
      return word;
    return splitGlued(small, isNoun)?.join(" ") ?? word;
  });
}

const partBy =
  (isNoun: (word: string) => boolean) =>
  (part: string): boolean =>
    part.length < 3 ? SHORT.test(part) : isCommonWord(part) || isNoun(part);

/** Whether letters are words that we know, one after another, or none at all. */
export const areWords = (letters: string, isNoun: (word: string) => boolean): boolean =>
  splitAll(letters, partBy(isNoun)) !== null;

function splitGlued(word: string, isNoun: (word: string) => boolean): string[] | null {
  const isPart = partBy(isNoun);
  for (let name = 0; name <= Math.min(LONGEST_NAME, word.length); name += 1) {
    if (name === 1) continue;
    const parts = splitAll(word.slice(name), isPart);
    const isSure =
      parts !== null &&
      (parts.length >= MANY_PARTS || (parts.length >= LEAST_PARTS && parts.some((part) => part.length > 3)));
    if (isSure) return [...(name > 0 ? [word.slice(0, name)] : []), ...parts];
  }
  return null;
}

/** In as few words as there can be. */
function splitAll(word: string, isPart: (part: string) => boolean): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - LONGEST_PART); start < end; start += 1) {
      const before = best[start];
      const known = best[end];
      if (!before || (known && known.length <= before.length + 1)) continue;
      const part = word.slice(start, end);
      if (isPart(part)) best[end] = [...before, part];
    }
  }
  return best[word.length] ?? null;
}

/** Whether any word of a text is long enough to be several. */
export const mayBeGlued = (text: string): boolean =>
  splitWish(text).some((word) => word.length >= SHORTEST_GLUED);
