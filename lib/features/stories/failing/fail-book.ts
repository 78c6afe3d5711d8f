import "server-only";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { requireParent, scopeForSystem } from "@/lib/shared/actor";
import { emptyBooks, findBookFiles } from "@/lib/features/stories/data-books";
import { countReleasesLocked, settleCredit } from "@/lib/features/stories/data-credits";
import { voidClaims } from "@/lib/features/stories/data-claims";
import { endRequest } from "@/lib/features/stories/data-requests";
import { deleteSteps, findStepFiles } from "@/lib/features/stories/data-steps";
import { releaseBudget } from "@/lib/features/spending/hold-budget";
import {
  CAUSED_FAILURES,
  describeFailure,
  MAX_CAUSED_RELEASES,
  type FailureCode,
} from "@/lib/features/stories/rules";

type FailedRequest = { bookRequestId: string; code: FailureCode };

/** Whether the family has brought about so many failures that this one costs a story. */
async function isCounted(tx: Tx, { bookRequestId, code }: FailedRequest): Promise<boolean> {
  if (!CAUSED_FAILURES.includes(code)) return false;
  return (await countReleasesLocked(tx, bookRequestId, CAUSED_FAILURES)) >= MAX_CAUSED_RELEASES;
}

/**
 * Ends an order as failed: message, credit settled, draft and photo gone, all in the given transaction.
 * @returns the files to remove after it
 */
export async function failBook(ctx: Context, tx: Tx, failed: FailedRequest): Promise<string[]> {
  const files = await settleFailure(ctx, tx, failed);
  await releaseBudget(ctx, tx, failed.bookRequestId);
  return files;
}

/** All of it but the budget, for which every other order waits: it comes last in a transaction. */
export async function settleFailure(
  ctx: Context,
  tx: Tx,
  { bookRequestId, code }: FailedRequest,
): Promise<string[]> {
  const now = ctx.now();
  await voidClaims(tx, bookRequestId);
  const counted = await isCounted(tx, { bookRequestId, code });
  const failure = { code, message: describeFailure(code, { counted }) };
  const ended = await endRequest(tx, bookRequestId, { status: "FAILED", now, failure });
  if (!ended) return [];
  await settleCredit(tx, bookRequestId, counted ? "COMMIT" : "RELEASE");
  const ids = await findStepFiles(tx, bookRequestId);
  if (ended.photoFileId) ids.push(ended.photoFileId);
  await deleteSteps(tx, bookRequestId);
  if (ended.bookId) {
    ids.push(...(await findBookFiles(tx, [ended.bookId])));
    await emptyBooks(tx, [ended.bookId], now);
  }
  const { actor } = ctx;
  const parent = actor.kind === "parent" ? requireParent(actor) : scopeForSystem(actor, ended.parentId);
  await discardFiles(ctx, tx, { parent, ids });
  return ids;
}
