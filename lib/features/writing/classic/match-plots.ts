import { findEntries, findSpelled } from "@/lib/features/writing/subjects/find-entry";
import type { OrderReading, ReadText } from "@/lib/features/writing/subjects/read-order";
import { listPhrases, splitWish } from "@/lib/features/writing/subjects/runs";
import { tellsOneEvent, type Shape } from "./grammar";
import { SHAPES } from "./shapes/all-shapes";
import { isDayThere, isWrittenFor } from "./tells-day";

/**
 * How much a text says about what is wished for: a title that is just what a plot was written for most, then the first
 * topic, then any title, then other topics. Who orders "Thumb-sucking", with a new baby, orders no book about the baby;
 * nor does who orders "Halloween".
 */
const WEIGHTS = { wholeTitle: 5.5, wholeFeast: 8, firstTopic: 4, title: 3, otherTopic: 2.5 } as const;
/** A phrase of several words is meant; one word may be there by chance. */
const MORE_FOR_A_PHRASE = 0.5;
/** Below it, a plot about something else in the order doesn't come before any plot about its main subject. */
const LEAST_MATCH = 4;
/** Plots that match nearly as well as the best are as good. */
const AS_GOOD = 0.8;

export type Candidate = { shape: Shape; match: number };

/** Where no noun is known, whatever matches is the best that there is. */
export const leastFor = ({ main }: OrderReading): number => (main ? LEAST_MATCH : 0.1);

export function listMatching(reading: OrderReading, shapes: readonly Shape[]): Candidate[] {
  const matchOf = matchWith({ ...reading, topics: knownFirst(reading.topics) });
  const candidates = shapes.map((shape) => ({ shape, match: matchOf(shape) }));
  return candidates.filter(({ match }) => match > 0);
}

/** Not being invited to a birthday party is no birthday: what was written for the one day comes before those of any such. */
export function split(candidates: readonly Candidate[]): [Shape[], Shape[]] {
  const best = Math.max(...candidates.map(({ match }) => match));
  const isNear = ({ match }: Candidate) => match >= best * AS_GOOD;
  const isOfTheDay = candidates.some((one) => isNear(one) && tellsOneEvent(one.shape));
  const isBest = (one: Candidate) => isNear(one) && !(isOfTheDay && one.shape.theme && one.shape.events);
  const toShape = ({ shape }: Candidate) => shape;
  return [
    candidates.filter(isBest).map(toShape),
    candidates.filter((candidate) => !isBest(candidate)).map(toShape),
  ];
}

/** Whether a plot answers something else than what is asked. */
const answersOther = ({ id }: Shape, { question }: OrderReading): boolean =>
  question !== null && id.startsWith("questions/") && !question.ids.includes(id.replace("questions/", ""));

/** What no plot has a word for, as a word of another language, isn't the first thing that an order says. */
function knownFirst(topics: readonly ReadText[]): readonly ReadText[] {
  const isKnown = ({ runs, whole }: ReadText) =>
    SHAPES.some(({ about }) => listPhrases(about, runs).length > 0) ||
    findEntries(whole.split("-")).length > 0;
  return [...topics.filter(isKnown), ...topics.filter((text) => !isKnown(text))];
}

/** Whether a plot answers just what is asked. */
const answersIt = ({ id }: Shape, { question }: OrderReading): boolean =>
  id.startsWith("questions/") && (question?.ids.includes(id.replace("questions/", "")) ?? false);

/** Nothing meets an order better than the answer to its question. */
const ANSWER = 20;

const NOTHING: readonly string[] = [];

/** Whether an order says what a plot isn't about. */
export const isElse = ({ unless = NOTHING }: Shape, { title, topics }: OrderReading): boolean =>
  [title, ...topics].some(({ runs }) => listPhrases(unless, runs).length > 0);

/** A phrase of several words weighs more. */
const weightOf = (phrase: string): number => 1 + MORE_FOR_A_PHRASE * (phrase.split("-").length - 1);

/** How well the plot's own subject meets the parent's words. */
function matchWith(reading: OrderReading): (shape: Shape) => number {
  const { title, main } = reading;
  // A school bus is no school; but a teddy is a teddy bear.
  const parts = main && main.entry.word.includes(" ") ? splitWish(main.entry.word) : [];
  const isByItsFirst = (phrase: string) => phrase === parts[0] && main?.entry.also?.includes(phrase) === true;
  const isWhole = (phrase: string) => !parts.includes(phrase) || isByItsFirst(phrase);
  const texts = [title, ...reading.topics];
  const whole = new Set([title.whole]);
  return (shape) => {
    if (answersIt(shape, reading)) return ANSWER;
    const ofWhole = listPhrases(shape.about, whole);
    const ofTexts = texts.map((text) => ({ text, phrases: listPhrases(shape.about, text.runs) }));
    if (ofWhole.length === 0 && ofTexts.every(({ phrases }) => phrases.length === 0)) return 0;
    if (isElse(shape, reading) || answersOther(shape, reading)) return 0;
    const best = new Map(
      ofTexts.map(({ text, phrases }) => [text, Math.max(0, ...phrases.filter(isWhole).map(weightOf))]),
    );
    const isMeant = isWrittenFor(shape) && reading.cares.length === 0;
    const isTitle = ofWhole.some(isWhole);
    const match = Math.max(
      matchOfPhrases(best, isTitle, reading),
      isMeant && isTitle ? matchOfWhole(title) : 0,
    );
    return isDayThere(shape, title) ? Math.max(match, LEAST_MATCH) : match;
  };
}

const matchOfWhole = ({ whole }: ReadText): number =>
  (findSpelled(whole)?.class === "feast" ? WEIGHTS.wholeFeast : WEIGHTS.wholeTitle) * weightOf(whole);

/** @param bestOf what the best of a plot's phrases in each text weighs; `isTitle`: whether one of them is all of the title */
function matchOfPhrases(
  bestOf: ReadonlyMap<ReadText, number>,
  isTitle: boolean,
  reading: OrderReading,
): number {
  const { title, topics, main } = reading;
  const best = (text: ReadText) => bestOf.get(text) ?? 0;
  const [first, ...others] = topics;
  // "Christmas", and nothing else, isn't said by the way; nor is "Grandma's Christmas" with a cake.
  const isTitled = reading.isOfHero || main?.entry.class === "feast" || isTitle;
  const ofFirst = (text: ReadText) =>
    best(text) * (isByTheWay(text, best(text), reading) ? WEIGHTS.otherTopic : WEIGHTS.firstTopic);
  return Math.max(
    first ? ofFirst(first) : 0,
    best(title) * (first && !isTitled ? WEIGHTS.title : WEIGHTS.firstTopic),
    ...others.map((text) => WEIGHTS.otherTopic * best(text)),
  );
}

/** Of the last mango, "sharing with monkeys" says how it goes; "missing cat" says what it is about. */
function isByTheWay({ whole }: ReadText, weight: number, { isOfNoun }: OrderReading): boolean {
  const named = 1 + (weight - 1) / MORE_FOR_A_PHRASE;
  return isOfNoun && named * 2 < whole.split("-").length;
}
