import { PLACES } from "@/lib/shared/story";
import type { OrderReading, ReadText } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listPhrases, listRuns } from "@/lib/features/writing/subjects/runs";
import type { Shape } from "./grammar";

/** A plot of a theme tells a day in which so many of its parts are. */
const LEAST_PARTS = 2;

/** Whether a plot was written for one event; open plots take whatever noun there is. */
export const isWrittenFor = ({ theme, subject }: Shape): boolean => theme === null && subject === undefined;

/** An answer is told to who asks. */
export const isAsked = ({ id }: Shape, { question }: OrderReading): boolean =>
  question !== null || !id.startsWith("questions/");

/** So many words of a question are what a plot was written for, whoever asks why. */
const LEAST_OF_A_QUESTION = 3;

/** Whether a question is a wail, and what a plot tells: "why does my brother always win?" */
export function tellsQuestion(shape: Shape, text: string): boolean {
  if (!isWrittenFor(shape) || !/^why\b/iu.test(text)) return false;
  return listPhrases(shape.about, listRuns(text)).some(
    (phrase) => phrase.split("-").length >= LEAST_OF_A_QUESTION,
  );
}

export const isNamed = ({ about }: Shape, { title, topics }: OrderReading): boolean =>
  [...topics, title].some(({ runs }) => listNamed(about, runs).length > 0);

/** Whether a text names what a plot is about before all else. */
export const isFirstNamed = ({ about }: Pick<Shape, "about">, { runs }: ReadText): boolean =>
  listNamed(about, runs)[0] === about[0] && about.length > 0;

/** Whether a plot is a day at the place that a title names: its pictures show it first. */
export const isDayThere = ({ id, shows: [first] = [], about }: Shape, title: ReadText): boolean =>
  id.startsWith("days/") && PLACES.some((place) => place === first) && isFirstNamed({ about }, title);

/** Whether an order says what happens in an open plot: that somebody was lost. Who only wants to ride isn't on the bicycle. */
export const saysWhatHappens = (
  { tells = [], unless = [] }: Shape,
  { title, topics }: OrderReading,
): boolean =>
  [title, ...topics].some(({ runs }) => listNamed(tells, runs).length > 0) &&
  ![title, ...topics].some(({ runs }) => listNamed(unless, runs).length > 0);

/** A hat that blows away "at the beach" is no sandcastle: where it happens is not what happens. */
const isOnlyThere = ({ id, shows: [first] = [], about }: Shape, title: ReadText): boolean =>
  id.startsWith("days/") &&
  PLACES.some((place) => place === first) &&
  listNamed(about, title.runs).length === 0;

/**
 * Whether a plot tells what the title says that the hero does: it was written for it, it is about learning it, or, of the
 * plots of a theme, it has two parts of it.
 */
export const tellsDay =
  (reading: OrderReading) =>
  (shape: Shape): boolean => {
    const { title, learns } = reading;
    if (shape.theme === null && shape.subject !== undefined) return learns;
    if (isWrittenFor(shape))
      return isNamed(shape, reading) && isAsked(shape, reading) && !isOnlyThere(shape, title);
    return listNamed(shape.about, title.runs).length >= LEAST_PARTS;
  };
