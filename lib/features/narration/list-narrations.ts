import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireReader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { DEFAULT_VOICE, type VoiceId } from "@/lib/shared/narration";
import type { ReadingLevel } from "@/lib/shared/story";
import type { NarrationsView, VoiceView } from "./contract";
import { findNarrations, findReadingVoice, findTold } from "./data";
import { labelOf, listVoices, readingVoiceOf } from "./list-voices";
import { toNarrationView } from "./to-view";

/**
 * How a story can be heard at one of its levels, or as it is shown.
 * @throws AppError NOT_FOUND, also for a book that isn't the reader's to read or a level that it isn't told at
 */
export async function listNarrations(
  ctx: Context,
  book: { id: string; level: ReadingLevel | undefined },
): Promise<NarrationsView> {
  const reader = requireReader(ctx.actor);
  const told = await findTold(ctx.db, reader, book);
  if (!told) throw new AppError("NOT_FOUND", "Resource not found.");
  const { owner } = told;
  const [known, chosen, rows] = await Promise.all([
    listVoices(ctx, owner),
    findReadingVoice(ctx.db, owner),
    findNarrations(ctx.db, told.id, told.level),
  ]);
  const views = rows.map((row) => toNarrationView(row, told, labelOf(known, row.voice)));
  // Nobody can be asked for a recording: there is one, or there is none.
  const narrations = views.filter(({ kind, pagesReady }) => kind !== "own" || pagesReady > 0);
  if (owner !== reader.parent) return shared(narrations, { known, chosen });
  const voices = known.filter(
    ({ id, kind }) => kind !== "own" || narrations.some(({ voice }) => voice === id),
  );
  const isKept = (voice: VoiceId) =>
    narrations.some((narration) => narration.voice === voice && narration.status === "ready");
  return {
    narrations,
    // What was read aloud on an earlier plan is still heard.
    voices: voices.map((voice) => (isKept(voice.id) ? { ...voice, allowed: true, reason: null } : voice)),
    preferred: readingVoiceOf(voices, chosen),
  };
}

/**
 * How another family's story can be heard: by the voices that have read it there. What somebody recorded is for the ears of
 * their own children, as they agreed.
 */
function shared(
  all: NarrationsView["narrations"],
  { known, chosen }: { known: VoiceView[]; chosen: VoiceId },
): NarrationsView {
  const narrations = all.filter(({ kind }) => kind !== "own").map((view) => ({ ...view, note: null }));
  const voices = known
    .filter(({ id }) => narrations.some(({ voice }) => voice === id))
    .map((voice) => ({ ...voice, allowed: true, reason: null }));
  const isThere = voices.some(({ id }) => id === chosen);
  return { narrations, voices, preferred: isThere ? chosen : (voices[0]?.id ?? DEFAULT_VOICE) };
}
