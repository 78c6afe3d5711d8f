import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { isCommonWord } from "@/lib/features/writing/common-words";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { REAL_WORDS } from "@/lib/features/writing/subjects/real-words";
import { isBritish } from "./is-british";
import type { CastKind } from "./roster";

/** A grown-up whom an order names. */
export type NamedGrownUp = {
  /** As the book calls them: "Pop", "Auntie Jo", "Miss Lee", "her godmother". */
  name: string;
  /** As the order has it, for the line of what is left out. */
  said: string;
  /** What they are to the child. */
  noun: string | null;
  /** As whom they may play, the likeliest first. */
  kinds: readonly CastKind[];
  sex: "he" | "she" | null;
  /** Of the family, or somebody who looks after the child as they do. */
  isCarer: boolean;
  /** A grandmother or an uncle, for whom our lexicon has a noun. */
  isOfFamily: boolean;
  /** The order has a name for them, and not only the word for what they are. */
  hasName: boolean;
  /** They are there, and aren't only visited, missed or written to. */
  isAlong: boolean;
  /** They are on a screen this year, or missed: nobody of the kind sits in the room. */
  isFar: boolean;
};

type Title = Pick<NamedGrownUp, "noun" | "kinds" | "sex" | "isCarer" | "isOfFamily"> & {
  /** A word that is nobody's without a name after it: "Miss", "coach". */
  needsName?: true;
  /** With a name, only that is said: "her babysitter Anna". */
  byName?: true;
};

const family = (kind: "grandmother" | "grandfather" | "aunt" | "uncle", sex: "he" | "she"): Title => ({
  ...{ noun: kind, kinds: [kind], sex, isCarer: true, isOfFamily: true },
});
const carer = (noun: string, kinds: readonly CastKind[], sex: "he" | "she" | null): Title => ({
  ...{ noun, kinds, sex, isCarer: true, isOfFamily: false, byName: true },
});
const WOMAN = "grown-up-woman";
const MAN = "grown-up-man";
const titled = (noun: string | null, kinds: readonly CastKind[], sex: "he" | "she" | null = null): Title => ({
  ...{ noun, kinds, sex, isCarer: false, isOfFamily: false, needsName: true },
});

const TITLES: readonly (readonly [string, Title])[] = [
  [
    `grandma granny grannie gran nana nan nanny nanna grandmom abuela abuelita oma omi nonna bubbe nani dadi halmoni lola yaya
    meemaw grammy gramma babushka yiayia mamgu ouma babcia farmor mormor ajji paati grandmother`,
    family("grandmother", "she"),
  ],
  [
    `grandpa grandad granddad gramps pop pops pop-pop grampa grampy grandpop abuelo abuelito opa opi nonno zayde papaw pawpaw
    papou granda grandda bampi bampy bampa taid tadcu farfar morfar nanu thatha oupa lolo grandfather`,
    family("grandfather", "he"),
  ],
  ["aunt auntie aunty tante tia khala", family("aunt", "she")],
  ["uncle tio chacha onkel", family("uncle", "he")],
  ["godmother", carer("godmother", [WOMAN], "she")],
  ["godfather", carer("godfather", [MAN], "he")],
  ["childminder", carer("childminder", [WOMAN, MAN], null)],
  ["babysitter sitter", carer("babysitter", [WOMAN, MAN], null)],
  ["mr", titled(null, ["teacher", MAN], "he")],
  ["mrs ms miss", titled(null, ["teacher", WOMAN], "she")],
  ["dr doctor", titled("doctor", ["doctor", "dentist", "vet"])],
  ["nurse", titled("nurse", ["nurse"])],
  ["coach", titled("coach", ["coach"])],
  ["teacher", { ...titled("teacher", ["teacher"]), byName: true }],
];
const BY_WORD: ReadonlyMap<string, Title> = new Map(
  TITLES.flatMap(([words, title]) => words.split(/\s+/u).map((word) => [word, title] as const)),
);
/** Words that mean something else as well, unless they are somebody's or stand alone. */
const MEANS_MORE: ReadonlySet<string> = new Set(["pop", "pops", "lola", "tia", "nan", "sitter"]);
/** Whoever is called by what they are, in words of the family. */
const BARE: Readonly<Record<string, string>> = {
  aunt: "Auntie",
  grandmother: "Grandma",
  grandfather: "Grandpa",
};

