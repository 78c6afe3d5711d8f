import "server-only";
import type { InvoiceView } from "@/lib/features/billing/contract";
import { isInvoiceAddress } from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { findInvoices } from "./data-history";
import { findSandbox } from "./find-sandbox";

/** The parent's bills of the last years, newest first. Links that lead anywhere but to the provider are left out. */
export async function listInvoices(ctx: Context): Promise<InvoiceView[]> {
  const { origin } = findSandbox(ctx);
  const invoices = await findInvoices(ctx.db, requireParent(ctx.actor));
  const safe = (address: string | null) => (address && isInvoiceAddress(address, origin) ? address : null);
  return invoices.map((invoice) => ({
    ...invoice,
    hostedUrl: safe(invoice.hostedUrl),
    pdfUrl: safe(invoice.pdfUrl),
  }));
}
