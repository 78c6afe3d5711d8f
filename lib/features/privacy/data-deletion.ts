import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { LAST_ZONE, type HasZone } from "@/lib/shared/write-day";

export type Deletion = { askedAt: Date; dueAt: Date };

type DeletionRow = { deletionAskedAt: Date | null; deletionDueAt: Date | null };

const toDeletion = (row: DeletionRow | null): Deletion | null =>
  row?.deletionAskedAt && row.deletionDueAt
    ? { askedAt: row.deletionAskedAt, dueAt: row.deletionDueAt }
    : null;

const ASKED = { deletionAskedAt: true, deletionDueAt: true } as const;

export async function findDeletion(db: DbOrTx, parent: ParentScope): Promise<Deletion | null> {
  return toDeletion(await db.parent.findUnique({ where: { id: parent }, select: ASKED }));
}

export type Leaver = HasZone & { email: string; firstName: string; deletion: Deletion | null };

/** Whoever asks, held until the transaction ends; `null` once the deletion has begun. */
export async function lockLeaver(tx: Tx, parent: ParentScope): Promise<Leaver | null> {
  await tx.$queryRaw`SELECT id FROM parents WHERE id = ${parent}::uuid FOR UPDATE`;
  const row = await tx.parent.findFirst({
    where: { id: parent, deletedAt: null },
    select: { email: true, firstName: true, sessions: LAST_ZONE, ...ASKED },
  });
  if (!row) return null;
  const { email, firstName, sessions } = row;
  return { email, firstName, sessions, deletion: toDeletion(row) };
}

/** `null`: the account is kept. */
export async function setDeletion(tx: Tx, parent: ParentScope, deletion: Deletion | null): Promise<void> {
  await tx.parent.update({
    where: { id: parent },
    data: { deletionAskedAt: deletion?.askedAt ?? null, deletionDueAt: deletion?.dueAt ?? null },
    select: { id: true },
  });
}

/** Accounts of anybody whose time has come and whose deletion nobody has in hand. */
export async function findDueAccounts(
  db: DbOrTx,
  { jobName, now, take }: { jobName: string; now: Date; take: number },
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM parents WHERE deletion_due_at <= ${now} AND NOT EXISTS (
      SELECT 1 FROM pgboss.job
      WHERE name = ${jobName} AND state < 'completed' AND data ->> 'parentId' = parents.id::text)
    ORDER BY deletion_due_at LIMIT ${take}`;
  return rows.map(({ id }) => id);
}

/** From here on the account can't be kept any more. Nothing where it was kept, or isn't due. */
export async function markDeleted(tx: Tx, parent: ParentScope, now: Date): Promise<Deletion | null> {
  const [row] = await tx.$queryRaw<DeletionRow[]>`
    UPDATE parents SET deleted_at = coalesce(deleted_at, ${now})
    WHERE id = ${parent}::uuid AND deletion_due_at <= ${now}
    RETURNING deletion_asked_at AS "deletionAskedAt", deletion_due_at AS "deletionDueAt"`;
  return toDeletion(row ?? null);
}
