import "server-only";
import type { UsageView } from "@/lib/features/billing/contract";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { countUsage } from "./data-history";
import { findEntitlement } from "./find-entitlement";

/** How much of the plan in force is used. Stories in the making count, as they do for the gate. */
export async function findUsage(ctx: Context): Promise<UsageView> {
  const parent = requireParent(ctx.actor);
  const entitlement = await findEntitlement(ctx, parent);
  const { spent, stories, children } = await countUsage(ctx.db, parent, entitlement.periodStart);
  const counted = spent + entitlement.storiesBefore;
  const { storiesLimit } = entitlement;
  return {
    // A trial may have made more stories than the free plan has in all.
    storiesThisMonth: entitlement.hasActiveSubscription ? counted : Math.min(counted, storiesLimit),
    storiesLeft: Math.max(0, storiesLimit - counted),
    storiesLimit,
    storiesCounted: entitlement.hasActiveSubscription ? "this month" : "in all",
    childrenProfiles: children,
    childrenLimit: entitlement.childrenLimit,
    totalStories: stories,
    totalChildrenProfiles: children,
    lastUpdated: ctx.now().toISOString(),
  };
}
