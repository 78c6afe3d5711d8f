import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { joinKeywords } from "@/lib/features/writing/subjects/keywords";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed } from "@/lib/features/writing/subjects/runs";
import { findAnotherStory } from "./another-story";
import { listPlots } from "./choose-plot";
import type { Shape } from "./grammar";
import { freeOf } from "./may-tell";
import { countLeftOut } from "./left-out";
import { namesLovedNoun } from "./loved-noun";
import { isElse } from "./match-plots";
import { isOfAge } from "./of-its-age";
import { rankPlots } from "./rank-plots";
import { findShape, shapesOf } from "./shapes/all-shapes";
import { comesNear, listSharing, nearestFirst } from "./shared-words";
import { isAsked, isNamed, isWrittenFor } from "./tells-day";
import { suits } from "./together/told-together";
import { findUntoldThing } from "./untold/find-untold-thing";
import { isRefused } from "./untold/refused";
import { OTHER_AGE } from "./untold/other-age";
import { isToldOpenly } from "./untold/somebody";
import { FOREIGN } from "./untold/wishes";
import { listTellers } from "./untold-act";

export type Instead = {
  /** What isn't told, or was told before, in the parent's own words. */
  said: string;
  /** The child has every story about it already; they come first, the one heard longest ago first of all; last in a sequel. */
  isHeard: boolean;
  /** What the child has is a story like it: whose it was may have been another's, the giraffe's or the hippo's. */
  isLike?: true;
  /** It is told of one child alone. */
  isForOne?: true;
  /** It is of another language, and not understood. */
  isForeign?: true;
  /** What tells it is for children of another age. */
  isForOtherAge?: true;
  /** What may be told instead: the nearest first, last what the child has heard. */
  plots: readonly Shape[];
  /** So many of them come near what was ordered; the others are for who turns on. */
  near: number;
  /** Those of them of which the order's own title is true, as it was told before. */
  again?: readonly Shape[];
};

/**
 * What is told instead where an order is about something that none of our plots tells, or only such as the child has
 * heard: nothing is made of its nouns in silence. `null` where it is told, or refused with care.
 */
export function findInstead(
  order: StoryOrder,
  told: readonly string[] = [],
  reading: OrderReading = readOrder(order),
): Instead | null {
  if (order.plot || isRefused(order, reading)) return null;
  const written = [
    leaveOutName(order.title, listHeroNames(order).join(" ")),
    ...order.topics.map(cleanTopic).map(keepWanted),
  ];
  const isOpen = isToldOpenly(order, reading);
  const untold = isOpen ? null : findUntoldThing(order, reading, [...written, ...joinKeywords(written)]);
  const found = untold ?? (isOpen ? null : findAnotherStory(order, told, reading));
  if (!found) return findHeard(order, told, reading) ?? findForOne(order, told, reading);
  const known = untold ? null : findKnown(order, told, reading);
  return known ?? offerBeside(order, { told, reading, found });
}

type Asked = { told: readonly string[]; reading: OrderReading; found: FoundEvent };

/** What may be told instead of what isn't told. */
function offerBeside(order: StoryOrder, { told, reading, found }: Asked): Instead {
  if (found.event.offersNothing) return { said: found.said, isHeard: false, plots: [], near: 0 };
  const fits = suits(order);
  // An open plot would do with its nouns what nobody asked for: a louse that plays hide-and-seek, a lamb in the library.
  const ranked = listPlots(order, told, reading).filter(({ subject }) => subject === undefined);
  const near = found.event.near.flatMap((id) => findShape(id) ?? []).filter(fits);
  const isFree = freeOf(reading.unwanted);
  const isNear = comesNear(order, reading);
  // A cold that bites has the verb of a story about biting, and nothing else.
  const others = [...ranked, ...listSharing(order, reading), ...shapesOf(order.theme)]
    .filter(isOfAge(order))
    .filter((shape) => !isElse(shape, reading));
  const all = new Set([
    ...near.filter(isFree),
    ...nearestFirst(others.filter(isFree).filter(fits), order, reading),
  ]);
  // So much may be wished away that no plot is without all of it.
  if (all.size === 0) for (const shape of near) all.add(shape);
  return {
    ...(found.event.id === FOREIGN && { isForeign: true }),
    ...(found.event.id === OTHER_AGE && { isForOtherAge: true }),
    said: found.said,
    isHeard: false,
    ...nearFirst(freshFirst([...all], told), (shape) => near.includes(shape) || isNear(shape)),
  };
}

/** What is told of one child and not of several: another story of all of them, or this one without the others. */
function findForOne(order: StoryOrder, told: readonly string[], reading: OrderReading): Instead | null {
  if (!order.together?.length || listPlots(order, told, reading).length > 0) return null;
  const { together: _none, ...alone } = order;
  const ranked = listPlots(alone, told, reading).filter(({ subject }) => subject === undefined);
  const plots = [...new Set([...ranked, ...shapesOf(order.theme)])].filter(suits(order));
  return {
    said: saidOf(order, ranked, reading),
    isHeard: false,
    isForOne: true,
    plots: freshFirst(plots, told),
    near: plots.length,
  };
}

