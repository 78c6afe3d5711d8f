import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build as bundle } from "esbuild";
import { SAMPLE_FILE } from "@/lib/features/content/sample";
import { brandScenes } from "@/lib/features/drawing/brand-scenes";
import { API_METHODS_FILE } from "@/lib/http/front/api-methods";
import { LATE_STARTS_FILE } from "@/lib/http/front/late-start";
import { PAGE_ROUTES_FILE } from "@/lib/http/front/unknown-path";
import { PAGE_START_FILE } from "@/lib/http/page-start";
import { publicOrigin } from "@/lib/platform/config";
import { apiDocument, publicApiDocument } from "@/scripts/build/api-document";
import { ALIGNER, bundleAligner } from "@/scripts/build/bundle-aligner";
import { bundleFaceFinder, FACE_FINDER } from "@/scripts/build/bundle-face-finder";
import { bundlePdfChecker, PDF_CHECKER } from "@/scripts/build/bundle-pdf-checker";
import { bundleVoices, VOICE_FILES } from "@/scripts/build/bundle-voices";
import { recordSamples, VOICE_SAMPLES } from "@/scripts/build/record-samples";
import { listApiMethods } from "@/scripts/build/list-api-methods";
import { listPageRoutes } from "@/scripts/build/list-page-routes";
import { packStatic } from "@/scripts/build/pack-static";
import { shareChunks } from "@/scripts/build/share-chunks";
import { writeSample } from "@/scripts/build/tell-sample";
import { toAscii } from "@/scripts/build/to-ascii";
import { inlined, lateStarts } from "@/scripts/build/page-start/page-starts";

const STAMP = ".next/talewick-build";
const SOURCES = [
  "app",
  "components",
  "content",
  "emails",
  "lib",
  "prisma/schema",
  "prisma/seed",
  "public",
  "scripts",
  "assets",
];
/** Served at `/openapi.json`, with the address at which the process answers. */
const API_DOCUMENT = "public/openapi.json";
/** Of the public API alone; `/api` is drawn from it. */
const PUBLIC_API_DOCUMENT = "public/api/openapi.json";
const AHEAD = ".next/ahead";
const PROCESSES = [
  "web",
  "worker",
  "migrate",
  "stripe-sync",
  "check-invariants",
  "doctor",
  "newsletter-send",
  "audit-verify",
  "admin-role",
  "api-tier",
];
const OUTPUTS = [
  API_DOCUMENT,
  PUBLIC_API_DOCUMENT,
  ...PROCESSES.map((name) => `dist/${name}.mjs`),
  PAGE_START_FILE,
  ...FACE_FINDER,
  ...ALIGNER,
  PDF_CHECKER,
  ...VOICE_FILES,
  ...VOICE_SAMPLES,
  SAMPLE_FILE,
  `${AHEAD}/pack.json`,
  `${AHEAD}/${API_METHODS_FILE}`,
  `${AHEAD}/${PAGE_ROUTES_FILE}`,
  `${AHEAD}/${LATE_STARTS_FILE}`,
];
const FILES = [
  "package-lock.json",
  "next.config.ts",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "tsconfig.json",
  "postcss.config.mjs",
];

function run(command: string, args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const;
  return new Promise((resolve, reject) => {
    const options = { env, maxBuffer: 64 * 1024 * 1024 };
    execFile(path.resolve("node_modules/.bin", command), args, options, (error, stdout, stderr) => {
      if (error)
        reject(new Error(`${command} ${args.join(" ")} failed:\n${stderr}${stdout}`, { cause: error }));
      else resolve();
    });
  });
}

async function fingerprint(): Promise<string> {
  // Static pages carry the public address.
  const hash = createHash("sha256").update(publicOrigin());
  const add = async (file: string) => {
    hash
      .update(file)
      .update("\0")
      .update(await readFile(file));
  };
  for (const folder of SOURCES) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.filter((name) => !isMade(name)).sort()) await add(file);
  }
  for (const file of FILES) await add(file);
  return hash.digest("hex");
}

const isMade = (file: string) =>
  [API_DOCUMENT, PUBLIC_API_DOCUMENT].includes(file) || file.startsWith(path.join("public", "scenes"));

async function isFresh(print: string): Promise<boolean> {
  const last = await readFile(STAMP, "utf8").catch(() => "");
  return last === print && OUTPUTS.every((file) => existsSync(file));
}

async function drawScenes(): Promise<void> {
  await mkdir("public/scenes", { recursive: true });
  for (const [name, svg] of Object.entries(brandScenes())) await writeFile(`public/scenes/${name}.svg`, svg);
}

/** Each process starts without a compiler, and reads what a job needs when the first such job comes. */
async function bundleProcesses(): Promise<void> {
  await rm("dist/parts", { recursive: true, force: true });
  await bundle({
    entryPoints: PROCESSES.map((name) => `scripts/${name}.ts`),
    outdir: "dist",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    chunkNames: "parts/[name]-[hash]",
    platform: "node",
    target: "node24",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    alias: { "server-only": path.resolve("node_modules/server-only/empty.js") },
    sourcemap: "linked",
    // A process reads its whole map into its heap; lines are found without the sources' text, megabytes of plots.
    sourcesContent: false,
    logLevel: "warning",
  });
  await toAscii("dist/parts");
}

/** Builds whatever is older than its sources. @returns whether anything was built */
export async function buildProduct(): Promise<boolean> {
  const print = await fingerprint();
  if (await isFresh(print)) return false;
  await drawScenes();
  await writeSample();
  await writeFile(API_DOCUMENT, JSON.stringify(apiDocument(publicOrigin())));
  await mkdir(path.dirname(PUBLIC_API_DOCUMENT), { recursive: true });
  await writeFile(PUBLIC_API_DOCUMENT, JSON.stringify(publicApiDocument(publicOrigin())));
  await run("next", ["build"]);
  await toAscii(".next/server");
  await shareChunks(".next/server");
  await packStatic(AHEAD);
  await writeFile(path.join(AHEAD, API_METHODS_FILE), JSON.stringify(listApiMethods()));
  await writeFile(path.join(AHEAD, PAGE_ROUTES_FILE), JSON.stringify(await listPageRoutes()));
  await writeFile(path.join(AHEAD, LATE_STARTS_FILE), JSON.stringify(await lateStarts()));
  await bundleProcesses();
  await writeFile(PAGE_START_FILE, await inlined("page-start"));
  await bundleFaceFinder();
  await bundleAligner();
  await bundlePdfChecker();
  await bundleVoices();
  await recordSamples();
  await writeFile(STAMP, print);
  return true;
}

if (process.argv[1] === import.meta.filename) {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const built = await buildProduct();
  process.stdout.write(built ? "built\n" : "nothing changed\n");
}
