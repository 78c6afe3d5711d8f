import { foldName } from "@/lib/shared/fold-name";
import { splitJoined } from "@/lib/shared/joined-name";
import type { StoryOrder } from "@/lib/shared/story";
import { isCommonWord } from "./common-words";
import { hideInside } from "./hide-inside";
import { toNameForms } from "./name-forms";
import { isOrdinaryHere } from "./ordinary-word";

/** Stands for the child wherever words leave this machine. */
export const HERO = "HERO";

/** What another family member is called there. */
const SOMEBODY = "somebody";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** What another hero of the story is called there: HERO2, HERO3. */
export const otherToken = (at: number): string => `${HERO}${at + 2}`;

type Heroes = Pick<StoryOrder, "heroName" | "together">;

/** A text with a token for each hero beside the first; by their whole names: "Anna Lee" is another than Anna. */
export const hideOthers = (text: string, { together = [] }: Pick<Heroes, "together">): string =>
  together
    .map(({ name }, at) => ({ pattern: wholeName(name), token: otherToken(at), length: name.length }))
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (rest, { pattern, token }) =>
        rest.replace(pattern, (_whole, owns: string | undefined) => `${token}${owns ?? ""}`),
      text.normalize("NFC"),
    );

/** A text without these names; nothing that they are only a part of is hidden. */
export const hideWholeNames = (text: string, names: readonly string[]): string =>
  names
    .filter((name) => name.trim() !== "")
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replace(wholeName(name.trim()), `${HERO}$1`), text.normalize("NFC"));

/** A parent's words with a token for each hero; what is left of the family is somebody. */
export const hideHeroes = (text: string, order: Heroes, family: readonly string[]): string =>
  hideIdentity(hideOthers(text, order), order.heroName, family);

