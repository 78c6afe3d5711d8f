import "server-only";
import type { LedgerQuery, LedgerView } from "@/lib/features/billing/contract";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { findLedger } from "./data-history";

/** What was reserved, used and given back, newest first, page by page. */
export async function listLedger(ctx: Context, query: LedgerQuery): Promise<LedgerView> {
  const rows = await findLedger(ctx.db, requireParent(ctx.actor), query);
  const entries = rows.slice(0, query.limit);
  return { entries, next: rows.length > query.limit ? (entries.at(-1)?.id ?? null) : null };
}
