import { isCommonWord } from "@/lib/features/writing/common-words";
import { isGivenName } from "@/lib/features/writing/given-names";
import { BEFORE, namesSomebody, WHEN } from "./blow-words";
import { findEntries } from "./find-entry";
import { REAL_WORDS } from "./real-words";

/** The child whom the hero hurts, and the text as it would be said of any friend. */
export type HurtChild = { name: string; said: string };

/** What is done, as a child is told not to do it, as it is said of one, and in whatever form it is written. */
const DEEDS: readonly (readonly [ing: string, does: string, written: RegExp])[] = [
  ["hitting", "hits", /^hit(?:s|ting)?$/iu],
  ["biting", "bites", /^bit(?:e|es|ing)?$/iu],
  ["kicking", "kicks", /^kick(?:s|ed|ing)?$/iu],
  ["pushing", "pushes", /^push(?:es|ed|ing)?$/iu],
  ["punching", "punches", /^punch(?:es|ed|ing)?$/iu],
  ["slapping", "slaps", /^slap(?:s|ped|ping)?$/iu],
  ["smacking", "slaps", /^smack(?:s|ed|ing)?$/iu],
  ["scratching", "scratches", /^scratch(?:es|ed|ing)?$/iu],
  ["pinching", "pinches", /^pinch(?:es|ed|ing)?$/iu],
  ["shoving", "shoves", /^shov(?:e|es|ed|ing)$/iu],
];
const DEED = DEEDS.map(([, , { source }]) => source.slice(1, -1)).join("|");
/** What a child is told; "please" and "so hard" are said to whoever hurts somebody. */
const COMMAND =
  "(?:(?:we|you|just|learn(?:s|ing)?|learnt|learned) )*(?:no(?: more)?|stop(?:s|ped|ping)?|not(?: to)?|to (?:not|stop)|don'?t|do not|never|can'?t|cannot|should(?: not|n'?t)|quit)";
const OWN_CHILD =
  "(?:my|our) (?:(?:little|\\d|two|three|four|five)[ -])?(?:toddler|son|daughter|boy|girl|kid|little one|(?:year[ -]old))";
const STILL =
  "(?:(?:is|was|has|keeps?|kept|always|often|still|just|sometimes|(?:won'?t|can'?t|doesn'?t|didn'?t|never) stop) )*";
const WHOSE =
  "(?:(?:his|her|their|your|the|a) )?(?:(?:best|little|big|twin|baby) )?(?:(?:friend|mate|classmate|cousin|brother|sister|sibling|twin) )?";

/** "No hitting Noah", "bites her cousin Ella when she is cross", "Leo pushed Noah" where Leo is the hero. */
const readerOf = (heroes: readonly string[]): RegExp => {
  const own = [
    OWN_CHILD,
    ...heroes
      .map((hero) => hero.trim())
      .filter(Boolean)
      .map((word) => RegExp.escape(word)),
  ].join("|");
  return new RegExp(
    `^(?:(?<command>${COMMAND}) |(?<own>${own}) ${STILL}|${BEFORE})(?:on )?(?<deed>${DEED})(?:,? (?:and|or|&) (?:${DEED}))* (?<whose>${WHOSE})(?<name>[\\p{L}-]{2,})(?:,? (?:and|or|&) (?<also>[\\p{L}-]{2,}))?(?<tail>(?![\\p{L}'’]).*)$`,
    "iu",
  );
};
const OF_NO_HERO = readerOf([]);
const SAID_AFTER = new RegExp(`^ (?:${WHEN}|ever)(?![\\p{L}'’])`, "iu");

type Found = Partial<Record<string, string>>;

/** The other child of a text in which nobody but the hero can be who hits; `null` where somebody else may be. */
export function readHurtChild(text: string, heroes: readonly string[]): HurtChild | null {
  const plain = text.replaceAll("’", "'").trim();
  const reader = heroes.length === 0 ? OF_NO_HERO : readerOf(heroes);
  const found: Found = reader.exec(plain)?.groups ?? {};
  const { deed = "", name = "", tail = "" } = found;
  const known = DEEDS.find(([, , written]) => written.test(deed));
  const rest = tail.replace(SAID_AFTER, "");
  const isHero = heroes.some((hero) => hero.trim().toLowerCase() === name.toLowerCase());
  if (!known || isHero || !isOfChildren(found) || !isOfHero(found)) return null;
  return endsThere(rest)
    ? { name: withCapital(name), said: `${startOf(found, known)} friends${rest}` }
    : null;
}

/** "He hit Noah" may be anybody, and so may "hit Noah": of the past only the hero's name is believed. */
const isOfHero = ({ command, own, deed = "" }: Found): boolean =>
  command !== undefined || own !== undefined || /(?:s|ing)$/iu.test(deed);

function startOf({ command, own }: Found, [ing, does]: (typeof DEEDS)[number]): string {
  if (command !== undefined) return `no ${ing}`;
  return own === undefined ? does : `my son ${does}`;
}

const endsThere = (rest: string): boolean =>
  /^(?:[\s.!?]*$|[,;:.!–—-]|\s[–—-])/u.test(rest) && !namesSomebody(rest);

/** In a title whose every word has a capital, a capital makes no name: "No Hitting Allowed". */
function isOfChildren({ command, deed = "", whose = "", name = "", also }: Found): boolean {
  const isSure = (command !== undefined || whose.trim() !== "") && !/^\p{Lu}/u.test(deed);
  return isName(name, isSure) && (also === undefined || isName(also, isSure));
}

/** The first of an order whom its texts name so. */
export const findHurtChild = (texts: readonly string[], heroes: readonly string[]): HurtChild | null =>
  texts.map((text) => readHurtChild(text, heroes)).find((one) => one !== null) ?? null;

/** A name that children have, however it is written; one that nobody knows has a capital, and is said to be a child's. */
function isName(word: string, isSure: boolean): boolean {
  const isLarge = /^\p{Lu}\p{Ll}/u.test(word);
  const isWord = findEntries([word.toLowerCase()]).length > 0;
  if (isGivenName(word)) return isLarge || !isWord;
  return isSure && isLarge && !isWord && !isCommonWord(word) && !REAL_WORDS.has(word.toLowerCase());
}

/** A whole order in capitals names nobody in capitals. */
const withCapital = (word: string): string => {
  const rest = word.slice(1);
  return `${(word[0] ?? "").toUpperCase()}${word === word.toUpperCase() ? rest.toLowerCase() : rest}`;
};
