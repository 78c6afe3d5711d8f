import "server-only";
import { requireConsent } from "@/lib/features/consents/require-consent";
import type { RecordedPageView } from "@/lib/features/narration/contract";
import { lockBook } from "@/lib/features/narration/data-making";
import { workInTakeJob } from "@/lib/features/narration/job-names";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import { storeFile } from "@/lib/features/uploads/store-file";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { TAKE_SECONDS } from "@/lib/shared/recording";
import { lockRecording, putTake, sumTakeBytes } from "./data-recordings";
import { findPage } from "./find-page";
import { mayRecord } from "./may-record";
import { readWav, TAKE_RATE } from "./read-wav";
import {
  isSilent,
  MAX_WAITING_BYTES,
  NO_RECORDING_IN_PLAN,
  NOT_A_SOUND,
  NOTHING_HEARD,
  TAKE_HOURS,
  TOO_LONG,
  TOO_MUCH_WAITING,
  TOO_SHORT,
} from "./rules";

type Take = { id: string; page: number; sound: Uint8Array };

const refuse = (code: "VALIDATION" | "UNSUPPORTED_MEDIA" | "TOO_LARGE" | "LIMIT_REACHED", message: string) =>
  new AppError(code, message, { details: { sound: message } });

/** What a sound has to be, before anything of it is kept. @returns its length in milliseconds */
function checkSound(bytes: Uint8Array): number {
  const pcm = readWav(bytes);
  if (!pcm) throw refuse("UNSUPPORTED_MEDIA", NOT_A_SOUND);
  const seconds = pcm.length / TAKE_RATE;
  if (seconds > TAKE_SECONDS.most) throw refuse("TOO_LARGE", TOO_LONG);
  if (seconds < TAKE_SECONDS.least) throw refuse("VALIDATION", TOO_SHORT);
  if (isSilent(pcm)) throw refuse("VALIDATION", NOTHING_HEARD);
  return Math.round(seconds * 1000);
}

/**
 * Keeps what was recorded of a page until its words are found.
 * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION, UNSUPPORTED_MEDIA, TOO_LARGE, LIMIT_REACHED; then nothing is stored
 */
export async function keepTake(ctx: Context, { id, page, sound }: Take): Promise<RecordedPageView> {
  const parent = requireParent(ctx.actor);
  await findPage(ctx.db, parent, { id, page });
  if (!(await mayRecord(ctx, parent))) throw new AppError("FORBIDDEN", NO_RECORDING_IN_PLAN);
  const durationMs = checkSound(sound);
  if ((await sumTakeBytes(ctx.db, parent)) + sound.byteLength > MAX_WAITING_BYTES)
    throw refuse("LIMIT_REACHED", TOO_MUCH_WAITING);
  // Never more than a while: the sweep takes what nobody finishes.
  const content = { kind: "recording", mime: "audio/wav", bytes: sound, unusedHours: TAKE_HOURS } as const;
  const fileId = await storeFile(ctx, { parent, ...content });
  try {
    return await putInPlace(ctx, parent, { id, page, fileId, durationMs });
  } catch (error) {
    await discardFiles(ctx, ctx.db, { parent, ids: [fileId] });
    await removeFiles(ctx, [fileId]);
    throw error;
  }
}

type Stored = { id: string; page: number; fileId: string; durationMs: number };

/** Consent or story may have gone while the sound was on its way. */
const putInPlace = (ctx: Context, parent: ParentScope, { id, page, fileId, durationMs }: Stored) =>
  answerInTransaction(ctx, async (tx, afterCommit): Promise<RecordedPageView> => {
    const { recording } = await findPage(tx, parent, { id, page });
    await lockBook(tx, recording.bookId);
    await requireConsent(ctx, tx, "own-voice");
    await lockRecording(tx, id);
    const { spoken } = await findPage(tx, parent, { id, page });
    const facts = { narrationId: id, pageNumber: page, textSha256: spoken.sha256, fileId, durationMs };
    const { id: takeId, replaced } = await putTake(tx, facts);
    await discardFiles(ctx, tx, { parent, ids: replaced ? [replaced] : [] });
    if (replaced) afterCommit(() => removeFiles(ctx, [replaced]));
    await ctx.jobs.enqueue(tx, workInTakeJob, { takeId }, { group: parent });
    return { page, status: "waiting", audioUrl: fileUrlOf(fileId), durationMs, by: null };
  });
