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
    const byWord = place && entry.class === "person" ? findSexOfWord(words[place.end - 1] ?? "") : null;
    if (byWord) return byWord;
    const rest = place ? words.slice(place.start) : [];
    const said = (["he", "she"] as const).filter((sex) => rest.some((word) => WORDS[sex].has(word)));
    // Where both are spoken of, one of them is the child.
    if (said.length === 1) return said[0] ?? null;
  }
  return entry.class === "animal" ? findSexOfMissed(texts) : null;
}

/** "Our old dog died", and in a topic of its own "missing him at the door": who is missed isn't the child. */
function findSexOfMissed(texts: readonly string[]): Sex | null {
  const [, whom] =
    /(?<!\p{L})(?:miss(?:es|ed|ing)?|remember(?:s|ed|ing)?|goodbye to|bury(?:ing)?|buried) (him|her)(?!\p{L}| \p{L}+ (?:dog|cat))/iu.exec(
      texts.join(" ; "),
    ) ?? [];
  return whom === undefined ? null : /^him$/iu.test(whom) ? "he" : "she";
}

/** A lollipop lady is a she, and a mailman a he. */
const findSexOfWord = (word: string): Sex | null =>
  /(?:lad(?:y|ies)|wom[ae]n|mistress)$/u.test(word) ? "she" : /m[ae]n$|master$/u.test(word) ? "he" : null;

/** Names that pets have, each nearly always of one of the two. */
const NAMES: Record<Sex, ReadonlySet<string>> = {
  she: new Set(
    "bella luna lucy daisy molly lily lilly rosie rosa lola poppy ruby sadie sophie zoe nala millie maggie stella chloe penny gracie ellie roxy lulu mimi nellie tilly bonnie annie emma holly lady princess duchess queenie minnie flora heidi mia henrietta".split(
      " ",
    ),
  ),
  he: new Set(
    "max charlie cooper buddy rocky jack duke oliver leo milo bruno rex toby oscar simba felix teddy zeus tommy murphy archie alfie george henry harry barney rufus samson prince fred freddie monty otis hugo rolf winston bobby benny benji".split(
      " ",
    ),
  ),
};

/** Whether an animal is a he or a she by the name that its family gave it; `null` for one that is either. */
export function findSexOfName(name: string | null): Sex | null {
  const [first = ""] = name?.toLowerCase().split(/\s+/u) ?? [];
  return (["he", "she"] as const).find((sex) => NAMES[sex].has(first)) ?? null;
}
