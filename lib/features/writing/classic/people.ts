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

const woman = (noun: string, name: string): PersonForm => ({
  drawn: "grown-up-woman",
  noun,
  name,
  gendered: "she",
});
const man = (noun: string, name: string): PersonForm => ({
  drawn: "grown-up-man",
  noun,
  name,
  gendered: "he",
});
const girl = (noun: string, name: string): PersonForm => ({ drawn: "girl", noun, name, gendered: "she" });
const boy = (noun: string, name: string): PersonForm => ({ drawn: "boy", noun, name, gendered: "he" });

export const PEOPLE: Record<PersonKind, readonly PersonForm[]> = {
  mother: [woman("mother", "Mom")],
  father: [man("father", "Dad")],
  aunt: [woman("aunt", "Aunt Rosa"), woman("aunt", "Aunt Lin"), woman("aunt", "Aunt Bea")],
  uncle: [man("uncle", "Uncle Ben"), man("uncle", "Uncle Raj"), man("uncle", "Uncle Max")],
  brother: [boy("brother", "Jo"), boy("brother", "Finn"), boy("brother", "Kit"), boy("brother", "Ravi")],
  sister: [girl("sister", "Lou"), girl("sister", "Ada"), girl("sister", "Meg"), girl("sister", "Uma")],
  cousin: [girl("cousin", "Ivy"), boy("cousin", "Dan"), girl("cousin", "Noor"), boy("cousin", "Tom")],
  baby: [boy("baby", "Leo"), girl("baby", "June"), boy("baby", "Sol"), girl("baby", "May")],
  // Nobody but the parents gives a name to a baby whom they have lost.
  newborn: [girl("baby", "the baby")],
  teacher: [woman("teacher", "Miss Bell"), man("teacher", "Mr. Tate"), woman("teacher", "Mrs. Okoro")],
  doctor: [woman("doctor", "Doctor Amari"), man("doctor", "Doctor Lin"), woman("doctor", "Doctor Rose")],
  nurse: [man("nurse", "Nurse Kit"), woman("nurse", "Nurse Pearl")],
  dentist: [woman("dentist", "Doctor Flores"), man("dentist", "Doctor Mint")],
  vet: [woman("vet", "Doctor Vale"), man("vet", "Doctor Hill")],
  coach: [woman("coach", "Coach Dee"), man("coach", "Coach Ray")],
  librarian: [man("librarian", "Mr. Page"), woman("librarian", "Mrs. Quill")],
  baker: [woman("baker", "Mrs. Crumb"), man("baker", "Mr. Dough")],
  conductor: [man("conductor", "Mr. Wheeler"), woman("conductor", "Mrs. Track")],
  firefighter: [woman("firefighter", "Captain Reyes"), man("firefighter", "Captain Stone")],
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
