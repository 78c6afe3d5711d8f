/** What a voice says and is asked for, apart from the program that does it: its packages stay in its thread. */

export type FliteVoice = "slt" | "rms" | "awb";

export type SayOrder = {
  /** Plain English letters and the marks of sentences. */
  text: string;
  voice: FliteVoice;
  /** 1 is the voice's own pace, 1.2 a fifth slower. */
  stretch: number;
};

/** A sound of the language, or `pau` for silence; in seconds. */
export type Phone = { name: string; from: number; to: number };
export type Utterance = { pcm: Int16Array<ArrayBuffer>; sampleRate: number; phones: Phone[] };

const SILENCE = "pau";
export const isSilence = ({ name }: Phone): boolean => name === SILENCE;
