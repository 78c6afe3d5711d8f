import "server-only";
import type { AiCall, AiMeter } from "@/lib/platform/ai/ai-provider";
import { AppError } from "@/lib/shared/app-error";
import { findFamilyNames } from "./data-requests";
import { insertAiCall } from "./data-spending";
import { hasBudget } from "./hold-budget";
import type { StoryRun } from "./step-once";

/** Stores what each answer cost, and lets nobody ask once the day's budget is spent. */
function openMeter({ ctx, claim }: StoryRun, step: string): AiMeter {
  return {
    admit: async () => {
      if (await hasBudget(ctx)) return;
      throw new AppError("LIMIT_REACHED", "The provider's budget of this day is spent.");
    },
    charge: (cost) => insertAiCall(ctx.db, { bookRequestId: claim.bookRequestId, step, ...cost }),
  };
}

/** A call of one step: on this parent's behalf, at this order's cost, for as long as somebody waits for it. */
export const callProvider = (run: StoryRun, step: string): AiCall => ({
  onBehalfOf: run.parent,
  meter: openMeter(run, step),
  signal: run.limit,
});

/** Names that a parent's words may hold and that stay here; nobody asks where nothing leaves. */
export const namesToHide = ({ ctx, parent }: StoryRun): Promise<string[]> =>
  ctx.ai ? findFamilyNames(ctx.db, parent) : Promise.resolve([]);
