import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

const TARGET = "dist/aligner";
const PACKAGE = "node_modules/soundswallower";
const MODEL = [
  "feat_params.json",
  "mdef",
  "means",
  "noisedict.txt",
  "sendump",
  "transition_matrices",
  "variances",
];
const FILES = ["soundswallower.node.wasm", ...MODEL.map((name) => `model/en-us/${name}`)];
const targetOf = (file: string): string => path.join(TARGET, file.replace(/^model\//, ""));

/** What has to be there after a build. */
export const ALIGNER = [`${TARGET}/aligner.mjs`, ...FILES.map(targetOf)];

/** The aligner with its acoustic model, so that its package isn't wanted where the product runs. */
export async function bundleAligner(): Promise<void> {
  await mkdir(path.join(TARGET, "en-us"), { recursive: true });
  await build({
    entryPoints: { aligner: "scripts/aligner/aligner.ts" },
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
  for (const file of FILES) await copyFile(path.join(PACKAGE, file), targetOf(file));
}
