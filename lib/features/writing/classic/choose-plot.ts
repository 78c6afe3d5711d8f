import type { StoryOrder } from "@/lib/shared/story";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import type { Care } from "@/lib/features/writing/subjects/subject";
import type { Shape } from "./grammar";
import { rankPlots } from "./rank-plots";
import { findShape } from "./shapes/all-shapes";

/**
 * The plot of an order, always the same for the same order: the fittest that the child doesn't know, and where every
 * fit one is told, the one heard longest ago. `told` is what the child knows, the latest last. `null` where none of our
 * plots can tell it with the care that it needs.
 */
export function choosePlot(order: StoryOrder, told: readonly string[] = []): string | null {
  if (order.plot && findShape(order.plot)) return order.plot;
  return listPlots(order, told)[0]?.id ?? null;
}

/** The plots that can tell an order, the one to be told first. */
export function listPlots(
  order: StoryOrder,
  told: readonly string[] = [],
  reading: OrderReading = readOrder(order),
): readonly Shape[] {
  const ranked = rankPlots(order, reading).flatMap((group) => withCompanionFirst(order, group));
  const fresh = ranked.filter(({ id }) => !told.includes(id));
  const lastTold = ({ id }: Shape) => told.lastIndexOf(id);
  const known = ranked.filter(({ id }) => told.includes(id));
  return [...fresh, ...known.toSorted((left, right) => lastTold(left) - lastTold(right))];
}

/** Of plots that tell an order equally well, those in which the companion of the story before can come along. */
function withCompanionFirst({ before }: StoryOrder, group: readonly Shape[]): readonly Shape[] {
  if (!before) return group;
  const known = before.companions.map(({ kind }) => kind);
  const hasRoom = ({ cast, theme }: Shape) => theme === null || known.some((kind) => cast.pal.includes(kind));
  return [...group.filter(hasRoom), ...group.filter((shape) => !hasRoom(shape))];
}

/** What the order asks for that none of our plots tells with the care that it needs; a settled plot tells it. */
export function findUntold(order: StoryOrder, reading: OrderReading = readOrder(order)): Care | null {
  if (order.plot) return null;
  const [care] = reading.cares;
  return care && listPlots(order, [], reading).length === 0 ? care : null;
}

/** Why a mother's or a father's death isn't told: nobody else is in the family that was described, or two may be meant. */
export type Lack = { kind: "nobody else" } | { kind: "which of two"; names: readonly string[] };

/** What the family in the profile lacks for a story that would be told without it. */
export function findLack(order: StoryOrder, reading: OrderReading = readOrder(order)): Lack | null {
  const { died } = reading;
  const { relatives = [], ...anyFamily } = order;
  if (died !== "mother" && died !== "father") return null;
  if (order.plot || relatives.length === 0 || listPlots(anyFamily, [], reading).length === 0) return null;
  const names = relatives.filter(({ role }) => role === died).map(({ name }) => name);
  return names.length > 1 ? { kind: "which of two", names } : { kind: "nobody else" };
}

/** Whether what none of our plots tells of several children is told of the first alone. */
export function isToldOfOne({ together, ...alone }: StoryOrder): boolean {
  return Boolean(together?.length) && listPlots(alone).length > 0;
}

/** The plot that is settled for the order already, or one that fits what its parent wishes for. */
export function findPlot(order: StoryOrder, told: readonly string[] = []): Shape {
  const shape = findShape(choosePlot(order, told) ?? "");
  if (!shape) throw new Error("No plot can tell this order: it has to be refused before");
  return shape;
}
