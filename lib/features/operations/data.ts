import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

export type KeyedRequest = { parent: ParentScope; key: string; requestHash: Uint8Array<ArrayBuffer> };
export type KeptAnswer = { status: number; body: string };

/** The right to answer a request; ends when somebody takes it over. */
export type Claim = Pick<KeyedRequest, "parent" | "key"> & { claimedAt: Date };

/**
 * Claims the key for the first request with it, or for one that takes the place of another that never answered. Times
 * are the database's: they order claims of several machines.
 */
export async function claimKey(
  db: DbOrTx,
  { parent, key, requestHash }: KeyedRequest,
  abandoned: { afterMs: number },
): Promise<Claim | null> {
  const rows = await db.$queryRaw<{ claimedAt: Date }[]>`
    INSERT INTO kept_answers (parent_id, key, request_hash) VALUES (${parent}::uuid, ${key}, ${requestHash})
    ON CONFLICT (parent_id, key) DO UPDATE SET request_hash = EXCLUDED.request_hash, created_at = now()
      WHERE kept_answers.status IS NULL
        AND kept_answers.created_at < now() - ${abandoned.afterMs} * interval '1 millisecond'
    RETURNING created_at AS "claimedAt"`;
  return rows[0] ? { parent, key, ...rows[0] } : null;
}

export async function findAnswer(
  db: DbOrTx,
  { parent, key }: KeyedRequest,
): Promise<{ requestHash: Uint8Array; isErased: boolean; answer: KeptAnswer | null } | null> {
  const row = await db.keptAnswer.findUnique({ where: { parentId_key: { parentId: parent, key } } });
  if (!row) return null;
  const { requestHash, isErased, status, body } = row;
  return { requestHash, isErased, answer: status === null ? null : { status, body } };
}

const unanswered = ({ parent, key, claimedAt }: Claim) => ({
  parentId: parent,
  key,
  createdAt: claimedAt,
  status: null,
});

/** @returns whether the claim still stood */
export async function keepAnswer(db: DbOrTx, claim: Claim, answer: KeptAnswer): Promise<boolean> {
  const { count } = await db.keptAnswer.updateMany({ where: unanswered(claim), data: answer });
  return count === 1;
}

export async function releaseKey(db: DbOrTx, claim: Claim): Promise<void> {
  await db.keptAnswer.deleteMany({ where: unanswered(claim) });
}

export async function deleteAnswers(db: DbOrTx, before: Date): Promise<void> {
  await db.keptAnswer.deleteMany({ where: { createdAt: { lt: before } } });
}
