import "server-only";
import { announceRefund } from "@/lib/features/billing/mails/announce-refund";
import { keyBucket, standingSubscription, surplusSubscriptions } from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import type { InvoiceFacts, SubscriptionFacts } from "@/lib/platform/payments/payments";
import type { ParentScope } from "@/lib/shared/actor";
import { billsToVoid, endFor } from "./what-ends";

type Account = {
  parent: ParentScope;
  subscriptions: SubscriptionFacts[];
  invoices: InvoiceFacts[];
  /** Trials that this family is not entitled to. */
  refused: Set<string>;
};

/** Ends what has been paid back or lost, and trials that are nobody's due. */
async function endForfeited(
  ctx: Context,
  { subscriptions, invoices, refused }: Account,
): Promise<Set<string>> {
  // A second subscription that is paid back already is told of as such, below.
  const surplus = new Set(surplusSubscriptions(subscriptions));
  const ended = new Set<string>();
  for (const subscription of subscriptions) {
    const { stripeSubscriptionId } = subscription;
    const isForfeited = !surplus.has(subscription) && endFor(subscription, invoices);
    const reason = refused.has(stripeSubscriptionId) ? "trial_used" : isForfeited || null;
    if (!reason) continue;
    await ctx.payments.cancelSubscription(stripeSubscriptionId, reason);
    ended.add(stripeSubscriptionId);
    ctx.log.warn({ subscription: stripeSubscriptionId, reason }, "ended a subscription");
  }
  return ended;
}

/** Pays a second subscription back, once, and ends it. In this order: a repeat after a crash finds it running. */
async function endSurplus(ctx: Context, { parent, subscriptions, invoices }: Account): Promise<number> {
  const standing = standingSubscription(subscriptions);
  const surplus = standing ? surplusSubscriptions(subscriptions) : [];
  for (const { stripeSubscriptionId, status, productId } of surplus) {
    const paid = invoices.find(
      (invoice) =>
        invoice.stripeSubscriptionId === stripeSubscriptionId &&
        invoice.status === "paid" &&
        invoice.amountPaidCents > 0,
    );
    // What an overdue one has paid for has been used.
    if (standing && paid && status === "active") {
      const key = `refund:${paid.stripeInvoiceId}:${keyBucket(ctx.now())}`;
      await ctx.payments.refundInvoice(paid.stripeInvoiceId, "duplicate", key);
      await announceRefund(ctx, { parent, invoice: paid, ended: productId, kept: standing.productId });
    }
    await ctx.payments.cancelSubscription(stripeSubscriptionId, "duplicate");
    ctx.log.warn(
      { subscription: stripeSubscriptionId, refunded: Boolean(paid) },
      "ended a second subscription",
    );
  }
  return surplus.length;
}

async function voidBills(ctx: Context, { subscriptions, invoices }: Account): Promise<number> {
  const bills = billsToVoid(subscriptions, invoices);
  for (const { stripeInvoiceId } of bills) await ctx.payments.voidInvoice(stripeInvoiceId);
  return bills.length;
}

/** Does at the provider what follows from the truth. Answers whether the truth is another one now. */
export async function settleCustomer(ctx: Context, account: Account): Promise<boolean> {
  const ended = await endForfeited(ctx, account);
  const subscriptions = account.subscriptions.filter((item) => !ended.has(item.stripeSubscriptionId));
  const surplus = await endSurplus(ctx, { ...account, subscriptions });
  const voided = await voidBills(ctx, account);
  return ended.size + surplus + voided > 0;
}
