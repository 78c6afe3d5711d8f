import { findEntries, findSpelled } from "@/lib/features/writing/subjects/find-entry";
import type { OrderReading, ReadText } from "@/lib/features/writing/subjects/read-order";
import { runOf, splitWish } from "@/lib/features/writing/subjects/runs";
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
  const runs = [reading.title, ...reading.topics].flatMap((text) => [...text.runs]);
  const named = new Set(runs.flatMap((run) => SHAPES_BY_RUN.get(run) ?? []));
  const candidates = shapes
    .filter((shape) => named.has(shape) || answersIt(shape, reading))
    .map((shape) => ({ shape, match: matchOf(shape) }));
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

type Phrase = { written: string; run: string; weight: number };

/** Whether a plot answers something else than what is asked. */
const answersOther = ({ id }: Shape, { question }: OrderReading): boolean =>
  question !== null && id.startsWith("questions/") && !question.ids.includes(id.replace("questions/", ""));

/** The phrases by which plots are meant, made ready once: an order is held against all of them. */
const PHRASES = new Map<Shape, readonly Phrase[]>(
  SHAPES.map((shape) => [
    shape,
    shape.about
      .flatMap((subject) => subject.split(" "))
      .map((written) => ({
        written,
        run: runOf(written),
        weight: 1 + MORE_FOR_A_PHRASE * (written.split("-").length - 1),
      })),
  ]),
);

/** What a plot isn't about, in runs. */
const UNLESS = new Map<Shape, readonly string[]>(
  SHAPES.map((shape) => [shape, (shape.unless ?? []).flatMap((subject) => subject.split(" ").map(runOf))]),
);

/** Which plots have a run in one of their phrases: what has none of an order's isn't looked at. */
const SHAPES_BY_RUN = new Map<string, Shape[]>();
for (const [shape, phrases] of PHRASES) {
  for (const run of new Set(phrases.map((phrase) => phrase.run)))
    SHAPES_BY_RUN.set(run, [...(SHAPES_BY_RUN.get(run) ?? []), shape]);
}

/** What no plot has a word for, as a word of another language, isn't the first thing that an order says. */
function knownFirst(topics: readonly ReadText[]): readonly ReadText[] {
  const isKnown = ({ runs, whole }: ReadText) =>
    [...runs].some((run) => SHAPES_BY_RUN.has(run)) || findEntries(whole.split("-")).length > 0;
  return [...topics.filter(isKnown), ...topics.filter((text) => !isKnown(text))];
}

/** Whether a plot answers just what is asked. */
const answersIt = ({ id }: Shape, { question }: OrderReading): boolean =>
  id.startsWith("questions/") && (question?.ids.includes(id.replace("questions/", "")) ?? false);

/** Nothing meets an order better than the answer to its question. */
const ANSWER = 20;

/** Whether an order says what a plot isn't about. */
export function isElse(shape: Shape, { title, topics }: OrderReading): boolean {
  const unless = UNLESS.get(shape) ?? [];
  return [title, ...topics].some(({ runs }) => unless.some((run) => runs.has(run)));
}

/** How well the plot's own subject meets the parent's words. */
function matchWith(reading: OrderReading): (shape: Shape) => number {
  const { title, main } = reading;
  // A school bus is no school.
  const parts = main && main.entry.word.includes(" ") ? splitWish(main.entry.word) : [];
  return (shape) => {
    if (answersIt(shape, reading)) return ANSWER;
    if (isElse(shape, reading) || answersOther(shape, reading)) return 0;
    const phrases = (PHRASES.get(shape) ?? []).filter(({ written }) => !parts.includes(written));
    const isMeant = isWrittenFor(shape) && reading.cares.length === 0;
    const match = Math.max(matchOfPhrases(phrases, reading), isMeant ? matchOfWhole(phrases, title) : 0);
    return isDayThere(shape, title) ? Math.max(match, LEAST_MATCH) : match;
  };
}

const matchOfWhole = (phrases: readonly Phrase[], { whole }: ReadText): number =>
  (findSpelled(whole)?.class === "feast" ? WEIGHTS.wholeFeast : WEIGHTS.wholeTitle) *
  (phrases.find(({ run }) => run === whole)?.weight ?? 0);

function matchOfPhrases(phrases: readonly Phrase[], reading: OrderReading): number {
  const { title, topics, main } = reading;
  const best = (text: ReadText) =>
    phrases.reduce((most, { run, weight }) => (weight > most && text.runs.has(run) ? weight : most), 0);
  const [first, ...others] = topics;
  // "Christmas", and nothing else, isn't said by the way; nor is "Grandma's Christmas" with a cake.
  const isTitled =
    reading.isOfHero || main?.entry.class === "feast" || phrases.some(({ run }) => run === title.whole);
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
