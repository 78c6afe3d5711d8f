import "server-only";
import { findCustomerId } from "@/lib/features/billing/data-checkouts";
import { closeCheckouts } from "@/lib/features/billing/sync/close-checkouts";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { findRenewing, findStopped, forgetStopped, noteStopped } from "./data-leaving";

async function stop(ctx: Context, parent: ParentScope, customerId: string): Promise<void> {
  // Paid a moment ago, or about to be: it counts as well.
  await closeCheckouts(ctx, parent);
  await syncCustomer(ctx, customerId);
  const ids = await findRenewing(ctx.db, parent);
  await noteStopped(ctx.db, parent, { ids, now: ctx.now() });
  for (const id of ids) await ctx.payments.stopRenewal(id);
}

async function goOn(ctx: Context, parent: ParentScope): Promise<void> {
  for (const id of await findStopped(ctx.db, parent)) await ctx.payments.resumeRenewal(id);
  await forgetStopped(ctx.db, parent);
}

/**
 * Sees to it that an account which is about to be deleted is charged nothing more; where it stays after all, takes up
 * again what was stopped for that, and nothing that the parent had cancelled before. Any number of times.
 */
export async function settleRenewals(
  ctx: Context,
  parent: ParentScope,
  { leaves }: { leaves: boolean },
): Promise<void> {
  const customerId = await findCustomerId(ctx.db, parent);
  if (!customerId) return;
  if (leaves) await stop(ctx, parent, customerId);
  else await goOn(ctx, parent);
  await syncCustomer(ctx, customerId);
}
