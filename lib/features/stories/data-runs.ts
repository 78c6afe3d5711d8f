import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { StoryOrder } from "@/lib/shared/story";

/** Somebody's right to work on an order; void as soon as somebody else claims it. */
export type Claim = { bookRequestId: string; fence: number };

const LET_GO = "let-go";
type LetGo = "error" | "stopped" | "superseded" | "delayed";
const waitsAgain: LetGo[] = ["error", "stopped", "delayed"];
/** How the end of a claim is noted whose order waits in the queue again; the claim's number follows. */
export const WAITING_NOTES = waitsAgain.map((reason) => `${LET_GO}/${reason}/`);

export type ClaimedRequest = {
  parentId: string;
  childId: string | null;
  bookId: string | null;
  kind: "story" | "character";
  order: StoryOrder;
  fence: number;
  /** When it was first claimed. */
  startedAt: Date;
  /** Earlier claims that ended without a word: their process died. */
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
  const ended = await tx.bookRequestStep.findMany({
    where: { bookRequestId, step: { startsWith: `${LET_GO}/` } },
    select: { step: true },
  });
  const { status: _, order, startedAt, photoFileId, providerConsentId, ...facts } = row;
  const count = (reason: LetGo) => ended.filter(({ step }) => step.startsWith(`${LET_GO}/${reason}/`)).length;
  return {
    ...facts,
    startedAt: startedAt ?? now,
    order: order as StoryOrder, // Written by `insertRequest` alone.
    crashes: row.fence - 1 - ended.length,
    errors: count("error"),
    delays: count("delayed"),
    photo: photoFileId ? { fileId: photoFileId, providerConsentId } : null,
  };
}

/** Claims of an order that has not ended of which nobody has said how they ended. */
export async function countSilentClaims(db: DbOrTx, bookRequestId: string): Promise<number> {
  const [row] = await db.$queryRaw<{ silent: number }[]>`
    SELECT run.fence - (
      SELECT count(*)::int FROM book_request_steps step
      WHERE step.book_request_id = run.book_request_id AND starts_with(step.step, ${`${LET_GO}/`})
    ) AS silent
    FROM book_request_runs run WHERE run.book_request_id = ${bookRequestId}::uuid`;
  return row?.silent ?? 0;
}

/** Says that a claim ended in an orderly way, so that it doesn't count as a crash. */
export async function noteLetGo(db: DbOrTx, claim: Claim, reason: LetGo): Promise<void> {
  await db.$executeRaw`
    INSERT INTO book_request_steps (book_request_id, step, output)
    SELECT id, ${`${LET_GO}/${reason}/${claim.fence}`}, '{}' FROM book_requests
    WHERE id = ${claim.bookRequestId}::uuid AND status IN ('QUEUED', 'RUNNING')
    ON CONFLICT DO NOTHING`;
}

export type Standing = { childGone: boolean };

/** Raises the progress under the claim; `null` when the claim is void. */
export async function raiseProgress(db: DbOrTx, claim: Claim, progress: number): Promise<Standing | null> {
  const [standing] = await db.$queryRaw<Standing[]>`
    UPDATE book_request_runs run SET progress = ${progress}
    FROM book_requests request LEFT JOIN children child ON child.id = request.child_id
    WHERE run.book_request_id = ${claim.bookRequestId}::uuid AND run.fence = ${claim.fence}
      AND request.id = run.book_request_id AND request.status = 'RUNNING'
    RETURNING (child.id IS NULL OR child.deleted_at IS NOT NULL) AS "childGone"`;
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

export async function findSteps(db: DbOrTx, bookRequestId: string): Promise<Map<string, unknown>> {
  const rows = await db.bookRequestStep.findMany({
    where: { bookRequestId },
    select: { step: true, output: true },
  });
  return new Map(rows.map(({ step, output }) => [step, output]));
}

export async function insertStep(
  tx: DbOrTx,
  bookRequestId: string,
  step: string,
  output: object,
): Promise<void> {
  await tx.bookRequestStep.create({ data: { bookRequestId, step, output }, select: { step: true } });
}

/** Forgets the results of some steps. @returns the files that they made */
export async function dropSteps(tx: DbOrTx, bookRequestId: string, startsWith: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string | null }[]>`
    DELETE FROM book_request_steps
    WHERE book_request_id = ${bookRequestId}::uuid AND starts_with(step, ${startsWith})
    RETURNING (output ->> 'fileId')::uuid AS id`;
  return rows.flatMap(({ id }) => (id ? [id] : []));
}

/** Files that the steps of an order made, also those that no book shows. */
export async function findStepFiles(tx: DbOrTx, bookRequestId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT (output ->> 'fileId')::uuid AS id FROM book_request_steps
    WHERE book_request_id = ${bookRequestId}::uuid AND output ->> 'fileId' IS NOT NULL`;
  return rows.map(({ id }) => id);
}

/** What an ended order no longer needs. */
export async function deleteSteps(tx: DbOrTx, bookRequestId: string): Promise<void> {
  await tx.bookRequestStep.deleteMany({ where: { bookRequestId } });
}

type Ending = { status: "COMPLETED" | "FAILED"; now: Date; failure?: { code: string; message: string } };
type EndedRequest = { parentId: string; bookId: string | null; photoFileId: string | null };

/** Ends an order once; `null` when it has ended already. */
export async function endRequest(
  tx: DbOrTx,
  bookRequestId: string,
  ending: Ending,
): Promise<EndedRequest | null> {
  const { status, now, failure } = ending;
  const [row] = await tx.bookRequest.updateManyAndReturn({
    where: { id: bookRequestId, status: { in: ["QUEUED", "RUNNING"] } },
    data: {
      status,
      finishedAt: now,
      failureCode: failure?.code ?? null,
      failureMessage: failure?.message ?? null,
    },
    select: { parentId: true, bookId: true, photoFileId: true },
  });
  if (!row) return null;
  await tx.bookRequestRun.updateMany({ where: { bookRequestId }, data: { heldMicros: 0 } });
  return row;
}
