import type { Colour } from "@/lib/shared/colours";
import {
  CHARACTERS,
  PLACES,
  PROPS,
  type CompanionKind,
  type Place,
  type SceneProp,
} from "@/lib/shared/story";
import type { Subject } from "@/lib/features/writing/subjects/read-order";
import { findSpelled } from "@/lib/features/writing/subjects/find-entry";
import { pluralOf } from "@/lib/features/writing/subjects/plural-of";
import { listFiner } from "@/lib/features/writing/subjects/finer-classes";
import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import { capitalise, withArticle } from "./fill-text";
import type { Pick, Shape } from "./grammar";
import { isPersonKind, type PersonKind } from "./people";
import type { Random } from "./random";
import { listMembers, listOfBefore, type CastKind, type CastMember } from "./roster";

const standing: Record<NonNullable<LexiconEntry["article"]>, (word: string) => { a: string; the: string }> = {
  a: (word) => ({ a: withArticle(word), the: `the ${word}` }),
  the: (word) => ({ a: `the ${word}`, the: `the ${word}` }),
  some: (word) => ({ a: `some ${word}`, the: `the ${word}` }),
  "": (word) => ({ a: word, the: word }),
};

/** Places that one is in or on; one is at all others. */
const IN = new Set(
  `house, new house, haunted house, apartment, cottage, cabin, igloo, treehouse, den, bedroom, kitchen, bathroom,
living room, attic, basement, garage, shed, backyard, garden, greenhouse, park, castle, palace, tower, tunnel, street,
city, village, town, jungle, forest, desert, maze, pyramid, secret passage`.split(/,\s+/u),
);
const ON = new Set(["island", "desert island", "volcano island", "bridge", "moon base", "space station"]);
const whereIs = (word: string): string => (IN.has(word) ? "in" : ON.has(word) ? "on" : "at");

const toKebab = (noun: string): string => noun.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");

/** The drawing of a noun as a thing of the scene: our own, or one of the many. */
export function propOf({ word, draw }: LexiconEntry): SceneProp {
  const noun = toKebab(draw ?? word);
  return PROPS.find((prop) => prop === noun) ?? `thing:${noun}`;
}

/** The drawing of a noun as somebody of the scene. */
export function companionOf({ word, draw, kind }: LexiconEntry): CompanionKind {
  const noun = toKebab(draw ?? word);
  return kind ?? CHARACTERS.find((own) => own === noun) ?? `thing:${noun}`;
}

const CHILDREN = ["girl", "boy"] as const;
/** Who may be a she or a he, and is drawn as whichever they are in the story. */
const EITHER: Readonly<Record<string, readonly [CastKind, CastKind]>> = {
  ...{ friend: CHILDREN, "pen pal": CHILDREN, classmate: CHILDREN, "new kid": CHILDREN, bully: CHILDREN },
  ...{ cousin: CHILDREN, sibling: CHILDREN, neighbor: ["grown-up-woman", "grown-up-man"] },
  ...{ parent: ["mother", "father"], grandparent: ["grandmother", "grandfather"] },
  "foster parent": ["grown-up-woman", "grown-up-man"],
};

/** Every drawing that a subject may have as somebody of the story. */
export function kindsOf(entry: LexiconEntry): CompanionKind[] {
  const either = EITHER[entry.word];
  return either
    ? either.flatMap((kind) => listMembers(kind, new Set())[0]?.kind ?? [])
    : [companionOf(entry)];
}

/** Whether a subject may have the main part of an open plot. */
export function canBeAbout({ subject, unfit = [] }: Shape, entry: LexiconEntry): boolean {
  const classes: readonly string[] = [entry.class, ...listFiner(entry)];
  return (
    (subject ?? []).some((one) => classes.includes(one)) && !unfit.some((finer) => classes.includes(finer))
  );
}

/** How a text goes on about it; what is always more than one is "they". */
const IT = { it: "it", him: "it", its: "its", was: "was", is: "is", has: "has" };
const THEY = { it: "they", him: "them", its: "their", was: "were", is: "are", has: "have" };

/** Where one stands who is there: at the sea one is on the beach, and most places are drawn like a park. */
const SHORES: Readonly<Record<string, Place>> = { sea: "beach", ocean: "beach", seaside: "beach" };
const placeOf = (word: string): Place =>
  SHORES[word] ?? PLACES.find((place) => place === toKebab(word)) ?? "park";

/** The day on which it was there, as a later one remembers it; the first day of school is a day already. */
export function dayOf(the: string): string {
  if (/\b(?:day|birthday|night|eve)\b/iu.test(the)) return the;
  const word = the.replace(/^the /u, "");
  // One is at a beach, and a beach has no day.
  return findSpelled(splitWish(word).join("-"))?.class === "place"
    ? `the day ${whereIs(word)} ${the}`
    : `the day of ${the}`;
}

/** What it is painted with where nobody said a colour, and what comes after that. */
const PAINT: Colour = "red";
const SECOND_PAINT: Colour = "blue";

