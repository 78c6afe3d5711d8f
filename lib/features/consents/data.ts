import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { ConsentPurpose, ConsentView } from "./contract";

export type NewConsent = { purpose: ConsentPurpose; textVersion: string; method: string; evidence: string };

export async function insertConsent(tx: DbOrTx, parent: ParentScope, consent: NewConsent): Promise<string> {
  const { id } = await tx.consent.create({ data: { parentId: parent, ...consent }, select: { id: true } });
  return id;
}

type Question = { purpose: ConsentPurpose; textVersion: string };

/** A consent that stands, held until the transaction ends: who takes it back waits and then sees what was begun. */
export async function holdConsent(
  tx: DbOrTx,
  parent: ParentScope,
  question: Question,
): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM consents
    WHERE parent_id = ${parent}::uuid AND purpose = ${question.purpose}
      AND text_version = ${question.textVersion} AND withdrawn_at IS NULL
    ORDER BY id DESC LIMIT 1
    FOR SHARE`;
  return row?.id ?? null;
}

export async function findStanding(db: DbOrTx, consent: Question & { id: string }): Promise<boolean> {
  return (await db.consent.count({ where: { ...consent, withdrawnAt: null } })) === 1;
}

/** Until the transaction ends, nobody else gives a consent of this parent. */
export const lockConsents = (tx: DbOrTx, parent: ParentScope): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;

/** How many consents to a purpose stand, in these words. */
export const countStanding = (db: DbOrTx, parent: ParentScope, question: Question): Promise<number> =>
  db.consent.count({ where: { parentId: parent, ...question, withdrawnAt: null } });

/** Takes every standing consent to a purpose back. */
export async function withdrawConsents(
  tx: DbOrTx,
  parent: ParentScope,
  { purpose, now }: { purpose: ConsentPurpose; now: Date },
): Promise<string[]> {
  const rows = await tx.consent.updateManyAndReturn({
    where: { parentId: parent, purpose, withdrawnAt: null },
    data: { withdrawnAt: now },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

export async function findConsents(db: DbOrTx, parent: ParentScope): Promise<ConsentView[]> {
  const rows = await db.consent.findMany({
    where: { parentId: parent },
    select: { purpose: true, textVersion: true, grantedAt: true, withdrawnAt: true },
    orderBy: { id: "desc" },
    take: 100,
  });
  return rows.map(({ purpose, textVersion, grantedAt, withdrawnAt }) => ({
    purpose: purpose as ConsentPurpose, // Written by `insertConsent` alone.
    textVersion,
    grantedAt: grantedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}
