// Runs before anything is installed: Node's own modules only, and any Node from 20.19 on.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.dirname(path.dirname(new URL(import.meta.url).pathname));
const bin = path.join(root, "node_modules/.bin");

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Talewick needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs `work` unless it was already run for the same content of `files`. */
function once(stamp, files, work) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  const content = hash.digest("hex");
  const mark = path.join(root, stamp);
  if (existsSync(mark) && readFileSync(mark, "utf8") === content) return;
  work();
  writeFileSync(mark, content);
}

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  console.error(`${command} ${args.join(" ")} failed; see above.`);
  process.exit(status ?? 1);
}

function install() {
  console.log("Installing dependencies …");
  // Nobody reads what it would say of advisories and funding here, and it would ask the registry for it.
  run("npm", ["ci", "--loglevel=error", "--no-audit", "--no-fund", "--prefer-offline"]);
}

// The generator never runs the engine; naming one keeps Prisma's command line from downloading its own.
const generate = () =>
  run(path.join(bin, "node"), [path.join(bin, "prisma"), "generate"], {
    PRISMA_SCHEMA_ENGINE_BINARY: path.join(root, "scripts/prisma/schema-engine.mjs"),
  });

const CATALOGUE = "lib/features/drawing/classic/things/catalogue";
const TAKEN = "lib/features/drawing/classic/things/taken";

const filesIn = (folder) =>
  readdirSync(path.join(root, folder))
    .sort()
    .map((name) => path.join(folder, name));

const take = () =>
  run(path.join(bin, "node"), ["--import", "tsx", "scripts/drawings/take-drawings.ts"], {
    TSX_TSCONFIG_PATH: path.join(root, "tsconfig.scripts.json"),
  });

/** Takes the drawings of things from their icon sets, unless that was done already. */
export function ensureDrawings() {
  const files = ["package-lock.json", ...filesIn("scripts/drawings"), ...filesIn(CATALOGUE)];
  once(path.join(TAKEN, ".talewick-catalogue"), files, take);
}

const CONTENT = "content";
const COMPILED = "dist/content";
/** What the compiler holds the content against. */
const TYPES = [
  "lib/shared/story.ts",
  "lib/features/writing/classic/grammar.ts",
  "lib/features/writing/classic/people.ts",
  "lib/features/writing/classic/shapes/plot-head.ts",
  "lib/features/writing/subjects/subject.ts",
  "lib/features/writing/subjects/finer-classes.ts",
];

const filesUnder = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();

const compile = () =>
  run(path.join(bin, "node"), ["--import", "tsx", "scripts/content/compile-content.ts"], {
    TSX_TSCONFIG_PATH: path.join(root, "tsconfig.scripts.json"),
  });

/** Makes of plots, lexicon and questions what the product reads, unless that was done already. */
export function ensureContent() {
  const files = [...filesUnder(CONTENT), ...filesIn("scripts/content"), ...TYPES];
  once(path.join(COMPILED, ".talewick-content"), files, compile);
}

function ensurePackages() {
  checkNode();
  once("node_modules/.talewick-lock", ["package-lock.json"], install);
}

/** Installs from the lock file and generates what is made of it, unless that was done already. */
export function ensureDependencies() {
  ensurePackages();
  once("prisma/generated/.talewick-schema", ["package-lock.json", ...filesIn("prisma/schema")], generate);
  ensureDrawings();
  ensureContent();
}

/** Runs a TypeScript entry on the pinned Node; passes signals on and exits as it exits. */
export async function runOnPinnedNode(entry) {
  ensureDependencies();
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    // Outside Next the package `server-only` refuses to load; this configuration leaves it out.
    TSX_TSCONFIG_PATH: path.join(root, "tsconfig.scripts.json"),
  };
  // As the product has it (scripts/local/compile-patterns-once.ts).
  const flags = ["--no-regexp-tier-up", "--import", "tsx"];
  const child = spawn(path.join(bin, "node"), [...flags, entry, ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

// Run by itself it brings the packages alone, for the layer of an image that changes with them only.
if (process.argv[1] === import.meta.filename) ensurePackages();
