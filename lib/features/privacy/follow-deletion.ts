import "server-only";
import { settleRenewals } from "@/lib/features/billing/erasure/settle-renewals";
import type { Context } from "@/lib/platform/context";
import { scopeForSystem } from "@/lib/shared/actor";
import { findDeletion } from "./data-deletion";

/**
 * Stops what would be charged to an account that is about to go, or takes it up again where the account stays. Such jobs
 * of one account run one after another and each does what is asked for when it runs, so the last one has the last word.
 */
export async function followDeletion(ctx: Context, { parentId }: { parentId: string }): Promise<void> {
  const parent = scopeForSystem(ctx.actor, parentId);
  const leaves = (await findDeletion(ctx.db, parent)) !== null;
  await settleRenewals(ctx, parent, { leaves });
}