/** What `{subject}` and its facts stand for; "a yellow digger" where its parent said so. */
export function toSubjectPick(entry: LexiconEntry, colour?: Colour): Pick {
  const { word, does, home, needs, trouble, can, says = "" } = entry;
  const stands = standing[entry.article ?? "a"];
  const { the } = stands(word);
  return {
    text: word,
    a: stands(colour ? `${colour} ${word}` : word).a,
    the,
    paint: colour ?? PAINT,
    second: colour === SECOND_PAINT ? PAINT : SECOND_PAINT,
    at: `${whereIs(word)} ${the}`,
    day: dayOf(the),
    many: pluralOf(entry),
    ...(entry.many ? THEY : IT),
    does,
    home,
    needs,
    trouble,
    can,
    says,
    prop: propOf(entry),
    place: placeOf(word),
  };
}

/** Who has a parent's part, though they aren't called so from the first day. */
const STEP_PARENTS: Readonly<Record<string, PersonKind>> = { stepmother: "mother", stepfather: "father" };

/** The kinds of the cast that a subject is: "grandma" may be the grandmother of any plot. */
export function listKinds({ entry }: Subject): CastKind[] {
  const nouns = [entry.word, ...(entry.also ?? [])].filter(isPersonKind);
  // A mother is no neighbor, though she is drawn like one.
  const drawn = entry.class === "relative" && nouns.length > 0 ? [] : [companionOf(entry), propAsKind(entry)];
  // A big brother is a brother, and no sister.
  const relation = entry.class === "relative" && nouns.length === 0 ? personOf(entry) : undefined;
  const parent = STEP_PARENTS[entry.word];
  return [...drawn, ...nouns, ...(relation ? [relation] : []), ...(parent ? [parent] : [])];
}

const propAsKind = ({ word, draw }: LexiconEntry): CompanionKind => `thing:${toKebab(draw ?? word)}`;

type StarWish = {
  taken: ReadonlySet<string>;
  random: Random;
  /** Whether the story, told again, has them already. */
  isSettled: (member: CastMember) => boolean;
};

/** The subject as somebody of the story. */
export function toStar(subject: Subject, { taken, random, isSettled }: StarWish): CastMember {
  const { entry } = subject;
  const either = EITHER[entry.word];
  const own = companionOf(entry);
  const isGrownUp = entry.class === "person" && own.startsWith("thing:");
  const relation = entry.class === "relative" ? personOf(entry) : undefined;
  const part = either
    ? random.pick(either)
    : (relation ?? (isGrownUp ? random.pick(grownUpsFor(entry)) : own));
  const likely = whoFits(subject, listMembers(part, taken));
  const drawn = random.pick(likely);
  const ofBefore = likely.some(isSettled) ? undefined : listOfBefore(part).find(isSettled);
  const like = ofBefore ?? drawn;
  const kind = either ? like.kind : own;
  const isKin = entry.class === "relative" && entry.care !== "family";
  return {
    ...like,
    ...{ kind, noun: entry.word, name: callStar(like.name, subject) },
    ...(isKin && { kin: true as const }),
  };
}

const WOMEN = /^(queen|princess|witch|mermaid|fairy|good fairy|ballerina|princess frog)$/;
const MEN = /^(king|prince|emperor|Santa Claus|Viking|wizard|merman)$/;

/** Whom a noun can only be, by the word itself or by what is told of it: "hides shiny things in his pocket". */
function onlyHeOrShe({ word, does, trouble }: LexiconEntry): "he" | "she" | null {
  const told = `${does} ${trouble}`;
  if (WOMEN.test(word) || /\b(she|hers?)\b/.test(told)) return "she";
  return MEN.test(word) || /\b(he|his|him)\b/.test(told) ? "he" : null;
}

/** A king's child is called by a first name. */
const ROYAL_CHILD = /^(princess|prince)$/;

function grownUpsFor(entry: LexiconEntry): CastKind[] {
  const one = onlyHeOrShe(entry);
  const [woman, man]: [CastKind, CastKind] = ROYAL_CHILD.test(entry.word)
    ? ["girl", "boy"]
    : ["grown-up-woman", "grown-up-man"];
  if (one === "she") return [woman];
  return one === "he" ? [man] : [woman, man];
}

/** Nobody is a tooth fairy called Mr. Tate. */
function whoFits({ entry, sex }: Subject, members: CastMember[]): CastMember[] {
  const one = sex ?? (entry.class === "animal" ? null : onlyHeOrShe(entry));
  const fitting = members.filter(({ he }) => one === null || he === one);
  return fitting.length > 0 ? fitting : members;
}

/** Which of our own people a relative is: a little brother is a brother, and a Grandpa has nothing else to be. */
function personOf({ word, also = [] }: LexiconEntry): CastKind | undefined {
  return [word, word.split(" ").at(-1) ?? word, ...also].find(isPersonKind);
}

/** "Mom", "Lou" for a sister who has no name yet, "Grandma Jo"; nobody says "Sister" to a sister. */
export function callStar(likely: string, { entry, name }: Subject): string {
  if (entry.class !== "relative") return name ?? likely;
  if (!name) return likely;
  return ["brother", "sister", "cousin", "baby"].includes(personOf(entry) ?? "")
    ? name
    : `${titleOf(entry)} ${name}`;
}

const titleOf = ({ word }: LexiconEntry): string =>
  ({ mother: "Mom", father: "Dad", grandmother: "Grandma", grandfather: "Grandpa" })[word] ??
  capitalise(word);
