import "server-only";
import { alignPage } from "@/lib/features/narration/aligning/align-page";
import { pronounceWith } from "@/lib/features/narration/aligning/pronounce-parts";
import type { Timing } from "@/lib/features/narration/aligning/time-page";
import { findTold, type ToldBook } from "@/lib/features/narration/data";
import { lockBook, putPage, type NewSound } from "@/lib/features/narration/data-making";
import { encodeSound } from "@/lib/features/narration/encode-sound";
import { listSpoken, type Spoken } from "@/lib/features/narration/list-spoken";
import { readTokens } from "@/lib/features/narration/tokens/tokens";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { keepFiles } from "@/lib/features/uploads/keep-files";
import { openStoredFiles } from "@/lib/features/uploads/open-stored-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { JobRun } from "@/lib/platform/jobs/define-job";
import { askVoices } from "@/lib/platform/voice/voice-thread";
import { ownReader, scopeForSystem, type ParentScope } from "@/lib/shared/actor";
import {
  dropTake,
  findWaitingTake,
  lockRecording,
  lockTake,
  markRecorded,
  markUnheard,
  type WaitingTake,
} from "./data-recordings";
import { readWav, TAKE_RATE } from "./read-wav";
import { evenOut, TAKE_RETRIES } from "./rules";
import { timeTaps } from "./time-taps";

type Work = { take: WaitingTake; parent: ParentScope; told: ToldBook; spoken: Spoken };

/**
 * Finds a page's words in what was recorded of it, and makes it a page of its narration. Where too little is heard, the
 * parent is asked to tap along or to record it again. Running it twice at once is harmless: one of them stores.
 */
export async function workInTake(ctx: Context, { takeId }: { takeId: string }, run: JobRun): Promise<void> {
  const take = await findWaitingTake(ctx.db, takeId);
  if (!take) return;
  const parent = scopeForSystem(ctx.actor, take.parentId);
  const told = await findTold(ctx.db, ownReader(parent), { id: take.bookId, level: take.level });
  const spoken = told && listSpoken(told, "own").find(({ page }) => page === take.pageNumber);
  // Its words are others by now: the page is asked for again.
  if (!spoken || !Buffer.from(spoken.sha256).equals(take.textSha256)) {
    await settle(ctx, { take, parent }, null);
    return;
  }
  try {
    await listen(ctx, { take, parent, told, spoken }, run.signal);
  } catch (error) {
    if (run.retryCount < TAKE_RETRIES) throw error;
    ctx.log.warn({ err: error }, "a recorded page could not be listened to");
    await markUnheard(ctx.db, take.id);
  }
}

async function listen(ctx: Context, { take, parent, told, spoken }: Work, signal: AbortSignal) {
  const files = await openStoredFiles(ctx, { parent, ids: [take.fileId] });
  const wav = readWav(files.get(take.fileId) ?? new Uint8Array());
  if (!wav) throw new Error("a stored take is no sound");
  const pcm = evenOut(wav);
  const timing = await timingOf(take, { told, spoken }, pcm);
  signal.throwIfAborted();
  if (!timing) {
    await markUnheard(ctx.db, take.id);
    return;
  }
  const sound = await encodeSound(ctx, { parent, pcm, sampleRate: TAKE_RATE, timing });
  const { sha256: textSha256, page: pageNumber } = spoken;
  await settle(ctx, { take, parent }, { pageNumber, textSha256, ...sound, standIn: null });
}

async function timingOf(
  { taps }: WaitingTake,
  { told, spoken }: Pick<Work, "told" | "spoken">,
  pcm: Int16Array,
): Promise<Timing | null> {
  const { text } = spoken;
  if (taps.length > 0) return timeTaps(text, taps, Math.round((pcm.length / TAKE_RATE) * 1000));
  const tokens = readTokens(text, told.sayAs);
  const pronounce = pronounceWith(askVoices);
  return alignPage({ text, tokens, pcm, sampleRate: TAKE_RATE, pronounce });
}

/** Puts the page in its place, and takes away what came from the microphone; nothing is left of one that nobody wants. */
async function settle(
  ctx: Context,
  { take, parent }: Pick<Work, "take" | "parent">,
  sound: NewSound | null,
): Promise<void> {
  const gone = await inTransaction(ctx, async (tx) => {
    await lockBook(tx, take.bookId);
    await lockRecording(tx, take.narrationId);
    if (!(await lockTake(tx, take.id))) {
      const ids = sound ? [sound.fileId] : [];
      await discardFiles(ctx, tx, { parent, ids });
      return ids;
    }
    const ids = [await dropTake(tx, take)];
    if (sound) {
      ids.push(await putPage(tx, take.narrationId, sound));
      await keepFiles(ctx, tx, { parent, ids: [sound.fileId] });
      await markRecorded(tx, take.narrationId, ctx.now());
    }
    const files = ids.filter((id) => id !== null);
    await discardFiles(ctx, tx, { parent, ids: files });
    return files;
  });
  await removeFiles(ctx, gone);
}
