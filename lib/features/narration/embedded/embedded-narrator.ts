import "server-only";
import type { NarrationOrder, Narrator, SpokenSound } from "@/lib/features/narration/narrator";
import { isSilence, type FliteVoice, type Utterance } from "@/lib/platform/voice/phones";
import type { ThreadTasks, TaskName } from "@/lib/platform/voice/thread-messages";
import type { TimedRange } from "@/lib/shared/narration";
import { mapPhones } from "./map-phones";
import { isSayable, PACES, planSpeech, type SpeechSentence } from "./plan-speech";

/** Whoever has voices: the thread, or a test. */
export type AskVoices = <Name extends TaskName>(
  task: Name,
  order: ThreadTasks[Name]["order"],
) => Promise<ThreadTasks[Name]["result"]>;

const VOICES: readonly string[] = ["slt", "rms", "awb"] satisfies FliteVoice[];
const isVoice = (name: string): name is FliteVoice => VOICES.includes(name);

type Pronounced = SpeechSentence & { apart: string[][] };

/** How each sentence's words are said apart. */
async function pronounceAll(ask: AskVoices, sentences: SpeechSentence[]): Promise<Pronounced[]> {
  const words = sentences.flatMap(({ tokens }) => tokens.map(({ said }) => said));
  const apart = await ask("pronounce", { words });
  let next = 0;
  return sentences.map((sentence) => {
    const own = apart.slice(next, next + sentence.tokens.length);
    next += sentence.tokens.length;
    return { ...sentence, apart: own };
  });
}

/** The ranges of a sentence's words, `startMs` after the page's beginning; of the whole sentence where a word has no sound. */
function timesOf({ tokens, apart }: Pronounced, { phones }: Utterance, startMs: number) {
  const ms = (seconds: number) => Math.round(startMs + seconds * 1000);
  const heard = mapPhones(apart, phones);
  const words = tokens.flatMap(({ shown }, index): TimedRange[] => {
    const word = heard?.[index];
    return word ? [[...shown, ms(word.from), ms(word.to)]] : [];
  });
  const sounds = phones.filter((phone) => !isSilence(phone));
  const [first, last] = [tokens[0]?.shown[0] ?? 0, tokens.at(-1)?.shown[1] ?? 0];
  const whole: TimedRange = [first, last, ms(sounds[0]?.from ?? 0), ms(sounds.at(-1)?.to ?? 0)];
  return { words: heard ? words : null, whole };
}

function join(parts: Int16Array[]): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Says a page sentence by sentence, with a breath between them. */
async function narrate(
  ask: AskVoices,
  { text, tokens, level, voice, signal }: NarrationOrder,
): Promise<SpokenSound> {
  const name = voice.slice(voice.indexOf(":") + 1);
  if (!isVoice(name)) throw new Error(`no reading voice is called ${name}`);
  const pace = PACES[level];
  const sentences = await pronounceAll(ask, planSpeech(text, tokens.filter(isSayable)));
  const parts: Int16Array[] = [];
  const times: ReturnType<typeof timesOf>[] = [];
  let [samples, sampleRate] = [0, 16_000];
  const add = (pcm: Int16Array) => {
    parts.push(pcm);
    samples += pcm.length;
  };
  for (const sentence of sentences) {
    signal.throwIfAborted();
    const said = await ask("say", { text: sentence.text, voice: name, stretch: pace.stretch });
    sampleRate = said.sampleRate;
    times.push(timesOf(sentence, said, (samples / sampleRate) * 1000));
    add(said.pcm);
    const restMs = sentence.endsParagraph ? pace.paragraphMs : pace.sentenceMs;
    add(new Int16Array(Math.round((restMs / 1000) * sampleRate)));
  }
  const isExact = times.every(({ words }) => words !== null);
  return {
    pcm: join(parts),
    sampleRate,
    timing: {
      by: isExact ? "word" : "sentence",
      words: times.flatMap(({ words, whole }) => (isExact ? (words ?? []) : [whole])),
    },
  };
}

/** The reading voices: on this machine, without a key, and with the exact times of every word. */
export const embeddedNarrator = (ask: AskVoices): Narrator => ({
  kind: "embedded",
  engine: "flite 2.3",
  narrate: (order) => narrate(ask, order),
});
