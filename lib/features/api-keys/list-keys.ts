import "server-only";
import { findApiPlan, type ApiPlan } from "@/lib/features/billing/checkout/find-api-plan";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { ApiKeysView } from "./contract";
import { findCalls, findKeys } from "./data";
import { findTier } from "./find-tier";
import { API_TIERS, monthOf, nextMonthOf } from "./rules";
import { toKeyView } from "./to-key-view";

const toPlanView = ({ subscription, ...plan }: ApiPlan): NonNullable<ApiKeysView["plan"]> => ({
  ...plan,
  subscription: subscription && {
    ...subscription,
    periodEnd: subscription.periodEnd.toISOString(),
    graceEndsAt: subscription.graceEndsAt?.toISOString() ?? null,
  },
});

/** The parent's keys, what more calls cost, and what of this month's calls was used by all of them together. */
export async function listKeys(ctx: Context): Promise<ApiKeysView> {
  const parent = requireParent(ctx.actor);
  const now = ctx.now();
  const [keys, tier, used, plan] = await Promise.all([
    findKeys(ctx.db, parent),
    findTier(ctx, parent),
    findCalls(ctx.db, parent, monthOf(now)),
    findApiPlan(ctx, parent),
  ]);
  const { callsPerMonth: limit } = API_TIERS[tier];
  return {
    keys: keys.map(toKeyView),
    plan: plan && toPlanView(plan),
    usage: { tier, limit, used, resetsAt: nextMonthOf(now).toISOString() },
  };
}
