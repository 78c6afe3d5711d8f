import "server-only";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import { metrics } from "@/lib/platform/metrics/metrics";
import { scopeForSystem } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { bindBook } from "./bind-book";
import {
  claimRequest,
  releaseClaim,
  type ClaimedRequest,
  type ClaimEnd,
} from "@/lib/features/stories/data-claims";
import { drawCover } from "@/lib/features/stories/making/pictures/draw-cover";
import { drawPages } from "@/lib/features/stories/making/pictures/draw-pages";
import { drawPortrait, redrawPortrait } from "@/lib/features/stories/making/pictures/draw-portrait";
import { checkWords } from "./check-words";
import { failBook } from "@/lib/features/stories/failing/fail-book";
import { isProviderFull } from "@/lib/features/spending/is-provider-full";
import { makeStoryJob } from "@/lib/features/stories/job-names";
import { finishBook } from "./finish-book";
import {
  DELAYS_SECONDS,
  illustratorOf,
  MAX_CRASHES,
  MAX_ERRORS,
  MAX_MAKING_SECONDS,
  NO_ROOM_SECONDS,
  STEP_PROGRESS,
  type FailureCode,
} from "@/lib/features/stories/rules";
import {
  advance,
  ClaimLost,
  StoryDelay,
  StoryFailure,
  underClaim,
  type StoryRun,
} from "@/lib/features/stories/making/run/step-once";
import { openSteps } from "@/lib/features/stories/making/run/open-steps";
import { writeText } from "@/lib/features/stories/making/text/write-text";

export type MakeBook = { bookRequestId: string; signal: AbortSignal };

async function makeSteps(run: StoryRun): Promise<void> {
  await advance(run, STEP_PROGRESS.checked);
  await checkWords(run);
  const hero = await drawPortrait(run);
  const { bookId, text } = await writeText(run, hero);
  const { pictures, source } = await drawPages(run, { bookId, text, hero });
  // Painted, while the pages had to be drawn: nobody would know the hero again.
  const isStranger = illustratorOf(source) !== illustratorOf(hero.source);
  const portraitFileId = isStranger ? await redrawPortrait(run, hero) : hero.fileId;
  const cover = await drawCover(run, { text, hero, pictures, source });
  const pdfFileId = await bindBook(run, {
    bookId,
    text,
    pictures,
    portraitFileId,
    coverFileId: cover.coverFileId,
  });
  const unused = isStranger ? [hero.fileId] : [];
  await finishBook(run, { bookId, ...cover, pdfFileId, portraitFileId, source, unused });
}

async function giveUp(run: StoryRun, code: FailureCode): Promise<void> {
  const { bookRequestId } = run.claim;
  const files = await underClaim(run, (tx) => failBook(run.ctx, tx, { bookRequestId, code }));
  run.ctx.log.warn({ bookRequestId, code }, "story failed");
  metrics().storyEnded("failed");
  await removeFiles(run.ctx, files);
}

const release = (run: StoryRun, ending: ClaimEnd, db: DbOrTx = run.ctx.db): Promise<void> =>
  releaseClaim(db, run.claim, { ending, now: run.ctx.now() });

/** Seconds until a provider that is away is asked again; `null` when no more time is left for it. */
function pauseBefore(run: StoryRun, request: ClaimedRequest, delay: StoryDelay): number | null {
  const planned = DELAYS_SECONDS[request.delays];
  if (planned === undefined) return null;
  const seconds = Math.max(planned, delay.retryAfterSeconds);
  return run.ctx.now().getTime() + seconds * 1000 < run.deadline.getTime() ? seconds : null;
}

/** Lets the order wait in the queue instead of in a worker. */
async function comeBack(run: StoryRun, request: ClaimedRequest, delay: StoryDelay): Promise<void> {
  const { ctx, parent } = run;
  const startAfterSeconds = pauseBefore(run, request, delay) ?? 0;
  ctx.log.warn({ err: delay.cause, startAfterSeconds }, "story waits for a provider or the file store");
  await underClaim(run, async (tx) => {
    await release(run, "delayed", tx);
    const { bookRequestId } = run.claim;
    await ctx.jobs.enqueue(tx, makeStoryJob, { bookRequestId }, { group: parent, startAfterSeconds });
  });
  metrics().storyEnded("delayed");
}

