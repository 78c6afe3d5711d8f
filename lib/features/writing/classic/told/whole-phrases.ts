import type { StoryOrder } from "@/lib/shared/story";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import { saysDeed } from "@/lib/features/writing/subjects/events/what-happens";
import { findEntries, spellNoun } from "@/lib/features/writing/subjects/find-entry";
import { singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import { NOBODY_MISSES } from "./idle-words";
import { formsOf } from "./word-forms";

/** What is said one beside the other: of "ducks and bread", bread alone may be missing. */
const JOINED = /\s*(?:[,;:&+!?]|\.(?=\s|$)|(?<!\p{L})(?:and|but|then|so)(?!\p{L}))\s*/iu;
/** A parent reads a line and no list: so many words are a phrase. */
const MOST_WORDS = 9;
const TWO = 2;
/** Ends no phrase: "vanish each". */
const LOOSE = /^(?:each|every|never|always|very|too|so|still|yet)$/u;

/**
 * What is left out as its parent would say it: no scrap of a clause but the clause, and of somebody who owns a thing the
 * person: "the lantern goes out in the wind" for "wind", "a keeper who never grows old" for "never grows".
 */
export function inWholePhrases(parts: readonly string[], { title, topics }: Texts): string[] {
  const texts = [title, ...topics].map(cleanTopic);
  const once = [...new Set(parts)];
  return sayOnce(once.map((part) => widen(part, texts, once)));
}

type Texts = Pick<StoryOrder, "title" | "topics">;

function widen(part: string, texts: readonly string[], parts: readonly string[]): string {
  const at = texts.findIndex((text) => says(text, part));
  const text = texts[at] ?? "";
  const clause = text.split(JOINED).find((one) => says(one, part)) ?? text;
  if (text === "" || says(part, clause)) return part;
  const words = splitWish(clause);
  const isShort = words.length <= MOST_WORDS;
  if (isShort && (at === 0 ? isVerb(part, words) : isRelation(part, clause, parts))) return clause;
  return ofOwner(part, clause);
}

/** "Ordered" of "The Moon Ordered a Pizza"; "haunted", before a robot, is what it is like. */
function isVerb(part: string, words: readonly string[]): boolean {
  const own = splitWish(part);
  if (own.length > TWO) return false;
  const next = words[words.indexOf(own.at(-1) ?? "") + 1];
  const isBeforeNoun = next !== undefined && findEntries([next]).length > 0;
  return (
    !endsInNoun(own) &&
    !isBeforeNoun &&
    own.some((word) => saysDeed(word) || /ed$/u.test(word) || LOOSE.test(word))
  );
}

/** Whether what a topic says is a relation of which at least half is missing, or a scrap of it that says nothing alone. */
function isRelation(part: string, clause: string, parts: readonly string[]): boolean {
  const own = splitWish(part);
  const missing = new Set(parts.filter((one) => says(clause, one)).flatMap(splitWish));
  const words = splitWish(clause);
  const solid = words.filter((word) => !NOBODY_MISSES.has(word));
  const left = solid.filter((word) => missing.has(word)).length;
  const isDone = words.some((word) => isDoing(word));
  return (
    (!endsInNoun(own) && own.some((word) => isDoing(word) || LOOSE.test(word))) ||
    parts.filter((one) => says(clause, one)).length >= TWO ||
    (isDone && left * TWO >= solid.length)
  );
}

const endsInNoun = (words: readonly string[]): boolean =>
  findEntries(words).some(({ end, entry }) => end === words.length && entry.class !== "activity");

const isDoing = (word: string): boolean =>
  /^(?:who|that|goes|go|went|gets?|got|comes?|came)$/u.test(word) ||
  saysDeed(word) ||
  (/(?:ing|ed)$/u.test(word) && findEntries([word]).every(({ entry }) => entry.class === "activity"));

/** "The clockmaker" of "The Clockmaker's Lighthouse"; "St Martin's lanterns" are of nobody. */
function ofOwner(part: string, clause: string): string {
  // "At Grandma's" is where she lives.
  if (!/['’]s?$/u.test(part) || plain(clause).endsWith(plain(part))) return part;
  const bare = part.replace(/['’]s?$/u, "");
  const owner = findEntries(splitWish(bare)).at(-1);
  if (owner && /^(?:person|relative|being|animal)$/u.test(owner.entry.class)) return bare;
  const whole = new RegExp(`(?:(?:st|saint)\\.? )?${RegExp.escape(part)}(?: \\p{L}+)?`, "iu");
  return whole.exec(clause)?.[0] ?? part;
}

const plain = (text: string): string => ` ${splitWish(text).join(" ")} `;
const says = (text: string, part: string): boolean => plain(text).includes(plain(part));

/** As it is spelled: nobody is given back their typing errors, where we know what they mean. A capital may be a name's. */
export const spelledRight = (part: string): string => {
  const beside = splitWish(part);
  return part.replaceAll(/(?<![\p{L}'’-])\p{Ll}{6,}(?![\p{L}'’-])/gu, (word) => spellNoun(word, beside));
};

/** "Winter" isn't said beside "who could not wait for winter", nor "whistling" beside "learns to whistle". */
export function sayOnce(parts: readonly string[]): string[] {
  const isSaidBy = (part: string, other: string) => {
    const said = new Set(splitWish(other).flatMap(formsOf).map(singularOf));
    return splitWish(part).every((word) => formsOf(word).some((form) => said.has(singularOf(form))));
  };
  return parts.filter((part, at) =>
    parts.every(
      (other, place) => place === at || !isSaidBy(part, other) || (isSaidBy(other, part) && at < place),
    ),
  );
}
