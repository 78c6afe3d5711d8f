import "server-only";
import { deleteEvents } from "@/lib/features/billing/data-events";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteKeptInvoices } from "./data-leaving";

/** Drops the provider's notices of long ago, and bills that the law no longer asks for. */
export async function forgetPayments(ctx: Context): Promise<void> {
  const now = ctx.now();
  const events = await deleteEvents(ctx.db, keptSince("paymentNotices", now));
  const invoices = await deleteKeptInvoices(ctx.db, keptSince("invoices", now));
  if (events + invoices > 0) ctx.log.info({ events, invoices }, "payments forgotten");
}
