import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { cleanTopic, leaveOutName, leaveOutOfTopic } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { saysDeed } from "@/lib/features/writing/subjects/events/what-happens";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { readForeignTitle } from "@/lib/features/writing/subjects/foreign-title";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, runOf, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import type { Shape } from "./grammar";
import { rankPlots } from "./rank-plots";
import { textOf } from "./shapes/all-shapes";
import { isOf } from "./nothing-left";
import { listKinds } from "./subject-words";
import { isWrittenFor, saysWhatHappens } from "./tells-day";
import { IDLE_IN_EVENTS, NOBODY_MISSES, OF_TITLES } from "./told/idle-words";
import { isToldInOtherWords, otherWordsOf } from "./told/in-other-words";
import { isKnown, NO_COLOURS_NOR_SIZES } from "./told/missing-words";
import { formsOf } from "./told/word-forms";

/** So often a plot says what it tells, over its levels; what takes any noun says much in passing. */
const SAID = { byOne: 4, byAny: 16 } as const;
const HALF = 1 / 2;

const OF_LEARNING = "open/hundred-mistakes";
const learnsIt = ({ title, topics }: StoryOrder): boolean =>
  [title, ...topics].some((text) =>
    /(?<!\p{L})(?:learn\p{L}*|lessons?|first|class|practi[cs]\p{L}*|tr(?:y|ies|ying))(?!\p{L})/iu.test(text),
  );

/** What a title or a topic says beside the noun of the story: its words, those of them that no plot tells, and whether it is done. */
type Claim = { words: ReadonlySet<string>; untold: ReadonlySet<string>; isDeed: boolean; isNamed: boolean };
/** A title and topics of which so many words are missed are another story, though nothing is done in them. */
const MISSED = 3;

/**
 * An order of which the title's event, or every topic, is in no plot that would be told: a line that warns of all of it
 * sells another story under its title. A noun of where it is, and of who comes along, is no event.
 */
export function findEventLeft(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  if (!isOfNoun(order, reading)) return null;
  const [best = []] = rankPlots(order, reading);
  if (best.length === 0 || isLearned(order, reading, best) || best.some(isFoundByTitle(reading))) return null;
  const isAnother = toldAsAnother(order, reading.main?.entry ?? null);
  return best.filter(isAnother).length >= best.length * HALF
    ? { event: { id: "act", near: [] }, said: cleanTopic(order.title) }
    : null;
}

const isOfNoun = (order: StoryOrder, { cares, question, says }: OrderReading): boolean =>
  !order.before &&
  cares.length === 0 &&
  !question &&
  says.length === 0 &&
  !readForeignTitle(order.title, listHeroNames(order).join(" "));

/** What goes wrong where something is learned is one of a hundred mistakes. */
const isLearned = (order: StoryOrder, { learns }: OrderReading, best: readonly Shape[]): boolean =>
  learns || (learnsIt(order) && best.some(({ id }) => id === OF_LEARNING));

/** By the title's own words a plot was found for its event: what else is missing is left out, and said. */
const isFoundByTitle =
  (reading: OrderReading) =>
  (shape: Shape): boolean =>
    saysWhatHappens(shape, reading) ||
    (isWrittenFor(shape) && listNamed(shape.about, reading.title.runs).length > 0);

/**
 * Whether nothing is told but the noun: neither the title nor half of the topics, of which one at least says what happens;
 * or none of several topics, where the title only names the noun.
 */
const toldAsAnother = (
  { title: written, topics: asked, ...order }: StoryOrder,
  main: LexiconEntry | null,
) => {
  const heroName = listHeroNames(order).join(" ");
  const unnamed = leaveOutName(written, heroName);
  return (shape: Shape): boolean => {
    const weigh = toClaim(shape, main);
    const title = weigh(unnamed);
    const topics = asked
      .map((topic) => weigh(leaveOutOfTopic(topic, heroName), true))
      .filter(({ words, isNamed }) => words.size > 0 || isNamed);
    return isElse(title, topics);
  };
};

function isElse(title: Claim, topics: readonly Claim[]): boolean {
  const untold = topics.filter(isUntold);
  if (untold.length === 0) return false;
  const isEach = untold.length === topics.length;
  const isOfEvent = untold.some(({ isDeed }) => isDeed) || (title.isDeed && title.words.size > 1);
  if (title.words.size === 0) return isOfEvent && isEach && untold.length > 1;
  const isMuch = missesMuch([title, ...untold]);
  const isMost = isOfEvent && untold.length >= topics.length * HALF;
  // "Grandad's Shed", in which something is mended, is told of Grandad.
  return isUntold(title) && (isMuch ? isEach || isMost : isMost && title.words.size > 1);
}

/** Three words that are missed, and not each a topic of one. */
const missesMuch = (claims: readonly Claim[]): boolean =>
  claims.some(({ words }) => words.size > 1) &&
  new Set(claims.flatMap(({ untold }) => [...untold])).size >= MISSED;

