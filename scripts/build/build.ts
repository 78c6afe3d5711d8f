import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { build as bundle } from "esbuild";
import { brandScenes } from "@/lib/features/drawing/brand-scenes";
import { API_METHODS_FILE } from "@/lib/http/front/api-methods";
import { PAGE_ROUTES_FILE } from "@/lib/http/front/unknown-path";
import { publicOrigin } from "@/lib/platform/config";
import { apiDocument } from "@/scripts/build/api-document";
import { bundleFaceFinder, FACE_FINDER } from "@/scripts/build/bundle-face-finder";
import { leaveOutOfMaps } from "./leave-out-of-maps";
import { listApiMethods } from "@/scripts/build/list-api-methods";
import { listPageRoutes } from "@/scripts/build/list-page-routes";
import { packStatic } from "@/scripts/build/pack-static";

const STAMP = ".next/talewick-build";
const SOURCES = [
  "app",
  "components",
  "emails",
  "lib",
  "prisma/schema",
  "prisma/seed",
  "public",
  "scripts",
  "assets",
];
/** Served as it is, at `/openapi.json`. */
const API_DOCUMENT = "public/openapi.json";
const AHEAD = ".next/ahead";
const PROCESSES = ["web", "worker", "migrate", "stripe-sync", "check-invariants", "doctor"];
const OUTPUTS = [
  API_DOCUMENT,
  ...PROCESSES.map((name) => `dist/${name}.mjs`),
  ...FACE_FINDER,
  `${AHEAD}/pack.json`,
  `${AHEAD}/${API_METHODS_FILE}`,
  `${AHEAD}/${PAGE_ROUTES_FILE}`,
];
const FILES = [
  "package-lock.json",
  "next.config.ts",
  "middleware.ts",
  "instrumentation.ts",
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

const isMade = (file: string) => file === API_DOCUMENT || file.startsWith(path.join("public", "scenes"));

async function isFresh(print: string): Promise<boolean> {
  const last = await readFile(STAMP, "utf8").catch(() => "");
  return last === print && OUTPUTS.every((file) => existsSync(file));
}

async function drawScenes(): Promise<void> {
  await mkdir("public/scenes", { recursive: true });
  for (const [name, svg] of Object.entries(brandScenes())) await writeFile(`public/scenes/${name}.svg`, svg);
}

/** One file for each process, so that it starts without a compiler. */
async function bundleProcesses(): Promise<void> {
  await bundle({
    entryPoints: PROCESSES.map((name) => `scripts/${name}.ts`),
    outdir: "dist",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    alias: { "server-only": path.resolve("node_modules/server-only/empty.js") },
    sourcemap: "linked",
    plugins: [leaveOutOfMaps],
    logLevel: "warning",
  });
}

/** Builds whatever is older than its sources. @returns whether anything was built */
export async function buildProduct(): Promise<boolean> {
  const print = await fingerprint();
  if (await isFresh(print)) return false;
  await drawScenes();
  await writeFile(API_DOCUMENT, JSON.stringify(apiDocument(publicOrigin())));
  await run("next", ["build"]);
  await packStatic(AHEAD);
  await writeFile(path.join(AHEAD, API_METHODS_FILE), JSON.stringify(listApiMethods()));
  await writeFile(path.join(AHEAD, PAGE_ROUTES_FILE), JSON.stringify(await listPageRoutes()));
  await bundleProcesses();
  await bundleFaceFinder();
  await writeFile(STAMP, print);
  return true;
}

if (process.argv[1] === import.meta.filename) {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const built = await buildProduct();
  process.stdout.write(built ? "built\n" : "nothing changed\n");
}
