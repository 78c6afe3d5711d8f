import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

export type PaidAnswer = {
  /** `null` for what no order pays for, such as a voice. */
  bookRequestId: string | null;
  step: string;
  kind: "text" | "picture" | "speech";
  micros: number;
};

/** A day's account, as `2026-11-22`. */
type Day = { day: string };

/**
 * Every order passes the day's row, one at a time: a crowd waits for it as long as a statement may take, which is
 * longer than for other locks. Nobody is sent away for the length of a queue that moves.
 */
export async function waitForDay(tx: DbOrTx): Promise<void> {
  await tx.$queryRaw`SELECT set_config('lock_timeout', current_setting('statement_timeout'), true)`;
}

/**
 * Opens the account of a day if it is a new one, with what is held back for orders that were begun on another. To be
 * called before anything of an order changes in the same transaction.
 */
export async function openDay(db: DbOrTx, { day }: Day): Promise<void> {
  await db.$executeRaw`
    INSERT INTO provider_days (day, held_micros)
    SELECT ${day}::date, coalesce(sum(run.held_micros - (
      SELECT coalesce(sum(micros), 0) FROM ai_calls WHERE book_request_id = run.book_request_id
    )), 0)
    FROM book_request_runs run
    WHERE run.held_micros > 0 AND NOT EXISTS (SELECT FROM provider_days WHERE day = ${day}::date)
    ON CONFLICT DO NOTHING`;
}

/**
 * Stores what an answer cost. What an order spends while it is made was held back for it; afterwards, told again for
 * instance, it holds nothing. The run is locked, so that its end is before this or after it.
 */
export async function insertAiCall(tx: DbOrTx, call: PaidAnswer & Day): Promise<void> {
  const { day, micros, ...answer } = call;
  await openDay(tx, { day });
  const [run] = await tx.$queryRaw<{ isHeld: boolean }[]>`
    SELECT held_micros > 0 AS "isHeld" FROM book_request_runs
    WHERE book_request_id = ${call.bookRequestId}::uuid FOR SHARE`;
  await tx.aiCall.create({ data: { ...answer, micros: BigInt(micros) }, select: { id: true } });
  await tx.$executeRaw`
    UPDATE provider_days SET spent_micros = spent_micros + ${micros}::bigint,
      held_micros = held_micros - ${run?.isHeld ? micros : 0}::bigint
    WHERE day = ${day}::date`;
}

/** Millionths of a dollar of one day. */
type DayAccount = { spent: number; held: number };

export async function findDay(db: DbOrTx, { day }: Day): Promise<DayAccount> {
  const [account] = await db.$queryRaw<{ spent: bigint; held: bigint }[]>`
    SELECT spent_micros AS spent, held_micros AS held FROM provider_days WHERE day = ${day}::date`;
  return { spent: Number(account?.spent ?? 0), held: Number(account?.held ?? 0) };
}

/**
 * Holds back what an order may cost, if the day has room for it. Others wait for the day's row until the transaction
 * ends, so nothing but the commit comes after this.
 */
export async function holdMicros(
  tx: DbOrTx,
  { day, bookRequestId, micros, budget }: Day & { bookRequestId: string; micros: number; budget: number },
): Promise<boolean> {
  await tx.$executeRaw`
    UPDATE book_request_runs SET held_micros = ${micros}::bigint WHERE book_request_id = ${bookRequestId}::uuid`;
  const held = await tx.$executeRaw`
    UPDATE provider_days SET held_micros = held_micros + ${micros}::bigint
    WHERE day = ${day}::date AND spent_micros + held_micros + ${micros}::bigint <= ${budget}::bigint`;
  return held === 1;
}

/**
 * Gives back what an order held and did not spend. After a clock was set back that is on a day that never held it, and
 * takes nothing from what others hold there.
 */
export async function releaseHeld(
  tx: DbOrTx,
  { day, bookRequestId }: Day & { bookRequestId: string },
): Promise<void> {
  const [run] = await tx.$queryRaw<{ held: bigint }[]>`
    SELECT held_micros AS held FROM book_request_runs
    WHERE book_request_id = ${bookRequestId}::uuid AND held_micros > 0 FOR UPDATE`;
  if (!run) return;
  await openDay(tx, { day });
  await tx.$executeRaw`UPDATE book_request_runs SET held_micros = 0 WHERE book_request_id = ${bookRequestId}::uuid`;
  await tx.$executeRaw`
    UPDATE provider_days SET held_micros = greatest(0, held_micros - ${run.held}::bigint + (
      SELECT coalesce(sum(micros), 0) FROM ai_calls WHERE book_request_id = ${bookRequestId}::uuid
    )) WHERE day = ${day}::date`;
}

/** Workers look for a free place one after another, so that two don't take the last one. */
export async function lockPlaces(tx: DbOrTx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('talewick.provider-places'))`;
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

/** What the text of an order has cost so far, and how many answers it took, all its tries together. */
export async function findSpentOnText(
  db: DbOrTx,
  bookRequestId: string,
): Promise<{ micros: number; answers: number }> {
  const [row] = await db.$queryRaw<{ micros: bigint; answers: number }[]>`
    SELECT coalesce(sum(micros), 0)::bigint AS micros, count(*)::int AS answers FROM ai_calls
    WHERE book_request_id = ${bookRequestId}::uuid AND kind = 'text' AND step = 'text'`;
  return { micros: Number(row?.micros ?? 0), answers: row?.answers ?? 0 };
}
