import "server-only";
import { CONSENT_TEXTS } from "@/lib/features/consents/rules";
import { hasConsent } from "@/lib/features/consents/has-consent";
import { sentencesOf } from "@/lib/features/narration/aligning/time-page";
import type { RecordingsView } from "@/lib/features/narration/contract";
import { findTold } from "@/lib/features/narration/data";
import { listSpoken } from "@/lib/features/narration/list-spoken";
import type { Context } from "@/lib/platform/context";
import { ownReader, requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ReadingLevel } from "@/lib/shared/story";
import { findRecordedVoices, findRecordings } from "./data-recordings";
import { mayRecord } from "./may-record";
import { NO_RECORDING_IN_PLAN } from "./rules";
import { toRecordingView } from "./to-recording-view";

/**
 * What a family recorded of a story at one of its levels, or as it is shown, and what there is to read.
 * @throws AppError NOT_FOUND, also for another parent's book
 */
export async function listRecordings(
  ctx: Context,
  book: { id: string; level: ReadingLevel | undefined },
): Promise<RecordingsView> {
  const parent = requireParent(ctx.actor);
  const told = await findTold(ctx.db, ownReader(parent), book);
  if (!told) throw new AppError("NOT_FOUND", "Resource not found.");
  const [voices, all, isAllowed, isAgreed] = await Promise.all([
    findRecordedVoices(ctx.db, parent),
    findRecordings(ctx.db, told.id),
    mayRecord(ctx, parent),
    hasConsent(ctx, { parent, purpose: "own-voice" }),
  ]);
  const spoken = listSpoken(told, "own");
  return {
    level: told.level,
    reason: isAllowed ? null : NO_RECORDING_IN_PLAN,
    agreed: isAgreed,
    consentVersion: CONSENT_TEXTS["own-voice"].version,
    readers: voices.map(({ label }) => label),
    pages: spoken.map(({ page, text }) => ({ page, text, sentences: sentencesOf(text) })),
    recordings: all
      .filter(({ level }) => level === told.level)
      .map((recording) => toRecordingView(recording, { voices, spoken, all })),
  };
}
