import "server-only";
import { closeCheckout, findCheckouts } from "@/lib/features/billing/data-checkouts";
import type { ProductLine } from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";

/** Payment pages that are still open, of one line or of all, can't be paid any more. */
export async function closeCheckouts(ctx: Context, parent: ParentScope, line?: ProductLine): Promise<void> {
  const { open } = await findCheckouts(ctx.db, parent, ctx.now(), line);
  for (const { id } of open) {
    await ctx.payments.expireCheckout(id);
    await closeCheckout(ctx.db, parent, id, ctx.now());
  }
}
