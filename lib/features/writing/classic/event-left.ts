import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { cleanTopic, leaveOutName, leaveOutOfTopic } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { saysDeed } from "@/lib/features/writing/subjects/events/what-happens";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { readForeignTitle } from "@/lib/features/writing/subjects/foreign-title";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import type { Shape } from "./grammar";
import { rankPlots } from "./rank-plots";
import { isOf } from "./nothing-left";
import { isWrittenFor, saysWhatHappens } from "./tells-day";
import { IDLE_IN_EVENTS, NOBODY_MISSES, OF_TITLES } from "./told/idle-words";
import { isKnown, NO_COLOURS_NOR_SIZES } from "./told/missing-words";
import { tellingOf } from "./told/plot-telling";

const HALF = 1 / 2;

/** Whatever goes wrong where something is learned is one of a hundred mistakes. */
export const OF_LEARNING = "open/hundred-mistakes";
const learnsIt = ({ title, topics }: StoryOrder): boolean =>
  [title, ...topics].some((text) =>
    /(?<!\p{L})(?:learn\p{L}*|lessons?|first|class|practi[cs]\p{L}*|tr(?:y|ies|ying))(?!\p{L})/iu.test(text),
  );

/** What a title or a topic says beside the noun of the story: its words, those of them that no plot tells, and whether it is done. */
type Claim = {
  words: ReadonlySet<string>;
  untold: ReadonlySet<string>;
  isDeed: boolean;
  isNamed: boolean;
  /** It begins with what is done, "Riding a horse", or says how somebody is, "Tom is sick". */
  isAct: boolean;
};
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
  const isAnother = toldAsAnother(order, reading);
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
const toldAsAnother = ({ title: written, topics: asked, ...order }: StoryOrder, reading: OrderReading) => {
  const heroName = listHeroNames(order).join(" ");
  const unnamed = leaveOutName(written, heroName);
  return (shape: Shape): boolean => {
    const weigh = toClaim(shape, reading.main?.entry ?? null);
    const title = weigh(unnamed);
    const topics = asked
      .map((topic) => weigh(leaveOutOfTopic(topic, heroName), true))
      .filter(({ words, isNamed }) => words.size > 0 || isNamed);
    return isElse(title, topics, shape.subject !== undefined);
  };
};

function isElse(title: Claim, topics: readonly Claim[], isOpen: boolean): boolean {
  // Nothing is said beside the noun but that: of a horse that is ridden, a horse in the library is no part.
  if (topics.length === 0) return isOpen && title.isAct && isUntold(title);
  const missed = listMissed(title, topics);
  const { untold, isOfEvent, isEach } = missed;
  if (title.words.size === 0) return isOfEvent && isEach && untold.length > 1;
  return untold.length > 0 && isUntold(title) && missesMost([title, ...untold], topics.length, missed);
}

type Missed = { untold: readonly Claim[]; isEach: boolean; saysMore: boolean; isOfEvent: boolean };

/** What of the topics is missed, and whether that, or the title, says what happens. */
function listMissed(title: Claim, topics: readonly Claim[]): Missed {
  const untold = topics.filter(isUntold);
  const isEach = untold.length === topics.length;
  const isActOf = title.isAct && isEach;
  const saysMore = title.words.size > 1 || isActOf;
  const isOfEvent = untold.some(({ isDeed }) => isDeed) || isActOf || (title.isDeed && title.words.size > 1);
  return { untold, isEach, saysMore, isOfEvent };
}

/** "Grandad's Shed", in which something is mended, is told of Grandad. */
function missesMost(
  claims: readonly Claim[],
  count: number,
  { isOfEvent, saysMore, isEach }: Missed,
): boolean {
  const isMost = isOfEvent && claims.length - 1 >= count * HALF;
  return missesMuch(claims) ? isEach || isMost : isMost && saysMore;
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
    const telling = tellingOf(shape);
    const named = telling.wordsOfPhrases(runs);
    const isTold = (word: string, noun: LexiconEntry | undefined): boolean =>
      named.has(singularOf(word)) || telling.hasWord(word) || (noun !== undefined && telling.hasEntry(noun));
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
      isAct:
        // Who bakes or fishes does what a noun of ours is, and has plots for it.
        (/ing$/u.test(words[0] ?? "") &&
          solid[0]?.at === 0 &&
          nounAt(0) === undefined &&
          isDone(words[0] ?? "", 0)) ||
        IS_SO.test(words.join(" ")),
    };
  };
}

const IS_SO = /^\p{L}+ (?:is|was|has) (?!an? |the )\p{L}+$/u;

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
