import "server-only";
import type { AiCall, AiMeter } from "@/lib/platform/ai/ai-call";
import { inTransaction, type Context } from "@/lib/platform/context";
import { metrics } from "@/lib/platform/metrics/metrics";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { insertAiCall } from "./data-spending";
import { dayOf, hasBudget } from "./hold-budget";

/** Work that costs something at the provider, on account of an order. */
export type PaidWork = {
  ctx: Context;
  parent: ParentScope;
  claim: { bookRequestId: string };
  limit: AbortSignal;
};

/** Such work on account of an order, or of none. */
type Payable = Omit<PaidWork, "claim"> & { claim: { bookRequestId: string | null } };

/** Stores what each answer cost, and lets nobody ask once the day's budget is spent. */
function openMeter({ ctx, claim }: Payable, step: string): AiMeter {
  return {
    admit: async () => {
      if (await hasBudget(ctx)) return;
      throw new AppError("LIMIT_REACHED", "The provider's budget of this day is spent.");
    },
    charge: async (cost) => {
      metrics().providerCost(cost.kind, cost.micros / 1_000_000);
      const { bookRequestId } = claim;
      const answer = { bookRequestId, step, day: dayOf(ctx.now()), ...cost };
      await inTransaction(ctx, (tx) => insertAiCall(tx, answer));
    },
  };
}

/** A call of one step: on this parent's behalf, at this order's cost, for as long as somebody waits for it. */
export const callProvider = (work: Payable, step: string): AiCall => ({
  onBehalfOf: work.parent,
  meter: openMeter(work, step),
  signal: work.limit,
});
