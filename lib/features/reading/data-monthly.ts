import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

export type ReportWish = {
  wanted: boolean;
  /** Whether the parent gets e-mails beyond those about the account at all. */
  getsMail: boolean;
};

export async function findReportWish(db: DbOrTx, parent: ParentScope): Promise<ReportWish> {
  const row = await db.parent.findUnique({
    where: { id: parent },
    select: { monthlyReport: true, emailNotifications: true },
  });
  return { wanted: row?.monthlyReport ?? false, getsMail: row?.emailNotifications ?? true };
}

export async function saveMonthlyReport(tx: Tx, parent: ParentScope, wanted: boolean): Promise<void> {
  await tx.parent.updateMany({ where: { id: parent }, data: { monthlyReport: wanted } });
}

export type ReportReader = { id: ParentScope; email: string; firstName: string };

/** Parents who want the report, by id after `after`; none who want no e-mails, and none whose account is about to be deleted. */
export async function findReportReaders(
  db: DbOrTx,
  { after, most }: { after: string | null; most: number },
): Promise<ReportReader[]> {
  const rows = await db.parent.findMany({
    where: {
      monthlyReport: true,
      emailNotifications: true,
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
