import type { LexiconEntry } from "./subject";

const TIDY_PLURALS: readonly (readonly [RegExp, string])[] = [
  [/([^aeiou])y$/u, "$1ies"],
  [/(s|x|z|ch|sh)$/u, "$1es"],
  [/([^f])fe$/u, "$1ves"],
];

export function pluralOf({ word, plural }: Pick<LexiconEntry, "word" | "plural">): string {
  if (plural !== undefined) return plural;
  const rule = TIDY_PLURALS.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : `${word}s`;
}
