import type { LexiconEntry } from "./subject";

/** However a family calls them: "Pop", "Papaw", "Dadi". */
const ELDERS: ReadonlySet<string> = new Set([
  ...["grandmother", "grandfather", "great-grandmother", "great-grandfather", "aunt", "uncle"],
]);
/** Who is called so may be anybody. */
const GIVEN_NAMES: ReadonlySet<string> = new Set(["lola", "lolo", "tia", "nani"]);

export const isElder = (said: string, { word }: LexiconEntry): boolean =>
  ELDERS.has(word) && !GIVEN_NAMES.has(said);

/** "Pop taught her to fish": nobody's fish. */
export const isDone = (text: string, at: number): boolean =>
  /\b(?:teach\w*|taught|learn\w*|how|show\w*|love[ds]?|like[ds]?|went|goes|go|going|used|want\w*)(?: \p{L}+)? to $/u.test(
    text.slice(0, at),
  );
