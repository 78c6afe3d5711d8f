import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireReader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { VoiceId } from "@/lib/shared/narration";
import type { ReadingLevel } from "@/lib/shared/story";
import type { NarrationsView } from "./contract";
import { findNarrations, findReadingVoice, findTold } from "./data";
import { labelOf, listVoices, readingVoiceOf } from "./list-voices";
import { toNarrationView } from "./to-view";

/**
 * How a story can be heard at one of its levels, or as it is shown.
 * @throws AppError NOT_FOUND, also for another parent's book or a level that it isn't told at
 */
export async function listNarrations(
  ctx: Context,
  book: { id: string; level: ReadingLevel | undefined },
): Promise<NarrationsView> {
  const { parent, childId } = requireReader(ctx.actor);
  const told = await findTold(ctx.db, parent, { ...book, childId });
  if (!told) throw new AppError("NOT_FOUND", "Resource not found.");
  const [known, chosen, rows] = await Promise.all([
    listVoices(ctx, parent),
    findReadingVoice(ctx.db, parent),
    findNarrations(ctx.db, told.id, told.level),
  ]);
  const views = rows.map((row) => toNarrationView(row, told, labelOf(known, row.voice)));
  // Nobody can be asked for a recording: there is one, or there is none.
  const narrations = views.filter(({ kind, pagesReady }) => kind !== "own" || pagesReady > 0);
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
