import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { READING_LEVELS, type CharacterStyleId } from "@/lib/shared/story";
import { estimateBook } from "@/lib/features/spending/book-costs";
import type { CostView } from "@/lib/features/stories/contract";

const MICROS_A_CENT = 10_000;

/** What the longest story in this style costs us beside the plan's credit, in dollars. All styles cost the same. */
export function estimateCost(ctx: Context, _: { characterStyle: CharacterStyleId }): Promise<CostView> {
  requireParent(ctx.actor);
  const micros = Math.max(...READING_LEVELS.map((level) => estimateBook(ctx.config, level)));
  return Promise.resolve({ estimatedCost: Math.ceil(micros / MICROS_A_CENT) / 100 });
}
