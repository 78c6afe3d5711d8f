import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

export type KeyedRequest = { parent: ParentScope; key: string; requestHash: Uint8Array<ArrayBuffer> };
export type KeptAnswer = { status: number; body: string };

/** Whether this request is the first with its key, or takes the place of one that never answered. */
export async function claimKey(db: DbOrTx, request: KeyedRequest, abandoned: Date): Promise<boolean> {
  const { parent, key, requestHash } = request;
  const rows = await db.$queryRaw<unknown[]>`
    INSERT INTO kept_answers (parent_id, key, request_hash) VALUES (${parent}::uuid, ${key}, ${requestHash})
    ON CONFLICT (parent_id, key) DO UPDATE SET request_hash = EXCLUDED.request_hash, created_at = now()
      WHERE kept_answers.status IS NULL AND kept_answers.created_at < ${abandoned}
    RETURNING 1`;
  return rows.length === 1;
}

export async function findAnswer(
  db: DbOrTx,
  { parent, key }: KeyedRequest,
): Promise<{ requestHash: Uint8Array; answer: KeptAnswer | null } | null> {
  const row = await db.keptAnswer.findUnique({ where: { parentId_key: { parentId: parent, key } } });
  if (!row) return null;
  const { requestHash, status, body } = row;
  return { requestHash, answer: status === null ? null : { status, body } };
}

export async function keepAnswer(
  db: DbOrTx,
  { parent, key }: KeyedRequest,
  answer: KeptAnswer,
): Promise<void> {
  await db.keptAnswer.updateMany({ where: { parentId: parent, key }, data: answer });
}

export async function releaseKey(db: DbOrTx, { parent, key }: KeyedRequest): Promise<void> {
  await db.keptAnswer.deleteMany({ where: { parentId: parent, key, status: null } });
}

export async function deleteAnswers(db: DbOrTx, before: Date): Promise<void> {
  await db.keptAnswer.deleteMany({ where: { createdAt: { lt: before } } });
}
