import { ANY_NAMES, NAMES, PIRATE_NAMES, ROYAL_NAMES, type Gendered } from "./cast-names";
import { beginningOf } from "@/lib/features/writing/given-names";
import { isKin, isPersonKind, PEOPLE, type PersonKind } from "./people";
import {
  isDrawnThing,
  type CharacterKind,
  type CompanionKind,
  type DrawnThing,
  type Relative,
  type RelativeLook,
  type RelativeRole,
} from "@/lib/shared/story";

/** Who may play a role: somebody who is drawn so, or somebody of the family or the town. */
export type CastKind = CompanionKind | PersonKind;

export type CastMember = {
  kind: CompanionKind;
  name: string;
  /** As a parent gave it, where that is longer than what stands on every page. */
  full?: string;
  noun: string;
  he: string;
  him: string;
  his: string;
  /** Of the hero's family. */
  kin?: true;
  /** As the parent described them. */
  look?: RelativeLook;
  /** Which of the heroes beside the first this is, from 1 on. */
  hero?: number;
};

/**
 * What a child loves most is called by what it is, who wears a crown by a name of their own sex, a mermaid by one of the
 * sea, a pirate by a pirate's, a witch by a woman's, and a fairy by a flower's.
 */
const DRAWN_NAMES: Readonly<Record<DrawnThing, readonly (readonly [string, Gendered])[]>> = {
  "thing:teddy-bear": [["Teddy", "he"]],
  "thing:blanket": [["Blankie", "it"]],
  "thing:pacifier": [["the pacifier", "it"]],
  "thing:baby-bottle": [["the bottle", "it"]],
  ...ROYAL_NAMES,
  "thing:mermaid": ["Pearl", "Coral", "Nixie", "Ondine", "Samphire", "Kelpie"].map((name) => [name, "she"]),
  "thing:pirate": PIRATE_NAMES,
  "thing:witch": ["Hettie", "Maudie", "Bryony", "Sibyl", "Elspeth", "Quilla"].map((name) => [name, "she"]),
  "thing:fairy": ["Nettle", "Primrose", "Cowslip", "Campion", "Sorrel"].map((name) => [name, "she"]),
};

/** Names by which books of before know who has others by now: nobody new gets one, and whoever has one keeps it. */
const NAMES_OF_BEFORE: Partial<Record<CompanionKind, typeof ANY_NAMES>> = {
  "thing:witch": ANY_NAMES,
  "thing:fairy": ANY_NAMES,
  wizard: [["Old Myrtle", "she"]],
  rabbit: [
    ["Hop", "he"],
    ["Flop", "he"],
  ],
};

const namesOf = (kind: CompanionKind) =>
  isDrawnThing(kind) ? (DRAWN_NAMES[kind] ?? ANY_NAMES) : NAMES[kind];

const FORMS: Record<Gendered, { he: string; him: string; his: string }> = {
  he: { he: "he", him: "him", his: "his" },
  she: { he: "she", him: "her", his: "her" },
  it: { he: "it", him: "it", his: "its" },
};

/** How far from the everyday a companion is, 1 to 10. */
const FAR_OUT: Partial<Record<CharacterKind, number>> = {
  dragon: 10,
  unicorn: 10,
  alien: 10,
  wizard: 9,
  robot: 8,
  dinosaur: 9,
  astronaut: 7,
  octopus: 7,
  whale: 6,
  dolphin: 6,
  lion: 6,
  elephant: 6,
  monkey: 6,
  penguin: 6,
  bear: 5,
  fox: 5,
  owl: 5,
  deer: 5,
  frog: 4,
  turtle: 4,
  hedgehog: 4,
  squirrel: 4,
};
const EVERYDAY = 2;

export function howFarOut(kind: CastKind): number {
  return (isDrawnThing(kind) || isPersonKind(kind) ? undefined : FAR_OUT[kind]) ?? EVERYDAY;
}

/** Everybody who could play this kind, without names that are taken or sound like one: no Tilly beside a Tilda. */
export function listMembers(kind: CastKind, taken: ReadonlySet<string>): CastMember[] {
  const members = isPersonKind(kind) ? listPeople(kind) : listNamed(kind);
  const free = members.filter(({ name }) => !taken.has(name.toLowerCase()));
  const beginnings = new Set([...taken].flatMap(listWords).map(beginningOf));
  const clear = free.filter(({ name }) => !beginnings.has(beginningOf(listWords(name).at(-1) ?? "")));
  if (clear.length > 0) return clear;
  return free.length > 0 ? free : members.slice(0, 1);
}

const listWords = (name: string): string[] => name.toLowerCase().split(/\s+/u);

const ROLE_FORMS: Record<RelativeRole, { drawn: CompanionKind; gendered: "he" | "she" }> = {
  mother: { drawn: "grown-up-woman", gendered: "she" },
  father: { drawn: "grown-up-man", gendered: "he" },
  grandmother: { drawn: "grandmother", gendered: "she" },
  grandfather: { drawn: "grandfather", gendered: "he" },
  aunt: { drawn: "grown-up-woman", gendered: "she" },
  uncle: { drawn: "grown-up-man", gendered: "he" },
  brother: { drawn: "boy", gendered: "he" },
  sister: { drawn: "girl", gendered: "she" },
};

/** Those of the family whom the parent described, who could play this kind. */
export const listRelatives = (
  kind: CastKind,
  relatives: readonly Relative[],
  taken: ReadonlySet<string>,
): CastMember[] =>
  relatives
    .filter(({ role, name }) => role === kind && !taken.has(name.toLowerCase()))
    .map(({ role, name, look }) => {
      const { drawn, gendered } = ROLE_FORMS[role];
      return { kind: drawn, name, noun: role, ...FORMS[gendered], kin: true as const, look };
    });

const listPeople = (kind: PersonKind): CastMember[] =>
  PEOPLE[kind].map(({ drawn, name, noun, gendered }) => ({
    ...{ kind: drawn, name, noun },
    ...FORMS[gendered],
    ...(isKin(kind) && { kin: true as const }),
  }));

const listNamed = (kind: CompanionKind, names = namesOf(kind)): CastMember[] =>
  names.map(([name, gendered]) => ({ kind, name, noun: nounOf(kind), ...FORMS[gendered] }));

/** Whom only a book of before may have. */
export const listOfBefore = (kind: CastKind): CastMember[] =>
  isPersonKind(kind) ? [] : listNamed(kind, NAMES_OF_BEFORE[kind] ?? []);

function nounOf(kind: CompanionKind): string {
  if (isDrawnThing(kind)) return kind.slice("thing:".length).replaceAll("-", " ");
  if (kind === "grown-up-woman") return "neighbor";
  if (kind === "grown-up-man") return "neighbor";
  return kind;
}
