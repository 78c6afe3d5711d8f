import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { SAYS_LITTLE } from "@/lib/features/writing/subjects/events/subject-act";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { SubjectClass } from "@/lib/features/writing/subjects/subject";
import type { Shape } from "./grammar";
import { SHAPES } from "./shapes/all-shapes";
import { canBeAbout, listKinds } from "./subject-words";
import { isAsked, isNamed, isWrittenFor } from "./tells-day";

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
function countShared(
  order: StoryOrder,
  { main }: OrderReading,
  counts: (word: string) => boolean = () => true,
): (shape: Shape) => number {
  const heroNames = listHeroNames(order).join(" ");
  const asked = [
    ...solidOf([order.title, ...order.topics].map((text) => leaveOutName(text, heroNames)).join(" ")),
  ].filter(counts);
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

/** What is in any story, and brings none near another: "can't stop" is no screen that goes dark. */
const ANYWHERE: ReadonlySet<string> = new Set(
  `first last next come goe went get got make making made take taking put will can can't cant cannot could couldn't don't
  dont doesn't doesnt didn't didnt won't wont isn't isnt has have had was were not never only any more much many some
  into out off over down back until when then know knows say said want wanted will week home hold holding held`.split(
    /\s+/u,
  ),
);
/** So many words that are shared are no stray ones. */
const SHARED = 2;
/** Who is met in a plot that has a part for them; a mother is in any. */
const MET: ReadonlySet<SubjectClass> = new Set(["animal", "being"]);

/**
 * Whether a plot comes near an order: it was written for what the order says, it is about what the order is about, or
 * somebody of the kind plays in it. One stray word, the seat of a bicycle and of a train, is nothing near.
 */
export function comesNear(order: StoryOrder, reading: OrderReading): (shape: Shape) => boolean {
  const { main } = reading;
  const count = countShared(order, reading, (word) => !ANYWHERE.has(word));
  const nouns = main && listRuns([main.entry.word, ...(main.entry.also ?? [])].join(" . "));
  const kinds = main && MET.has(main.entry.class) ? listKinds(main) : [];
  const isOfMain = ({ about, tells = NONE, cast }: Shape) =>
    (nouns !== null && (listNamed(about, nouns).length > 0 || listNamed(tells, nouns).length > 0)) ||
    Object.values(cast).some((role) => role.some((kind) => kinds.includes(kind)));
  return (shape) =>
    (isWrittenFor(shape) && isNamed(shape, reading) && isAsked(shape, reading)) ||
    isOfMain(shape) ||
    count(shape) >= SHARED;
}

/** One list for all plots that tell nothing, so that it is made ready once. */
const NONE: readonly string[] = [];

const isForAnybody = ({ id, care, subject, after, about }: Shape): boolean =>
  !care && !after && subject === undefined && about.length > 0 && !id.startsWith("questions/");

/** Plots that were written for one thing and share a word with an order; what is hard is offered to nobody by chance. */
export function listSharing(order: StoryOrder, reading: OrderReading): readonly Shape[] {
  const count = countShared(order, reading);
  return SHAPES.filter((shape) => isForAnybody(shape) && count(shape) > 0);
}
