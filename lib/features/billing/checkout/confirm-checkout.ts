import "server-only";
import type { CheckoutSessionView } from "@/lib/features/billing/contract";
import { findSubscriptions } from "@/lib/features/billing/data";
import { completeCheckout, findCheckout, findCustomerId } from "@/lib/features/billing/data-checkouts";
import { subscriptionInForce } from "@/lib/features/billing/rules";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";

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
  const running = subscriptionInForce(await findSubscriptions(ctx.db, parent), ctx.now());
  return {
    id,
    status,
    hasActiveSubscription: entitlement.hasActiveSubscription,
    subscriptionStatus: entitlement.subscriptionStatus,
    plan: known.plan,
    billingPeriod: known.billingPeriod,
    trial: running && trialOf(running),
  };
}

type Running = Awaited<ReturnType<typeof findSubscriptions>>[number];

function trialOf({ status, trialEnd, priceCents, currency }: Running): CheckoutSessionView["trial"] {
  if (status !== "trialing" || !trialEnd) return null;
  return { endsAt: trialEnd.toISOString(), price: priceCents / 100, currency };
}
