import { CHARACTERS, isDrawnThing, isHuman } from "@/lib/shared/story";
import type { Shape } from "./grammar";
import type { CastKind, CastMember } from "./roster";

/** Somebody of the cast who is told of for the first time: `slot` is their part, `as` what is said of them. */
export type Stranger = { slot: string; name: string; as: Introduction };
/** "her friend Mei", "the farmer Mrs. Okoro", "a girl called Mei", "Fern the fox". */
type Introduction = { as: "theirs" | "all theirs" | "the" | "met" | "after"; noun: string };

/** Names that say by themselves who somebody is: "Grandma", "Aunt Rosa", "Doctor Lin". */
const SAYS_WHO =
  /^(?:the|my|our|her|his|their|mom|mommy|mum|mummy|mam|mama|mamma|mami|ma|maman|ima|amma|mother|dad|daddy|da|papa|papi|pa|baba|abba|appa|father|gran|granny|grannie|grandma|grandmother|grammy|nan|nana|nanna|nanny|nonna|oma|omi|abuela|abuelita|yaya|babushka|grandpa|grandad|granddad|grandfather|gramps|grampa|grampy|pop|pops|pop-pop|papaw|pawpaw|nani|dadi|halmoni|yiayia|bubbe|nonno|opa|opi|abuelo|aunt|auntie|aunty|tante|tia|tía|uncle|onkel|tio|tío|khala|chacha|cousin|brother|sister|doctor|dr|nurse|coach|captain|farmer|king|queen|baby|old)\b/iu;

const OF_THE_FAMILY: ReadonlySet<string> = new Set(
  "mother father grandmother grandfather aunt uncle brother sister cousin".split(" "),
);
/** Who looks after a child as one of the family does. */
const CARERS: ReadonlySet<string> = new Set(["godmother", "godfather", "childminder", "babysitter"]);
const OF_THE_TOWN: ReadonlySet<string> = new Set("librarian baker conductor firefighter vet".split(" "));
/** Parts in which another child is a friend from the beginning, unless the plot is about how they meet. */
const FRIENDS: ReadonlySet<string> = new Set(["pal", "friend"]);
/** Parts of grown-ups who live near by. */
const NEIGHBORS: ReadonlySet<string> = new Set(["neighbor", "lady", "who"]);
/** Parts of grown-ups that are called by what they do. */
const BY_PART: Readonly<Record<string, string>> = {
  baker: "baker",
  carrier: "mail carrier",
  clerk: "clerk",
  driver: "driver",
  drummer: "drummer",
  farmer: "farmer",
  guard: "guard",
  keeper: "keeper",
  leader: "leader",
  librarian: "librarian",
  ranger: "ranger",
  snap: "photographer",
};

const theirs = (noun: string): Introduction => ({ as: "theirs", noun });

function introduceKin({ noun, he, kin }: CastMember): Introduction | null {
  if (!kin) return null;
  if (noun === "baby") return theirs(he === "she" ? "baby sister" : "baby brother");
  return OF_THE_FAMILY.has(noun) ? theirs(noun) : null;
}

function introduceChild(
  role: string,
  { kind, noun }: CastMember,
  meets: readonly string[],
): Introduction | null {
  if (noun !== kind) return null;
  return FRIENDS.has(role) && !meets.includes(role) ? theirs("friend") : { as: "met", noun };
}

function introduceGrownUp(role: string, { noun }: CastMember): Introduction | null {
  if (noun === "teacher" || CARERS.has(noun)) return theirs(noun);
  if (OF_THE_TOWN.has(noun)) return { as: "the", noun };
  if (noun !== "neighbor") return null;
  if (NEIGHBORS.has(role)) return theirs(noun);
  const part = BY_PART[role];
  return part === undefined ? null : { as: "the", noun: part };
}

/**
 * An animal or a robot for which a plot has no word of its own, since others may play its part; and the hero's companion, whom
 * a plot calls by name even where it is always a dog.
 */
function introduceCreature(
  role: string,
  { kind, noun }: CastMember,
  others: readonly CastKind[] = [],
): Introduction | null {
  const isCreature = CHARACTERS.some((one) => one === kind) && !isHuman(kind) && noun === kind;
  return isCreature && (others.length > 1 || role === "pal") ? { as: "after", noun } : null;
}

type Casting = {
  shape: Partial<Pick<Shape, "meets" | "cast">>;
  cast: ReadonlyMap<string, CastMember>;
  heroes: readonly CastMember[];
};

/** Those of a cast of whom a name alone says nothing. */
export const listStrangers = ({ shape: { meets = [], cast: parts }, cast, heroes }: Casting): Stranger[] =>
  [...cast].flatMap(([slot, member]) => {
    const { kind, name, hero } = member;
    if (hero !== undefined || isDrawnThing(kind) || SAYS_WHO.test(name)) return [];
    const isChild = kind === "girl" || kind === "boy";
    const as =
      introduceKin(member) ??
      introduceCreature(slot, member, parts?.[slot]) ??
      (isChild ? introduceChild(slot, member, meets) : introduceGrownUp(slot, member));
    if (!as) return [];
    // A baby of the family is everybody's.
    const isOfAll = heroes.length > 0 && as.as === "theirs";
    return [{ slot, name, as: isOfAll ? { ...as, as: "all theirs" } : as }];
  });

