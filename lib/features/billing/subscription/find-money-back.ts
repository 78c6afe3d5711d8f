import "server-only";
import { isOurs, MONEY_BACK_DAYS } from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { findPaidInvoices, hasHadMoneyBack } from "./data-money-back";

const DAY_MS = 24 * 3600 * 1000;

export type MoneyBack = {
  amountCents: number;
  currency: string;
  until: Date;
  /** By the provider's ids, the first payment last: while it is not paid back, the rest can be done again. */
  invoices: string[];
};

/** What the guarantee pays back now: everything that a family paid since its first payment, within thirty days of it. */
export async function findMoneyBack(ctx: Context, parent: ParentScope): Promise<MoneyBack | null> {
  const paid = await findPaidInvoices(ctx.db, parent);
  const [first] = paid;
  if (!first || first.refundedCents >= first.amountPaidCents) return null;
  const until = new Date((first.paidAt ?? first.issuedAt).getTime() + MONEY_BACK_DAYS * DAY_MS);
  if (ctx.now() >= until || !paid.every(isOurs)) return null;
  if (await hasHadMoneyBack(ctx.db, parent)) return null;
  return {
    amountCents: paid.reduce((sum, row) => sum + row.amountPaidCents - row.refundedCents, 0),
    currency: first.currency,
    until,
    invoices: paid.map(({ stripeInvoiceId }) => stripeInvoiceId).toReversed(),
  };
}
