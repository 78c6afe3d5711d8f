import { File, type Inode } from "@bjorn3/browser_wasi_shim";
import { openProgram, PROGRAM_FOLDER, type RunProgram } from "./open-program";
import { isSilence, type Phone, type SayOrder, type Utterance } from "./phones";

const SOUND = "said.wav";
const WAV_HEADER = 44;
const WAV_RATE_AT = 24;

function readPhones(printed: string): Phone[] {
  let from = 0;
  return printed
    .split(/\s+/)
    .filter((part) => part !== "")
    .map((part) => {
      const colon = part.lastIndexOf(":");
      const phone = { name: part.slice(0, colon), from, to: Number(part.slice(colon + 1)) };
      from = phone.to;
      return phone;
    });
}

/** Its samples are the file's own memory: a copy of every sentence would wait for somebody to clear up. */
function readWav({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) {
  const samples = Math.floor((byteLength - WAV_HEADER) / 2);
  const pcm = new Int16Array(buffer, byteOffset + WAV_HEADER, samples);
  return { pcm, sampleRate: new DataView(buffer, byteOffset).getUint32(WAV_RATE_AT, true) };
}

/** Its voices come before its variables; a test looks whether they are as they were. */
export const VOICE_BYTES = 17_087_088;

export const openFlite = (module: WebAssembly.Module): RunProgram =>
  openProgram({ name: "flite", module, constants: VOICE_BYTES });

/**
 * Says a text as one utterance, with the exact times of its phones: flite prints them from the segments that it makes
 * the sound of.
 */
export function say(flite: RunProgram, { text, voice, stretch }: SayOrder): Utterance {
  const files = new Map<string, Inode>();
  const how = ["-voice", voice, "--setf", `duration_stretch=${stretch}`, "-psdur"];
  const phones = readPhones(flite([...how, "-t", text, "-o", `${PROGRAM_FOLDER}/${SOUND}`], files));
  const sound = files.get(SOUND);
  if (!(sound instanceof File)) throw new Error("flite made no sound");
  // Made by the program's own writing, never shared.
  return { ...readWav(sound.data as Uint8Array<ArrayBuffer>), phones };
}

/** The phones of what is said between two silences, in the order of the dictionary that all voices share. */
function listPhones(flite: RunProgram, words: readonly string[]): string[][] {
  const text = words.map((word) => `${word}.`).join(" ");
  const printed = flite(["-voice", "kal", "-psdur", "-t", text, "-o", "none"], new Map());
  const groups: string[][] = [[]];
  for (const phone of readPhones(printed)) {
    if (!isSilence(phone)) groups.at(-1)?.push(phone.name);
    else if (groups.at(-1)?.length !== 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

/** All in one go, and one by one where that doesn't add up. */
function pronounceNew(flite: RunProgram, words: readonly string[]): string[][] {
  if (words.length === 0) return [];
  const together = listPhones(flite, words);
  return together.length === words.length ? together : words.map((word) => listPhones(flite, [word]).flat());
}

export type Pronounce = (words: readonly string[]) => string[][];

/** More than a child's books have; some megabyte. */
const KNOWN_WORDS = 5000;

/** How each of these words is said by itself; the same few hundred words are most of every story. */
export function openPronouncer(flite: RunProgram): Pronounce {
  const known = new Map<string, string[]>();
  return (words) => {
    if (known.size > KNOWN_WORDS) known.clear();
    const fresh = [...new Set(words)].filter((word) => !known.has(word));
    pronounceNew(flite, fresh).forEach((phones, index) => known.set(fresh[index] ?? "", phones));
    return words.map((word) => known.get(word) ?? []);
  };
}
