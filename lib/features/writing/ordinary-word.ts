import { isCommonWord } from "./common-words";
import { findEntries } from "./subjects/find-entry";

/** "the", or "a red", just before a word. */
const BEFORE = /(?<![\p{L}'’])(?:the|a|an|some|this|that|every|each|no)\s+(?:([\p{L}-]+)\s+)?$/iu;
const OWNS = /^['’]/u;
const SOMEBODY = ["person", "relative"];

/**
 * Whether a word stands for what it means and not for a child who is called so: "the night sky", "The Red Rose". A word
 * that is only ever a name is none, nor is one that owns something, or has a capital of its own among small words.
 */
export function isOrdinaryHere(word: string, at: number, text: string): boolean {
  if (!isCommonWord(word) && findEntries([word.toLowerCase()]).length === 0) return false;
  if (OWNS.test(text.slice(at + word.length))) return false;
  const before = BEFORE.exec(text.slice(0, at));
  if (!before) return false;
  const between = before[1];
  // "The girl Rose", "the big brother Will".
  if (between && findEntries([between.toLowerCase()]).some(({ entry }) => SOMEBODY.includes(entry.class)))
    return false;
  return /^\p{Ll}/u.test(word) || isTitleCase(text);
}

const SMALL = new Set("a an and as at but by for from in into of on or the to with".split(" "));

/** "The Red Rose": capitals say nothing. */
const isTitleCase = (text: string): boolean =>
  (text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).every(
    (word, index) => /^\p{Lu}/u.test(word) || (index > 0 && SMALL.has(word)),
  );
