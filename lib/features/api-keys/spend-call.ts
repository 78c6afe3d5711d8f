import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { countCall, findTier } from "./data";
import { API_TIERS, monthOf, nextMonthOf } from "./rules";

export type SpentCall = {
  isAllowed: boolean;
  limit: number;
  remaining: number;
  /** Until the next month. */
  secondsLeft: number;
};

/** Counts a call of a parent's keys, all of them together, against the month of the parent's tier. */
export async function spendCall(ctx: Context): Promise<SpentCall> {
  const parent = requireParent(ctx.actor);
  const now = ctx.now();
  const { callsPerMonth: limit } = API_TIERS[await findTier(ctx.db, parent)];
  const calls = await countCall(ctx.db, parent, { month: monthOf(now), limit });
  return {
    isAllowed: calls !== null,
    limit,
    remaining: calls === null ? 0 : Math.max(0, limit - calls),
    secondsLeft: Math.max(1, Math.ceil((nextMonthOf(now).getTime() - now.getTime()) / 1000)),
  };
}
