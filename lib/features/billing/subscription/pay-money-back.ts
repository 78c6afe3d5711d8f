import "server-only";
import type { MoneyBackDoneView } from "@/lib/features/billing/contract";
import { findCustomerId } from "@/lib/features/billing/data-checkouts";
import { keyBucket } from "@/lib/features/billing/rules";
import { refreshSubscription } from "@/lib/features/billing/sync/refresh-subscription";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import { inTransaction, type Context } from "@/lib/platform/context";
import { requireParent, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { formatCents } from "@/lib/shared/format-money";
import { findOpenSubscriptions, hasHadMoneyBack, isAtBank, noteMoneyBack } from "./data-money-back";
import { findMoneyBack, type MoneyBack } from "./find-money-back";

const NOT_NOW =
  "The 30-day money-back guarantee is for a family's first payment, once. Write to us and we will look at it together.";

const AT_BANK =
  "Your bank is looking at a payment of yours, and we can't pay it back ourselves meanwhile. If it leaves the payment with us, the guarantee holds as before, within its 30 days.";

const ALREADY =
  "You have had your money back under the 30-day guarantee before. It is given once; write to us if something is missing.";

/** The first payment goes back last, so that whatever is interrupted can be asked for again. */
async function payBack(ctx: Context, parent: ParentScope, { invoices }: MoneyBack): Promise<void> {
  for (const id of invoices) {
    const key = `money-back:${id}:${keyBucket(ctx.now())}`;
    await ctx.payments.refundInvoice(id, "requested_by_customer", key);
  }
  for (const id of await findOpenSubscriptions(ctx.db, parent)) {
    await ctx.payments.cancelSubscription(id, "money_back");
  }
}

/**
 * Pays a family back what it has paid, within thirty days of its first payment and once, and ends its plan.
 * @throws AppError CONFLICT when the guarantee does not hold
 */
export async function payMoneyBack(ctx: Context): Promise<MoneyBackDoneView> {
  const parent = requireParent(ctx.actor);
  const customerId = await findCustomerId(ctx.db, parent);
  if (customerId) await syncCustomer(ctx, customerId);
  if (await hasHadMoneyBack(ctx.db, parent)) throw new AppError("CONFLICT", ALREADY);
  const due = await findMoneyBack(ctx, parent);
  if (!customerId || !due)
    throw new AppError("CONFLICT", (await isAtBank(ctx.db, parent)) ? AT_BANK : NOT_NOW);
  await payBack(ctx, parent, due);
  await inTransaction(ctx, (tx) => noteMoneyBack(tx, parent, ctx.now()));
  // The money is on its way: what the look-up can't see yet comes with the provider's messages.
  await refreshSubscription(ctx);
  const amount = formatCents(due.amountCents, due.currency);
  return {
    amount: due.amountCents / 100,
    currency: due.currency,
    message: `${amount} is on its way back to the card you paid with. Your plan has ended.`,
  };
}
