import "server-only";
import { getReader } from "@/lib/features/billing/data-sync";
import { isKnownAddress } from "@/lib/features/billing/sync/note-trial";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";

/** How long a parent reads before the first charge; 0 for whoever has had a trial, in this account or another. */
export async function findTrialDays(ctx: Context, parent: ParentScope): Promise<number> {
  const { trialUsedAt, email } = await getReader(ctx.db, parent);
  if (trialUsedAt || (await isKnownAddress(ctx, parent, email))) return 0;
  return ctx.config.TRIAL_DAYS;
}