/** The page says by itself who it is. */
const SAID_BEFORE =
  /\b(?:friends?|girl|boy|neighbor|next door|across the street|stranger|cousin|stepsister|stepbrother|sister|brother|twins?|classmate|(?:was|is) (?:very )?new|new (?:child|kid|one|here)|teacher|uncle|aunt|grandmother|grandfather|who (?:lived|worked|owned|was in charge))\b/iu;
const INTRODUCED = /(?:(?<![”"] )\bcalled|\b(?:named|I am|I'm|I’m|name is|name was|this is)) $/iu;
/** Before a name that goes with what it has already. */
const TAKEN_UP = /(?:\b(?:little|old|poor|dear|good|the|a|an|another|our|your|my|their|his|her) |-)$/iu;
const SENTENCE_START = /(?:^\s*|[.!?…][”"]?\s+)$/u;
const SPOKEN_BY =
  /^\{[\p{L}\p{N}.]+\} (?:said|asked|cried|called|whispered|shouted|explained|announced|remarked|added)\b/u;
const NEAR = 60;

const isSpoken = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf("“") > before.lastIndexOf("”");
};

const mentionsOf = (text: string, slot: string): number[] =>
  [...text.matchAll(new RegExp(`\\{${slot}(?:['’]s)?\\}`, "giu"))].map(({ index }) => index);

/** Whether the words around a name say who that is. */
function saysWho(text: string, { slot, as }: Stranger): boolean {
  const mentions = mentionsOf(text, slot);
  const [first] = mentions;
  if (text.includes(`{${slot}.kind}`)) return true;
  if (first === undefined) return false;
  if (mentions.some((at) => INTRODUCED.test(text.slice(0, at)))) return true;
  // A rule for dogs says nothing of this one.
  if (as.as === "after") return new RegExp(`\\b${as.noun}(?!e?s\\b)`, "iu").test(text);
  // A part may be called by such a word: "{friend}".
  const around = text.slice(Math.max(0, first - NEAR), first + NEAR).replaceAll(/\{[^}]*\}?|^[^{]*\}/gu, "");
  return SAID_BEFORE.test(around) || new RegExp(`\\b${as.noun}\\b`, "iu").test(around);
}

const SOMEBODY = /\{(?!they|their|them|was|has)([\p{L}]+)(?:['’]s)?\}/giu;

/** Whether "her" would be the hero: the page was about nobody else since, or tells of the hero in the same breath. */
function isTheirs(text: string, at: number, { slot }: Stranger): boolean {
  const before = text.slice(0, at);
  const named = [...before.matchAll(SOMEBODY)].at(-1)?.[1]?.toLowerCase();
  if (named !== undefined) return named === "hero" || named === slot;
  const [rest = ""] = /^[^.!?”]*/u.exec(text.slice(at)) ?? [];
  return /\{they\b|\{their\b/iu.test(before) || /\{hero/iu.test(rest);
}

function wordsBefore(text: string, at: number, stranger: Stranger): string {
  const before = text.slice(0, at);
  const isTag = /[”"]\s+$/u.test(before) && SPOKEN_BY.test(text.slice(at));
  const begins = SENTENCE_START.test(before) && !isTag;
  const { as, noun } = stranger.as;
  if (as === "the") return `${begins ? "The" : "the"} ${noun} `;
  if (as === "met") return `${begins ? "A" : "a"} ${noun} called `;
  if (as === "all theirs") return `${begins ? "Their" : "their"} ${noun} `;
  if (!isTheirs(text, at, stranger)) return `{hero's} ${noun} `;
  return `{${begins ? "Their" : "their"}} ${noun} `;
}

/** "Patch the dog ran", "Patch the dog's tummy". */
function withWordsAfter(text: string, at: number, { as: { noun } }: Stranger): string {
  const end = text.indexOf("}", at);
  const slot = text.slice(at, end);
  const [owner, ending = ""] = [slot.replace(/['’]s$/u, ""), /['’]s$/u.exec(slot)?.[0]];
  return `${text.slice(0, at)}${owner}} the ${noun}${ending}${text.slice(end + 1)}`;
}

/** A page on which whoever is new is introduced by a word of who they are: "Mia and her friend Mei". */
export function introduce(text: string, strangers: readonly Stranger[]): string {
  return strangers.reduce((told, stranger) => {
    if (saysWho(told, stranger)) return told;
    const paired = told.replace(`{${stranger.slot}} and {hero} `, `{hero} and {${stranger.slot}} `);
    const at = mentionsOf(paired, stranger.slot).find(
      (one) => !isSpoken(paired, one) && !TAKEN_UP.test(paired.slice(0, one)),
    );
    if (at === undefined) return told;
    if (stranger.as.as === "after") return withWordsAfter(paired, at, stranger);
    return paired.slice(0, at) + wordsBefore(paired, at, stranger) + paired.slice(at);
  }, text);
}

/** Whether a finished page has told of somebody; to be called by name is not enough. */
export function hasMet(text: string, { name }: Stranger): boolean {
  const mentions = [...text.matchAll(new RegExp(`(?<![\\p{L}])${RegExp.escape(name)}(?![\\p{L}])`, "gu"))];
  return mentions.some(({ index }) => {
    const around = text.slice(Math.max(0, index - NEAR), index + NEAR);
    return !isSpoken(text, index) || SAID_BEFORE.test(around);
  });
}
