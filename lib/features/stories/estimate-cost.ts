import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { CharacterStyleId } from "@/lib/shared/story";
import type { CostView } from "./contract";

/** What a story in this style costs beside the plan's credit, in dollars. Drawing it ourselves costs nothing. */
export function estimateCost(ctx: Context, _: { characterStyle: CharacterStyleId }): Promise<CostView> {
  requireParent(ctx.actor);
  return Promise.resolve({ estimatedCost: 0 });
}