/** A name where it stands by itself, in any script, with what says that something is theirs. */
export const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name.normalize("NFC"))}(['’]s)?(?![\\p{L}\\p{N}])`, "giu");

/** Puts the names of all heroes where the model wrote their tokens. */
export const putNames = (text: string, { heroName, together = [] }: Heroes): string =>
  together.reduce(
    (rest, { name }, at) =>
      rest.replace(tokenWord(otherToken(at)), (_token, owns: string | undefined) => {
        const { short, shortPossessive } = toNameForms(name);
        return owns ? shortPossessive : short;
      }),
    putName(text, heroName),
  );

/** The same for what a picture shows, with the slot of the first hero. */
export const putSlots = (text: string, { together = [] }: Pick<Heroes, "together">): string =>
  putNames(putSlot(text), { heroName: HERO, together });

const tokenWord = (token: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${token}(['’]s)?(?![\\p{L}\\p{N}])`, "gu");

/** Whether a model's words name another hero. */
export const namesOther = (text: string, at: number): boolean => tokenWord(otherToken(at)).test(text);

/** Whether a model's words name any other hero. */
export const namesOthers = (text: string): boolean => /(?<![\p{L}\p{N}])HERO\d/u.test(text);

const HERO_WORD = /(?<![\p{L}\p{N}])HERO(['’]s)?(?![\p{L}\p{N}])/gu;

/** Whether a word of a text names nobody, although a child is called so. */
type IsInnocent = (word: string, at: number, text: string) => boolean;

/**
 * Takes the child's name out of a parent's words, in any case, with or without accents, part by part. A word that it is
 * only a part of stays: it isn't forgiven what it says.
 */
export const hideName = (text: string, heroName: string): string => hideWords(text, heroName, {});

/** The same for what leaves this machine, where spaces were forgotten too. Better a harmless word too many than a name. */
const hideNameEverywhere = (text: string, heroName: string, isInnocent: IsInnocent): string =>
  hideWords(text, heroName, { isInnocent, hideOther: (word, names) => hideInside(word, names, HERO) });

type Hiding = { isInnocent?: IsInnocent; hideOther?: (word: string, names: ReadonlySet<string>) => string };

function hideWords(text: string, heroName: string, { isInnocent, hideOther }: Hiding): string {
  const name = heroName.normalize("NFC").trim();
  const spaceless = UNSPACED.test(name) ? text.normalize("NFC").replaceAll(name, HERO) : text;
  const hidden = new Set(partsOf(name));
  const masked = spaceless.normalize("NFC").replace(WORD, (word, at: number, whole: string) => {
    if (isInnocent?.(word, at, whole)) return word;
    if (isOneOf(hidden, word)) return HERO;
    return hideOther?.(word, hidden) ?? word;
  });
  return masked.replace(/HERO(?:[\s'’-]+HERO)+/gu, HERO);
}

/** In small letters a name may be a word of every day: will, hope, mark. */
const isEverydayWord = (word: string): boolean => word === word.toLowerCase() && isCommonWord(word);

/** Takes other names of the family out too: nobody outside has to know who belongs to whom. */
export function hideFamily(text: string, names: readonly string[]): string {
  const parts = new Set(names.flatMap(partsOf));
  return text.normalize("NFC").replace(WORD, (word) => {
    if (isEverydayWord(word)) return word;
    return isOneOf(parts, word) ? SOMEBODY : hideInside(word, parts, SOMEBODY);
  });
}

/** Also without its "s", as hurried people own something: "Anns". */
function isOneOf(names: ReadonlySet<string>, word: string): boolean {
  const plain = foldName(word);
  return names.has(plain) || names.has(plain.replace(/s$/u, ""));
}

const NUMBER =
  "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)";
const ORDINAL =
  "(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth)";
const YEARS_OLD = new RegExp(`\\b${NUMBER}[\\s-]*(?:years?|yrs?|y/?o)\\b`, "giu");
const BIRTHDAY = new RegExp(`\\b${ORDINAL}\\s+(?=birthday)`, "giu");
const TURNS = new RegExp(`\\b(turn(?:s|ed|ing)?|is|age|aged)\\s+${NUMBER}(?=\\s*(?:$|[.,!?;:]))`, "giu");

/** Takes ages out of a parent's words: "turns 7" says as much as a date of birth. Counted things stay. */
function hideAge(text: string): string {
  return text.replace(YEARS_OLD, "some years").replace(BIRTHDAY, "").replace(TURNS, "$1 a year older");
}

/** A parent's words as they may leave this machine. */
export const hideIdentity = (text: string, heroName: string, family: readonly string[] = []): string =>
  hideAge(hideFamily(hideNameEverywhere(text, heroName, isOrdinaryHere), family));

/**
 * A page of a finished story as it may leave this machine. Its words are a model's that never knew a name or an age,
 * so that only the name put into it has to come out again.
 */
export const hideTold = (text: string, heroName: string, family: readonly string[]): string =>
  hideFamily(hideNameEverywhere(text, heroName, isEverydayWord), family);

/** Puts the name where the model wrote the token. */
export function putName(text: string, heroName: string): string {
  const { short, shortPossessive } = toNameForms(heroName);
  return text.replace(HERO_WORD, (_token, owns: string | undefined) => (owns ? shortPossessive : short));
}

/** Puts the slot of a scene's sentence where the model wrote the token. */
export function putSlot(text: string): string {
  return text
    .replace(/[{}]/gu, "")
    .replace(HERO_WORD, (_token, owns: string | undefined) => `{hero}${owns ?? ""}`);
}

export const namesHero = (text: string): boolean => text.search(HERO_WORD) >= 0;

function partsOf(name: string): string[] {
  // The "and" of "Ada and Eve" is no name.
  const parts = splitJoined(name).flatMap((one) => one.match(WORD) ?? []);
  // The "O" of O'Neil is no name, but a child may be called by one letter, and 李 is one.
  return parts
    .filter((part) => part.length > 1 || parts.length === 1 || !/\p{Script=Latin}/u.test(part))
    .map(foldName);
}
