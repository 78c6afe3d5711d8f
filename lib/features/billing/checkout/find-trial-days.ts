import "server-only";
import { findSubscriptions } from "@/lib/features/billing/data";
import { getReader } from "@/lib/features/billing/data-sync";
import type { ProductLine } from "@/lib/features/billing/rules";
import { isKnownAddress } from "@/lib/features/billing/sync/note-trial";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";

const NEVER_BEGAN = new Set<string>(["incomplete", "incomplete_expired"]);

/** How long nothing is charged; 0 for whoever has had a trial of this line, in this account or another. */
export async function findTrialDays(
  ctx: Context,
  parent: ParentScope,
  line: ProductLine = "stories",
): Promise<number> {
  const { trialUsedAt, email } = await getReader(ctx.db, parent);
  const isUsed = line === "stories" ? trialUsedAt !== null : await hasHad(ctx, parent, line);
  if (isUsed || (await isKnownAddress(ctx, parent, email, line))) return 0;
  return ctx.config.TRIAL_DAYS;
}

async function hasHad(ctx: Context, parent: ParentScope, line: ProductLine): Promise<boolean> {
  const subscriptions = await findSubscriptions(ctx.db, parent, line);
  return subscriptions.some(({ status }) => !NEVER_BEGAN.has(status));
}
