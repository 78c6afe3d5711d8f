import "server-only";
import type { CheckoutView } from "@/lib/features/billing/contract";
import { findCheckout } from "@/lib/features/billing/data-checkouts";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { startCheckout } from "./start-checkout";

/** Brings a parent back to the payment page they left: the same page while it is open, else a new one. */
export async function retryCheckout(ctx: Context, { id }: { id: string }): Promise<CheckoutView> {
  const session = await findCheckout(ctx.db, requireParent(ctx.actor), id);
  if (!session) throw new AppError("NOT_FOUND", "Resource not found.");
  const checkout = await startCheckout(ctx, {
    planId: session.planId,
    billingPeriod: session.billingPeriod,
    sourcePage: "subscription",
  });
  return { ...checkout, message: "Payment session restored! Redirecting to checkout..." };
}
