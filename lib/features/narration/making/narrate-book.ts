import "server-only";
import { findTold } from "@/lib/features/narration/data";
import {
  claimNarration,
  dropPagesBeyond,
  endNarration,
  findSpoken,
  holdsClaim,
  type ClaimedNarration,
  type NarrationClaim,
} from "@/lib/features/narration/data-making";
import { listSpoken, type Spoken } from "@/lib/features/narration/list-spoken";
import type { Narrator } from "@/lib/features/narration/narrator";
import { NARRATION_RETRIES } from "@/lib/features/narration/rules";
import { readTokens, type SayAs } from "@/lib/features/narration/tokens/tokens";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { JobRun } from "@/lib/platform/jobs/define-job";
import { ownReader, scopeForSystem, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { voiceKindOf } from "@/lib/shared/narration";
import { findNarrator } from "./find-narrator";
import { NarrationLost, storeSound } from "./store-sound";

type Work = ClaimedNarration & {
  ctx: Context;
  claim: NarrationClaim;
  parent: ParentScope;
  narrator: Narrator;
  signal: AbortSignal;
};

/** The first page is what is waited for; the title can come after it. */
const firstPageFirst = (pages: Spoken[]): Spoken[] =>
  pages.toSorted((a, b) => Number(b.page === 1) - Number(a.page === 1) || a.page - b.page);

/** Who can't say a name can't say whose something is, either: it is asked for once. */
const nameIn = (word: string): string => word.replace(/['’]s?$/u, "");

/** Says a page and stores it. @returns the words that this voice can't say; then there is no sound */
async function speakPage(work: Work, { page, text, sha256 }: Spoken, sayAs: SayAs): Promise<string[]> {
  const { ctx, claim, parent, narrator, voice, level, signal } = work;
  const tokens = readTokens(text, sayAs);
  const unsaid = tokens.flatMap(({ shown, said }) => (said === null ? [nameIn(text.slice(...shown))] : []));
  if (unsaid.length > 0) return unsaid;
  // A page of marks alone has nothing to say.
  if (tokens.length === 0) return [];
  const { timing, standIn = null, ...sound } = await narrator.narrate({ text, tokens, voice, level, signal });
  if (!timing) throw new Error(`${narrator.engine} doesn't tell when it says what`);
  await storeSound(
    ctx,
    { ...claim, parent },
    { pageNumber: page, textSha256: sha256, timing, standIn, ...sound },
  );
  return [];
}

/** Says every page that has no sound of its present words. @returns the words that this voice can't say */
async function speakPages(work: Work): Promise<string[]> {
  const { ctx, claim, parent, bookId, level, voice, signal } = work;
  const told = await findTold(ctx.db, ownReader(parent), { id: bookId, level });
  if (!told) throw new NarrationLost("the book is not told at this level any more");
  const pages = listSpoken(told, voiceKindOf(voice));
  const stored = await findSpoken(ctx.db, claim.narrationId);
  const unsaid = new Set<string>();
  for (const page of firstPageFirst(pages)) {
    signal.throwIfAborted();
    const known = stored.get(page.page);
    if (known && Buffer.from(known).equals(page.sha256)) continue;
    for (const word of await speakPage(work, page, told.sayAs)) unsaid.add(word);
  }
  await dropSurplus(work, Math.max(...pages.map(({ page }) => page)));
  return [...unsaid];
}

/** Takes away the sounds of pages that the book has no more. */
async function dropSurplus({ ctx, claim, parent }: Work, last: number): Promise<void> {
  const gone = await inTransaction(ctx, async (tx) => {
    if (!(await holdsClaim(tx, claim))) return [];
    const ids = await dropPagesBeyond(tx, claim.narrationId, last);
    await discardFiles(ctx, tx, { parent, ids });
    return ids;
  });
  await removeFiles(ctx, gone);
}

const isFinal = (error: unknown, { retryCount }: JobRun): boolean =>
  retryCount >= NARRATION_RETRIES || (error instanceof AppError && error.code === "REFUSED");

/**
 * Reads a book aloud, page by page, from wherever an earlier try got to. One that is gone ends quietly. Running it
 * twice at once is harmless: the later claim wins.
 */
export async function narrateBook(
  ctx: Context,
  { narrationId }: { narrationId: string },
  run: JobRun,
): Promise<void> {
  const claimed = await inTransaction(ctx, (tx) => claimNarration(tx, narrationId));
  if (!claimed) return;
  const parent = scopeForSystem(ctx.actor, claimed.parentId);
  const narrator = await findNarrator(ctx, { ...claimed, parent });
  if (!narrator) return;
  const claim = { narrationId, bookId: claimed.bookId, fence: claimed.fence };
  const { engine } = narrator;
  try {
    const unsaid = await speakPages({ ...claimed, ctx, claim, parent, narrator, signal: run.signal });
    const status = unsaid.length > 0 ? "failed" : "ready";
    await endNarration(ctx.db, claim, { status, unsaid, engine, now: ctx.now() });
  } catch (error) {
    if (error instanceof NarrationLost) return;
    if (isFinal(error, run)) await endNarration(ctx.db, claim, { status: "failed", engine, now: ctx.now() });
    throw error;
  }
}
