import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

export type PaidAnswer = { bookRequestId: string; step: string; kind: "text" | "picture"; micros: number };

export async function insertAiCall(db: DbOrTx, { micros, ...call }: PaidAnswer): Promise<void> {
  await db.aiCall.create({ data: { ...call, micros: BigInt(micros) }, select: { id: true } });
}

/** Orders look at the budget one after another, so that two can't take the same rest of it. */
export async function lockBudget(tx: DbOrTx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('talewick.ai-budget'))`;
}

/** Millionths of a dollar that were spent since. */
export async function sumSpent(db: DbOrTx, since: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ micros: bigint }[]>`
    SELECT coalesce(sum(micros), 0)::bigint AS micros FROM ai_calls WHERE occurred_at >= ${since}`;
  return Number(row?.micros ?? 0);
}

/** What the orders in the making may still spend. */
export async function sumHeld(tx: DbOrTx): Promise<number> {
  const [row] = await tx.$queryRaw<{ micros: bigint }[]>`
    SELECT coalesce(sum(greatest(run.held_micros - coalesce(spent.micros, 0), 0)), 0)::bigint AS micros
    FROM book_request_runs run
    LEFT JOIN LATERAL (
      SELECT sum(call.micros) AS micros FROM ai_calls call WHERE call.book_request_id = run.book_request_id
    ) spent ON true
    WHERE run.held_micros > 0`;
  return Number(row?.micros ?? 0);
}

export type ProviderCrowd = { parentId: string; all: number; ofFamily: number };

/**
 * How many other orders are being made at the provider, in all and of the same family. One whose newest claim was
 * released waits in the queue and takes no place.
 */
export async function countMakingAtProvider(
  tx: DbOrTx,
  bookRequestId: string,
): Promise<ProviderCrowd | null> {
  const [crowd] = await tx.$queryRaw<ProviderCrowd[]>`
    SELECT mine.parent_id AS "parentId", count(other.id)::int AS all,
      (count(other.id) FILTER (WHERE other.parent_id = mine.parent_id))::int AS "ofFamily"
    FROM book_requests mine LEFT JOIN (
      SELECT request.id, request.parent_id FROM book_request_runs run
      JOIN book_requests request ON request.id = run.book_request_id
      WHERE run.held_micros > 0 AND request.status = 'RUNNING' AND NOT EXISTS (
        SELECT 1 FROM book_request_claims claim
        WHERE claim.book_request_id = run.book_request_id AND claim.fence = run.fence
          AND claim.ending IN ('error', 'stopped', 'delayed')
      )
    ) other ON other.id <> mine.id
    WHERE mine.id = ${bookRequestId}::uuid
    GROUP BY mine.parent_id`;
  return crowd ?? null;
}
