import type { AiCall } from "./ai-call";

export type SpeechRequest = {
  text: string;
  /** One of the provider's own voices. */
  voice: string;
  /** How to say it. */
  manner: string;
};

/** Mono. */
export type Speech = { pcm: Int16Array; sampleRate: number };

export type VoiceModel = {
  /** A text said aloud; when which word is said, the provider doesn't tell. */
  speak(request: SpeechRequest, call: AiCall): Promise<Speech>;
};
