import "server-only";
import { z } from "zod";
import type { InvoiceView, LedgerEntryView, LedgerQuery } from "@/lib/features/billing/contract";
import { FREE_PERIOD } from "@/lib/features/billing/rules";
import { fetchRows, sql, type DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

type Counts = { spent: number; stories: number; children: number };

/** Stories that are spoken for in one period, and what there is in all. */
export async function countUsage(db: DbOrTx, parent: ParentScope, periodStart: Date): Promise<Counts> {
  const [counts] = await fetchRows<Counts>(
    db,
    sql`SELECT
      (SELECT coalesce(sum(reserved + used), 0) FROM usage_periods
        WHERE parent_id = ${parent}::uuid AND period_start = ${periodStart})::int AS spent,
      (SELECT count(*) FROM books
        WHERE parent_id = ${parent}::uuid AND status = 'completed' AND deleted_at IS NULL)::int AS stories,
      (SELECT count(*) FROM children WHERE parent_id = ${parent}::uuid AND deleted_at IS NULL)::int AS children`,
  );
  return counts ?? { spent: 0, stories: 0, children: 0 };
}

type Counted = { hasActiveSubscription: boolean; periodStart: Date };

/**
 * Stories of other periods that count in this one. The free plan counts those of a trial. A period that was cut short by
 * another plan, or by an end and a new beginning, still counts until it would have ended.
 */
export async function findStoriesBefore(
  db: DbOrTx,
  parent: ParentScope,
  { hasActiveSubscription, periodStart }: Counted,
  now: Date,
): Promise<number> {
  const rows = await fetchRows<{ stories: number }>(
    db,
    hasActiveSubscription
      ? sql`SELECT coalesce(sum(used + reserved), 0)::int AS stories FROM usage_periods
        WHERE parent_id = ${parent}::uuid AND period_start < ${periodStart}::timestamptz
          AND period_end > greatest(${periodStart}::timestamptz, ${now}::timestamptz) AND period_end < ${FREE_PERIOD.end}::timestamptz`
      : sql`SELECT coalesce(sum(used + reserved), 0)::int AS stories FROM usage_periods period
        WHERE parent_id = ${parent}::uuid AND EXISTS (
          SELECT 1 FROM subscriptions trial JOIN plans bought ON bought.id = trial.plan_id AND bought.line = 'stories'
          WHERE trial.parent_id = period.parent_id AND period.period_start < trial.trial_end
            AND period.period_start >= trial.created_at - interval '1 hour')`,
  );
  return rows[0]?.stories ?? 0;
}

/** The oldest bill of a subscription that payment was tried for in vain. */
export const findOpenInvoice = (db: DbOrTx, parent: ParentScope, subscriptionId: string) =>
  db.invoice.findFirst({
    where: { parentId: parent, subscriptionId, status: "open", attemptCount: { gt: 0 } },
    select: {
      stripeInvoiceId: true,
      amountDueCents: true,
      currency: true,
      hostedUrl: true,
      needsAction: true,
    },
    orderBy: { issuedAt: "asc" },
  });

const INVOICES_SHOWN = 36;

export async function findInvoices(db: DbOrTx, parent: ParentScope): Promise<InvoiceView[]> {
  const rows = await db.invoice.findMany({
    where: { parentId: parent },
    select: {
      id: true,
      number: true,
      status: true,
      currency: true,
      amountDueCents: true,
      refundedCents: true,
      dispute: true,
      issuedAt: true,
      paidAt: true,
      hostedUrl: true,
      pdfUrl: true,
    },
    orderBy: [{ issuedAt: "desc" }, { id: "desc" }],
    take: INVOICES_SHOWN,
  });
  return rows.map(({ amountDueCents, refundedCents, dispute, issuedAt, paidAt, ...row }) => ({
    ...row,
    amount: amountDueCents / 100,
    refunded: refundedCents / 100,
    dispute: disputeState.parse(dispute),
    issuedAt: issuedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }));
}

const disputeState = z.enum(["open", "won", "lost"]).nullable().catch(null);

const titled = z.object({ title: z.string() }).catch({ title: "A story" });

/** One line an order. One more than asked for, so that the caller knows whether there is a next page. */
export async function findLedger(
  db: DbOrTx,
  parent: ParentScope,
  { before, limit }: LedgerQuery,
): Promise<LedgerEntryView[]> {
  const rows = await db.creditEntry.findMany({
    where: { parentId: parent, kind: "RESERVE", ...(before ? { id: { lt: before } } : {}) },
    select: {
      id: true,
      kind: true,
      createdAt: true,
      request: {
        select: {
          order: true,
          ledger: { select: { kind: true, createdAt: true }, orderBy: { id: "asc" } },
        },
      },
    },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  return rows.map(({ id, kind, createdAt, request }) => {
    const history = request.ledger.map((step) => ({ ...step, createdAt: step.createdAt.toISOString() }));
    const last = history.at(-1) ?? { kind, createdAt: createdAt.toISOString() };
    return { id, ...last, title: titled.parse(request.order).title, history };
  });
}
