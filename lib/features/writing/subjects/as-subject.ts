import { findEntries } from "./find-entry";
import { findSex, findSexOfName, type Sex } from "./find-sex";
import type { LexiconEntry } from "./subject";

/** A noun that a parent wishes for, with the name that they gave it, and whether it is a he or a she where they said so. */
export type Subject = { entry: LexiconEntry; name: string | null; sex?: Sex | null };

export function toSubject(entry: LexiconEntry, name: string | null, texts: readonly string[]): Subject {
  const byName = entry.class === "animal" ? findSexOfName(name) : null;
  return { entry, name, sex: findSex(entry, texts) ?? byName };
}

export const asSubject = (entry: LexiconEntry | null): Subject | null => entry && { entry, name: null };

/** The one of the family whom an order is about, whoever else is named in it. */
export const asRelative = (who: "mother" | "father" | "grandmother" | "grandfather"): Subject | null =>
  asSubject(findEntries([who])[0]?.entry ?? null);
