import { isCommonWord } from "@/lib/features/writing/common-words";
import { companionOf, propOf } from "@/lib/features/writing/classic/subject-words";
import { pluralOf } from "@/lib/features/writing/subjects/plural-of";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { Care, LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";
import type { Scene, StoryOrder } from "@/lib/shared/story";
import type { HiddenNames } from "./hidden-names";

/** What an order asks for, as a model is told it and as code looks for it. Nothing of it names anybody of the family. */
export type AskedSubject = {
  called: string;
  /** Its noun, where we know one. */
  noun: string | null;
  /** Each of them names it. */
  words: readonly string[];
  /** Who of the cast it is, where it is somebody. */
  kind: CompanionKind | null;
  /** What draws it: as a thing, and as somebody. */
  drawings: readonly string[];
  others: readonly string[];
  cares: readonly Care[];
};

/** A page as far as its subject goes: words about the hero token, and who is in its picture. */
export type ToldPage = { text: string; companions: Scene["companions"]; props: readonly string[] };

/** On so many of the pages a story is about its subject. */
export const NAMED_PAGES = 0.6;

/** What can be somebody. */
const PEOPLE: readonly SubjectClass[] = ["animal", "being", "person", "relative"];
type CompanionKind = Scene["companions"][number]["kind"];

const SHORTEST_TELLING = 4;

/** `null` where the words hold nothing that code could look for. */
export function findAskedSubject(
  order: StoryOrder,
  names: HiddenNames,
  { main, others, cares }: OrderReading,
): AskedSubject | null {
  if (!main) return readUnknown(order, names, cares);
  const { entry } = main;
  const given = names.list.filter(({ isMain }) => isMain).flatMap(({ name, token }) => [name, token]);
  return {
    called: entry.word,
    noun: entry.word,
    kind: PEOPLE.includes(entry.class) ? companionOf(entry) : null,
    words: [...listNouns(entry), ...given],
    drawings: [...new Set<string>([propOf(entry), companionOf(entry)])],
    others: others.map((other) => other.entry.word),
    cares,
  };
}

/** A noun that we don't know is still what was asked: its own words are looked for. */
function readUnknown(
  { topics, title }: StoryOrder,
  { hide }: HiddenNames,
  cares: readonly Care[],
): AskedSubject | null {
  const texts = [...topics.slice(0, 1), title].map(hide);
  for (const called of texts) {
    const words = splitWish(called).filter(
      (word) =>
        word.length >= SHORTEST_TELLING && !isCommonWord(word) && !/^(?:hero|somebody|name\d)/u.test(word),
    );
    if (words.length > 0) return { called, noun: null, kind: null, words, drawings: [], others: [], cares };
  }
  return null;
}

/** "Fire engine" is also "the engine", once it is there. */
function listNouns(entry: LexiconEntry): string[] {
  const nouns = [entry.word, ...(entry.also ?? [])];
  const heads = nouns.flatMap((noun) => (noun.includes(" ") ? [noun.split(" ").at(-1) ?? noun] : []));
  const plurals = [pluralOf(entry), ...heads.map((word) => pluralOf({ word }))];
  return [...new Set([...nouns, ...heads, ...plurals])];
}

const names = (text: string, words: readonly string[]): boolean =>
  words.some((word) =>
    new RegExp(`(?<![\\p{L}])${RegExp.escape(word)}(?:e?s)?(?:['’]s?)?(?![\\p{L}])`, "iu").test(text),
  );

/** Whether a text names a noun that shall not be in it. */
export const namesNoun = (noun: string, text: string): boolean =>
  names(text, [noun, pluralOf({ word: noun })]);

/** Whether words name it. */
export const namesSubject = ({ words }: AskedSubject, text: string): boolean => names(text, words);

/** Which pages are about it: they name it or somebody who is it, or go on about it in a picture that shows it. */
export function listToldPages(subject: AskedSubject, pages: readonly ToldPage[]): boolean[] {
  const own = pages.flatMap(({ companions }) =>
    companions.filter(({ kind }) => subject.drawings.includes(kind)).map(({ name }) => name),
  );
  const words = [...new Set([...subject.words, ...own])];
  const named = pages.map(({ text }) => names(text, words));
  return pages.map(
    (page, index) => named[index] === true || (named[index - 1] === true && goesOn(subject, page)),
  );
}

const goesOn = ({ drawings }: AskedSubject, { text, companions, props }: ToldPage): boolean =>
  /\b(?:it|its|they|them|their|he|him|his|she|her)\b/iu.test(text) &&
  (props.some((prop) => drawings.includes(prop)) || companions.some(({ kind }) => drawings.includes(kind)));

/** The places of the pages that need it: one of the first two, one of the last two, and enough of all. */
export function listPagesWithout(told: readonly boolean[]): number[] {
  const last = told.length - 1;
  const missing = new Set<number>();
  if (!told[0] && !told[1]) missing.add(0);
  if (!told[last] && !told[last - 1]) missing.add(last);
  const count = told.filter(Boolean).length;
  if (count < told.length * NAMED_PAGES) told.forEach((isTold, index) => isTold || missing.add(index));
  return [...missing].sort((left, right) => left - right);
}
