import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { isCommonWord } from "@/lib/features/writing/common-words";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import { isDeedNoName } from "@/lib/features/writing/subjects/deed-or-name";
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
  /** It is they who died, in the very words. */
  hasDied: boolean;
  /** They died, or an ofrenda or a candle is set for them: they have a picture, and no part. */
  isRemembered: boolean;
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
  ["aunt auntie aunty tante tia tía khala", family("aunt", "she")],
  ["uncle tio tío chacha onkel", family("uncle", "he")],
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
const MEANS_MORE: ReadonlySet<string> = new Set(["pop", "pops", "nan", "sitter"]);
/** Girls are called so as well: "Mabel and Lola" are two children, and "my lola" is a grandmother. */
const ARE_NAMES: ReadonlySet<string> = new Set(["lola", "tia"]);
/** "I miss Lucy" calls nobody Miss Lucy. */
const MISSES =
  /(?:^|\s)(?:i|we|you|they|who|to|will|would|[a-z]+(?:'ll|'d)|do|does|did|dont|don't|really|still|always|so)$/u;
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
/** Whoever an ofrenda is set for, or is remembered, has died: they lay no table. */
const IS_SET_FOR = /(?<!\p{L})(?:ofrenda|altar|photo\w*|pictures?|candles?)(?!\p{L})[^,;]* (?:for|of)$/u;
/** What is brought on the Day of the Dead is for the dead. */
const IS_BROUGHT_FOR =
  /(?<!\p{L})(?:muertos?|of the dead|marigolds?|cempas\p{L}+|pan de muerto)(?!\p{L})[^,;]* for$/u;
/** "Abuelo's ofrenda", "Grandma's picture on the ofrenda". */
const OWNS_OFRENDA =
  /^(?:(?:photo\w*|picture|candle) (?:on|at|for) (?:the|our|an) )?(?:ofrenda|altar)(?:\s|$)/u;
const REMEMBERED = /(?:^|\s)(?:remember\w*|honou?r\w*|in memory of)$/u;
const DOES =
  /^(?:help\w*|takes?|took|taking|dr(?:ives?|ove)|steers?|teach\w*|taught|shows?|showed|holds?|held|holding|reads?|comes?|came|brings?|brought|makes?|made|cooks?|bakes?|push\w*|catch\w*|carr(?:y|ies)|walks?|picks?|plays?|is there|is coming|and)(?:\s|$)/u;

/** Whoever comes to live with the child: "Pop moves in". */
const MOVES_IN =
  /^(?:is |has |'s )?(?:mov(?:es?|ed|ing) in|com(?:es|ing) to live)(?: with (?:us|me|them|him|her))?$/u;
const DIED = /^(?:(?:has|had|have|just|sadly|suddenly) )*(?:died|dies|dying|passed away|is dead)(?:\s|$)/u;
/** "Our nanny" looks after children, and may be nobody's grandmother. */
const OUR_NANNY = /(?:^|\s)(?:my|our|his|her|their|the|a) nanny$/u;
/** What somebody did, and no name: "Pop taught her to fish". */
const DID =
  /^(?:taught|built|sang|sewed|grew|wrote|kept|fought|flew|drank|slept|swam|knit|knew|\p{L}{2,}(?:[bcdfgklmnprstvwxyz]{2}|[aeiou][bcdfgklmnprstvwxyz]|i)ed)$/u;
const NAMES_IN_ED = /^(?:moh|muh|alfr|wilfr|manfr|winifr|mildr|siegfr)/u;

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
      hasDied: found.some(({ name, hasDied }) => name === one.name && hasDied),
      isRemembered: found.some(({ name, isRemembered }) => name === one.name && isRemembered),
    }));
}

type Owner = Pick<StoryOrder, "title" | "topics" | "gender" | "heroName" | "together">;

