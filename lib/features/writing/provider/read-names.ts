import { isCommonWord } from "@/lib/features/writing/common-words";
import { HERO, namesHero, namesOthers } from "@/lib/features/writing/hero-token";
import { toNameForms } from "@/lib/features/writing/name-forms";
import { splitSentences } from "@/lib/features/writing/split-text";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { Gender, StoryPage } from "@/lib/shared/story";
import type { Brief } from "./brief";
import { hasStrayToken, type HiddenName } from "./hidden-names";

/** A name that somebody has is on so many pages at least. */
const NAMED_ON = 2;
/** On so many of the pages the hero is called by name. */
const HERO_PAGES = 0.2;

const OTHERS_REFLEXIVE: Partial<Record<Gender, RegExp>> = {
  Boy: /\bherself\b/iu,
  Girl: /\bhimself\b/iu,
  Other: /\b(?:himself|herself)\b/iu,
};
const OTHERS_PRONOUN = { he: /\b(?:she|her|hers|herself)\b/iu, she: /\b(?:he|him|his|himself)\b/iu } as const;

const TITLED = new Set("mr mrs ms miss mx dr uncle aunt auntie".split(" "));
const BESIDE = /(?<!^|[.!?“”:] |“)(\p{Lu}[\p{L}’-]+) (?=NAME\d)|NAME\d+ (?=\p{Lu}\p{Ll})/gu;

/** A page as a model wrote it, about tokens, and as it will be printed. */
type NamedPage = { text: string; page: StoryPage };

/** What is wrong with the names on each page, in words for whoever has to mend it. */
export function readNames({ names, order }: Brief, pages: readonly NamedPage[]): string[][] {
  const missing = names.list.filter((name) => countNamed(name, pages) < NAMED_ON);
  const texts = pages.map(({ text }) => text);
  const lacksHero = texts.filter(namesHero).length < pages.length * HERO_PAGES;
  return pages.map(({ text, page }, index) => [
    ...(hasStray(page, order.heroName) ? ["A token stands for nobody: use only those under roles."] : []),
    ...missing
      .filter(({ token }) => index < NAMED_ON && !text.includes(token))
      .map(
        ({ token, who }) => `${who ?? "Somebody"} is called ${token}: say so here, and give no other name.`,
      ),
    ...(lacksHero && !namesHero(text)
      ? [`The hero is called ${HERO} and nothing else; name ${HERO} here.`]
      : []),
    ...listGlued(text).map((words) => `"${words}": a token stands beside no other name.`),
    ...listWrongPronouns(text, order.gender, names.list),
  ]);
}

const hasStray = ({ text, scene }: StoryPage, heroName: string): boolean =>
  [text, scene.happening, ...scene.companions.map(({ name }) => name)]
    .map((words) => words.replaceAll(heroName, ""))
    .some((words) => hasStrayToken(words) || namesHero(words) || namesOthers(words));

const countNamed = ({ token }: HiddenName, pages: readonly NamedPage[]): number =>
  pages.filter(({ text }) => new RegExp(`(?<![\\p{L}\\p{N}])${token}(?![\\p{L}\\p{N}])`, "iu").test(text))
    .length;

/** "Aunt NAME1 Samira", "Silva NAME1"; but "Grandma NAME1" is right. */
function listGlued(text: string): string[] {
  return [...text.matchAll(BESIDE)].flatMap(({ 0: found, 1: before, index }) => {
    if (before === undefined)
      return [text.slice(index, index + found.length + 12).split(/[.,!?]/u)[0] ?? found];
    const small = before.toLowerCase();
    const isWord = TITLED.has(small) || isCommonWord(small) || findEntries([small]).length > 0;
    return isWord ? [] : [`${before} ${text.slice(index + found.length).split(/[\s.,!?]/u)[0] ?? ""}`];
  });
}

/** Sentences about one person alone in which somebody of another sex is meant. */
function listWrongPronouns(text: string, gender: Gender, list: readonly HiddenName[]): string[] {
  return splitSentences(text)
    .filter((sentence) => !hasSomebodyElse(sentence) && !namesOthers(sentence))
    .flatMap((sentence) => {
      const called = list.filter(({ token }) => sentence.includes(token));
      if (namesHero(sentence)) return called.length > 0 ? [] : listWrongOfHero(sentence, gender);
      const [only, ...others] = called;
      if (!only?.sex || others.length > 0) return [];
      return OTHERS_PRONOUN[only.sex].test(sentence) ? [`${only.token} is a ${only.sex}: "${sentence}"`] : [];
    });
}

const listWrongOfHero = (sentence: string, gender: Gender): string[] =>
  OTHERS_REFLEXIVE[gender]?.test(sentence) === true
    ? [`The hero is ${gender === "Other" ? "they" : gender.toLowerCase()}: "${sentence}"`]
    : [];

/** Whether anybody else is in a sentence whom a pronoun may mean. */
const hasSomebodyElse = (sentence: string): boolean =>
  findEntries(splitWish(sentence)).some(({ entry }) =>
    ["relative", "person", "animal", "being"].includes(entry.class),
  ) || /(?<!^|[.!?“”] )\b\p{Lu}\p{Ll}+/u.test(sentence.replaceAll(/\b(?:HERO|NAME\d+|I)\b/gu, ""));

/** Names without which a story isn't the one that was asked for; the hero's is the first of them. */
export const lacksName = ({ names, order }: Brief, pages: readonly StoryPage[]): boolean =>
  pages.filter(({ text }) => text.includes(toNameForms(order.heroName).short)).length <
    pages.length * HERO_PAGES ||
  names.list.some(
    ({ name, isMain }) => isMain && pages.filter(({ text }) => text.includes(name)).length < NAMED_ON,
  ) ||
  pages.some((page) => hasStray(page, order.heroName));
