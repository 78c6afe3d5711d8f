import "server-only";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import { scopeForSystem } from "@/lib/shared/actor";
import { bindBook } from "./bind-book";
import { claimRequest, findSteps, noteLetGo, type ClaimedRequest } from "./data-runs";
import { drawPages } from "./draw-pages";
import { drawPortrait } from "./draw-portrait";
import { failBook } from "./fail-book";
import { finishBook } from "./finish-book";
import { MAX_CRASHES, MAX_ERRORS, MAX_MAKING_SECONDS, STEP_PROGRESS, type FailureCode } from "./rules";
import { advance, ClaimLost, StoryFailure, underClaim, type StoryRun } from "./step-once";
import { writeText } from "./write-text";

type MakeBook = { bookRequestId: string; signal: AbortSignal };

async function makeSteps(run: StoryRun): Promise<void> {
  await advance(run, STEP_PROGRESS.checked);
  const hero = await drawPortrait(run);
  const { bookId, text } = await writeText(run, hero.look);
  const pictures = await drawPages(run, { bookId, text, look: hero.look });
  const pdfFileId = await bindBook(run, { text, pictures });
  await finishBook(run, { bookId, coverFileId: pictures.get(1)?.fileId ?? hero.fileId, pdfFileId });
}

async function giveUp(run: StoryRun, code: FailureCode): Promise<void> {
  const { bookRequestId } = run.claim;
  run.ctx.log.warn({ bookRequestId, code }, "story failed");
  const files = await underClaim(run, (tx) => failBook(run.ctx, tx, { bookRequestId, code }));
  await removeFiles(run.ctx, files);
}

/** Why no further try would help, or `null` if one might. */
function reasonToGiveUp(error: unknown, request: ClaimedRequest): FailureCode | null {
  if (error instanceof StoryFailure) return error.code;
  return request.errors + 1 >= MAX_ERRORS ? "ERROR" : null;
}

async function handleFailure(run: StoryRun, request: ClaimedRequest, error: unknown): Promise<void> {
  if (error instanceof ClaimLost) return noteLetGo(run.ctx.db, run.claim, "superseded");
  if (run.signal.aborted) {
    await noteLetGo(run.ctx.db, run.claim, "stopped");
    throw error;
  }
  const code = reasonToGiveUp(error, request);
  if (!code) {
    await noteLetGo(run.ctx.db, run.claim, "error");
    throw error;
  }
  if (!(error instanceof StoryFailure)) run.ctx.log.error({ err: error }, "story given up");
  await giveUp(run, code);
}

/**
 * Makes the book of an order, from wherever an earlier try got to. Ends as COMPLETED or FAILED, or throws for the
 * queue to try again. Running it twice at once is harmless: the later claim wins.
 */
export async function makeBook(ctx: Context, { bookRequestId, signal }: MakeBook): Promise<void> {
  const request = await inTransaction(ctx, (tx) => claimRequest(tx, bookRequestId, ctx.now()));
  if (!request) return;
  const run: StoryRun = {
    ctx,
    claim: { bookRequestId, fence: request.fence },
    parent: scopeForSystem(ctx.actor, request.parentId),
    childId: request.childId,
    bookId: request.bookId,
    kind: request.kind,
    order: request.order,
    steps: new Map(),
    deadline: new Date(request.startedAt.getTime() + MAX_MAKING_SECONDS * 1000),
    signal,
  };
  try {
    if (request.crashes >= MAX_CRASHES) throw new StoryFailure("CRASHED");
    run.steps = await findSteps(ctx.db, bookRequestId);
    await makeSteps(run);
  } catch (error) {
    await handleFailure(run, request, error).catch((failure: unknown) => {
      if (failure instanceof ClaimLost) return;
      throw failure;
    });
  }
}
