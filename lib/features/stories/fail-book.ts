import "server-only";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { scopeForSystem } from "@/lib/shared/actor";
import { emptyBook, findBookFiles } from "./data-books";
import { settleCredit } from "./data-credits";
import { deleteSteps, endRequest, findStepFiles, voidClaims } from "./data-runs";
import { FAILURES, type FailureCode } from "./rules";

type FailedRequest = { bookRequestId: string; code: FailureCode };

/**
 * Ends an order as failed: message, credit back, draft and photo gone, all in the given transaction.
 * @returns the files to remove after it
 */
export async function failBook(
  ctx: Context,
  tx: Tx,
  { bookRequestId, code }: FailedRequest,
): Promise<string[]> {
  const now = ctx.now();
  const failure = { code, message: FAILURES[code] };
  await voidClaims(tx, bookRequestId);
  const ended = await endRequest(tx, bookRequestId, { status: "FAILED", now, failure });
  if (!ended) return [];
  await settleCredit(tx, bookRequestId, "RELEASE");
  const ids = await findStepFiles(tx, bookRequestId);
  if (ended.photoFileId) ids.push(ended.photoFileId);
  await deleteSteps(tx, bookRequestId);
  if (ended.bookId) {
    ids.push(...(await findBookFiles(tx, ended.bookId)));
    await emptyBook(tx, ended.bookId, now);
  }
  await discardFiles(ctx, tx, { parent: scopeForSystem(ctx.actor, ended.parentId), ids });
  return ids;
}
