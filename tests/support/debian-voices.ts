import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Packages of Debian, unpacked here and installed nowhere. */
const FOLDER = path.resolve("test-results/debian");
const PACKAGES = ["espeak-ng-data", "libespeak-ng1", "libpcaudio0", "libsonic0", "pocketsphinx-testdata"];
const LIBRIVOX = "usr/share/pocketsphinx/test/data/librivox";

function fetchPackages(): void {
  if (existsSync(path.join(FOLDER, LIBRIVOX))) return;
  mkdirSync(FOLDER, { recursive: true });
  execFileSync("apt-get", ["download", ...PACKAGES], { cwd: FOLDER, stdio: "ignore" });
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".deb")))
    execFileSync("dpkg", ["-x", file, "."], { cwd: FOLDER });
}

const libraries = (): string => {
  const folder = readdirSync(path.join(FOLDER, "usr/lib")).find((name) => name.includes("linux-gnu"));
  return path.join(FOLDER, "usr/lib", folder ?? "");
};

type Said = { sampleRate: number; pcm: number[]; words: { at: number; ms: number }[] };

/** Texts as eSpeak says them, with its own account of when each word (by its place in the text) begins. */
export function sayWithEspeak(
  texts: readonly string[],
  { voice, rate }: { voice: string; rate: number },
): Said[] {
  fetchPackages();
  const home = libraries();
  const said = execFileSync("python3", ["tests/support/espeak-words.py", home, voice, String(rate)], {
    input: JSON.stringify(texts),
    env: { ...process.env, LD_LIBRARY_PATH: home },
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(said.toString()) as Said[];
}

/** Five sentences that a person reads, of 16,000 samples a second, with their words. */
export function readLibrivox(): { text: string; pcm: Int16Array }[] {
  fetchPackages();
  const folder = path.join(FOLDER, LIBRIVOX);
  const linesOf = (file: string) => readFileSync(path.join(folder, file), "utf8").trim().split("\n");
  const texts = linesOf("transcription").map((line) => line.replaceAll(/\([^)]*\)|<\/?s>/g, "").trim());
  return linesOf("fileids").map((name, index) => {
    const wav = readFileSync(path.join(folder, `${name}.wav`));
    return { text: texts[index] ?? "", pcm: new Int16Array(Uint8Array.from(wav.subarray(44)).buffer) };
  });
}
