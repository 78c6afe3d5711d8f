import { findEntries } from "./find-entry";
import { asRelative, toSubject, type Subject } from "./as-subject";
import { splitWish } from "./runs";
import type { Care, LexiconEntry } from "./subject";
import { findNameOfPet, readWhoDied, type Dead } from "./who-died";

const TITLED = /\b(Mrs|Mr|Ms)\.? (\p{Lu}[\p{L}’-]+)/u;
export const RUN_OF_A_DEATH: Record<Dead, string> = {
  elder: "somebody-died",
  unsaid: "somebody-died",
  pet: "pet-died",
  baby: "baby-died",
  mother: "parent-died",
  father: "parent-died",
  other: "",
};

type InDeath = {
  cares: readonly Care[];
  heroes: readonly string[];
  subjects: readonly LexiconEntry[];
  names: Map<LexiconEntry, string>;
};

/** Who died, who of the order that is, and the noun that the name of a pet else would be. */
export function readDeath(texts: readonly string[], { cares, heroes, subjects, names }: InDeath) {
  const died = cares.includes("death") ? readWhoDied(texts, heroes) : null;
  const animal = died === "pet" ? subjects.find((entry) => entry.class === "animal") : undefined;
  if (!animal) return { died, who: findWhoDied(died, texts), pet: null };
  const [title = "", ...topics] = texts;
  const name = names.has(animal) ? null : findNameOfPet(title, topics, heroes.join(" "));
  if (name) names.set(animal, name);
  const pet = name ? (findEntries(splitWish(name))[0]?.entry ?? null) : null;
  return { died, who: toSubject(animal, names.get(animal) ?? null, texts), pet };
}

/** Somebody for whose part the words alone wouldn't do. */
function findWhoDied(died: Dead | null, texts: readonly string[]): Subject | null {
  if (died === "mother" || died === "father") return asRelative(died);
  return died === "elder" ? findTitled(texts) : null;
}

/** "Mrs. Lin", who is no relative: somebody of the street. */
function findTitled(texts: readonly string[]): Subject | null {
  const [, title, name] = texts.flatMap((text) => TITLED.exec(text) ?? []);
  const [found] = findEntries(["neighbor"]);
  if (!title || !name || !found) return null;
  const kind = title === "Mr" ? "grown-up-man" : "grown-up-woman";
  return { entry: { ...found.entry, kind }, name: `${title}. ${name}` };
}
