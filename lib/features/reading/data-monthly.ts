import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

export async function wantsMonthlyReport(db: DbOrTx, parent: ParentScope): Promise<boolean> {
  const row = await db.parent.findUnique({ where: { id: parent }, select: { monthlyReport: true } });
  return row?.monthlyReport ?? false;
}

export async function saveMonthlyReport(tx: Tx, parent: ParentScope, wanted: boolean): Promise<void> {
  await tx.parent.updateMany({ where: { id: parent }, data: { monthlyReport: wanted } });
}

export type ReportReader = { id: ParentScope; email: string; firstName: string };

/** Parents who want the report, by id after `after`; none whose account is about to be deleted. */
export async function findReportReaders(
  db: DbOrTx,
  { after, most }: { after: string | null; most: number },
): Promise<ReportReader[]> {
  const rows = await db.parent.findMany({
    where: {
      monthlyReport: true,
      deletedAt: null,
      deletionDueAt: null,
      ...(after && { id: { gt: after } }),
    },
    select: { id: true, email: true, firstName: true },
    orderBy: { id: "asc" },
    take: most,
  });
  return rows.map((row) => ({ ...row, id: row.id as ParentScope }));
}
