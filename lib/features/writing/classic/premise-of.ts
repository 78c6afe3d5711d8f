import type { StoryOrder } from "@/lib/shared/story";
import { planStory } from "./plan-story";
import { Random } from "./random";
import { wordPremise } from "./word-premise";

/** The sentence that a parent saw and chose with the plot of an order; `null` where none was chosen. */
export function premiseOf(order: StoryOrder): string | null {
  if (!order.plot) return null;
  return wordPremise(order, planStory(order, new Random(order.seed).fork("plan")));
}
