import { File, OpenFile, PreopenDirectory, WASI, type Inode } from "@bjorn3/browser_wasi_shim";
import { isSilence, type Phone, type SayOrder, type Utterance } from "./phones";

const FOLDER = "/out";
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

function readWav(wav: Uint8Array): { pcm: Int16Array<ArrayBuffer>; sampleRate: number } {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const samples = Math.floor((wav.byteLength - WAV_HEADER) / 2);
  const pcm = new Int16Array(samples);
  for (let index = 0; index < samples; index += 1) pcm[index] = view.getInt16(WAV_HEADER + index * 2, true);
  return { pcm, sampleRate: view.getUint32(WAV_RATE_AT, true) };
}

/** One run of the program, with files that are memory and nothing of this machine. @returns what it printed */
function run(module: WebAssembly.Module, args: string[], files: Map<string, Inode>): string {
  const printed = new File([]);
  const open = [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([]))];
  const wasi = new WASI(["flite", ...args], [], [...open, new PreopenDirectory(FOLDER, files)], {
    debug: false,
  });
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport });
  const code = wasi.start(instance as Parameters<WASI["start"]>[0]);
  if (code !== 0) throw new Error(`flite ended with ${code}`);
  return new TextDecoder().decode(printed.data);
}

/**
 * Says a text as one utterance, with the exact times of its phones: flite prints them from the segments that it makes
 * the sound of.
 */
export function say(module: WebAssembly.Module, { text, voice, stretch }: SayOrder): Utterance {
  const files = new Map<string, Inode>();
  const how = ["-voice", voice, "--setf", `duration_stretch=${stretch}`, "-psdur"];
  const phones = readPhones(run(module, [...how, "-t", text, "-o", `${FOLDER}/${SOUND}`], files));
  const sound = files.get(SOUND);
  if (!(sound instanceof File)) throw new Error("flite made no sound");
  return { ...readWav(sound.data), phones };
}

/** How each of these is said by itself: its phones, in the order of the dictionary that all voices share. */
export function pronounce(module: WebAssembly.Module, words: readonly string[]): string[][] {
  const text = words.map((word) => `${word}.`).join(" ");
  const printed = run(module, ["-voice", "kal", "-psdur", "-t", text, "-o", "none"], new Map());
  const groups: string[][] = [[]];
  for (const phone of readPhones(printed)) {
    if (!isSilence(phone)) groups.at(-1)?.push(phone.name);
    else if (groups.at(-1)?.length !== 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}
