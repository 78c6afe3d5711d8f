import type { Config } from "@/lib/platform/config";
import { Unusable } from "./ask-again";
import type { OpenaiCaller } from "./openai-caller";
import { costOfSpeech } from "./prices";
import type { Speech, VoiceModel } from "./voice-model";

/** What `pcm` means there: 16 bits, little-endian, mono. */
const SAMPLE_RATE = 24_000;
const BYTES_PER_SAMPLE = 2;
/** Nobody says anything in less, nor a page in more. */
const SECONDS = { least: 0.2, most: 300 };

function readSpeech(bytes: ArrayBuffer): Speech {
  const samples = Math.floor(bytes.byteLength / BYTES_PER_SAMPLE);
  const seconds = samples / SAMPLE_RATE;
  if (seconds < SECONDS.least || seconds > SECONDS.most) throw new Unusable("no page's length");
  return { pcm: new Int16Array(bytes, 0, samples), sampleRate: SAMPLE_RATE };
}

/** Sound from a voice model, as bare samples. */
export function openaiVoice(config: Config, ask: OpenaiCaller): VoiceModel {
  return {
    speak: ({ text, voice, manner }, { meter, signal }) =>
      ask({
        kind: "speech",
        timeoutMs: config.AI_SPEECH_TIMEOUT_SECONDS * 1000,
        signal,
        admit: () => meter.admit(),
        send: async ({ client }, limit) => {
          const answer = await client.audio.speech.create(
            {
              model: config.OPENAI_VOICE_MODEL,
              input: text,
              voice,
              instructions: manner,
              response_format: "pcm",
            },
            { signal: limit },
          );
          const bytes = await answer.arrayBuffer();
          const seconds = bytes.byteLength / BYTES_PER_SAMPLE / SAMPLE_RATE;
          await meter.charge({ kind: "speech", micros: costOfSpeech(config, seconds) });
          limit.throwIfAborted();
          if (/json|text/.test(answer.headers.get("content-type") ?? "")) throw new Unusable("no sound");
          return readSpeech(bytes);
        },
      }),
  };
}
