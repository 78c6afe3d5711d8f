import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { findSubscriptions } from "./data";
import { findCheckouts } from "./data-checkouts";
import { refreshSubscription } from "./refresh-subscription";
import { subscriptionInForce } from "./rules";

/**
 * Looks up again whoever left for a payment page and has no plan here: it may be paid although every message about it
 * got lost. Asks nobody where no page is open. A page goes on without it, and says what it can't know.
 * @returns whether nobody could say if it is paid: nothing must be sold then
 */
export async function healCheckout(ctx: Context): Promise<boolean> {
  let isOpen = false;
  try {
    isOpen = await hasOpenPage(ctx);
    return isOpen && !(await refreshSubscription(ctx));
  } catch (error) {
    ctx.log.warn({ err: error }, "a checkout could not be looked up again");
    return isOpen;
  }
}

async function hasOpenPage(ctx: Context): Promise<boolean> {
  const parent = requireParent(ctx.actor);
  const { open } = await findCheckouts(ctx.db, parent, ctx.now());
  if (open.length === 0) return false;
  return !subscriptionInForce(await findSubscriptions(ctx.db, parent), ctx.now());
}