function readText(text: string, order: Owner, heroes: ReadonlySet<string>): NamedGrownUp[] {
  const words = toWords(text);
  return words.flatMap(({ bare }, at) => {
    const title = BY_WORD.get(bare);
    if (!title || heroes.has(bare) || isWordOfAName(words, at) || isMissed(words, at)) return [];
    if (bare === "doctor" && words[at + 1]?.bare === "uncle") return [DOCTOR_UNCLE];
    // "Her teacher Mrs. Alvarez" is one, and "Mrs" is nobody's name.
    if (!title.isOfFamily && IS_BEFORE_NAME.test(words[at + 1]?.bare ?? "")) return [];
    return readTitle({ text, words, at, title, order });
  });
}

const isMissed = (words: readonly Word[], at: number): boolean =>
  words[at]?.bare === "miss" && MISSES.test(join(words.slice(0, at)));

type Place = { text: string; words: readonly Word[]; at: number; title: Title; order: Owner };

function readTitle({ text, words, at, title, order }: Place): NamedGrownUp[] {
  const given = findName(words, at, title);
  const said = words.slice(at, given === null ? at + 1 : at + 2);
  const [word] = said;
  const { before, isOwned } = wordsBefore(words, at);
  const after = join(words.slice(at + said.length));
  const hasDied = DIED.test(after) && !OUR_NANNY.test(join(words.slice(0, at + 1)));
  const isSomebody = isOwned || hasDied || isSaidOf(before, after);
  if (!word || (given === null && !standsAlone(title, word, { isSomebody, isOwned }))) return [];
  const isOwner = said.some((one) => one.isOwner);
  const isRemembered = hasDied || isSetFor({ before, after, isOwner });
  return [
    {
      ...title,
      name: callOf(word, { given, title, order }),
      said: said.map(({ raw }) => raw).join(" "),
      hasName: given !== null,
      isAlong: !isOwner && isThere(before, after),
      isFar: isRemembered || isMissedThere(text, before),
      ...{ hasDied, isRemembered },
    },
  ];
}

/** Whether the words around say that it is somebody: nothing else is said, somebody is with them, or they move in. */
const isSaidOf = (before: string, after: string): boolean =>
  `${before}${after}` === "" || WITH.test(before) || MOVES_IN.test(after);

const isMissedThere = (text: string, before: string): boolean =>
  ON_A_SCREEN.test(text) || MISSED.test(before);

type Around = { before: string; after: string; isOwner: boolean };

const isSetFor = ({ before, after, isOwner }: Around): boolean =>
  (isOwner && OWNS_OFRENDA.test(after)) ||
  [IS_SET_FOR, IS_BROUGHT_FOR, REMEMBERED].some((one) => one.test(before));

/** Whether it is anybody without a name: no "Miss", and no pop of a balloon. */
const standsAlone = ({ needsName }: Title, { bare }: Word, { isSomebody, isOwned }: Standing): boolean =>
  needsName !== true && (ARE_NAMES.has(bare) ? isOwned : isSomebody || !MEANS_MORE.has(bare));

type Standing = { isSomebody: boolean; isOwned: boolean };

const join = (words: readonly Word[]): string => words.map(({ bare }) => bare).join(" ");

const DOCTOR_UNCLE: NamedGrownUp = {
  ...{ name: "Doctor Uncle", said: "doctor uncle", noun: "doctor", kinds: ["doctor", "dentist", "vet"] },
  ...{ sex: "he", isCarer: false, isOfFamily: false, hasName: true, isAlong: true, isFar: false },
  ...{ hasDied: false, isRemembered: false },
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
  (before === "" && MOVES_IN.test(after)) ||
  (!AWAY.test(before) &&
    !ELSEWHERE.test(after) &&
    (WITH.test(before) || (before === "" && (after === "" || DOES.test(after)))));

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
  /^\p{L}[\p{L}-]+$/u.test(raw) &&
  !/^(?:and|or|the|of)$/u.test(bare) &&
  !isDeed(bare) &&
  !isDeedNoName(bare) &&
  findEntries([bare]).length === 0;

const isDeed = (word: string): boolean => DID.test(word) && !NAMES_IN_ED.test(word);

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