/** Why no further try would help, or `null` if one might. */
function reasonToGiveUp(run: StoryRun, request: ClaimedRequest, error: unknown): FailureCode | null {
  if (error instanceof StoryFailure) return error.code;
  if (run.ctx.now() > run.deadline) return "TOO_LATE";
  if (error instanceof StoryDelay) return pauseBefore(run, request, error) === null ? error.code : null;
  return request.errors + 1 >= MAX_ERRORS ? "ERROR" : null;
}

/** A file store that is away or full: the order waits for it as for a provider. */
function asDelay(error: unknown): unknown {
  const mayPass = error instanceof AppError && (error.code === "UNAVAILABLE" || error.code === "NO_SPACE");
  return mayPass ? new StoryDelay("ERROR", error.retryAfterSeconds ?? 0, error) : error;
}

async function handleFailure(run: StoryRun, request: ClaimedRequest, cause: unknown): Promise<void> {
  const error = asDelay(cause);
  if (error instanceof ClaimLost) return release(run, "superseded");
  if (run.signal.aborted) {
    await release(run, "stopped");
    throw error;
  }
  const code = reasonToGiveUp(run, request, error);
  if (!code && error instanceof StoryDelay) return comeBack(run, request, error);
  if (!code) {
    await release(run, "error");
    throw error;
  }
  if (!(error instanceof StoryFailure)) run.ctx.log.error({ err: error }, "story given up");
  await giveUp(run, code);
}

const millisecondsUntil = (deadline: Date, now: Date): number =>
  Math.max(0, deadline.getTime() - now.getTime());

/** Claims an order, or sends it to the end of the queue while the provider makes as many as it may. */
async function claimInTurn(ctx: Context, tx: Tx, bookRequestId: string): Promise<ClaimedRequest | null> {
  const standing = ctx.ai ? await isProviderFull(ctx, tx, bookRequestId) : null;
  if (standing?.full) {
    // Without its group the queue would hand out any number of one family's orders at once.
    const again = { group: standing.parentId, startAfterSeconds: NO_ROOM_SECONDS };
    await ctx.jobs.enqueue(tx, makeStoryJob, { bookRequestId }, again);
    return null;
  }
  return claimRequest(tx, bookRequestId, ctx.now());
}

/** Says of an order that was tried before how its earlier tries ended. */
function noteBeginning(ctx: Context, bookRequestId: string, request: ClaimedRequest): void {
  const { crashes, errors, delays, fence } = request;
  if (fence <= 1) return;
  ctx.log.info({ bookRequestId, crashes, errors, delays }, "story taken up again");
  metrics().storyEnded("taken up again");
}

/**
 * Makes the book of an order, from wherever an earlier try got to. Ends as COMPLETED or FAILED, or throws for the
 * queue to try again. Running it twice at once is harmless: the later claim wins.
 */
export async function makeBook(ctx: Context, { bookRequestId, signal }: MakeBook): Promise<void> {
  const request = await inTransaction(ctx, (tx) => claimInTurn(ctx, tx, bookRequestId));
  if (!request) return;
  noteBeginning(ctx, bookRequestId, request);
  const deadline = new Date(request.startedAt.getTime() + MAX_MAKING_SECONDS * 1000);
  const run: StoryRun = {
    ctx,
    claim: { bookRequestId, fence: request.fence },
    parent: scopeForSystem(ctx.actor, request.parentId),
    childId: request.childId,
    bookId: request.bookId,
    photo: request.photo,
    kind: request.kind,
    order: request.order,
    steps: new Map(),
    deadline,
    patient: request.delays < DELAYS_SECONDS.length,
    signal,
    limit: AbortSignal.any([signal, AbortSignal.timeout(millisecondsUntil(deadline, ctx.now()))]),
  };
  try {
    if (request.crashes >= MAX_CRASHES) throw new StoryFailure("CRASHED");
    await openSteps(run);
    await makeSteps(run);
    const seconds = Math.round((ctx.now().getTime() - request.startedAt.getTime()) / 1000);
    ctx.log.info({ bookRequestId, kind: run.kind, seconds }, "story finished");
    metrics().storyEnded("finished");
  } catch (error) {
    await handleFailure(run, request, error).catch((failure: unknown) => {
      if (failure instanceof ClaimLost) return;
      throw failure;
    });
  }
}
