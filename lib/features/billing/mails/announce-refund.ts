import "server-only";
import { findCataloguePlans, getReader } from "@/lib/features/billing/data-sync";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { InvoiceFacts } from "@/lib/platform/payments/payments";
import type { ParentScope } from "@/lib/shared/actor";
import { formatCents } from "@/lib/shared/format-money";
import { senderTo } from "./sender-to";
import { sendLetter } from "./send-letter";

type Refund = {
  parent: ParentScope;
  invoice: InvoiceFacts;
  /** By the provider's product. */
  ended: string;
  kept: string;
};

/** Tells a parent, once, that a second purchase was ended and paid back. */
export async function announceRefund(ctx: Context, { parent, invoice, ended, kept }: Refund): Promise<void> {
  const plans = await findCataloguePlans(ctx.db);
  const nameOf = (product: string) =>
    plans.find(({ stripeProductId }) => stripeProductId === product)?.name ?? "Talewick";
  const reader = await getReader(ctx.db, parent);
  await inTransaction(ctx, (tx) =>
    sendLetter(senderTo(ctx, tx, reader), {
      template: "purchase-refunded",
      about: invoice.stripeInvoiceId,
      props: {
        amount: formatCents(invoice.amountPaidCents, invoice.currency),
        endedPlan: nameOf(ended),
        keptPlan: nameOf(kept),
      },
    }),
  );
}