const isUntold = ({ words, untold }: Claim): boolean => untold.size > words.size * HALF;

function toClaim(shape: Shape, main: LexiconEntry | null): (text: string, isTopic?: boolean) => Claim {
  return (text, isTopic = false) => {
    const words = splitWish(text);
    const found = findEntries(words);
    const runs = listRuns(text);
    const isTold = tellsWord(shape, runs);
    const isOne = isWrittenFor(shape);
    const nounAt = (at: number) => found.find(({ start, end }) => start <= at && at < end)?.entry;
    const isSolid = (word: string, at: number): boolean => {
      const noun = nounAt(at);
      if (noun && ((main && isOf(noun, main)) || noun.class === "feeling")) return false;
      return saysAnything(word, noun, isTopic) && !(isOne && IDLE_IN_EVENTS.has(word));
    };
    const isDone = (word: string, at: number): boolean =>
      !(main && nounsOf(main).has(word)) && isDoing(word, nounAt(at), nounAt(at + 1));
    const solid = words.map((word, at) => ({ word, at })).filter(({ word, at }) => isSolid(word, at));
    const untold = solid.filter(({ word, at }) => !isTold(word, nounAt(at)));
    return {
      words: new Set(solid.map(({ word }) => singularOf(word))),
      untold: new Set(untold.map(({ word }) => singularOf(word))),
      isDeed: words.length > 1 && words.some(isDone),
      isNamed: isOne && listNamed(shape.about, runs).length > 0,
    };
  };
}

/** "Goes", "delivering", "scored"; neither a haunted attic nor somebody who is scared does anything. */
const isDoing = (word: string, noun: LexiconEntry | undefined, next: LexiconEntry | undefined): boolean =>
  saysDeed(word) ||
  (/ing$/u.test(word) && (noun === undefined || noun.class === "activity")) ||
  (/ed$/u.test(word) && noun === undefined && next === undefined && !IDLE_IN_EVENTS.has(word));

const nounsOf = ({ word, also = [] }: LexiconEntry): ReadonlySet<string> =>
  new Set([word, ...also].flatMap(splitWish));

const isMissedByNobody = (word: string): boolean =>
  NOBODY_MISSES.has(word) ||
  OF_TITLES.has(word) ||
  NO_COLOURS_NOR_SIZES.test(word) ||
  !/^\p{L}{3}/u.test(word);

/** What a title has that is no word of ours may be a name; a topic has words. */
const saysAnything = (word: string, noun: LexiconEntry | undefined, isTopic: boolean): boolean =>
  !isMissedByNobody(word) &&
  !(noun && (OF_TITLES.has(noun.word) || noun.class === "relative")) &&
  (noun !== undefined || isTopic || /ing$/u.test(word) || isKnown(word.replace(/'s?$/u, "")));

/** Whether a plot says a word often enough to tell it, at whichever level; or by the phrase that it was found by. */
function tellsWord(shape: Shape, runs: ReadonlySet<string>) {
  const least = shape.subject === undefined ? SAID.byOne : SAID.byAny;
  const counts = countWords(shape);
  const named = new Set(
    shape.about
      .flatMap((line) => line.split(" "))
      .map(runOf)
      .filter((run) => runs.has(run))
      .flatMap((run) => run.split("-")),
  );
  const isSaid = (word: string): boolean =>
    [word, ...otherWordsOf(word)].some((one) =>
      formsOf(one).some((form) => (counts.get(form) ?? 0) >= least),
    );
  return (word: string, noun: LexiconEntry | undefined): boolean =>
    named.has(singularOf(word)) ||
    isSaid(word) ||
    isToldInOtherWords(shape.id, word) ||
    (noun !== undefined && [noun.word, ...(noun.also ?? [])].some(isSaid)) ||
    (noun !== undefined && isPlayed(noun, shape));
}

const isPlayed = (entry: LexiconEntry, { cast }: Shape): boolean => {
  const kinds = listKinds({ entry, name: null });
  return Object.values(cast).some((role) => role.some((kind) => kinds.includes(kind)));
};

const counted = new WeakMap<Shape, ReadonlyMap<string, number>>();

/** How often a plot says a word in any of its forms; what it says of itself, always. */
function countWords(shape: Shape): ReadonlyMap<string, number> {
  const known = counted.get(shape);
  if (known) return known;
  const counts = new Map<string, number>();
  const add = (text: string, by: number) => {
    for (const word of splitWish(text))
      for (const form of new Set(formsOf(word))) counts.set(form, (counts.get(form) ?? 0) + by);
  };
  add(textOf(shape), 1);
  add(`${shape.title ?? ""} ${shape.premise ?? ""}`, SAID.byAny);
  counted.set(shape, counts);
  return counts;
}
