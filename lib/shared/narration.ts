/** What the narrator, the reader and the books that travel share about stories that are read aloud. */

/** `embedded` speaks on our own machine, `provider` at the provider of voices, `own` is the parent's recording. */
export type VoiceKind = "embedded" | "provider" | "own";

/** `embedded:slt`, `provider:marin`, `own:<id of a recorded voice>` */
export type VoiceId = `${VoiceKind}:${string}`;

/** Voices that speak without anybody's help; synthetic, hence never called a narrator. */
export const EMBEDDED_VOICES = [
  { id: "embedded:slt", label: "Reading voice, bright" },
  { id: "embedded:rms", label: "Reading voice, deep" },
  { id: "embedded:awb", label: "Reading voice, Scottish" },
] as const satisfies readonly { id: VoiceId; label: string }[];

/** Their own names, without their kind. */
export const SAMPLED_VOICES = ["slt", "rms", "awb"] as const;

/** Reads where nobody has chosen. */
export const DEFAULT_VOICE: VoiceId = "embedded:slt";

/** The title, as it is said on the cover. */
export const TITLE_PAGE = 0;

/** What a timed range of a page is: a sentence where single words could not be told apart for certain. */
export type NarrationUnit = "word" | "sentence";

/**
 * A range of a page's displayed text in UTF-16 units and when it is heard: `[from, to, startMs, endMs]`. In reading
 * order, never overlapping; times count in the sound as it is played.
 */
export type TimedRange = [from: number, to: number, startMs: number, endMs: number];

/** Why another voice than the chosen one reads a page: it may not say a name, was not there, or left with a plan. */
export type StandIn = "name" | "away" | "plan";

export const voiceKindOf = (voice: VoiceId): VoiceKind => voice.slice(0, voice.indexOf(":")) as VoiceKind;
