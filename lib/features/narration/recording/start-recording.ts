import "server-only";
import { requireConsent } from "@/lib/features/consents/require-consent";
import type { RecordingInput, RecordingView } from "@/lib/features/narration/contract";
import { findTold, lockNarration } from "@/lib/features/narration/data";
import { lockBook } from "@/lib/features/narration/data-making";
import { listSpoken } from "@/lib/features/narration/list-spoken";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { ownReader, requireParent, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import {
  findRecordedVoices,
  findRecordings,
  insertRecordedVoice,
  lockRecordedVoices,
  markRecorded,
  voiceIdOf,
  type RecordedVoice,
} from "./data-recordings";
import { mayRecord } from "./may-record";
import { MAX_READERS, NO_RECORDING_IN_PLAN, TOO_MANY_READERS } from "./rules";
import { toRecordingView } from "./to-recording-view";

/**
 * Begins a recording of a story by somebody of the family, or goes on with the one that is there.
 * @throws AppError NOT_FOUND, also for another parent's book; FORBIDDEN where the plan doesn't have it; VALIDATION
 * without consent; LIMIT_REACHED for too many readers
 */
export async function startRecording(
  ctx: Context,
  { id, reader, level }: RecordingInput & { id: string },
): Promise<RecordingView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    await lockBook(tx, id);
    await lockRecordedVoices(tx, parent);
    const told = await findTold(tx, ownReader(parent), { id, level });
    if (!told) throw new AppError("NOT_FOUND", "Resource not found.");
    if (!(await mayRecord(ctx, parent, tx))) throw new AppError("FORBIDDEN", NO_RECORDING_IN_PLAN);
    await requireConsent(ctx, tx, "own-voice");
    const voices = await voicesWith(tx, parent, reader);
    const voice = voiceIdOf(named(voices, reader));
    const { id: narrationId, isNew } = await lockNarration(tx, { bookId: id, level: told.level, voice });
    if (isNew) await markRecorded(tx, narrationId, ctx.now());
    const all = await findRecordings(tx, id);
    const recording = all.find((one) => one.id === narrationId);
    if (!recording) throw new AppError("NOT_FOUND", "Resource not found.");
    return toRecordingView(recording, { voices, all, spoken: listSpoken(told, "own") });
  });
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

async function voicesWith(tx: Tx, parent: ParentScope, reader: string): Promise<RecordedVoice[]> {
  const voices = await findRecordedVoices(tx, parent);
  if (voices.some(({ label }) => isSame(label, reader))) return voices;
  if (voices.length >= MAX_READERS)
    throw new AppError("LIMIT_REACHED", TOO_MANY_READERS, { details: { reader: TOO_MANY_READERS } });
  return [...voices, await insertRecordedVoice(tx, parent, reader)];
}

function named(voices: readonly RecordedVoice[], reader: string): RecordedVoice {
  const found = voices.find(({ label }) => isSame(label, reader));
  if (!found) throw new Error("the reader is not among the readers");
  return found;
}
