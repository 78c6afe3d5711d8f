import type { LexiconEntry } from "./subject";

/** The regular plural; what is irregular stands in the lexicon. */
export function toRegularPlural(word: string): string {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

export function pluralOf({ word, plural }: Pick<LexiconEntry, "word" | "plural">): string {
  return plural ?? toRegularPlural(word);
}
