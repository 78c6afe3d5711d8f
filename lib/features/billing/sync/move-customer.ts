import "server-only";
import { findCustomerId } from "@/lib/features/billing/data-checkouts";
import { getReader } from "@/lib/features/billing/data-sync";
import type { moveCustomerJob } from "@/lib/features/billing/job-names";
import type { Context } from "@/lib/platform/context";
import type { JobPayload } from "@/lib/platform/jobs/job-name";
import { scopeForSystem } from "@/lib/shared/actor";

/** Gives the provider's customer the address that its parent has now. Nothing to do for who never paid. */
export async function moveCustomer(
  ctx: Context,
  { parentId }: JobPayload<typeof moveCustomerJob>,
): Promise<void> {
  const parent = scopeForSystem(ctx.actor, parentId);
  const customerId = await findCustomerId(ctx.db, parent);
  if (!customerId) return;
  const { email } = await getReader(ctx.db, parent);
  await ctx.payments.moveCustomer(customerId, email);
}
