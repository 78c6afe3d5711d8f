import { execFile } from "node:child_process";
import type { TestSystem } from "@/tests/support/worker-database";

/** Runs the command that an operator has, from the build, and tells how it ended and what it printed. */
export function runInvariantCheck({ databaseUrl, config }: TestSystem) {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    TALEWICK_LOCAL: "true",
    DATABASE_URL: databaseUrl,
    FILES_DIR: config.FILES_DIR,
    LOG_LEVEL: "warn",
  };
  return new Promise<{ code: number; lines: string[] }>((resolve) => {
    execFile(process.execPath, ["dist/check-invariants.mjs"], { env }, (error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.trim().split("\n");
      resolve({ code: error ? Number(error.code ?? 1) : 0, lines });
    });
  });
}
