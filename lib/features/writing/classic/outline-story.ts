import type { StoryOrder } from "@/lib/shared/story";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns } from "@/lib/features/writing/subjects/runs";
import type { Care } from "@/lib/features/writing/subjects/subject";
import { listPlots } from "./choose-plot";
import { planStory } from "./plan-story";
import { Random } from "./random";
import { wordPremise } from "./word-premise";

/** What a story will be about, before anybody orders it. */
export type Outline = {
  /** The plot that would be told; `null` where none can tell it with the care that it needs. */
  plot: string | null;
  sentence: string | null;
  /** Words of the order that the story knows, the main one first. */
  about: string[];
  /** Topics that it would leave out. */
  leftOut: string[];
  /** How many plots could tell it. */
  ideas: number;
  /** What none of our plots can tell well. */
  untold: Care | null;
};

/** The `skip`-th idea for an order, for a child who knows `told`; past the last, it begins anew. */
export function outlineStory(order: StoryOrder, told: readonly string[], skip = 0): Outline {
  const { main, others, cares, unknown } = readOrder(order);
  const plots = listPlots(order, told);
  const shape = plots[skip % Math.max(1, plots.length)];
  const about = [...(main ? [main] : []), ...others].map(({ entry }) => entry.word);
  const outline = { about, ideas: plots.length };
  if (!shape) return { ...outline, leftOut: [], plot: null, sentence: null, untold: cares[0] ?? null };
  const planned = { ...order, plot: shape.id };
  const plan = planStory(planned, new Random(order.seed).fork("plan"), told);
  const leftOut = unknown.filter((topic) => listNamed(shape.about, listRuns(topic)).length === 0);
  return { ...outline, leftOut, plot: shape.id, sentence: wordPremise(planned, plan), untold: null };
}
