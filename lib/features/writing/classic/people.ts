import type { CharacterKind } from "@/lib/shared/story";

type Gendered = "he" | "she";

/** Somebody whom a story calls by what they are to the child or to the town. */
export type PersonKind =
  | "mother"
  | "father"
  | "aunt"
  | "uncle"
  | "brother"
  | "sister"
  | "cousin"
  | "baby"
  | "newborn"
  | "teacher"
  | "doctor"
  | "nurse"
  | "dentist"
  | "vet"
  | "coach"
  | "librarian"
  | "baker"
  | "conductor"
  | "firefighter";

export type PersonForm = { drawn: CharacterKind; name: string; noun: string; gendered: Gendered };

const formOf =
  (drawn: CharacterKind, gendered: Gendered) =>
  (noun: string, names: string): PersonForm[] =>
    names.split(", ").map((name) => ({ drawn, noun, name, gendered }));
const women = formOf("grown-up-woman", "she");
const men = formOf("grown-up-man", "he");
const girls = formOf("girl", "she");
const boys = formOf("boy", "he");

export const PEOPLE: Record<PersonKind, readonly PersonForm[]> = {
  mother: women("mother", "Mom"),
  father: men("father", "Dad"),
  aunt: women("aunt", "Aunt Rosa, Aunt Lin, Aunt Bea, Aunt Ida, Aunt Nina, Aunt Sal"),
  uncle: men("uncle", "Uncle Leo, Uncle Raj, Uncle Max, Uncle Ali, Uncle Ned, Uncle Joe"),
  brother: boys("brother", "Jo, Finn, Kit, Ravi, Eli, Hugh, Kai, Ned"),
  sister: girls("sister", "Lou, Ada, Meg, Uma, Eva, Liv, Nia, Tess"),
  cousin: [...girls("cousin", "Ivy, Noor, Fay"), ...boys("cousin", "Dan, Tom, Ali")],
  baby: [...boys("baby", "Leo, Sol, Milo, Abe, Jem"), ...girls("baby", "June, May, Iris, Nora, Edie")],
  // Nobody but the parents gives a name to a baby whom they have lost.
  newborn: girls("baby", "the baby"),
  teacher: [
    ...women(
      "teacher",
      "Miss Bell, Mrs. Okoro, Miss Dole, Mrs. Chen, Miss Iyer, Mrs. Gallo, Mrs. Keane, Miss Ekberg",
    ),
    ...men("teacher", "Mr. Tate, Mr. Boyd, Mr. Dunne, Mr. Farouk, Mr. Hale, Mr. Lopes"),
  ],
  doctor: [
    ...women("doctor", "Doctor Amari, Doctor Rose, Doctor Sands"),
    ...men("doctor", "Doctor Lin, Doctor Bram, Doctor Weiss"),
  ],
  nurse: [...men("nurse", "Nurse Kit, Nurse Tom"), ...women("nurse", "Nurse Pearl, Nurse Ola, Nurse Fay")],
  dentist: [
    ...women("dentist", "Doctor Flores, Doctor Beck"),
    ...men("dentist", "Doctor Mint, Doctor Osman"),
  ],
  vet: [...women("vet", "Doctor Vale, Doctor Marsh"), ...men("vet", "Doctor Hill, Doctor Lowe")],
  coach: [
    ...women("coach", "Coach Dee, Coach Fay, Coach Nan, Coach Tess, Coach Lou"),
    ...men("coach", "Coach Ray, Coach Amir, Coach Gio, Coach Pat, Coach Bo"),
  ],
  librarian: [
    ...men("librarian", "Mr. Page, Mr. Foley"),
    ...women("librarian", "Mrs. Quill, Miss Reed, Mrs. Marsh"),
  ],
  baker: [...women("baker", "Mrs. Crumb, Mrs. Rye"), ...men("baker", "Mr. Dough, Mr. Brack")],
  conductor: [
    ...men("conductor", "Mr. Wheeler, Mr. Sleeper"),
    ...women("conductor", "Mrs. Track, Miss Halt"),
  ],
  firefighter: [
    ...women("firefighter", "Captain Reyes, Captain Adair"),
    ...men("firefighter", "Captain Stone, Captain Boone"),
  ],
};

export const isPersonKind = (kind: string): kind is PersonKind => kind in PEOPLE;

const KIN: ReadonlySet<PersonKind> = new Set([
  "mother",
  "father",
  "aunt",
  "uncle",
  "brother",
  "sister",
  "cousin",
  "baby",
  "newborn",
]);

/** Whether somebody is of the hero's own family. */
export const isKin = (kind: PersonKind): boolean => KIN.has(kind);
