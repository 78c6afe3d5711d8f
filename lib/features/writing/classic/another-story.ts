import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { readForeignTitle } from "@/lib/features/writing/subjects/foreign-title";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import { findSubject } from "./choose-cast";
import { listPlots } from "./choose-plot";
import type { Shape } from "./grammar";
import { countLeftOut } from "./left-out";
import { isWrittenFor, saysWhatHappens } from "./tells-day";
import { NOBODY_MISSES, OF_TITLES } from "./told/idle-words";
import { isKnown } from "./told/missing-words";

/** A text of which so much is left out isn't told. */
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
  const isLeft = (words: readonly string[]) =>
    words.length > 0 && words.filter((word) => left.has(word)).length >= words.length * MOST;
  const topics = order.topics
    .map((topic) => solidOf(keepWanted(cleanTopic(topic))))
    .filter((one) => one.length > 0);
  const missed = topics.filter(isLeft).length;
  return isLeft(title) && missed >= topics.length * leastOf(shape, reading)
    ? { event: { id: "act", near: [] }, said: cleanTopic(order.title) }
    : null;
}

/** What else of a title is missing is left out, and said, where a plot was written for its words, or takes its noun. */
function isOfTitle(shape: Shape, title: string, reading: OrderReading): boolean {
  if (isWrittenFor(shape)) return listNamed(shape.about, reading.title.runs).length > 0;
  const subject = findSubject(shape, reading)?.entry;
  return (
    shape.subject !== undefined &&
    subject !== undefined &&
    !OF_TITLES.has(subject.word) &&
    findEntries(splitWish(title)).some(({ entry }) => entry === subject)
  );
}

/**
 * The share of the topics that has to be left out as well: of a frame none, since it took its noun from one of them; of
 * what was written for a topic half of them; all, where a plot of a theme is about any.
 */
const leastOf = (shape: Shape, reading: OrderReading): number =>
  shape.subject !== undefined && !saysWhatHappens(shape, reading) ? 0 : isWrittenFor(shape) ? HALF : 1;

/** The words of a text that say what it is about, and those that were counted as missing. */
function listSolid(text: string, left: ReadonlySet<string>): string[] {
  const words = splitWish(text);
  const nouns = new Set(findEntries(words).flatMap(({ start, end }) => words.slice(start, end)));
  const isSolid = (word: string) =>
    /^\p{L}{3}/u.test(word) &&
    !NOBODY_MISSES.has(word) &&
    !OF_TITLES.has(word) &&
    (nouns.has(word) || isKnown(word.replace(/'s?$/u, "")));
  return words.filter((word) => isSolid(word) || left.has(singularOf(word))).map(singularOf);
}
