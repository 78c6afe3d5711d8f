import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ensureDatabase, migrate } from "@/scripts/database/migrate";
import { until } from "@/tests/support/until";
import { withClient } from "@/tests/support/with-client";

const ROWS = 100_000;
const BATCH = 5_000;
const WRITES = 50;
/** Longer than a migration waits for a table, far shorter than one that would keep it. */
const WRITER_PATIENCE = "SET lock_timeout = '3s'";

const target = new URL(inject("databaseServer"));
target.pathname = `/live_${process.pid}`;
const url = target.toString();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "talewick-migrations-"));
  await ensureDatabase(url);
  await withClient(url, async (client) => {
    await client.query(
      `CREATE UNLOGGED TABLE readings AS SELECT n AS id, n % 12 AS page, 0 AS seen FROM generate_series(1, ${ROWS}) AS n`,
    );
    await client.query("ALTER TABLE readings ADD PRIMARY KEY (id)");
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Adds a migration to the folder and applies it. */
async function apply(name: string, sql: string): Promise<void> {
  await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, name, "migration.sql"), sql);
  expect(await migrate(url, folder)).toEqual([name]);
}

type Writer = { writes: () => number; more: () => Promise<number | null> };

/** A family that reads on while `work` is done: no write of theirs may wait longer than their patience. */
async function whileWriting(work: (writer: Writer) => Promise<void>): Promise<number> {
  let writes = 0;
  let failure: unknown = null;
  let isDone = false;
  const write = (client: pg.Client) =>
    client.query("UPDATE readings SET seen = seen + 1 WHERE id = $1", [1 + ((writes * 7919) % ROWS)]);
  const writing = withClient(url, async (client) => {
    await client.query(WRITER_PATIENCE);
    for (; !isDone; writes += 1) await write(client);
  }).catch((error: unknown) => (failure = error));
  const more = () => {
    const from = writes;
    return until(`${WRITES} more writes`, () => {
      if (failure) throw failure as Error;
      return Promise.resolve(writes >= from + WRITES ? writes : null);
    });
  };
  try {
    await work({ writes: () => writes, more });
  } finally {
    isDone = true;
    await writing;
  }
  expect(failure).toBeNull();
  return writes;
}

const isSeen = (question: string) => async () =>
  withClient(url, async (client) => (await client.query(question)).rowCount || null);

/** Holds what `statement` locks until `work` is done. */
async function whileHolding(statement: string, work: () => Promise<unknown>): Promise<void> {
  await withClient(url, async (holder) => {
    await holder.query("BEGIN");
    await holder.query(statement);
    await work();
    await holder.query("COMMIT");
  });
}

async function query<Row extends pg.QueryResultRow>(question: string): Promise<Row | undefined> {
  return withClient(url, async (client) => (await client.query<Row>(question)).rows[0]);
}

let written = 0;

test("a change that waits for a table lets others by", async () => {
  written += await whileWriting(async ({ more }) => {
    let change: Promise<void> | undefined;
    await whileHolding("SELECT 1 FROM readings LIMIT 1", async () => {
      change = apply("1_level", "ALTER TABLE readings ADD COLUMN level integer;");
      const waiting =
        "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'ALTER TABLE%' AND wait_event_type = 'Lock'";
      await until("the change waits", isSeen(waiting));
      await more();
    });
    await change;
  });
});

test("a back-fill goes in batches, each for itself, beside whoever writes", async () => {
  written += await whileWriting(() =>
    apply(
      "2_fill",
      `-- migrate: in batches
-- Levels of before, by the page.
WITH batch AS (
  SELECT id FROM readings WHERE id > coalesce($1::integer, 0) ORDER BY id LIMIT ${BATCH}
), filled AS (
  UPDATE readings SET level = page * 2 FROM batch WHERE readings.id = batch.id AND level IS NULL
)
SELECT max(id) FROM batch;
`,
    ),
  );
  const facts = await query<{ missing: number; seen: number }>(
    "SELECT count(*) FILTER (WHERE level IS DISTINCT FROM page * 2)::int AS missing, sum(seen)::int AS seen FROM readings",
  );
  expect(facts).toEqual({ missing: 0, seen: written });
  const untouched = "SELECT count(DISTINCT xmin::text)::int AS transactions FROM readings WHERE seen = 0";
  expect((await query<{ transactions: number }>(untouched))?.transactions).toBe(ROWS / BATCH);
});

test("an index is built while others write", async () => {
  const sql = `-- migrate: outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS readings_level;
CREATE INDEX CONCURRENTLY readings_level ON readings (level, id);
`;
  written += await whileWriting(async ({ more }) => {
    let build: Promise<void> | undefined;
    // A second runner that waits for its turn must not be what the index waits for.
    let second: Promise<string[]> | undefined;
    await whileHolding(`UPDATE readings SET seen = seen WHERE id = ${ROWS}`, async () => {
      build = apply("3_index", sql);
      await until("the build began", isSeen("SELECT 1 FROM pg_stat_progress_create_index"));
      second = migrate(url, folder);
      await more();
    });
    await build;
    expect(await second).toEqual([]);
  });
  expect(
    await query("SELECT indisvalid FROM pg_index WHERE indexrelid = 'readings_level'::regclass"),
  ).toEqual({
    indisvalid: true,
  });
});

test("a marker that nobody knows is refused, and so is an index that was not finished", async () => {
  await expect(apply("4_typo", "-- migrate: outside transaction\nSELECT 1;\n")).rejects.toThrow(
    '4_typo asks for "outside transaction"',
  );
  await rm(path.join(folder, "4_typo"), { recursive: true });
  const broken = `-- migrate: outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS readings_page;
CREATE UNIQUE INDEX CONCURRENTLY readings_page ON readings (page);
`;
  await expect(apply("5_broken", broken)).rejects.toThrow("could not create unique index");
  await rm(path.join(folder, "5_broken"), { recursive: true });
  await expect(apply("6_next", "-- migrate: outside a transaction\nANALYZE readings;\n")).rejects.toThrow(
    "left the index readings_page invalid",
  );
});