const OWNER = /(?:^|\s)(?:my|our|his|her|their|the|a|an)$/u;
const WITH = /(?:^|\s)(?:with|and|by|plus)$/u;
const AWAY =
  /(?:^|\s)(?:miss(?:es|ed|ing)?|visit\w*|to see|seeing|for|from|letters?|cards?|calls?|calling|phones?|video|about|like|than|without|against|cross|angry|scared|afraid|secrets?|mourn\w*|remember\w*|goodbye)(?:\s|$)/u;
const ELSEWHERE =
  /(?:^|\s)(?:died|dead|death|dies|dying|funeral|ill|sick|poorly|hospital|away|moved|moving|moves|far|video|phone|zoom|call|lives|birthday|wedding|marr(?:y|ies|ied)|retir\w+|forgets?|forgot|dementia|cancer|baby|hits?|hurts?|touch\w*|shouts?|drunk|prison|jail|secret)(?:\s|$)/u;
const ON_A_SCREEN =
  /(?<!\p{L})(?:video|face ?time|zoom|skype|on (?:the|a) (?:screen|tablet|phone)|(?:lives )?far away)(?!\p{L})/iu;
const MISSED = /(?:^|\s)(?:miss(?:es|ing)?|without)$/u;
const DOES =
  /^(?:help\w*|takes?|took|taking|dr(?:ives?|ove)|steers?|teach\w*|taught|shows?|showed|holds?|held|holding|reads?|comes?|came|brings?|brought|makes?|made|cooks?|bakes?|push\w*|catch\w*|carr(?:y|ies)|walks?|picks?|plays?|is there|is coming|and)(?:\s|$)/u;

const SHORTEST_SMALL = 3;

type Word = { raw: string; bare: string; isOwner: boolean };

