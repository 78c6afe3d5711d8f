import type { StoryOrder } from "@/lib/shared/story";
import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import { findFear, findUntoldEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import type { UntoldEvent } from "@/lib/features/writing/subjects/events/untold-event";
import { listPlots } from "./choose-plot";
import type { Shape } from "./grammar";
import { speaksOf } from "./rank-plots";
import { findShape, shapesOf } from "./shapes/all-shapes";

export type Instead = {
  event: UntoldEvent;
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
  const ranked = listPlots(order, told, reading);
  const [first] = ranked;
  const fear = first && isWrittenFor(first) ? null : findFear(texts);
  const event = findUntoldEvent(texts) ?? fear;
  if (!event) return null;
  const speaks = speaksOf(reading.unwanted);
  const near = event.near.flatMap((id) => findShape(id) ?? []);
  const isFree = (shape: Shape) => !speaks(JSON.stringify(shape));
  const isFresh = ({ id }: Shape) => !told.includes(id);
  const all = new Set([...near.filter(isFree), ...ranked, ...shapesOf(order.theme).filter(isFree)]);
  return { event, plots: [...[...all].filter(isFresh), ...[...all].filter((shape) => !isFresh(shape))] };
}

/** Whether a plot may tell the order: one that fits it, or one that was offered instead. */
export const isOffered = (order: StoryOrder, plot: string): boolean =>
  [...listPlots(order), ...(findInstead(order)?.plots ?? [])].some(({ id }) => id === plot);
