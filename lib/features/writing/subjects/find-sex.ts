import { findEntries } from "./find-entry";
import { splitWish } from "./runs";
import type { LexiconEntry } from "./subject";

export type Sex = "he" | "she";

const WORDS: Record<Sex, ReadonlySet<string>> = {
  he: new Set(["he", "him", "his", "himself", "boy", "brother", "he's"]),
  she: new Set(["she", "her", "hers", "herself", "girl", "sister", "she's"]),
};

/** How a parent speaks of a noun from there on: "our dog Bruno died, he was a good boy", "a baby sister". */
export function findSex(entry: LexiconEntry, texts: readonly string[]): Sex | null {
  for (const words of texts.map(splitWish)) {
    const place = findEntries(words).find((found) => found.entry === entry);
    const rest = place ? words.slice(place.start) : [];
    const said = (["he", "she"] as const).filter((sex) => rest.some((word) => WORDS[sex].has(word)));
    // Where both are spoken of, one of them is the child.
    if (said.length === 1) return said[0] ?? null;
  }
  return null;
}
