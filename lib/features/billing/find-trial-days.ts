import "server-only";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { hasUsedTrial } from "./data-checkouts";

/** How long a parent reads before the first charge; 0 for whoever has subscribed before. */
export async function findTrialDays(ctx: Context, parent: ParentScope): Promise<number> {
  return (await hasUsedTrial(ctx.db, parent)) ? 0 : ctx.config.TRIAL_DAYS;
}
