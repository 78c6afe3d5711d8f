import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, inject } from "vitest";
import { parseConfig } from "@/lib/platform/config";
import type { Ports } from "@/lib/platform/context";
import { openPorts } from "@/lib/platform/ports";
import { DATABASE_PATIENCE } from "./patience";
import { SPARING } from "./sparing";
import { copyDatabase } from "./test-database";

export type TestSystem = Ports & { databaseUrl: string };

/**
 * A private copy of the migrated database and the real ports on it, for one test file. `env` overrides settings, e.g.
 * the addresses of a sandbox. Ends by itself after the file's tests.
 */
export async function workerDatabase(env: Record<string, string> = {}): Promise<TestSystem> {
  const { url, drop } = await copyDatabase({
    server: inject("databaseServer"),
    template: inject("templateDatabase"),
  });
  const files = await mkdtemp(path.join(tmpdir(), "talewick-files-"));
  const config = parseConfig({
    NODE_ENV: "test",
    TALEWICK_LOCAL: "true",
    DATABASE_URL: url,
    FILES_DIR: files,
    LOG_LEVEL: "silent",
    ...SPARING,
    ...DATABASE_PATIENCE,
    ...env,
  });
  const ports = openPorts(config);

  afterAll(async () => {
    await ports.jobs.stop();
    await ports.db.$disconnect();
    await drop();
    await rm(files, { recursive: true, force: true });
  });
  return { ...ports, databaseUrl: url };
}
