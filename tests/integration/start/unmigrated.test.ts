import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, inject, test } from "vitest";
import { pendingMigrations } from "@/scripts/database/pending-migrations";
import { withClient } from "@/tests/support/with-client";
import { workerDatabase } from "@/tests/support/worker-database";

const system = await workerDatabase();
const asOwner = (sql: string) => withClient(inject("databaseServer"), (client) => client.query(sql));

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await asOwner(`CREATE DATABASE ${name}`);
  afterAll(() => asOwner(`DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(inject("databaseServer"));
  url.pathname = `/${name}`;
  return url.toString();
}

test("16.54: a worker on a database without tables says what to run, in a sentence, and ends", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/worker.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      TALEWICK_LOCAL: "true",
      TSX_TSCONFIG_PATH: path.resolve("tsconfig.scripts.json"),
      DATABASE_URL: await emptyDatabase(),
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(said).toMatch(
    /^The database lacks \d+ migrations from prisma\/migrations\/\d+_foundation on: run `npm run migrate`, [^\n]+\.\n$/,
  );
  expect(code).toBe(1);
});

test("16.54: what a database lacks is what it has not had to the end", async () => {
  expect(await pendingMigrations(system.databaseUrl)).toEqual([]);
  await system.db.$executeRaw`
    UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name LIKE '%foundation'`;
  expect(await pendingMigrations(system.databaseUrl)).toEqual([expect.stringMatching(/foundation$/)]);
});
