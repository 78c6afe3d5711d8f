import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { ensureDatabase, migrate } from "@/scripts/database/migrate";

function urlOf(name: string): string {
  const url = new URL(inject("databaseServer"));
  url.pathname = `/${name}`;
  return url.toString();
}

test("eight runners at once apply each migration once", async () => {
  const url = urlOf(`migrate_${process.pid}`);
  await ensureDatabase(url);
  const runs = await Promise.all(Array.from({ length: 8 }, () => migrate(url)));
  const applied = runs.flat();
  expect(applied.length).toBeGreaterThan(0);
  expect(new Set(applied).size).toBe(applied.length);
  expect(await migrate(url)).toEqual([]);
});

test("schema and migrations agree", async () => {
  const url = urlOf(`drift_${process.pid}`);
  await ensureDatabase(url);
  await migrate(url);
  const difference = spawnSync(
    process.execPath,
    [
      "node_modules/prisma/build/index.js",
      "migrate",
      "diff",
      "--from-config-datasource",
      "--to-schema",
      "prisma/schema",
      "--exit-code",
    ],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        DATABASE_URL: url,
        PRISMA_SCHEMA_ENGINE_BINARY: path.resolve("scripts/prisma/schema-engine.mjs"),
      },
    },
  );
  expect([difference.status, difference.status === 0 ? "" : difference.stdout + difference.stderr]).toEqual([
    0,
    "",
  ]);
});
