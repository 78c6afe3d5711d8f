import { sentencesOf, type Timing } from "@/lib/features/narration/aligning/time-page";
import type { TimedRange } from "@/lib/shared/narration";

/** Nobody says a sentence in less. */
const SHORTEST_MS = 150;

/** A page's sentences as the parent tapped them; `null` unless each has its tap, one after another, within the sound. */
export function timeTaps(text: string, taps: readonly number[], durationMs: number): Timing | null {
  const sentences = sentencesOf(text);
  const ends = [...taps.slice(1), durationMs];
  const isWhole =
    sentences.length > 0 &&
    taps.length === sentences.length &&
    taps.every((start, index) => start >= 0 && (ends[index] ?? 0) - start >= SHORTEST_MS);
  if (!isWhole) return null;
  const words = sentences.map(([from, to], index): TimedRange => [
    from,
    to,
    taps[index] ?? 0,
    ends[index] ?? durationMs,
  ]);
  return { by: "sentence", words };
}
