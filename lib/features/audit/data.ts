import "server-only";
import { fetchRows, joinSql, sql, type DbOrTx, type Sql } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

/** Whose entries may be seen: everybody's by an administrator, else one's own account's. */
export type AuditScope = { everybody: true } | { everybody: false; parent: ParentScope };

type Place = { at: string; id: string };

export type AuditQuestion = {
  tableName?: string | undefined;
  action?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  /** Whoever did it. */
  actorId?: string | undefined;
  after?: Place | undefined;
  limit: number;
};

export type AuditRow = {
  id: string;
  action: string;
  tableName: string;
  recordId: string;
  userEmail: string | null;
  /** To the microsecond. */
  at: string;
  changedFields: string[];
};

const COLUMNS = sql`id, action, table_name, record_id, actor_parent_id, changed_fields, occurred_at`;
const NEWEST = sql`occurred_at DESC, id DESC`;

function conditionsOf({ tableName, action, start, end, actorId, after }: AuditQuestion): Sql[] {
  return [
    ...(tableName === undefined ? [] : [sql`table_name = ${tableName}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(start === undefined ? [] : [sql`occurred_at >= ${start}::timestamptz`]),
    // The whole of its millisecond.
    ...(end === undefined ? [] : [sql`occurred_at < ${end}::timestamptz + interval '1 millisecond'`]),
    ...(actorId === undefined ? [] : [sql`actor_parent_id = ${actorId}::uuid`]),
    ...(after === undefined ? [] : [sql`(occurred_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ];
}

const newest = (conditions: Sql[], limit: number): Sql =>
  sql`SELECT ${COLUMNS} FROM audit_log
    WHERE ${conditions.length > 0 ? joinSql(conditions, " AND ") : sql`true`} ORDER BY ${NEWEST} LIMIT ${limit}`;

/** Each half is the reading of one index; together they are what the account did and what was done to it. */
function ofAccount(parent: ParentScope, conditions: Sql[], limit: number): Sql {
  const did = newest([sql`actor_parent_id = ${parent}::uuid`, ...conditions], limit);
  const underwent = newest(
    [
      sql`subject_parent_id = ${parent}::uuid AND actor_parent_id IS DISTINCT FROM ${parent}::uuid`,
      ...conditions,
    ],
    limit,
  );
  return sql`SELECT * FROM ((${did}) UNION ALL (${underwent})) AS own ORDER BY ${NEWEST} LIMIT ${limit}`;
}

/** Newest first. A parent is told nobody's address but their own. */
export function findEntries(db: DbOrTx, scope: AuditScope, question: AuditQuestion): Promise<AuditRow[]> {
  const conditions = conditionsOf(question);
  const found = scope.everybody
    ? newest(conditions, question.limit)
    : ofAccount(scope.parent, conditions, question.limit);
  const isShown = scope.everybody ? sql`true` : sql`actor.id = ${scope.parent}::uuid`;
  return fetchRows<AuditRow>(
    db,
    sql`SELECT entry.id, entry.action, entry.table_name AS "tableName", entry.record_id AS "recordId",
      actor.email AS "userEmail", entry.changed_fields AS "changedFields",
      to_char(entry.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at
    FROM (${found}) entry LEFT JOIN parents actor ON actor.id = entry.actor_parent_id AND ${isShown}
    ORDER BY entry.occurred_at DESC, entry.id DESC`,
  );
}

export async function findActorId(db: DbOrTx, email: string): Promise<string | null> {
  const rows = await fetchRows<{ id: string }>(db, sql`SELECT id FROM parents WHERE email = ${email}`);
  return rows[0]?.id ?? null;
}

export type AuditFigures = { entries: number; actors: number };

/**
 * Sealed entries are counted as they are sealed; those that wait for it are counted now, without looking at them: while
 * an administrator reads there may be thousands.
 */
export async function countEverything(db: DbOrTx): Promise<AuditFigures> {
  const [figures] = await fetchRows<AuditFigures>(
    db,
    sql`WITH waiting AS (
      SELECT actor_parent_id, count(*) AS entries FROM audit_unsealed GROUP BY actor_parent_id
    )
    SELECT (entries + (SELECT coalesce(sum(waiting.entries), 0) FROM waiting))::float8 AS entries,
      (actors + (
        -- Asked for each of the few, so that those who have acted before are never read as a whole.
        SELECT count(actor_parent_id) FILTER (
          WHERE NOT EXISTS (SELECT FROM audit_actors WHERE parent_id = actor_parent_id)
        ) FROM waiting
      ))::float8 AS actors
    FROM audit_totals`,
  );
  return figures ?? { entries: 0, actors: 0 };
}

export async function countOwn(db: DbOrTx, parent: ParentScope): Promise<number> {
  const [row] = await fetchRows<{ entries: number }>(
    db,
    sql`SELECT (
      (SELECT count(*) FROM audit_log WHERE actor_parent_id = ${parent}::uuid)
      + (SELECT count(*) FROM audit_log
        WHERE subject_parent_id = ${parent}::uuid AND actor_parent_id IS DISTINCT FROM ${parent}::uuid)
    )::float8 AS entries`,
  );
  return row?.entries ?? 0;
}

type OwnEntry = {
  action: "READ" | "EXPORT";
  actorId: string;
  /** Whose entries were asked for, where they were somebody's. */
  subjectId: string | null;
  /** Names of the filters. */
  filters: string[];
  requestId: string;
};

/** An entry about somebody who reads the log. */
export async function recordReader(db: DbOrTx, entry: OwnEntry): Promise<void> {
  const { action, actorId, subjectId, filters, requestId } = entry;
  await db.$executeRaw`
    INSERT INTO audit_log (action, table_name, record_id, actor_parent_id, subject_parent_id, changed_fields, request_id)
    VALUES (${action}, 'audit_log', ${subjectId ?? actorId}::uuid, ${actorId}::uuid, ${subjectId}::uuid,
      ${filters}::text[], ${requestId})`;
}

/** Lets go of sealed entries whose time is over, oldest first. @returns how many went */
export async function deleteOldEntries(tx: DbOrTx, { before, atMost }: { before: Date; atMost: number }) {
  const [row] = await tx.$queryRaw<{ gone: number }[]>`
    WITH old AS (
      SELECT id FROM audit_log WHERE occurred_at < ${before}
        AND EXISTS (SELECT FROM audit_seals WHERE entry_id = audit_log.id)
      ORDER BY occurred_at, id LIMIT ${atMost}
    ), gone AS (
      DELETE FROM audit_log USING old WHERE audit_log.id = old.id RETURNING audit_log.id
    ), fewer AS (
      UPDATE audit_totals SET entries = entries - (SELECT count(*) FROM gone)
    )
    SELECT count(*)::int AS gone FROM gone`;
  return row?.gone ?? 0;
}

/** Whoever acted in nothing that is still there is counted no more. */
export async function forgetActors(tx: DbOrTx): Promise<void> {
  await tx.$executeRaw`
    WITH gone AS (
      DELETE FROM audit_actors WHERE NOT EXISTS (
        SELECT FROM audit_log WHERE actor_parent_id = audit_actors.parent_id
      ) RETURNING parent_id
    )
    UPDATE audit_totals SET actors = actors - (SELECT count(*) FROM gone)`;
}
