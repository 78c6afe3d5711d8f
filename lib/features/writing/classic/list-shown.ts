import type { StoryOrder } from "@/lib/shared/story";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import { runOf } from "@/lib/features/writing/subjects/runs";
import { TWO_FRIENDS } from "@/lib/features/writing/subjects/two-friends";
import type { Plan } from "./plan-story";
import { kindsOf, propOf } from "./subject-words";

/** What draws the main subject of an order, or the two friends of whom it is: as a thing, and as somebody. */
export function listDrawings(order: StoryOrder): string[] {
  const { main, others, title } = readOrder(order);
  // Of two friends, both.
  const isOfTwo = title.runs.has(runOf(TWO_FRIENDS));
  const asked = main ? [main, ...(isOfTwo ? others.slice(0, 1) : [])] : [];
  return [...new Set(asked.flatMap(({ entry }): string[] => [...kindsOf(entry), propOf(entry)]))];
}

/** What draws the main subject of a plan: what its plot says, or the subject that was asked for. */
export function listShown(order: StoryOrder, { shape, cast, picks }: Plan): string[] {
  const named = (shape.shows ?? []).flatMap((name) => {
    if (!name.startsWith("@")) return [name];
    const role = name.slice(1);
    return [cast.get(role)?.kind, picks.get(role)?.prop, picks.get(role)?.place].filter(
      (found) => found !== undefined,
    );
  });
  return named.length > 0 ? [...new Set(named)] : listDrawings(order);
}
