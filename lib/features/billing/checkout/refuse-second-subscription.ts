import "server-only";
import { findSubscriptions } from "@/lib/features/billing/data";
import { subscriptionInForce, type ProductLine } from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";

/** @throws AppError CONFLICT while a subscription of the same line runs or waits for its payment. */
export async function refuseSecondSubscription(
  ctx: Context,
  parent: ParentScope,
  line: ProductLine,
): Promise<void> {
  const subscriptions = await findSubscriptions(ctx.db, parent, line);
  if (subscriptionInForce(subscriptions, ctx.now())) {
    throw new AppError("CONFLICT", "You already have an active subscription. You can change it in Settings.");
  }
  if (subscriptions.some(({ status }) => status === "past_due")) {
    throw new AppError(
      "CONFLICT",
      "Your last payment did not go through. Please update your card in Settings to go on.",
    );
  }
}
