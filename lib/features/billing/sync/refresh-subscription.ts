import "server-only";
import { findCustomerId } from "@/lib/features/billing/data-checkouts";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { syncCustomer } from "./sync-customer";

const UNANSWERED = new Set<string>(["UNAVAILABLE", "UPSTREAM_FAILED"]);

/**
 * Looks the caller up again, so that what they did in the portal shows at once. What we knew stays if nobody answers.
 * @returns whether somebody answered
 */
export async function refreshSubscription(ctx: Context): Promise<boolean> {
  const customerId = await findCustomerId(ctx.db, requireParent(ctx.actor));
  if (!customerId) return true;
  try {
    await syncCustomer(ctx, customerId);
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || !UNANSWERED.has(error.code)) throw error;
    ctx.log.warn({ err: error }, "the subscription could not be looked up again");
    return false;
  }
}
