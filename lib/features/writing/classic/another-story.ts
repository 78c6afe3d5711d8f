import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { isGivenName } from "@/lib/features/writing/given-names";
import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { readForeignTitle } from "@/lib/features/writing/subjects/foreign-title";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import { findSubject } from "./choose-cast";
import { listPlots } from "./choose-plot";
import { OF_LEARNING } from "./event-left";
import type { Shape } from "./grammar";
import { countLeftOut } from "./left-out";
import { isWrittenFor, saysWhatHappens } from "./tells-day";
import { NOBODY_MISSES, OF_TITLES } from "./told/idle-words";
import { isKnown } from "./told/missing-words";

/** A title of which so much is left out isn't told, nor half of a topic. */
const MOST = 2 / 3;
const HALF = 1 / 2;

/**
 * What would be sent under a title of which next to nothing is in the story: a sofa on the doorstep for "The floor is lava",
 * a night in a tent for a clock that was put back. What is counted is the book that would be made.
 */
export function findAnotherStory(
  order: StoryOrder,
  told: readonly string[],
  reading: OrderReading,
): FoundEvent | null {
  if (order.before || order.together?.length || reading.cares.length > 0 || reading.question) return null;
  const heroName = listHeroNames(order).join(" ");
  const written = leaveOutName(order.title, heroName);
  const [shape] = listPlots(order, told, reading);
  if (!shape || isOfTitle(shape, written, reading) || readForeignTitle(order.title, heroName)) return null;
  const { parts } = countLeftOut(order, { shape, told, reading });
  const left = new Set(parts.flatMap(splitWish).map(singularOf));
  const solidOf = (text: string) => listSolid(text, left);
  const title = solidOf(written);
  const isLeft = (words: readonly string[], share: number) => countIn(words, left) >= words.length * share;
  const topics = order.topics
    .map((topic) => solidOf(keepWanted(cleanTopic(topic))))
    .filter((one) => one.length > 0);
  const missed = {
    words: countIn(new Set(title), left),
    topics: topics.filter((words) => isLeft(words, HALF)).length,
  };
  return isLeft(title, MOST) && missesMost(shape, reading, { ...missed, of: topics.length })
    ? { event: { id: "act", near: [] }, said: cleanTopic(order.title) }
    : null;
}

const countIn = (words: Iterable<string>, left: ReadonlySet<string>): number =>
  [...words].filter((word) => left.has(word)).length;

/** A noun that is missed is left out, and said; two words are a relation, and three an event. */
const RELATION = 2;
const EVENT = 3;

type Missed = { words: number; topics: number; of: number };

/** Whether the topics are missed as well: of a frame fewer, since it took its noun from one of them. */
function missesMost(shape: Shape, reading: OrderReading, { words, topics, of }: Missed): boolean {
  const isHalf = of > 0 && topics >= of * HALF;
  if (shape.subject !== undefined && !saysWhatHappens(shape, reading))
    return words >= EVENT || (words >= RELATION && isHalf);
  return isWrittenFor(shape)
    ? of > 0 && words >= RELATION && (topics === of || (words >= EVENT && isHalf))
    : words >= RELATION && topics === of;
}

/** What else of a title is missing is left out, and said, where a plot is about its words, or takes its noun. */
function isOfTitle(shape: Shape, title: string, reading: OrderReading): boolean {
  if (shape.id === OF_LEARNING || listNamed(shape.about, reading.title.runs).length > 0) return true;
  const subject = findSubject(shape, reading)?.entry;
  return (
    shape.subject !== undefined &&
    subject !== undefined &&
    !OF_TITLES.has(subject.word) &&
    findEntries(splitWish(title)).some(({ entry }) => entry === subject)
  );
}

/** The words of a text that say what it is about, and those that were counted as missing. */
function listSolid(text: string, left: ReadonlySet<string>): string[] {
  const words = splitWish(text);
  const nouns = new Set(findEntries(words).flatMap(({ start, end }) => words.slice(start, end)));
  // A name is nothing that a story is about: "Bea", "Andrews".
  const capitals = new Set((text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []).map((word) => word.toLowerCase()));
  const isOurs = (word: string) => isKnown(word.replace(/'s?$/u, ""));
  const isWord = (word: string) => nouns.has(word) || isOurs(word);
  const isName = (word: string) => isGivenName(word) || (!isOurs(word) && capitals.has(word));
  return words
    .filter((word) => !NOBODY_MISSES.has(word) && !OF_TITLES.has(word) && !isName(word))
    .filter((word) => (/^\p{L}{3}/u.test(word) && isWord(word)) || left.has(singularOf(word)))
    .map(singularOf);
}
