import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { LAST_ZONE, type HasZone } from "@/lib/shared/write-day";

export type CreditPeriod = { start: Date; end: Date; limit: number };

/** Takes one credit of the period, if one is left. The row's lock makes parallel orders take turns. */
export async function takeCredit(tx: DbOrTx, parent: ParentScope, period: CreditPeriod): Promise<boolean> {
  await tx.$executeRaw`
    INSERT INTO usage_periods (parent_id, period_start, period_end)
    VALUES (${parent}::uuid, ${period.start}, ${period.end})
    ON CONFLICT DO NOTHING`;
  const taken = await tx.$queryRaw<unknown[]>`
    UPDATE usage_periods SET reserved = reserved + 1
    WHERE parent_id = ${parent}::uuid AND period_start = ${period.start} AND used + reserved < ${period.limit}
    RETURNING 1`;
  return taken.length === 1;
}

export async function noteReservation(
  tx: DbOrTx,
  parent: ParentScope,
  reservation: { bookRequestId: string; periodStart: Date },
): Promise<void> {
  await tx.creditEntry.create({
    data: { ...reservation, parentId: parent, kind: "RESERVE" },
    select: { id: true },
  });
}

/**
 * Turns the reservation of a request into a use, or gives it back, in the period in which it was made.
 * The ledger's unique key refuses a second time.
 */
export async function settleCredit(
  tx: DbOrTx,
  bookRequestId: string,
  kind: "COMMIT" | "RELEASE",
): Promise<void> {
  await tx.$executeRaw`
    WITH reserved AS (
      SELECT parent_id, period_start FROM credit_ledger
      WHERE book_request_id = ${bookRequestId}::uuid AND kind = 'RESERVE'
    ), noted AS (
      INSERT INTO credit_ledger (parent_id, book_request_id, kind, period_start)
      SELECT parent_id, ${bookRequestId}::uuid, ${kind}::credit_kind, period_start FROM reserved
      RETURNING parent_id, period_start
    )
    UPDATE usage_periods period
    SET reserved = reserved - 1, used = used + CASE WHEN ${kind} = 'COMMIT' THEN 1 ELSE 0 END
    FROM noted
    WHERE period.parent_id = noted.parent_id AND period.period_start = noted.period_start`;
}

/**
 * How many requests of the same period failed for such reasons and were given back. The period's row is locked, so that
 * requests that fail at the same moment are counted one at a time.
 */
export async function countReleasesLocked(
  tx: DbOrTx,
  bookRequestId: string,
  failureCodes: string[],
): Promise<number> {
  await tx.$queryRaw`
    SELECT 1 FROM usage_periods period
    JOIN credit_ledger entry ON entry.parent_id = period.parent_id AND entry.period_start = period.period_start
    WHERE entry.book_request_id = ${bookRequestId}::uuid AND entry.kind = 'RESERVE'
    FOR NO KEY UPDATE OF period`;
  const [row] = await tx.$queryRaw<{ releases: number }[]>`
    SELECT count(*)::int AS releases FROM credit_ledger reserved
    JOIN credit_ledger released ON released.parent_id = reserved.parent_id
      AND released.period_start = reserved.period_start AND released.kind = 'RELEASE'
    JOIN book_requests request ON request.id = released.book_request_id
    WHERE reserved.book_request_id = ${bookRequestId}::uuid AND reserved.kind = 'RESERVE'
      AND request.failure_code = ANY(${failureCodes})`;
  return row?.releases ?? 0;
}

/** By whose clock the day is told on which new stories come. */
export const findReader = (tx: DbOrTx, parent: ParentScope): Promise<HasZone> =>
  tx.parent.findUniqueOrThrow({ where: { id: parent }, select: { sessions: LAST_ZONE } });
