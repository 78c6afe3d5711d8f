import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { CheckoutSessionView } from "./contract";
import { completeCheckout, findCheckout, findCustomerId } from "./data-checkouts";
import { findEntitlement } from "./find-entitlement";
import { syncCustomer } from "./sync-customer";

/** Looks up at the provider what came of a checkout of the caller's own, so that no webhook needs to arrive. */
export async function confirmCheckout(ctx: Context, { id }: { id: string }): Promise<CheckoutSessionView> {
  const parent = requireParent(ctx.actor);
  const known = await findCheckout(ctx.db, parent, id);
  const customerId = known && (await findCustomerId(ctx.db, parent));
  if (!known || !customerId) throw new AppError("NOT_FOUND", "Resource not found.");

  const session = await ctx.payments.getCheckout(id);
  await syncCustomer(ctx, customerId);
  const status = session?.status ?? "expired";
  if (status === "complete") await completeCheckout(ctx.db, parent, id, ctx.now());

  const entitlement = await findEntitlement(ctx, parent);
  return {
    id,
    status,
    hasActiveSubscription: entitlement.hasActiveSubscription,
    subscriptionStatus: entitlement.subscriptionStatus,
    plan: known.plan,
    billingPeriod: known.billingPeriod,
  };
}
