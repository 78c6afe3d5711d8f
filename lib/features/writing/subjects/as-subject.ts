import { coloursIn } from "@/lib/shared/colour-words";
import type { Colour } from "@/lib/shared/colours";
import { findEntries } from "./find-entry";
import { findSex, findSexOfName, type Sex } from "./find-sex";
import { splitWish } from "./runs";
import type { LexiconEntry } from "./subject";

/** A noun that a parent wishes for, with the name that they gave it, and whether it is a he or a she where they said so. */
export type Subject = {
  entry: LexiconEntry;
  name: string | null;
  sex?: Sex | null;
  /** The one colour that they gave it: two are none. */
  colour?: Colour;
};

export function toSubject(entry: LexiconEntry, name: string | null, texts: readonly string[]): Subject {
  const byName = entry.class === "animal" ? findSexOfName(name) : null;
  const colour = findColour(entry, texts);
  return { entry, name, sex: findSex(entry, texts) ?? byName, ...(colour && { colour }) };
}

function findColour({ word, also = [] }: LexiconEntry, texts: readonly string[]): Colour | undefined {
  const given = texts.flatMap((text) =>
    [word, ...also].flatMap((noun) => coloursIn(text, noun.toLowerCase())),
  );
  const [colour, ...others] = new Set(given);
  return others.length === 0 ? colour : undefined;
}

export const asSubject = (entry: LexiconEntry | null): Subject | null => entry && { entry, name: null };

/** The one of the family whom an order is about, whoever else is named in it. */
export const asRelative = (who: "mother" | "father" | "grandmother" | "grandfather"): Subject | null =>
  asSubject(findEntries([who])[0]?.entry ?? null);

export const withFirst = (first: Subject | null, subjects: readonly Subject[]): Subject[] =>
  first ? [first, ...subjects.filter(({ entry }) => entry.word !== first.entry.word)] : [...subjects];

/** The nouns of what a parent leaves out. */
export const readUnwanted = (texts: readonly string[]): ReadonlySet<LexiconEntry> =>
  new Set(texts.flatMap((text) => findEntries(splitWish(text)).map(({ entry }) => entry)));
