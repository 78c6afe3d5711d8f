import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { afterAll } from "vitest";
import { WORKER_ENVIRONMENT, WORKER_FLAGS } from "@/scripts/local/process-launch";
import type { TestSystem } from "@/tests/support/worker-database";

// Inside the checkout, so that the bundle finds its packages.
const folder = path.resolve("node_modules/.cache/talewick-tests", randomUUID());
const PRODUCT = "scripts/worker.ts";
const bundles = new Map<string, Promise<string>>();

/** A program of the product as one file, which goes with the test file. */
export async function bundleProgram(entry: string): Promise<string> {
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

/**
 * Starts the product's own worker on the test's database, or another program in its place. Whatever is left ends with
 * the test file.
 */
export async function startWorkerProcess(
  { config, databaseUrl }: TestSystem,
  entry = PRODUCT,
): Promise<WorkerProcess> {
  const bundle = bundles.get(entry) ?? bundleProgram(entry);
  bundles.set(entry, bundle);
  const child = spawn(process.execPath, [...WORKER_FLAGS, await bundle], {
    env: {
      PATH: process.env["PATH"],
      ...WORKER_ENVIRONMENT,
      NODE_ENV: "test",
      TALEWICK_LOCAL: "true",
      // By this name the database knows which connections are its own.
      DATABASE_URL: `${databaseUrl}?application_name=worker-${randomUUID()}`,
      FILES_DIR: config.FILES_DIR,
      LOG_LEVEL: "silent",
      STORY_NARRATION: config.STORY_NARRATION,
      DATABASE_LOCK_SECONDS: String(config.DATABASE_LOCK_SECONDS),
      DATABASE_STATEMENT_SECONDS: String(config.DATABASE_STATEMENT_SECONDS),
      // However long a busy machine takes: what is tested is that it finishes.
      STOP_SECONDS: "600",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  running.add(child);
  const whenEnded = once(child, "exit");
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await whenEnded;
    }
    running.delete(child);
    return child.exitCode;
  };
  return { kill, ended: whenEnded };
}

const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});
