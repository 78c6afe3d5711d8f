import "server-only";
import { z } from "zod";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { InvoiceView, LedgerEntryView, LedgerQuery } from "./contract";

type Counts = { spent: number; stories: number; children: number };

/** Stories that are spoken for in one period, and what there is in all. */
export async function countUsage(db: DbOrTx, parent: ParentScope, periodStart: Date): Promise<Counts> {
  const period = await db.usagePeriod.findUnique({
    where: { parentId_periodStart: { parentId: parent, periodStart } },
    select: { reserved: true, used: true },
  });
  return {
    spent: (period?.reserved ?? 0) + (period?.used ?? 0),
    stories: await db.book.count({ where: { parentId: parent, status: "completed", deletedAt: null } }),
    children: await db.child.count({ where: { parentId: parent, deletedAt: null } }),
  };
}

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
      issuedAt: true,
      paidAt: true,
      hostedUrl: true,
      pdfUrl: true,
    },
    orderBy: [{ issuedAt: "desc" }, { id: "desc" }],
    take: INVOICES_SHOWN,
  });
  return rows.map(({ amountDueCents, issuedAt, paidAt, ...row }) => ({
    ...row,
    amount: amountDueCents / 100,
    issuedAt: issuedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }));
}

const titled = z.object({ title: z.string() }).catch({ title: "A story" });

/** One more than asked for, so that the caller knows whether there is a next page. */
export async function findLedger(
  db: DbOrTx,
  parent: ParentScope,
  { before, limit }: LedgerQuery,
): Promise<LedgerEntryView[]> {
  const rows = await db.creditEntry.findMany({
    where: { parentId: parent, ...(before ? { id: { lt: before } } : {}) },
    select: { id: true, kind: true, createdAt: true, request: { select: { order: true } } },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  return rows.map(({ request, createdAt, ...row }) => ({
    ...row,
    title: titled.parse(request.order).title,
    createdAt: createdAt.toISOString(),
  }));
}
