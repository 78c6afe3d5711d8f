import "server-only";
import type { PortalInput, PortalView } from "@/lib/features/billing/contract";
import { findSubscriptions } from "@/lib/features/billing/data";
import { findCustomerId } from "@/lib/features/billing/data-checkouts";
import {
  NO_PORTAL,
  saysNotConfigured,
  subscriptionInForce,
  subscriptionShown,
} from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import type { PortalTarget } from "@/lib/platform/payments/payments";
import { requireParent, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findOpenInvoice } from "./data-history";

async function targetOf(
  ctx: Context,
  parent: ParentScope,
  { action, line = "stories" }: PortalInput,
): Promise<PortalTarget> {
  if (action === "card") return { kind: action };
  const subscriptions = await findSubscriptions(ctx.db, parent, line);
  const running = subscriptionInForce(subscriptions, ctx.now());
  const shown = subscriptionShown(subscriptions, ctx.now());
  // What is owed comes first: a larger plan that is paid for would hide the bill that is not.
  const owes = shown !== null && (await findOpenInvoice(ctx.db, parent, shown.id)) !== null;
  if (owes && action !== "cancel") return { kind: "settle" };
  if (action === "home") return { kind: action };
  // The provider's own pages refuse to cancel or change what ends already, so that case opens the front page.
  // The calls of the public API have one price.
  const isFixed = line === "api" && action === "change";
  if (!running || running.cancelAtPeriodEnd || isFixed) return { kind: owes ? "settle" : "home" };
  return { kind: action, subscriptionId: running.stripeSubscriptionId };
}

/** A link to the provider's pages for card, invoices, change of plan, cancelling and resuming. */
export async function openPortal(ctx: Context, input: PortalInput): Promise<PortalView> {
  const parent = requireParent(ctx.actor);
  const customerId = await findCustomerId(ctx.db, parent);
  if (!customerId)
    throw new AppError("CONFLICT", "You have no subscription yet. Please choose a plan first.");
  const page = `/settings/${input.line === "api" ? "api" : "subscription"}?updated=1`;
  const returnUrl = `${ctx.config.APP_URL.replace(/\/$/, "")}${page}`;
  const target = await targetOf(ctx, parent, input);
  try {
    return { portalUrl: await ctx.payments.createPortal(customerId, returnUrl, target) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const said = [error.message, error.cause instanceof Error ? error.cause.message : ""];
    if (said.some(saysNotConfigured)) throw new AppError("UNAVAILABLE", NO_PORTAL, { cause: error });
    if (error.code !== "UPSTREAM_FAILED") throw error;
    throw new AppError("UPSTREAM_FAILED", "Failed to access billing portal", { cause: error });
  }
}
