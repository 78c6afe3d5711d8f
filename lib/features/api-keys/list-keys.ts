import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ApiKeysView } from "./contract";
import { findCalls, findKeys, findTier } from "./data";
import { API_TIERS, monthOf, nextMonthOf } from "./rules";
import { toKeyView } from "./to-key-view";

/** The parent's keys, and what of this month's calls was used by all of them together. */
export async function listKeys(ctx: Context): Promise<ApiKeysView> {
  const parent = requireParent(ctx.actor);
  const now = ctx.now();
  const [keys, tier, used] = await Promise.all([
    findKeys(ctx.db, parent),
    findTier(ctx.db, parent),
    findCalls(ctx.db, parent, monthOf(now)),
  ]);
  const { callsPerMonth: limit } = API_TIERS[tier];
  return {
    keys: keys.map(toKeyView),
    usage: { tier, limit, used, resetsAt: nextMonthOf(now).toISOString() },
  };
}
