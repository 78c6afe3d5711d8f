import type { StoryOrder } from "@/lib/shared/story";
import { isOfAge } from "@/lib/features/writing/classic/of-its-age";
import { rankPlots } from "@/lib/features/writing/classic/rank-plots";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import { isNamed, isWrittenFor } from "@/lib/features/writing/classic/tells-day";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";

export const OTHER_AGE = "other-age";

/** A first day at secondary school is no story of a child of five: whether it is meant, only who orders it knows. */
export function findOtherAge(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  if (order.before || reading.cares.length > 0) return null;
  const [best = []] = rankPlots(order, reading);
  const isMeant = (shape: Shape) => isWrittenFor(shape) && isNamed(shape, reading);
  if (best.some(isOfAge(order)) || !best.some(isMeant)) return null;
  const near = best.filter(isMeant).map(({ id }) => id);
  return { event: { id: OTHER_AGE, near }, said: cleanTopic(order.title) };
}
