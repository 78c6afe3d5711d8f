import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

export type Factor = {
  secret: string;
  confirmedAt: Date | null;
  lastStep: number;
  recoveryHashes: string[];
};

export const findFactor = (db: DbOrTx, parent: ParentScope): Promise<Factor | null> =>
  db.secondFactor.findUnique({
    where: { parentId: parent },
    select: { secret: true, confirmedAt: true, lastStep: true, recoveryHashes: true },
  });

/** The same, locked with its parent until the transaction ends. */
export async function lockFactor(tx: Tx, parent: ParentScope): Promise<Factor | null> {
  await tx.$queryRaw`SELECT id FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;
  return findFactor(tx, parent);
}

/** Takes the place of one that was never confirmed. */
export async function insertFactor(tx: Tx, parent: ParentScope, secret: string): Promise<void> {
  await tx.secondFactor.deleteMany({ where: { parentId: parent, confirmedAt: null } });
  await tx.secondFactor.create({ data: { parentId: parent, secret }, select: { id: true } });
}

export async function changeFactor(tx: Tx, parent: ParentScope, change: Partial<Factor>): Promise<void> {
  await tx.secondFactor.update({ where: { parentId: parent }, data: change, select: { id: true } });
}

/** Whether there was one that counted. */
export async function deleteFactor(tx: Tx, parent: ParentScope): Promise<boolean> {
  const factor = await findFactor(tx, parent);
  await tx.secondFactor.deleteMany({ where: { parentId: parent } });
  return factor?.confirmedAt != null;
}
