import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { KILLED } from "./check-request";
import { findConcernBeside } from "./find-concern";
import { readOrder } from "./subjects/read-order";
import type { HardNight } from "./subjects/hard-nights/hard-night";
import type { Care } from "./subjects/subject";

/**
 * What no writer tells, a provider's neither: somebody may not be safe, a child would be told its own death, or only
 * what it may mean to a family made words pass that no book has.
 */
export function findNeverTold(order: StoryOrder): Care | null {
  if (order.plot) return null;
  const { night, cares, isOwnDeath } = readOrder(order);
  const isNever = night?.care === "danger" || isOwnDeath || (night !== null && isForgiven(order, night));
  return isNever ? (cares[0] ?? null) : null;
}

/** Whether what is hard is said in words that the check of an order forgives to whoever says it. */
function isForgiven(order: StoryOrder, { means }: HardNight): boolean {
  const names = listHeroNames(order);
  const texts = [order.title, ...order.topics].map((text) => text.replaceAll("’", "'"));
  const isConcern = (said: string) => findConcernBeside(names, said) !== undefined;
  return texts.some(
    (text) =>
      [...text.matchAll(means)].some(([said]) => isConcern(said)) || isConcern(text.replace(KILLED, "died")),
  );
}
