import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { ensureDatabase, migrate } from "@/scripts/database/migrate";
import { withClient } from "@/tests/support/with-client";

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

/** What `npm run db:diff` says about a database: 0 for agreement, 2 for a difference. */
function difference(url: string): { status: number | null; said: string } {
  const args = ["migrate", "diff", "--from-config-datasource", "--to-schema", "prisma/schema", "--exit-code"];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/prisma/build/index.js", ...args],
    {
      encoding: "utf8",
      env: {
        ...process.env,
        DATABASE_URL: url,
        PRISMA_SCHEMA_ENGINE_BINARY: path.resolve("scripts/prisma/schema-engine.mjs"),
      },
    },
  );
  return { status, said: stdout + stderr };
}

// Prisma's command line starts twice here.
test("schema and migrations agree, and a difference would be seen", { timeout: 120_000 }, async () => {
  const url = urlOf(`drift_${process.pid}`);
  await ensureDatabase(url);
  await migrate(url);
  const migrated = difference(url);
  expect(migrated.status, migrated.said).toBe(0);
  expect(migrated.said).toContain("No difference detected");

  await withClient(url, (client) => client.query("ALTER TABLE parents ADD COLUMN shoe_size integer"));
  const changed = difference(url);
  expect(changed.status, changed.said).toBe(2);
  expect(changed.said).toContain("shoe_size");
});
