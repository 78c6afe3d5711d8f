import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { afterAll } from "vitest";
import { WORKER_ENVIRONMENT, WORKER_FLAGS } from "@/scripts/local/worker-launch";
import type { TestSystem } from "@/tests/support/worker-database";

// Inside the checkout, so that the bundle finds its packages.
const folder = path.resolve("node_modules/.cache/talewick-tests", randomUUID());
let bundled: Promise<string> | undefined;

async function bundleWorker(): Promise<string> {
  await mkdir(folder, { recursive: true });
  const outfile = path.join(folder, "worker.mjs");
  await build({
    entryPoints: ["scripts/worker.ts"],
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

export type WorkerProcess = { kill: (signal: NodeJS.Signals) => Promise<number | null> };

/** Starts the product's own worker on the test's database. Whatever is left ends with the test file. */
export async function startWorkerProcess({ config, databaseUrl }: TestSystem): Promise<WorkerProcess> {
  bundled ??= bundleWorker();
  const child = spawn(process.execPath, [...WORKER_FLAGS, await bundled], {
    env: {
      PATH: process.env["PATH"],
      ...WORKER_ENVIRONMENT,
      NODE_ENV: "test",
      TALEWICK_LOCAL: "true",
      DATABASE_URL: databaseUrl,
      FILES_DIR: config.FILES_DIR,
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  running.add(child);
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    }
    running.delete(child);
    return child.exitCode;
  };
  return { kill };
}

const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});