function toWords(text: string): Word[] {
  return text
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter(Boolean)
    .map((raw) => ({
      raw: raw.replace(/['’]s?$/u, ""),
      bare: raw.toLowerCase().replace(/['’]s?$/u, ""),
      isOwner: /['’]s?$/u.test(raw),
    }));
}

/** The grown-ups whom an order names by more than "Mom" and "Dad", each once, in the order's own words. */
export function listNamedGrownUps(
  order: Pick<StoryOrder, "title" | "topics" | "gender" | "heroName" | "together">,
): NamedGrownUp[] {
  const heroes = new Set(listHeroNames(order).flatMap((name) => name.toLowerCase().split(/\s+/u)));
  const found = [order.title, ...order.topics]
    .map(cleanTopic)
    .flatMap((text) => readText(text, order, heroes));
  // "Pop", with "camping with Pop" beside it: along in one of them is along.
  return found
    .filter(({ name }, at) => found.findIndex((one) => one.name === name) === at)
    .map((one) => ({
      ...one,
      isAlong: found.some(({ name, isAlong }) => name === one.name && isAlong),
    }));
}

type Owner = Pick<StoryOrder, "title" | "topics" | "gender" | "heroName" | "together">;

function readText(text: string, order: Owner, heroes: ReadonlySet<string>): NamedGrownUp[] {
  const words = toWords(text);
  return words.flatMap(({ bare }, at) => {
    const title = BY_WORD.get(bare);
    if (!title || heroes.has(bare) || isWordOfAName(words, at)) return [];
    if (bare === "doctor" && words[at + 1]?.bare === "uncle") return [DOCTOR_UNCLE];
    // "Her teacher Mrs. Alvarez" is one, and "Mrs" is nobody's name.
    if (!title.isOfFamily && IS_BEFORE_NAME.test(words[at + 1]?.bare ?? "")) return [];
    return readTitle({ text, words, at, title, order });
  });
}

type Place = { text: string; words: readonly Word[]; at: number; title: Title; order: Owner };

function readTitle({ text, words, at, title, order }: Place): NamedGrownUp[] {
  const given = findName(words, at, title);
  const said = words.slice(at, given === null ? at + 1 : at + 2);
  const [word] = said;
  const { before, isOwned } = wordsBefore(words, at);
  const after = join(words.slice(at + said.length));
  const isSomebody = isOwned || `${before}${after}` === "" || WITH.test(before);
  if (!word || (given === null && !standsAlone(title, word, isSomebody))) return [];
  return [
    {
      ...title,
      name: callOf(word, { given, title, order }),
      said: said.map(({ raw }) => raw).join(" "),
      hasName: given !== null,
      isAlong: !said.some(({ isOwner }) => isOwner) && isThere(before, after),
      isFar: ON_A_SCREEN.test(text) || MISSED.test(before),
    },
  ];
}

/** Whether it is anybody without a name: no "Miss", and no pop of a balloon. */
const standsAlone = ({ needsName }: Title, { bare }: Word, isSomebody: boolean): boolean =>
  needsName !== true && (isSomebody || !MEANS_MORE.has(bare));

const join = (words: readonly Word[]): string => words.map(({ bare }) => bare).join(" ");

const DOCTOR_UNCLE: NamedGrownUp = {
  ...{ name: "Doctor Uncle", said: "doctor uncle", noun: "doctor", kinds: ["doctor", "dentist", "vet"] },
  ...{ sex: "he", isCarer: false, isOfFamily: false, hasName: true, isAlong: true, isFar: false },
};

/** "Uncle" of "doctor uncle", "the driver uncle": what somebody who is no relative is called. */
const isWordOfAName = (words: readonly Word[], at: number): boolean =>
  /^(?:uncle|aunt|auntie|aunty)$/u.test(words[at]?.bare ?? "") &&
  /^(?:doctor|driver|neighbou?r|shop|teacher|police|guard)$/u.test(words[at - 1]?.bare ?? "");

function wordsBefore(words: readonly Word[], at: number): { before: string; isOwned: boolean } {
  const all = join(words.slice(0, at));
  return { before: all.replace(OWNER, "").trim(), isOwned: /(?:^|\s)(?:my|our|his|her|their)$/u.test(all) };
}

const isThere = (before: string, after: string): boolean =>
  !AWAY.test(before) &&
  !ELSEWHERE.test(after) &&
  (WITH.test(before) || (before === "" && (after === "" || DOES.test(after))));

const IS_TITLE = /^(?:mr|mrs|ms|dr)$/u;
const IS_BEFORE_NAME = /^(?:mr|mrs|ms|miss|dr)$/u;

/** "Jo" of "auntie jo" and of "Auntie Jo's", and nothing of "Uncle helps". */
function findName(words: readonly Word[], at: number, title: Title): string | null {
  const [word, next] = words.slice(at);
  if (!word || !next || word.isOwner || !mayBeName(next)) return null;
  const isLarge = /^\p{Lu}/u.test(next.raw);
  if (!isNameAfter(word, next, { isLarge, title })) return null;
  return capitalOf(isLarge || next.isOwner ? next.raw : withoutPlural(next.raw, words, at));
}

/** Behind "Mr." whatever has a capital, behind others what is no word. */
function isNameAfter(
  word: Word,
  next: Word,
  { isLarge, title }: { isLarge: boolean; title: Title },
): boolean {
  const isTitle = IS_TITLE.test(word.bare);
  const isWord = isCommonWord(next.bare) || (REAL_WORDS.has(next.bare) && !isLarge);
  if (isLarge) return isTitle || !isWord;
  return !isWord && (isTitle || !isOnlyLarge(title, next));
}

const mayBeName = ({ raw, bare }: Word): boolean =>
  /^\p{L}[\p{L}-]+$/u.test(raw) && !/^(?:and|or|the|of)$/u.test(bare) && findEntries([bare]).length === 0;

/** "Coach trip", "teacher training": a small word is a name only behind somebody's. */
const isOnlyLarge = ({ byName, needsName }: Title, { raw }: Word): boolean =>
  byName === true || (needsName === true && raw.length < SHORTEST_SMALL);

/** "At auntie samiras". */
const withoutPlural = (name: string, words: readonly Word[], at: number): string =>
  /[^aeiousx]s$/u.test(name) && (words[at - 1]?.bare === "at" || words[at + 2] !== undefined)
    ? name.slice(0, -1)
    : name;

const capitalOf = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const WHOSE = { Boy: "his", Girl: "her", Other: "their" } as const;

type Call = { given: string | null; title: Title; order: Owner };

function callOf({ bare }: Word, { given, title: { byName, noun }, order }: Call): string {
  if (byName)
    return given ?? `${listHeroNames(order).length > 1 ? "their" : WHOSE[order.gender]} ${noun ?? bare}`;
  if (given === null) return BARE[bare] ?? capitalOf(bare);
  const isShort = /^(?:mrs?|ms|dr)$/u.test(bare) && !isBritish(order);
  return `${capitalOf(bare)}${isShort ? "." : ""} ${given}`;
}
