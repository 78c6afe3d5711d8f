import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { applyMigration } from "./apply-migration";
import { readMigrations, type Migration } from "./read-migrations";

// Prisma's own lock number, so that its CLI and this runner never work at once.
const ADVISORY_LOCK = 72_707_369;
const LOOK_EVERY_MS = 100;

const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

type Applied = { migration_name: string; checksum: string; finished_at: Date | null };

function isApplied(migration: Migration, applied: Map<string, Applied>): boolean {
  const row = applied.get(migration.name);
  if (!row) return false;
  if (!row.finished_at)
    throw new Error(`Migration ${migration.name} failed earlier; mend it, then prisma migrate resolve.`);
  if (row.checksum !== migration.checksum)
    throw new Error(`Migration ${migration.name} was edited after it was applied.`);
  return true;
}

/** Asks again and again instead of waiting: a statement that waits is what a concurrent index waits for. */
async function lock(client: pg.Client): Promise<void> {
  const question = "SELECT pg_try_advisory_lock($1) AS mine";
  while (!(await client.query<{ mine: boolean }>(question, [ADVISORY_LOCK])).rows[0]?.mine)
    await pause(LOOK_EVERY_MS);
}

/** Does `work` while no other runner on any machine does. */
export async function whileMigrating<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await lock(client);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** To be called while nobody else migrates. @returns the names that were applied now */
export async function applyMigrations(client: pg.Client, folder = "prisma/migrations"): Promise<string[]> {
  await client.query(BOOKKEEPING);
  const { rows } = await client.query<Applied>(
    "SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL",
  );
  const applied = new Map(rows.map((row) => [row.migration_name, row]));
  const waiting = (await readMigrations(folder)).filter((migration) => !isApplied(migration, applied));
  for (const migration of waiting) await applyMigration(client, migration);
  return waiting.map((migration) => migration.name);
}

/**
 * Applies a folder of migrations in order with Prisma's bookkeeping; needs neither its CLI nor its engine. Safe to run
 * from several machines at once, and beside a product that is at work.
 * @returns the names that were applied now
 */
export const migrate = (databaseUrl: string, folder?: string): Promise<string[]> =>
  whileMigrating(databaseUrl, (client) => applyMigrations(client, folder));

// The second code is what the catalogue's own index says when two are at it in the same moment.
const IS_THERE = new Set<unknown>(["42P04", "23505"]);

/** Creates the database that `url` names if it is missing. */
export async function ensureDatabase(url: string): Promise<void> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  target.pathname = "/postgres";
  const client = new pg.Client({ connectionString: target.toString() });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !IS_THERE.has(error.code)) throw error;
  } finally {
    await client.end();
  }
}
