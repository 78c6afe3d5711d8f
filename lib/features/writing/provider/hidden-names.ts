import { isCommonWord } from "@/lib/features/writing/common-words";
import { hideIdentity, hideOthers, hideTold } from "@/lib/features/writing/hero-token";
import { possessive } from "@/lib/features/writing/name-forms";
import { readOrder, type OrderWords } from "@/lib/features/writing/subjects/read-order";
import type { Sex } from "@/lib/features/writing/subjects/find-sex";
import { isCalledByRole } from "@/lib/shared/called-by-role";
import { foldName } from "@/lib/shared/fold-name";
import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { isNameAlone, isTitleCase, listStrangers } from "./strangers";

/** A name in the parent's words. A token leaves the machine in its place, and the name comes back with the text. */
export type HiddenName = {
  token: string;
  name: string;
  /** Who is called so, as far as the order says: "dog". */
  who: string | null;
  sex: Sex | null;
  /** The story is about whoever is called so. */
  isMain: boolean;
};

export type HiddenNames = {
  list: readonly HiddenName[];
  /** A parent's words as they may leave. */
  hide: (text: string) => string;
  /** Words of a story of this child: only names that are known are in it. */
  hideTold: (text: string) => string;
  /** The same of any story of the family, in which there may be strangers. */
  hideEarlier: (text: string) => string;
  /** The names in place of their tokens. */
  show: (text: string) => string;
};

const TOKEN = /(?<![\p{L}\p{N}])NAME ?(\d{1,2})(['’]s)?(?![\p{L}\p{N}])/giu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const NOBODY_KNOWN = "somebody";

/** Whether a text has a token that stands for nobody. */
export const hasStrayToken = (text: string): boolean => text.search(TOKEN) >= 0;

/** @param family Names that must not leave the machine. */
export function hideNames(order: StoryOrder, family: readonly string[]): HiddenNames {
  const hero = new Set(wordsOf(order.heroName).map(foldName));
  // A child called Rose may have a red rose: that is decided where the child's own name is hidden.
  const own = family.flatMap(wordsOf).filter((word) => !isCalledByRole(word) && !hero.has(foldName(word)));
  const list = listNames(order, own).map((found, index) => ({ ...found, token: `NAME${index + 1}` }));
  const tokenOf = new Map(list.map(({ name, token }) => [foldName(name), token]));
  const isOwn = new Set(own.map(foldName));
  const put = (words: string) => {
    const text = hideOthers(words, order);
    const spaceless = list.reduce(
      (rest, { name, token }) => (isSpaceless(name) ? rest.replaceAll(name, token) : rest),
      text.normalize("NFC"),
    );
    return spaceless.replace(WORD, (word) => {
      const key = [foldName(word), foldName(word).replace(/s$/u, "")].find((one) => tokenOf.has(one));
      if (key === undefined || (isSmall(word) && (isCommonWord(word) || !isOwn.has(key)))) return word;
      return tokenOf.get(key) ?? word;
    });
  };
  return {
    list,
    hide: (text) => hideIdentity(put(text), order.heroName, own),
    hideTold: (text) => hideTold(put(text), order.heroName, own),
    hideEarlier: (text) => hideStrangers(hideTold(put(text), order.heroName, own)),
    show: (text) =>
      text.replace(TOKEN, (token, number: string, owns: string | undefined) => {
        const name = list[Number(number) - 1]?.name;
        return name === undefined ? token : owns ? possessive(name) : name;
      }),
  };
}

type FoundName = Omit<HiddenName, "token">;

/** Names that a parent's words give to somebody; they are nobody's business but the family's. */
export const listGivenNames = (words: OrderWords): string[] =>
  [...listSubjectNames(words), ...listUnknown(words)].map(({ name }) => name);

function listSubjectNames(words: OrderWords): FoundName[] {
  const { main, others } = readOrder(words);
  const texts = [words.title, ...words.topics];
  return [...(main ? [main] : []), ...others].flatMap(({ entry, name, sex }) =>
    name === null || !isGiven(name, texts)
      ? []
      : [
          {
            name: lastWordOf(name),
            who: entry.word,
            sex: sex ?? null,
            isMain: entry === main?.entry,
          },
        ],
  );
}

const listUnknown = ({ title, topics, heroName }: OrderWords): FoundName[] =>
  [...[title, ...topics].flatMap((text) => listStrangers(text, heroName)), ...topics.filter(isNameAlone)].map(
    (name) => ({ name: name.trim(), who: null, sex: null, isMain: false }),
  );

function listNames(order: StoryOrder, family: readonly string[]): FoundName[] {
  const hero = new Set(listHeroNames(order).flatMap(wordsOf).map(foldName));
  const texts = [order.title, ...order.topics];
  const written = new Set(texts.flatMap(wordsOf).filter(isNamed).map(foldName));
  const inText = (name: string) =>
    written.has(foldName(name)) || (isSpaceless(name) && texts.some((text) => text.includes(name)));
  const plain = { who: null, sex: null, isMain: false };
  const all = [
    ...listSubjectNames(order),
    ...family.filter(inText).map((name) => ({ ...plain, name, who: roleOf(order, name) })),
    ...listUnknown(order),
    ...(order.before?.given ?? []).map((name) => ({ ...plain, name })),
  ];
  const byName = new Map<string, FoundName>();
  for (const found of all) {
    const key = foldName(found.name);
    if (!hero.has(key) && !byName.has(key)) byName.set(key, found);
  }
  return [...byName.values()];
}

/** In a title every word has a capital: "Llama Drama" is about no llama called Drama. */
function isGiven(name: string, texts: readonly string[]): boolean {
  const word = lastWordOf(name);
  const written = RegExp.escape(word);
  const given = new RegExp(
    `\\b(?:our|my|his|her|their|called|named|goodbye|bye|missing|dear),? (?:\\p{L}+ )?${written}(?!\\p{L})|^${written} the\\b`,
    "iu",
  );
  return texts.some(
    (text) =>
      text.includes(word) && (!isTitleCase(text) || given.test(text) || listStrangers(text).includes(word)),
  );
}

/** Who of the family is called so, as the parent described them. */
const roleOf = ({ relatives = [] }: StoryOrder, name: string): string | null =>
  relatives.find((relative) => wordsOf(relative.name).some((word) => foldName(word) === foldName(name)))
    ?.role ?? null;

/** Somebody of an earlier story whom this one doesn't know. */
function hideStrangers(text: string): string {
  const strangers = new Set(listStrangers(text));
  return strangers.size === 0
    ? text
    : text.replace(WORD, (word) => (strangers.has(word) ? NOBODY_KNOWN : word));
}

const wordsOf = (text: string): string[] => text.normalize("NFC").match(WORD) ?? [];
/** "Aunt Samira" is called Samira. */
const lastWordOf = (name: string): string => wordsOf(name).at(-1) ?? name;
const isSmall = (word: string): boolean => word === word.toLowerCase();
/** "It will be Will": in small letters it is a word of every day. */
const isNamed = (word: string): boolean => !(isSmall(word) && isCommonWord(word));
const isSpaceless = (name: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(name);
