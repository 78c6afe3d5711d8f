import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

const TARGET = "dist/face";
const MODELS = "node_modules/@vladmandic/face-api/model";
const WASM = "node_modules/@tensorflow/tfjs-backend-wasm/dist";
const NAMES = ["tiny_face_detector_model", "face_landmark_68_model"];
const FILES = [
  ...NAMES.flatMap((name) => [`${MODELS}/${name}-weights_manifest.json`, `${MODELS}/${name}.bin`]),
  `${WASM}/tfjs-backend-wasm.wasm`,
  `${WASM}/tfjs-backend-wasm-simd.wasm`,
];

/** What has to be there after a build. */
export const FACE_FINDER = [
  `${TARGET}/finder.mjs`,
  ...FILES.map((file) => `${TARGET}/${path.basename(file)}`),
];

// What is bundled was written for modules of another kind.
const BANNER = [
  'import { createRequire } from "node:module";',
  "const require = createRequire(import.meta.url);",
  "const __filename = import.meta.filename, __dirname = import.meta.dirname;",
].join("\n");

/** The face finder with all that it needs, so that none of its packages is wanted where the product runs. */
export async function bundleFaceFinder(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  await build({
    entryPoints: { finder: "scripts/face-finder/finder.ts" },
    outdir: TARGET,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    minify: true,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    alias: { "@tensorflow/tfjs": path.resolve("scripts/face-finder/tensors.ts") },
    banner: { js: BANNER },
    legalComments: "inline",
    logLevel: "error",
  });
  for (const file of FILES) await copyFile(file, path.join(TARGET, path.basename(file)));
}
