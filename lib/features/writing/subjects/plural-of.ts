import type { LexiconEntry } from "./subject";

const TIDY_PLURALS: readonly (readonly [RegExp, string])[] = [
  [/([^aeiou])y$/u, "$1ies"],
  [/(s|x|z|ch|sh)$/u, "$1es"],
  [/(?:fe)$/u, "ves"],
];

export function pluralOf({ word, plural }: LexiconEntry): string {
  if (plural !== undefined) return plural;
  const rule = TIDY_PLURALS.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : `${word}s`;
}
