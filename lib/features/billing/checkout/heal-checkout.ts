import "server-only";
import { findSubscriptions } from "@/lib/features/billing/data";
import { findCheckouts } from "@/lib/features/billing/data-checkouts";
import { subscriptionInForce } from "@/lib/features/billing/rules";
import { refreshSubscription } from "@/lib/features/billing/sync/refresh-subscription";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";

/**
 * Looks up again whoever left for a payment page and has no plan here: it may be paid although every message about it
 * got lost. Asks nobody where no page is open. A page goes on without it, and says what it can't know.
 * @param answered whether somebody answered, where the provider has been asked for this page already
 * @returns whether nobody could say if it is paid: nothing must be sold then
 */
export async function healCheckout(ctx: Context, answered?: boolean): Promise<boolean> {
  let isOpen = false;
  try {
    isOpen = await hasOpenPage(ctx);
    return isOpen && !(answered ?? (await refreshSubscription(ctx)));
  } catch (error) {
    ctx.log.warn({ err: error }, "a checkout could not be looked up again");
    return isOpen;
  }
}

async function hasOpenPage(ctx: Context): Promise<boolean> {
  const parent = requireParent(ctx.actor);
  const { open } = await findCheckouts(ctx.db, parent, ctx.now(), "stories");
  if (open.length === 0) return false;
  return !subscriptionInForce(await findSubscriptions(ctx.db, parent), ctx.now());
}
