import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { countCall } from "./data";
import { findTier } from "./find-tier";
import { API_TIERS, monthOf, nextMonthOf, type ApiTierId } from "./rules";

export type SpentCall = {
  isAllowed: boolean;
  tier: ApiTierId;
  /** `null` without one, and with it what remains. */
  limit: number | null;
  remaining: number | null;
  /** Until the next month. */
  secondsLeft: number;
};

/** Counts a call of a parent's keys, all of them together, against the month of the parent's tier. */
export async function spendCall(ctx: Context): Promise<SpentCall> {
  const parent = requireParent(ctx.actor);
  const now = ctx.now();
  const tier = await findTier(ctx, parent);
  const { callsPerMonth: limit } = API_TIERS[tier];
  const calls = await countCall(ctx.db, parent, { month: monthOf(now), limit });
  return {
    isAllowed: calls !== null,
    tier,
    limit,
    remaining: limit === null ? null : Math.max(0, limit - (calls ?? limit)),
    secondsLeft: Math.max(1, Math.ceil((nextMonthOf(now).getTime() - now.getTime()) / 1000)),
  };
}
