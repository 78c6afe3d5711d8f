import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { StoryOrder } from "@/lib/shared/story";

/** Somebody's right to work on an order; void as soon as somebody else claims it. */
export type Claim = { bookRequestId: string; fence: number };

/** How a claim ended in an orderly way. */
export type ClaimEnd = "error" | "stopped" | "superseded" | "delayed";

export type ClaimedRequest = {
  parentId: string;
  childId: string | null;
  bookId: string | null;
  kind: "story" | "character";
  order: StoryOrder;
  fence: number;
  /** When it was first claimed. */
  startedAt: Date;
  /** Earlier claims that nobody released: their process died. */
  crashes: number;
  /** Earlier claims that ended with an error worth trying again. */
  errors: number;
  /** Earlier claims that ended because a provider was away. */
  delays: number;
  photo: ClaimedPhoto | null;
};

export type ClaimedPhoto = { fileId: string; providerConsentId: string | null };

type ClaimRow = Omit<ClaimedRequest, "order" | "startedAt" | "crashes" | "errors" | "delays" | "photo"> & {
  order: unknown;
  status: string;
  photoFileId: string | null;
  providerConsentId: string | null;
  startedAt: Date | null;
};

/** Claims an order that has not ended, and tells what became of the claims before. */
export async function claimRequest(
  tx: DbOrTx,
  bookRequestId: string,
  now: Date,
): Promise<ClaimedRequest | null> {
  const [row] = await tx.$queryRaw<ClaimRow[]>`
    UPDATE book_request_runs run SET fence = fence + 1
    FROM book_requests request
    WHERE run.book_request_id = ${bookRequestId}::uuid AND request.id = run.book_request_id
      AND request.status IN ('QUEUED', 'RUNNING')
    RETURNING request.parent_id AS "parentId", request.child_id AS "childId", request.book_id AS "bookId",
      request.kind::text AS kind, request."order" AS "order", request.status::text AS status, request.started_at AS "startedAt",
      request.photo_file_id AS "photoFileId", request.provider_consent_id AS "providerConsentId", run.fence`;
  if (!row) return null;
  if (row.status === "QUEUED") {
    await tx.bookRequest.update({
      where: { id: bookRequestId },
      data: { status: "RUNNING", startedAt: now },
      select: { id: true },
    });
  }
  const before = await tx.bookRequestClaim.findMany({ where: { bookRequestId }, select: { ending: true } });
  await tx.bookRequestClaim.create({
    data: { bookRequestId, fence: row.fence, claimedAt: now },
    select: { fence: true },
  });
  const { status: _, order, startedAt, photoFileId, providerConsentId, ...facts } = row;
  const count = (end: ClaimEnd | null) => before.filter(({ ending }) => ending === end).length;
  return {
    ...facts,
    startedAt: startedAt ?? now,
    order: order as StoryOrder, // Written by `insertRequest` alone.
    crashes: count(null),
    errors: count("error"),
    delays: count("delayed"),
    photo: photoFileId ? { fileId: photoFileId, providerConsentId } : null,
  };
}

/** Claims of an order that has not ended which nobody has released: their process works on it, or died of it. */
export function countUnreleasedClaims(db: DbOrTx, bookRequestId: string): Promise<number> {
  return db.bookRequestClaim.count({ where: { bookRequestId, ending: null } });
}

/** Says how a claim ended, so that it doesn't count as a crash. */
export async function releaseClaim(
  db: DbOrTx,
  claim: Claim,
  { ending, now: endedAt }: { ending: ClaimEnd; now: Date },
): Promise<void> {
  await db.bookRequestClaim.updateMany({ where: { ...claim, ending: null }, data: { ending, endedAt } });
}

export type Standing = { childGone: boolean };

/** Raises the progress under the claim; `null` when the claim is void. */
export async function raiseProgress(db: DbOrTx, claim: Claim, progress: number): Promise<Standing | null> {
  const [standing] = await db.$queryRaw<Standing[]>`
    UPDATE book_request_runs run SET progress = ${progress}
    FROM book_requests request LEFT JOIN children child ON child.id = request.child_id
    WHERE run.book_request_id = ${claim.bookRequestId}::uuid AND run.fence = ${claim.fence}
      AND request.id = run.book_request_id AND request.status = 'RUNNING'
    RETURNING (child.id IS NULL OR child.deleted_at IS NOT NULL OR EXISTS (
      SELECT FROM jsonb_array_elements(request."order" -> 'together') hero
      WHERE NOT EXISTS (SELECT FROM children other
        WHERE other.id = (hero ->> 'id')::uuid AND other.deleted_at IS NULL)
    )) AS "childGone"`;
  return standing ?? null;
}

/** Holds the claim until the transaction ends; false when it is void. */
export async function holdClaim(tx: DbOrTx, claim: Claim): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM book_request_runs
    WHERE book_request_id = ${claim.bookRequestId}::uuid AND fence = ${claim.fence}
    FOR UPDATE`;
  return rows.length === 1;
}

/** Makes every claim void; one that is being held is waited for, so that what it writes is seen after this. */
export async function voidClaims(tx: DbOrTx, bookRequestId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE book_request_runs SET fence = fence + 1 WHERE book_request_id = ${bookRequestId}::uuid`;
}
