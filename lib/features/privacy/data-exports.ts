import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

export type ExportRow = {
  id: string;
  status: "waiting" | "ready" | "failed";
  createdAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  bytes: bigint;
};

type Stored = Omit<ExportRow, "status"> & { status: string };

// Held to these by a check of the table.
const toRow = (row: Stored): ExportRow => row as ExportRow;

const EXPORT = {
  id: true,
  status: true,
  createdAt: true,
  readyAt: true,
  expiresAt: true,
  bytes: true,
} as const;

/** The one that waits, or a new one: of any number who ask at once, one is made. */
export async function insertExport(tx: Tx, parent: ParentScope): Promise<{ row: ExportRow; isNew: boolean }> {
  const created = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO data_exports (parent_id) VALUES (${parent}::uuid)
    ON CONFLICT (parent_id) WHERE status = 'waiting' DO NOTHING RETURNING id`;
  const row = await tx.dataExport.findFirstOrThrow({
    where: { parentId: parent, status: "waiting" },
    select: EXPORT,
  });
  return { row: toRow(row), isNew: created.length > 0 };
}

/** The newest, ready or not; what was ready has its end, too. */
export async function findNewestExport(db: DbOrTx, parent: ParentScope): Promise<ExportRow | null> {
  const row = await db.dataExport.findFirst({
    where: { parentId: parent },
    select: EXPORT,
    orderBy: { id: "desc" },
  });
  return row && toRow(row);
}

/** One of the parent's own that can be taken now. */
export async function findReadyExport(
  db: DbOrTx,
  parent: ParentScope,
  { id, now }: { id: string; now: Date },
): Promise<ExportRow | null> {
  const row = await db.dataExport.findFirst({
    where: { id, parentId: parent, status: "ready", expiresAt: { gt: now } },
    select: EXPORT,
  });
  return row && toRow(row);
}

/** Whose export waits to be made. Nothing where it is done, or went with its account. */
export async function findWaitingExport(db: DbOrTx, id: string): Promise<string | null> {
  const rows = await db.$queryRaw<{ parentId: string }[]>`
    SELECT parent_id AS "parentId" FROM data_exports WHERE id = ${id}::uuid AND status = 'waiting'`;
  return rows[0]?.parentId ?? null;
}

/** Its parts in their order. @returns whether it was still waited for */
export async function finishExport(
  tx: Tx,
  parent: ParentScope,
  done: { id: string; files: string[]; bytes: bigint; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { id, files, bytes, readyAt, expiresAt } = done;
  const { count } = await tx.dataExport.updateMany({
    where: { id, parentId: parent, status: "waiting" },
    data: { status: "ready", readyAt, expiresAt, bytes },
  });
  if (count === 0) return false;
  await tx.dataExportPart.createMany({
    data: files.map((fileId, index) => ({ exportId: id, number: index + 1, fileId })),
  });
  return true;
}

export async function failExport(db: DbOrTx, id: string): Promise<void> {
  await db.dataExport.updateMany({ where: { id, status: "waiting" }, data: { status: "failed" } });
}

export async function findParts(db: DbOrTx, exportId: string): Promise<string[]> {
  const rows = await db.dataExportPart.findMany({
    where: { exportId },
    select: { file: { select: { storageKey: true } } },
    orderBy: { number: "asc" },
  });
  return rows.map(({ file }) => file.storageKey);
}

/** Whoever an export belongs to. */
export const findPerson = (db: DbOrTx, parent: ParentScope) =>
  db.parent.findFirst({
    where: { id: parent, deletedAt: null },
    select: { email: true, firstName: true },
  });

/** Archives of anybody that were asked for before and can't be taken any more. */
export async function deleteExports(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.dataExport.deleteMany({
    where: { createdAt: { lt: before }, OR: [{ status: "failed" }, { expiresAt: { lt: before } }] },
  });
  return count;
}
