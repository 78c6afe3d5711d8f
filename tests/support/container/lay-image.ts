import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, copyFile, cp, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { readDockerfile, settingsOf, type Stage, type Step } from "./read-dockerfile";

const exec = promisify(execFile);
/** Where the `Dockerfile` works; here a folder takes its place. */
const WORKDIR = "/app";

/** A process's whole environment: nothing of this machine's. */
export const inContainer = (settings: Record<string, string>): NodeJS.ProcessEnv =>
  settings as Record<string, string> & { NODE_ENV: "production" };

/** Whether `.dockerignore` keeps a file of the project out of the build: it or a folder above it is named. */
export function isIgnored(patterns: readonly string[], file: string): boolean {
  const parts = file.split("/");
  const above = parts.map((_, last) => parts.slice(0, last + 1).join("/"));
  return patterns.some((pattern) => above.some((name) => path.matchesGlob(name, pattern)));
}

export async function ignorePatterns(): Promise<string[]> {
  const lines = (await readFile(".dockerignore", "utf8")).split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

async function contextFiles(): Promise<string[]> {
  const listed = await exec("git", ["ls-files", "-z"], { maxBuffer: 64 * 1024 * 1024 });
  const patterns = await ignorePatterns();
  return listed.stdout.split("\0").filter((file) => file !== "" && !isIgnored(patterns, file));
}

async function copyContext({ words }: Step, target: string): Promise<void> {
  const sources = words.slice(0, -1);
  const wanted = (await contextFiles()).filter((file) => sources.includes(".") || sources.includes(file));
  const into = path.join(target, words.at(-1) ?? "");
  for (const file of wanted) {
    // One file that is named lands in the folder; a folder's files keep their places.
    const place = path.join(into, sources.includes(".") ? file : path.basename(file));
    await mkdir(path.dirname(place), { recursive: true });
    await copyFile(file, place);
  }
}

/** Does what a stage of the `Dockerfile` says, in a clean folder, with the same commands. */
async function buildStage(stage: Stage, folder: string, settings: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  // A build needs this machine's way to the registry; no more of the environment is named in the Dockerfile.
  const env = { ...process.env, ...settingsOf(stage), ...settings };
  Reflect.deleteProperty(env, "NODE_ENV");
  for (const step of stage.steps) {
    if (step.keyword === "COPY") await copyContext(step, folder);
    if (step.keyword === "RUN")
      await exec("sh", ["-c", step.text], { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
  }
}

/** What `npm prune --omit=dev` leaves, from this checkout's packages. */
async function copyPackages(source: string, target: string): Promise<void> {
  const lock = JSON.parse(await readFile(path.join(source, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: true }>;
  };
  for (const [name, { dev }] of Object.entries(lock.packages)) {
    const from = path.join(source, name);
    if (name === "" || dev || !existsSync(from)) continue;
    const nested = path.join(from, "node_modules");
    await cp(from, path.join(target, name), { recursive: true, filter: (file) => file !== nested });
  }
}

async function copyBuilt({ words }: Step, source: string, target: string): Promise<void> {
  const [from = "", to = ""] = words;
  const name = path.relative(WORKDIR, from);
  if (name === "node_modules" && source === process.cwd()) {
    await copyPackages(source, target);
    return;
  }
  const cache = path.join(source, ".next/cache");
  await cp(path.join(source, name), path.join(target, to === "./" ? path.basename(from) : to), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== cache,
  });
}

/**
 * Lays out what the image holds in `folder/app`, owned by whoever runs this and written by nobody else, with Node beside
 * it. Its build stage is run, or this checkout's own build stands in for it.
 */
export async function layImage(folder: string, buildSettings?: Record<string, string>): Promise<void> {
  const stages = readDockerfile();
  const [build, last] = [stages.find(({ name }) => name === "build"), stages.at(-1)];
  if (!build || !last) throw new Error("The Dockerfile has no stage `build`.");
  const source = buildSettings ? path.join(folder, "build") : process.cwd();
  if (buildSettings) await buildStage(build, source, buildSettings);
  const app = path.join(folder, "app");
  await mkdir(app, { recursive: true });
  for (const step of last.steps) {
    if (step.keyword === "COPY" && step.flags["from"] === "build") await copyBuilt(step, source, app);
  }
  await mkdir(path.join(folder, "bin"));
  await copyFile(process.execPath, path.join(folder, "bin/node"));
  // For whoever lays it out as himself; root's files are nobody else's to write anyway.
  await exec("chmod", ["-R", "a-w", app]);
  await chmod(folder, 0o755);
}
