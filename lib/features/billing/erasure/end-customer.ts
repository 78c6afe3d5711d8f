import "server-only";
import { findCustomerId } from "@/lib/features/billing/data-checkouts";
import { isOpen, isOurs, keyBucket } from "@/lib/features/billing/rules";
import { closeCheckouts } from "@/lib/features/billing/sync/close-checkouts";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { InvoiceFacts } from "@/lib/platform/payments/payments";
import type { ParentScope } from "@/lib/shared/actor";
import { deleteCustomerRow, keepInvoices } from "./data-leaving";

type Leaving = { parent: ParentScope; askedAt: Date };

const isPayable = ({ status }: InvoiceFacts): boolean => status === "open" || status === "uncollectible";

/** A payment that was on its way when the account's end was asked for buys nothing any more. */
const isTooLate = (bill: InvoiceFacts, askedAt: Date): boolean =>
  bill.status === "paid" &&
  bill.amountPaidCents > bill.refundedCents &&
  isOurs(bill) &&
  bill.issuedAt > askedAt;

async function settleBills(ctx: Context, customerId: string, askedAt: Date): Promise<void> {
  for (const bill of await ctx.payments.listInvoices(customerId)) {
    const { stripeInvoiceId: id } = bill;
    if (isPayable(bill)) await ctx.payments.voidInvoice(id);
    if (isTooLate(bill, askedAt)) {
      const key = `account-deleted:${id}:${keyBucket(ctx.now())}`;
      await ctx.payments.refundInvoice(id, "requested_by_customer", key);
    }
  }
}

/**
 * Ends all that a parent has at the payment provider: open pages, subscriptions, bills, and the customer with name,
 * address and card. What was paid after the account's end was asked for goes back. The facts of the bills are kept,
 * without whose they were. What was done before a crash is done again without harm.
 */
export async function endCustomer(ctx: Context, { parent, askedAt }: Leaving): Promise<void> {
  const customerId = await findCustomerId(ctx.db, parent);
  if (!customerId) return inTransaction(ctx, (tx) => keepInvoices(tx, parent, []));
  await closeCheckouts(ctx, parent);
  for (const { stripeSubscriptionId, status } of await ctx.payments.listSubscriptions(customerId)) {
    if (isOpen(status)) await ctx.payments.cancelSubscription(stripeSubscriptionId, "requested");
  }
  await settleBills(ctx, customerId, askedAt);
  const bills = await ctx.payments.listInvoices(customerId);
  await inTransaction(ctx, (tx) => keepInvoices(tx, parent, bills));
  await ctx.payments.deleteCustomer(customerId);
  await inTransaction(ctx, (tx) => deleteCustomerRow(tx, parent));
}
