import { spawn, spawnSync } from "node:child_process";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { ensureDatabase, migrate } from "@/scripts/database/migrate";
import { prepareDatabase } from "@/scripts/database/prepare-database";
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

type Plans = { plans: number };

/** What `npm run migrate` runs, with nothing of the configuration but the database. */
const runMigrate = (url: string) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const env = {
      NODE_ENV: "production" as const,
      TSX_TSCONFIG_PATH: path.resolve("tsconfig.scripts.json"),
      DATABASE_URL: url,
    };
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], { env });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("close", (code) => {
      resolve({ code, said });
    });
  });

// 16.50
test("three deployments at once prepare a fresh database", async () => {
  const url = urlOf(`fresh_${process.pid}`);
  const runs = await Promise.all([runMigrate(url), runMigrate(url), runMigrate(url)]);
  expect(
    runs.map(({ code }) => code),
    runs.map(({ said }) => said).join("\n"),
  ).toEqual([0, 0, 0]);
  expect(runs.filter(({ said }) => said.includes("applied 2"))).toHaveLength(1);
  const { rows } = await withClient(url, (client) =>
    client.query<Plans>("SELECT count(*)::int AS plans FROM plans"),
  );
  expect(rows).toEqual([{ plans: 5 }]);
});

// 16.50
test("eight that prepare a fresh database at once add its reference rows once", async () => {
  const url = urlOf(`eight_${process.pid}`);
  const runs = await Promise.all(Array.from({ length: 8 }, () => prepareDatabase(url)));
  expect(runs.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
});

// 16.50
test("without a database the one missing setting is named", async () => {
  const { code, said } = await runMigrate("");
  expect(code).not.toBe(0);
  expect(said).toContain("DATABASE_URL is missing");
  expect(said).not.toContain("STRIPE");
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
test("schema and migrations agree, and a difference would be seen", async () => {
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
