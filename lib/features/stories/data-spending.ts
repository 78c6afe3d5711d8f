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

/** How many other orders are being made at the provider. */
export async function countMakingAtProvider(tx: DbOrTx, exceptId: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ making: number }[]>`
    SELECT count(*)::int AS making FROM book_request_runs run
    JOIN book_requests request ON request.id = run.book_request_id
    WHERE run.held_micros > 0 AND request.status = 'RUNNING' AND request.id <> ${exceptId}::uuid`;
  return row?.making ?? 0;
}
