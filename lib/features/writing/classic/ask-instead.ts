import type { StoryOrder } from "@/lib/shared/story";
import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import { findFear, findUntoldEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { listPlots } from "./choose-plot";
import type { Shape } from "./grammar";
import { freeOf, rankPlots } from "./rank-plots";
import { findShape, shapesOf } from "./shapes/all-shapes";

export type Instead = {
  /** What isn't told, in the parent's own words. */
  said: string;
  /** What may be told instead: the nearest first, last what the child has heard. */
  plots: readonly Shape[];
};

/** Whether a plot was written for one event; open plots take whatever noun there is. */
export const isWrittenFor = ({ theme, subject }: Shape): boolean => theme === null && subject === undefined;

/**
 * What is told instead where an order is about something that none of our plots tells: nothing is made of its nouns in
 * silence. `null` where it is told, or refused with care.
 */
export function findInstead(
  order: StoryOrder,
  told: readonly string[] = [],
  reading: OrderReading = readOrder(order),
): Instead | null {
  if (order.plot || reading.cares.length > 0) return null;
  const texts = [leaveOutName(order.title, order.heroName), ...order.topics.map(cleanTopic).map(keepWanted)];
  const found = findUntoldEvent(texts) ?? findUntoldFear(order, reading, texts);
  if (!found) return null;
  // An open plot would do with its nouns what nobody asked for: a louse that plays hide-and-seek.
  const ranked = listPlots(order, told, reading).filter(({ subject }) => subject === undefined);
  const near = found.event.near.flatMap((id) => findShape(id) ?? []);
  const isFree = freeOf(reading.unwanted);
  const isFresh = ({ id }: Shape) => !told.includes(id);
  const all = new Set([...near.filter(isFree), ...ranked, ...shapesOf(order.theme).filter(isFree)]);
  // So much may be wished away that no plot is without all of it.
  if (all.size === 0) for (const shape of near) all.add(shape);
  return {
    said: found.said,
    plots: [...[...all].filter(isFresh), ...[...all].filter((shape) => !isFresh(shape))],
  };
}

/** What is asked about is asked of every child and each time: neither what it has heard nor chance decides. */
function findUntoldFear(order: StoryOrder, reading: OrderReading, texts: readonly string[]) {
  const fear = findFear(texts);
  const [best = []] = fear ? rankPlots(order, reading) : [];
  return best.some(isWrittenFor) ? null : fear;
}

/** Whether a plot may tell the order: one that fits it, or one that was offered instead. */
export function isOffered(order: StoryOrder, plot: string): boolean {
  const reading = readOrder(order);
  const isIt = ({ id }: Shape) => id === plot;
  return (
    listPlots(order, [], reading).some(isIt) || (findInstead(order, [], reading)?.plots.some(isIt) ?? false)
  );
}
