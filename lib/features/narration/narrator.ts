import type { NarrationUnit, StandIn, TimedRange, VoiceId, VoiceKind } from "@/lib/shared/narration";
import type { ReadingLevel } from "@/lib/shared/story";
import type { Token } from "./tokens/tokens";

export type NarrationOrder = {
  /** A page as it is displayed, and its parts as they are said. */
  text: string;
  tokens: Token[];
  voice: VoiceId;
  level: ReadingLevel;
  signal: AbortSignal;
};

/** Sound of one page. */
export type SpokenSound = {
  /** Mono. */
  pcm: Int16Array;
  sampleRate: number;
  /** What is heard when, in the sound before it is encoded; `null` where the aligner has to find out. */
  timing: { by: NarrationUnit; words: TimedRange[] } | null;
  /** Why another voice than the one that was asked for says this. */
  standIn?: StandIn;
};

/**
 * Third of the family after writer and illustrator: says a page. One that knows when it says each token tells so;
 * whatever else comes back goes through the aligner.
 */
export type Narrator = {
  kind: VoiceKind;
  /** With its version: which engine made a narration is stored with it. */
  engine: string;
  /** @throws AppError UNAVAILABLE where another try may do better, REFUSED where none will */
  narrate(order: NarrationOrder): Promise<SpokenSound>;
};
