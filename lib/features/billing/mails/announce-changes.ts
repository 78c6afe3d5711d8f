import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { announceInvoices } from "./announce-invoices";
import { announceSubscription } from "./announce-subscription";
import { senderTo, type Changes } from "./sender-to";

/** Queues the e-mails that a change of the copy causes, in the transaction that makes the change. */
export async function announceChanges(ctx: Context, tx: Tx, changes: Changes): Promise<void> {
  const sender = senderTo(ctx, tx, changes.parent);
  for (const change of changes.subscriptions) {
    const { planId, stripeSubscriptionId } = change.after;
    const plan = changes.plans.get(planId);
    const isSilent =
      changes.parent.deletionAskedAt !== null ||
      changes.replaced.has(stripeSubscriptionId) ||
      changes.refused.has(stripeSubscriptionId);
    if (plan && !isSilent) await announceSubscription(sender, change, plan);
  }
  await announceInvoices(sender, changes);
}
