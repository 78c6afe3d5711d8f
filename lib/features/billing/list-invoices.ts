import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { InvoiceView } from "./contract";
import { findInvoices } from "./data-history";
import { findSandbox } from "./find-sandbox";
import { isInvoiceAddress } from "./rules";

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