/** A birthday cake is no second story about not being invited: the first again, or what else there is. */
function findHeard(order: StoryOrder, told: readonly string[], reading: OrderReading): Instead | null {
  if (told.length === 0) return null;
  const ranked = rankPlots(order, reading).flat();
  // The day that was told of is remembered in another story.
  if (ranked.some(({ id, after }) => after && !told.includes(id))) return null;
  const isMeant = (shape: Shape) => isWrittenFor(shape) && isNamed(shape, reading) && isAsked(shape, reading);
  const tellers = listTellers(order, reading);
  const about = tellers.length > 0 ? tellers : ranked.filter(isMeant);
  if (about.length === 0 || about.some(({ id }) => !told.includes(id))) return null;
  if (namesLovedNoun(order, reading) && hasFrame(order, told, reading)) return null;
  const lastTold = ({ id }: Shape) => told.lastIndexOf(id);
  const again = about.toSorted((left, right) => lastTold(left) - lastTold(right));
  return {
    ...offerAgain(order, { told, reading, again }),
    ...(tellers.length > 0 && { isLike: true }),
  };
}

/** Whether a plot that takes any noun tells all of the order, and is news to the child. */
function hasFrame(order: StoryOrder, told: readonly string[], reading: OrderReading): boolean {
  const [shape] = listPlots(order, told, reading);
  return (
    shape?.subject !== undefined &&
    !told.includes(shape.id) &&
    countLeftOut(order, { shape, told, reading }).parts.length === 0
  );
}

/** What tells the order, where the child has it and what comes after it is another story: that one once more, or others. */
function findKnown(order: StoryOrder, told: readonly string[], reading: OrderReading): Instead | null {
  const [first] = listPlots(order, [], reading);
  if (!first || !told.includes(first.id) || findAnotherStory(order, [], reading)) return null;
  const offered = offerAgain(order, { told, reading, again: [first] });
  const isTitled = listNamed(first.about, reading.title.runs).length > 0;
  return isTitled ? { ...offered, said: cleanTopic(order.title) } : offered;
}

type Again = { told: readonly string[]; reading: OrderReading; again: readonly Shape[] };

/** A story that the child has, once more, or others. */
function offerAgain(order: StoryOrder, { told, reading, again }: Again): Instead {
  const next = listPlots(order, told, reading).filter(({ subject }) => subject === undefined);
  const others = [...next, ...shapesOf(order.theme).filter(freeOf(reading.unwanted)).filter(suits(order))];
  const fresh = freshFirst(nearestFirst(others, order, reading), told);
  // What happened next is no story that was told: that one stands behind all others.
  const plots = order.before
    ? [...new Set([...fresh.filter((shape) => !again.includes(shape)), ...again])]
    : [...new Set([...again, ...fresh])];
  return { said: saidOf(order, again, reading), isHeard: true, again, plots, near: plots.length };
}

function nearFirst(
  shapes: readonly Shape[],
  isNear: (shape: Shape) => boolean,
): Pick<Instead, "plots" | "near"> {
  const near = shapes.filter(isNear);
  return { plots: [...near, ...shapes.filter((shape) => !near.includes(shape))], near: near.length };
}

const freshFirst = (shapes: readonly Shape[], told: readonly string[]): Shape[] => [
  ...shapes.filter(({ id }) => !told.includes(id)),
  ...shapes.filter(({ id }) => told.includes(id)),
];

/** The first topic that means one of these plots, or else the title. */
function saidOf({ title, topics }: StoryOrder, [shape]: readonly Shape[], reading: OrderReading): string {
  const at = reading.topics.findIndex(({ runs }) => listNamed(shape?.about ?? [], runs).length > 0);
  return topics.map(cleanTopic).filter(Boolean)[at] ?? cleanTopic(title);
}

/** Whether a plot that was written for what an order asks would tell it, without asking anybody. */
export function tellsOrder(order: StoryOrder, told: readonly string[]): boolean {
  const reading = readOrder(order);
  if (reading.cares.length > 0 || findInstead(order, told, reading)) return false;
  const [shape] = listPlots(order, told, reading);
  return shape !== undefined && isWrittenFor(shape) && isNamed(shape, reading);
}

/** Whether a plot may tell the order of a child that knows `told`: one that fits it, or one that was offered instead. */
export function isOffered(order: StoryOrder, plot: string, told: readonly string[] = []): boolean {
  const reading = readOrder(order);
  const offered = [...listPlots(order, [], reading), ...(findInstead(order, told, reading)?.plots ?? [])];
  return offered.some(({ id }) => id === plot);
}
