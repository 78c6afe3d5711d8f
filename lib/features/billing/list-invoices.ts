import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { InvoiceView } from "./contract";
import { findInvoices } from "./data-history";

/** The parent's bills of the last years, newest first. */
export const listInvoices = (ctx: Context): Promise<InvoiceView[]> =>
  findInvoices(ctx.db, requireParent(ctx.actor));
