import "server-only";
import { storeFile } from "@/lib/features/uploads/store-file";
import type { Context } from "@/lib/platform/context";
import { MP3_DELAY_SAMPLES } from "@/lib/platform/voice/mp3-delay";
import { askVoices } from "@/lib/platform/voice/voice-thread";
import type { ParentScope } from "@/lib/shared/actor";
import type { NarrationUnit, TimedRange } from "@/lib/shared/narration";

export type TimedSound = {
  pcm: Int16Array;
  sampleRate: number;
  /** As heard in `pcm`. */
  timing: { by: NarrationUnit; words: TimedRange[] };
};

/** Times as they are heard in the MP3, which begins a moment before its sound. */
function inMp3(words: TimedRange[], sampleRate: number): TimedRange[] {
  const delayMs = Math.round((MP3_DELAY_SAMPLES / sampleRate) * 1000);
  return words.map(([from, to, startMs, endMs]) => [from, to, startMs + delayMs, endMs + delayMs]);
}

/** Makes an MP3 of a page's sound and stores it; it is swept away unless it is kept. */
export async function encodeSound(
  ctx: Context,
  { parent, pcm, sampleRate, timing }: TimedSound & { parent: ParentScope },
): Promise<{ fileId: string; durationMs: number; by: NarrationUnit; words: TimedRange[] }> {
  const bytes = await askVoices("encode", { pcm, sampleRate });
  const fileId = await storeFile(ctx, { parent, kind: "narration", mime: "audio/mpeg", bytes });
  const durationMs = Math.round(((pcm.length + MP3_DELAY_SAMPLES) / sampleRate) * 1000);
  return { fileId, durationMs, by: timing.by, words: inMp3(timing.words, sampleRate) };
}
