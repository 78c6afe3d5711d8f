import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { cleanTopic, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import {
  findMoreThanMeets,
  leaveOutVerb,
  saysDeed,
} from "@/lib/features/writing/subjects/events/what-happens";
import { findEntries, type Found } from "@/lib/features/writing/subjects/find-entry";
import { readForeignTitle } from "@/lib/features/writing/subjects/foreign-title";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listRuns, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { SubjectClass } from "@/lib/features/writing/subjects/subject";
import { isWrittenFor } from "@/lib/features/writing/classic/tells-day";
import { listClauses, saysDeedIn } from "@/lib/features/writing/classic/title-clauses";
import { isSomeone, type Counter } from "./counter";
import { IDLE_IN_TITLES, NOBODY_MISSES, OF_TITLES } from "./idle-words";
import { asWritten, hasAny, isDoneTo, isKnown, listMissing } from "./missing-words";

/** "Who forgot", "in the fridge", "with no teeth": what happens, or where, in the title of a story. */
const TAIL = /\s(?<tail>(?:who|that|which|without|with|in|on|at|under|behind|inside)\s.+)$/iu;
const MOST_OF_A_TAIL = 40;
/** Nobody misses the moon of Moon Lane. */
const IN_A_STREET = new Set(["lane", "street", "road", "corner", "house"]);

type Title = { written: string; unnamed: string; heroName: string; counter: Counter; reading: OrderReading };

/** What of the title has no part in a book. A plot that was written for one event tells it in words of its own. */
export function listOfTitle(order: StoryOrder, counter: Counter, reading: OrderReading): string[] {
  const heroName = listHeroNames(order).join(" ");
  const written = cleanTopic(order.title);
  const title = { written, unnamed: leaveOutName(order.title, heroName), heroName, counter, reading };
  // Unless it says what the hero does, and the plot was found by a topic: the milk that was spilled isn't in it.
  const isOfEvent = isWrittenFor(counter.plan.shape) && (!reading.isOfHero || counter.isNamed(order.title));
  return isOfEvent ? listBesideEvent(title) : listOfNoun(title);
}

/** Of a title whose noun is told: where it is, what it does, and what else it names. */
function listOfNoun(title: Title): string[] {
  const { written, unnamed, heroName, counter, reading } = title;
  const tail = TAIL.exec(written)?.groups?.["tail"];
  // A quarrel with a best friend is told; one with Ben isn't told of Ben.
  if (counter.tellsPlainly(written) && !/\p{Lu}/u.test(tail ?? "")) return [];
  const isTailLeft =
    tail !== undefined &&
    tail.length <= MOST_OF_A_TAIL &&
    !hasAny(leaveOutName(tail, heroName), counter, IDLE_IN_TITLES);
  const asked = leaveOutVerb(unnamed);
  const words = withoutName(splitWish(isTailLeft ? asked.replace(TAIL, "") : asked));
  const isIdle = (found: Found) =>
    isNameOf(found, words, reading) ||
    isOwner(found, words, counter) ||
    isDoneWith(found, words, counter) ||
    words[found.start - 1] === "no" ||
    IN_A_STREET.has(words[found.end] ?? "") ||
    words.slice(found.start, found.end).every(counter.happens) ||
    !isMissed(found.entry, { counter, reading });
  // A plot that was written for an event has its own verbs; words of another language are no verbs of ours.
  const isOnlyOfNouns = isWrittenFor(counter.plan.shape) || readForeignTitle(written, heroName) !== null;
  const missing = listMissing(words, { counter, isIdle }).filter(({ isNoun }) => isNoun || !isOnlyOfNouns);
  return [
    ...listUntoldDeed(title),
    ...missing.map((one) => asWritten(words, one, written)),
    ...(isTailLeft ? [tail] : []),
    ...counter.listUntoldLast(written),
  ];
}

/** "Rides a unicorn", where nobody rides it. */
function listUntoldDeed({ written, unnamed, counter }: Title): string[] {
  const deed = findMoreThanMeets(unnamed);
  if (deed === null || counter.hasWord(deed)) return [];
  const said =
    listClauses(written).find((clause) => splitWish(clause).includes(deed.toLowerCase())) ?? written;
  return [said.slice(Math.max(0, said.search(new RegExp(`(?<!\\p{L})${deed}(?!\\p{L})`, "iu"))))];
}

/** "Amir plays the cello", told of somebody else: whoever has a name and does something. */
const withoutName = ([first = "", ...rest]: readonly string[]): string[] =>
  !isKnown(first) && findEntries([first]).length === 0 && saysDeed(rest[0] ?? "")
    ? [".", ...rest]
    : [first, ...rest];

function isMissed(entry: Found["entry"], { counter, reading }: Pick<Title, "counter" | "reading">): boolean {
  return !OF_TITLES.has(entry.word) && !reading.unwanted.includes(entry) && !counter.hasEntry(entry);
}

/** "Rosie" of "Princess Rosie" is no rose. */
const isNameOf = ({ start, end }: Found, words: readonly string[], { main, others }: OrderReading): boolean =>
  [main, ...others].some((one) => one?.name?.toLowerCase() === words.slice(start, end).join(" "));

/** "Losing a tooth", "learning to swim": where the tooth and the water are, so is what is done. */
const isDoneWith = ({ entry, end }: Found, words: readonly string[], counter: Counter): boolean =>
  /ing$/u.test(words[end - 1] ?? "") &&
  entry.class !== "animal" &&
  isWrittenFor(counter.plan.shape) &&
  isWithNext(words.slice(end), counter);

/** Nothing is parted from it: who goes fishing with a wobbly tooth is told of fishing, or it is missed. */
function isWithNext(behind: readonly string[], counter: Counter): boolean {
  const [next] = findEntries(behind);
  return (
    next !== undefined &&
    counter.hasEntry(next.entry) &&
    !behind.slice(0, next.start).some((word) => /^(?:with|and|in|on|at|of|for)$/u.test(word))
  );
}

/** Grandpa's old radio is a radio that was his: a word of him is enough. */
function isOwner({ entry, end }: Found, words: readonly string[], counter: Counter): boolean {
  return counter.isBare && entry.class === "relative" && isOwned(words[end - 1], words[end]);
}

const isOwned = (owner = "", thing = ""): boolean =>
  /'s?$/u.test(owner) && thing !== "" && !/^(?:house|home|place|flat|apartment)$/u.test(thing);

/**
 * What a title says beside the event that a plot was written for: a grandmother who is on no page, the sandwiches that
 * were forgotten, a last night; all of it, where the plot was found by a topic and the title says something else.
 */
function listBesideEvent({ written, unnamed, heroName, counter, reading }: Title): string[] {
  const isTold = (text: string) => counter.isNamed(text) || counter.tellsPlainly(text);
  const isDone = (clause: string) => saysDeedIn(leaveOutName(clause, heroName));
  const isOther = (clause: string) =>
    findEntries(splitWish(clause)).length > 0 &&
    !hasAny(leaveOutName(clause, heroName), counter, NOBODY_MISSES);
  const clauses = listClauses(written).filter(
    (clause) => !isTold(clause) && (isDone(clause) ? !counter.hasMost(clause) : isOther(clause)),
  );
  const words = splitWish(unnamed);
  const found = findEntries(words).filter(({ start }) => words[start - 1] !== "no");
  const relatives = found.filter(({ entry }) => isSomeone(entry) && !counter.hasRelative(entry));
  const isOtherwise = reading.cares.length > 0 || counter.plan.shape.id.startsWith("questions/");
  const things = isOtherwise ? [] : joined(words, listThings({ found, words, counter, reading }));
  const feasts = found.filter(({ entry }) => entry.class === "feast" && !counter.isThere(entry));
  const isElse =
    !isOtherwise && clauses.length === 0 && !isTold(written) && isDone(unnamed) && !counter.hasHalf(unnamed);
  return [
    ...(isElse ? [written] : []),
    ...[...relatives, ...things, ...feasts].map((one) => asWritten(words, one, written)),
    ...clauses,
    ...counter.listUntoldLast(written),
  ];
}

type Part = Pick<Found, "start" | "end">;

/** "Losing a tooth" is one thing, though both are nouns. */
const joined = (words: readonly string[], parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((list, { start, end }) => {
    const last = list.at(-1);
    return last && isDoneTo(words, last.end, start)
      ? [...list.slice(0, -1), { start: last.start, end }]
      : [...list, { start, end }];
  }, []);

/** What is in a story without being named. */
const IS_IN_ANY: ReadonlySet<SubjectClass> = new Set(["feeling", "feast", "science"]);

type Words = Pick<Title, "counter" | "reading"> & { found: readonly Found[]; words: readonly string[] };

/** Nouns of a title that aren't in the phrase by which its plot was found, and in no part of the book. */
function listThings({ found, words, counter, reading }: Words): Found[] {
  const named = counter.wordsOfPhrases(listRuns(words.join(" ")));
  return found
    .filter(({ entry }) => !isSomeone(entry) && !OF_TITLES.has(entry.word) && !IS_IN_ANY.has(entry.class))
    .filter(
      ({ start, end, entry }) =>
        counter.isUnseen(entry) || !words.slice(start, end).some((word) => named.has(singularOf(word))),
    )
    .filter((one) => !isNameOf(one, words, reading))
    .filter((one) => !IN_A_STREET.has(words[one.end] ?? "") && !isDoneWith(one, words, counter))
    .filter(({ entry }) => isMissed(entry, { counter, reading }) || isOnlyNamed(entry, counter));
}

const isOnlyNamed = (entry: Found["entry"], counter: Counter): boolean =>
  counter.isUnseen(entry) || !counter.isThere(entry);
