import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { SAYS_LITTLE } from "@/lib/features/writing/subjects/events/subject-act";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { Shape } from "./grammar";
import { SHAPES } from "./shapes/all-shapes";
import { canBeAbout } from "./subject-words";

/** The words of a text that say something, each once. */
const solidOf = (text: string): Set<string> =>
  new Set(
    splitWish(text)
      .map((word) => singularOf(word.replace(/['’]s?$/u, "")))
      .filter((word) => word.length > 2 && !SAYS_LITTLE.has(word)),
  );

const KNOWN = new WeakMap<Shape, ReadonlySet<string>>();

/** What a plot says of itself, to whoever orders it and to its parent. */
function wordsOf(shape: Shape): ReadonlySet<string> {
  const known = KNOWN.get(shape);
  if (known) return known;
  const { about, tells = [], premise = "", title = "" } = shape;
  const told = [title, premise].join(" ").replace(/\{[^}]*\}/gu, " ");
  const words = solidOf([...about, ...tells, told].join(" ").replaceAll("-", " "));
  KNOWN.set(shape, words);
  return words;
}

/** How many words of an order a plot has; a plot that takes any noun has that of its subject. */
function countShared(order: StoryOrder, { main }: OrderReading): (shape: Shape) => number {
  const heroNames = listHeroNames(order).join(" ");
  const asked = [
    ...solidOf([order.title, ...order.topics].map((text) => leaveOutName(text, heroNames)).join(" ")),
  ];
  return (shape) => {
    const own = wordsOf(shape);
    const subject = main && canBeAbout(shape, main.entry) ? solidOf(main.entry.word) : null;
    return asked.filter((word) => own.has(word) || subject?.has(word)).length;
  };
}

/** Plots in the order in which they share words with what was asked for; those that share as many stay as they were. */
export function nearestFirst(
  plots: readonly Shape[],
  order: StoryOrder,
  reading: OrderReading,
): readonly Shape[] {
  const count = countShared(order, reading);
  const counted = plots.map((shape) => ({ shape, shared: count(shape) }));
  return counted.toSorted((one, other) => other.shared - one.shared).map(({ shape }) => shape);
}

const isForAnybody = ({ id, care, subject, after, about }: Shape): boolean =>
  !care && !after && subject === undefined && about.length > 0 && !id.startsWith("questions/");

/** Plots that were written for one thing and share a word with an order; what is hard is offered to nobody by chance. */
export function listSharing(order: StoryOrder, reading: OrderReading): readonly Shape[] {
  const count = countShared(order, reading);
  return SHAPES.filter((shape) => isForAnybody(shape) && count(shape) > 0);
}
