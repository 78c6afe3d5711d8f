import "server-only";
import { sql, type DbOrTx } from "@/lib/platform/db/database";
import type { SealedEntry } from "./seal";

// Any number; it is ours among the database's advisory locks.
const LOCK = 7_310_559_203;

const AT = sql`to_char(entry.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const FACTS = sql`entry.id, entry.action, entry.table_name AS "tableName", entry.record_id AS "recordId",
  entry.actor_parent_id AS "actorParentId", entry.subject_parent_id AS "subjectParentId",
  entry.changed_fields AS "changedFields", entry.request_id AS "requestId", ${AT} AS at`;

/** Until the transaction ends nobody else seals. @returns false where somebody does */
export async function claimSealing(tx: DbOrTx): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ ours: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS ours`;
  return row?.ours ?? false;
}

export type Head = { position: number; hash: Uint8Array };

/** The last seal; nothing before the first. */
export async function findHead(db: DbOrTx): Promise<Head | null> {
  const rows = await db.$queryRaw<Head[]>`
    SELECT position::float8 AS position, hash FROM audit_seals ORDER BY position DESC LIMIT 1`;
  return rows[0] ?? null;
}

/** What waits to be sealed, oldest first; what isn't committed isn't there. */
export const findUnsealed = (tx: DbOrTx, atMost: number): Promise<SealedEntry[]> =>
  tx.$queryRaw<SealedEntry[]>(
    sql`SELECT ${FACTS} FROM audit_unsealed JOIN audit_log entry ON entry.id = entry_id ORDER BY entry_id LIMIT ${atMost}`,
  );

export type Seal = { position: number; entryId: string; digest: Uint8Array; hash: Uint8Array };

/** Adds seals to the chain, takes their entries from the queue and counts them. */
export async function insertSeals(tx: DbOrTx, seals: Seal[]): Promise<void> {
  const ids = seals.map(({ entryId }) => entryId);
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
  await tx.$executeRaw`
    INSERT INTO audit_seals (position, entry_id, digest, hash)
    SELECT position, entry_id, decode(digest, 'hex'), decode(hash, 'hex')
    FROM unnest(${seals.map(({ position }) => position)}::bigint[], ${ids}::uuid[],
      ${seals.map(({ digest }) => hex(digest))}::text[], ${seals.map(({ hash }) => hex(hash))}::text[])
      AS sealed (position, entry_id, digest, hash)`;
  await tx.$executeRaw`DELETE FROM audit_unsealed WHERE entry_id = ANY(${ids}::uuid[])`;
  await tx.$executeRaw`
    WITH new AS (
      INSERT INTO audit_actors (parent_id)
      SELECT DISTINCT actor_parent_id FROM audit_log WHERE id = ANY(${ids}::uuid[]) AND actor_parent_id IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING parent_id
    )
    UPDATE audit_totals SET entries = entries + ${ids.length}, actors = actors + (SELECT count(*) FROM new)`;
}

export type SealWithEntry = Seal & { entry: SealedEntry | null };

/** The next seals behind a position, each with what it was set on, if that is still there. */
export async function findSeals(db: DbOrTx, after: number, atMost: number): Promise<SealWithEntry[]> {
  type Row = Seal & { [Key in keyof SealedEntry]: SealedEntry[Key] | null };
  const rows = await db.$queryRaw<Row[]>(
    sql`SELECT position::float8 AS position, entry_id AS "entryId", digest, hash, ${FACTS}
      FROM (SELECT * FROM audit_seals WHERE position > ${after} ORDER BY position LIMIT ${atMost}) seal
      LEFT JOIN audit_log entry ON entry.id = entry_id ORDER BY position`,
  );
  return rows.map(({ position, entryId, digest, hash, ...facts }) => ({
    position,
    entryId,
    digest,
    hash,
    // Either all of an entry is there, or nothing of it.
    entry: facts.id === null ? null : (facts as SealedEntry),
  }));
}

export type Stray = { id: string; isSealed: boolean; isQueued: boolean };

/** The next entries by id, and whether anybody knows of them. */
export const findEntriesInChain = (db: DbOrTx, after: string | null, atMost: number): Promise<Stray[]> =>
  db.$queryRaw<Stray[]>(
    sql`SELECT entry.id, EXISTS (SELECT FROM audit_seals WHERE entry_id = entry.id) AS "isSealed",
        EXISTS (SELECT FROM audit_unsealed WHERE entry_id = entry.id) AS "isQueued"
      FROM (
        SELECT id FROM audit_log WHERE id > ${after ?? "00000000-0000-0000-0000-000000000000"}::uuid
        ORDER BY id LIMIT ${atMost}
      ) entry ORDER BY entry.id`,
  );

/** The first that waits for its seal and is gone. */
export async function findLostUnsealed(db: DbOrTx): Promise<string | null> {
  const rows = await db.$queryRaw<{ id: string }[]>(
    sql`SELECT entry_id AS id FROM audit_unsealed
      WHERE NOT EXISTS (SELECT FROM audit_log WHERE id = entry_id) ORDER BY entry_id LIMIT 1`,
  );
  return rows[0]?.id ?? null;
}
