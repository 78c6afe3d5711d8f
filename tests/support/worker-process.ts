import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { build } from "esbuild";
import { onTestFinished } from "vitest";
import { WORKER_ENVIRONMENT, WORKER_FLAGS } from "@/scripts/local/process-launch";
import type { TestSystem } from "@/tests/support/worker-database";

// Inside the checkout, so that the bundle finds its packages.
const FOLDER = path.resolve("node_modules/.cache/talewick-tests");
const PRODUCT = "scripts/worker.ts";
/** What a worker logs once it takes up jobs. */
const STARTED = '"msg":"worker started"';
/** Those of the test that runs. Nothing here is the file's: files of one process share this module. */
const bundles = new Map<string, Promise<string>>();

/** A program of the product as one file, which goes with the test. */
export async function bundleProgram(entry: string): Promise<string> {
  const folder = path.join(FOLDER, randomUUID());
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(folder, { recursive: true });
  const outfile = path.join(folder, `${path.basename(entry, ".ts")}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    alias: { "server-only": path.resolve("node_modules/server-only/empty.js") },
    logLevel: "silent",
  });
  return outfile;
}

export type WorkerProcess = {
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
  ended: Promise<unknown>;
};

function bundleOnce(entry: string): Promise<string> {
  const known = bundles.get(entry);
  if (known) return known;
  const bundle = bundleProgram(entry);
  bundles.set(entry, bundle);
  onTestFinished(() => void bundles.delete(entry));
  return bundle;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}

/** Resolves once it takes up jobs, or was killed, maybe by a job. @throws where it ended by itself, with what it logged */
function whenStarted(child: ChildProcess & { stdout: Readable }): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      if (line.includes(STARTED)) resolve();
      else lines.push(line);
    });
    child.once("error", reject);
    // Not "exit": what it said last may come after that.
    child.once("close", (code) => {
      if (code === null) resolve();
      else reject(new Error(`the worker ended (${code}) before it was ready:\n${lines.join("\n")}`));
    });
  });
}

/**
 * Starts the product's own worker on the test's database, or another program in its place, and waits until it is ready.
 * Called within a test: with it ends, at once, whatever is left.
 */
export async function startWorkerProcess(
  { config, databaseUrl }: TestSystem,
  entry = PRODUCT,
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [...WORKER_FLAGS, await bundleOnce(entry)], {
    env: {
      PATH: process.env["PATH"],
      ...WORKER_ENVIRONMENT,
      NODE_ENV: "test",
      TALEWICK_LOCAL: "true",
      // By this name the database knows which connections are its own.
      DATABASE_URL: `${databaseUrl}?application_name=worker-${randomUUID()}`,
      FILES_DIR: config.FILES_DIR,
      // It says when it is ready; nobody reads the rest.
      LOG_LEVEL: "info",
      STORY_NARRATION: config.STORY_NARRATION,
      STORY_PICTURE_SIDE: String(config.STORY_PICTURE_SIDE),
      DATABASE_LOCK_SECONDS: String(config.DATABASE_LOCK_SECONDS),
      DATABASE_STATEMENT_SECONDS: String(config.DATABASE_STATEMENT_SECONDS),
      // However long a busy machine takes: what is tested is that it finishes.
      STOP_SECONDS: "600",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  onTestFinished(async () => void (await end(child, "SIGKILL")));
  await whenStarted(child);
  return { kill: (signal) => end(child, signal), ended };
}
