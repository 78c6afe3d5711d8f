import "server-only";
import { fetchRows, sql, type DbOrTx, type Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { KeyScope } from "@/lib/shared/key-scopes";
import type { ApiTierId } from "./rules";

const KEY = {
  id: true,
  name: true,
  hint: true,
  scopes: true,
  createdAt: true,
  rotatedAt: true,
  lastUsedAt: true,
} as const;

export type ApiKeyRow = {
  id: string;
  name: string;
  hint: string;
  /** A check in the database keeps other words out. */
  scopes: string[];
  createdAt: Date;
  rotatedAt: Date | null;
  lastUsedAt: Date | null;
};

export const findKeys = (db: DbOrTx, parent: ParentScope): Promise<ApiKeyRow[]> =>
  db.apiKey.findMany({ where: { parentId: parent }, select: KEY, orderBy: { id: "asc" } });

/** How many there are; keys of one parent are made one after another. */
export async function countKeysLocked(tx: Tx, parent: ParentScope): Promise<number> {
  await tx.$queryRaw`SELECT id FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;
  return tx.apiKey.count({ where: { parentId: parent } });
}

type Secret = { keyHash: Uint8Array<ArrayBuffer>; hint: string };

export const insertKey = (
  tx: Tx,
  parent: ParentScope,
  key: Secret & { name: string; scopes: KeyScope[]; createdAt: Date },
): Promise<ApiKeyRow> => tx.apiKey.create({ data: { ...key, parentId: parent }, select: KEY });

export async function replaceSecret(
  tx: Tx,
  parent: ParentScope,
  { id, ...secret }: Secret & { id: string; rotatedAt: Date },
): Promise<ApiKeyRow | null> {
  const [row] = await tx.apiKey.updateManyAndReturn({
    where: { id, parentId: parent },
    data: { ...secret, lastUsedAt: null },
    select: KEY,
  });
  return row ?? null;
}

export async function deleteKey(tx: Tx, parent: ParentScope, id: string): Promise<boolean> {
  const { count } = await tx.apiKey.deleteMany({ where: { id, parentId: parent } });
  return count > 0;
}

export type FoundKey = {
  keyId: string;
  parentId: string;
  scopes: KeyScope[];
  deletionDueAt: Date | null;
  lastUsedAt: Date | null;
};

/** Anybody's key by its hash, with what decides whether it is good. */
export async function findKeyByHash(db: DbOrTx, keyHash: Uint8Array): Promise<FoundKey | null> {
  const [row] = await fetchRows<FoundKey>(
    db,
    sql`SELECT key.id AS "keyId", key.parent_id AS "parentId", key.scopes, key.last_used_at AS "lastUsedAt",
      parent.deletion_due_at AS "deletionDueAt"
    FROM api_keys key JOIN parents parent ON parent.id = key.parent_id AND parent.deleted_at IS NULL
    WHERE key.key_hash = ${keyHash}`,
  );
  return row ?? null;
}

/** Leaves alone what another call has noted meanwhile. */
export async function noteUse(
  db: DbOrTx,
  keyId: string,
  times: { now: Date; staleSince: Date },
): Promise<void> {
  await db.apiKey.updateMany({
    where: { id: keyId, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: times.staleSince } }] },
    data: { lastUsedAt: times.now },
  });
}

/** The tier that somebody gave to an account. */
export async function findGivenTier(db: DbOrTx, parent: ParentScope): Promise<ApiTierId> {
  const { apiTier } = await db.parent.findUniqueOrThrow({ where: { id: parent }, select: { apiTier: true } });
  return apiTier;
}

/**
 * Counts one call, unless the month's are used up: one statement, so that calls at the same moment can't both be the
 * last one.
 * @returns how many there are with this one, or `null` where it was one too many
 */
export async function countCall(
  db: DbOrTx,
  parent: ParentScope,
  { month, limit }: { month: string; limit: number | null },
): Promise<number | null> {
  const [row] = await fetchRows<{ calls: number }>(
    db,
    sql`INSERT INTO api_usage (parent_id, month, calls) VALUES (${parent}::uuid, ${month}::date, 1)
    ON CONFLICT (parent_id, month) DO UPDATE SET calls = api_usage.calls + 1 
      WHERE ${limit}::int IS NULL OR api_usage.calls < ${limit}::int
    RETURNING calls`,
  );
  return row?.calls ?? null;
}

export async function findCalls(db: DbOrTx, parent: ParentScope, month: string): Promise<number> {
  const [row] = await fetchRows<{ calls: number }>(
    db,
    sql`SELECT calls FROM api_usage WHERE parent_id = ${parent}::uuid AND month = ${month}::date`,
  );
  return row?.calls ?? 0;
}

/** By a command on the server; a call with a key counts by it from the next one on. */
export async function updateTier(
  tx: Tx,
  email: string,
  tier: ApiTierId,
): Promise<"changed" | "same" | "unknown"> {
  const parent = await tx.parent.findUnique({
    where: { email },
    select: { id: true, apiTier: true, deletedAt: true },
  });
  if (!parent || parent.deletedAt) return "unknown";
  if (parent.apiTier === tier) return "same";
  await tx.parent.update({ where: { id: parent.id }, data: { apiTier: tier }, select: { id: true } });
  return "changed";
}
