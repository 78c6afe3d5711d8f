import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { statementsOf, type Manner, type Migration } from "./read-migrations";

/**
 * Whoever waits for a table makes all others wait behind it, readers too. So a migration gives up soon and tries again,
 * and the product goes on in between.
 */
const LOCK_TIMEOUT_MS = 1_000;
const TRIES = 60;
const REST_MS = 500;

const isLockTimeout = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "55P03";

async function untilFree<T>(name: string, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === TRIES) {
        throw new Error(
          `Migration ${name}: a table was in use for ${TRIES} tries. Nothing is changed; run it again.`,
          { cause: error },
        );
      }
      await pause(REST_MS);
    }
  }
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const result = await work();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function record(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(
    "INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count) VALUES ($1, $2, now(), $3, 1)",
    [randomUUID(), checksum, name],
  );
}

const INVALID_INDEXES = "SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid";

/** One statement after the other, as `CREATE INDEX CONCURRENTLY` needs it: that one waits, but nobody behind it does. */
async function applyOutside(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration)) await client.query(statement);
  const { rows } = await client.query<{ name: string }>(INVALID_INDEXES);
  if (rows[0]) throw new Error(`Migration ${migration.name} left the index ${rows[0].name} invalid.`);
  await record(client, migration);
}

/** @returns where the batch ended; `null` when nothing was left */
async function applyBatch(client: pg.Client, text: string, after: unknown): Promise<unknown> {
  const { rows } = await client.query<unknown[]>({ text, values: [after], rowMode: "array" });
  return rows[0]?.[0] ?? null;
}

/** The place where the last batch ended goes into the next as `$1`, until there is none. */
async function applyInBatches(client: pg.Client, migration: Migration): Promise<void> {
  for (const text of statementsOf(migration)) {
    let last: unknown = null;
    do {
      last = await untilFree(migration.name, () =>
        inTransaction(client, () => applyBatch(client, text, last)),
      );
    } while (last !== null);
  }
  await record(client, migration);
}

const applyAtOnce = (client: pg.Client, migration: Migration): Promise<void> =>
  untilFree(migration.name, () =>
    inTransaction(client, async () => {
      await client.query(migration.sql);
      await record(client, migration);
    }),
  );

const WAYS: Record<Manner, (client: pg.Client, migration: Migration) => Promise<void>> = {
  "in one transaction": applyAtOnce,
  "outside a transaction": applyOutside,
  "in batches": applyInBatches,
};

/** Applies one migration in its manner and writes that down. One that fails is begun anew by the next run. */
export const applyMigration = (client: pg.Client, migration: Migration): Promise<void> =>
  WAYS[migration.manner](client, migration);
