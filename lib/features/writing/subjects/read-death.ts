import { findEntries } from "./find-entry";
import { asRelative, toSubject, type Subject } from "./as-subject";
import { splitWish } from "./runs";
import type { Care, LexiconEntry } from "./subject";
import { findNameOfPet } from "./pets-name";
import { readWhoDied, type Dead } from "./who-died";

const TITLED = /\b(Mrs|Mr|Ms)\.? (\p{Lu}[\p{L}’-]+)/u;
/** "Mr. Nibbles" is a hamster's whole name. */
const TITLES = new Set(["Mr", "Mrs", "Ms", "Miss", "Dr", "Sir", "Lady", "Captain", "Princess", "Prince"]);
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
  const called = wholeNameOf(names.get(animal) ?? null, texts);
  const pet = name ? (findEntries(splitWish(name))[0]?.entry ?? null) : null;
  return { died, who: toSubject(animal, called, texts), pet };
}

function wholeNameOf(name: string | null, texts: readonly string[]): string | null {
  if (name === null || !TITLES.has(name)) return name;
  const [whole] = new RegExp(`\\b${name}\\.? \\p{Lu}[\\p{L}’'-]+`, "u").exec(texts.join(" ; ")) ?? [];
  return whole ?? name;
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
