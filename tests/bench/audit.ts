import type pg from "pg";
import type { RunningSystem } from "@/scripts/local/system";
import { registeredParent } from "@/tests/support/http-client";
import type { TestAddresses } from "@/tests/support/test-system";
import { withClient } from "@/tests/support/with-client";
import { atLeast, atMost, percentile, plain, type Figure } from "./figure";
import { load } from "./load";
import { residentMegabytes } from "./memory";

const ENTRIES = 5_000_000;
const EXPORTED = 1_000_000;
const PARENTS = 20_000;
const AT_ONCE = 250_000;
const MINUTES = 525_600;
const TRIES = 200;

/** A year of entries by many parents; a fifth of them are of each table, and of invoices. */
const FILL = `
INSERT INTO audit_log (id, action, table_name, record_id, actor_parent_id, subject_parent_id, changed_fields, occurred_at)
SELECT gen_random_uuid(), (ARRAY['INSERT','UPDATE','UPDATE','UPDATE','DELETE','SOFT_DELETE','UPDATE'])[1 + n % 7],
  (ARRAY['parents','subscriptions','book_requests','book_requests','invoices'])[1 + (n / ${PARENTS}) % 5], gen_random_uuid(),
  p.id, p.id, ARRAY['status','updated_by','title','theme'], now() - random() * interval '${MINUTES} minutes'
FROM generate_series($1::int, $2::int) n JOIN bench_parents p ON p.number = n % ${PARENTS}`;

/** As the owner, past the triggers: sealing five million entries is not what is measured. */
async function fillLog(owner: pg.Client): Promise<void> {
  await owner.query("SET session_replication_role = replica");
  await owner.query(
    `CREATE TABLE bench_parents AS SELECT n AS number, gen_random_uuid() AS id FROM generate_series(0, ${PARENTS - 1}) n`,
  );
  await owner.query(
    `INSERT INTO parents (id, email, first_name, last_name, email_verified_at, updated_at)
     SELECT id, 'bench-' || number || '@example.test', 'Robin', 'Hale', now(), now() FROM bench_parents`,
  );
  const indexes = await owner.query<{ name: string; definition: string }>(
    "SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'audit_log' AND indexname <> 'audit_log_pkey'",
  );
  for (const { name } of indexes.rows) await owner.query(`DROP INDEX "${name}"`);
  for (let from = 1; from <= ENTRIES; from += AT_ONCE)
    await owner.query(FILL, [from, Math.min(from + AT_ONCE - 1, ENTRIES)]);
  for (const { definition } of indexes.rows) await owner.query(definition);
  await owner.query("INSERT INTO audit_actors SELECT id FROM bench_parents");
  await owner.query("UPDATE audit_totals SET entries = entries + $1, actors = actors + $2", [
    ENTRIES,
    PARENTS,
  ]);
  await owner.query("ANALYZE audit_log, parents");
}

const COLUMNS = "id, action, table_name, record_id, actor_parent_id, changed_fields, occurred_at";
const NEWEST = "ORDER BY occurred_at DESC, id DESC LIMIT 51";
const EMAIL = "bench-777@example.test";
const RANGE = "occurred_at >= '2020-01-01' AND occurred_at < now() - interval '100 days'";

type Question = { name: string; path: string; sql: string };

const questions = (): Question[] => {
  const end = new Date(Date.now() - 100 * 24 * 3600_000).toISOString();
  const deep = Buffer.from(
    JSON.stringify([end.replace("Z", "000Z"), "80000000-0000-4000-8000-000000000000"]),
  ).toString("base64url");
  return [
    { name: "recent", path: "recent", sql: `SELECT ${COLUMNS} FROM audit_log ${NEWEST}` },
    {
      name: "a page in the middle",
      path: `recent?cursor=${deep}`,
      sql: `SELECT ${COLUMNS} FROM audit_log WHERE ${RANGE} ${NEWEST}`,
    },
    {
      name: "by table",
      path: "table/invoices",
      sql: `SELECT ${COLUMNS} FROM audit_log WHERE table_name = 'invoices' ${NEWEST}`,
    },
    {
      name: "by action",
      path: "action/SOFT_DELETE",
      sql: `SELECT ${COLUMNS} FROM audit_log WHERE action = 'SOFT_DELETE' ${NEWEST}`,
    },
    {
      name: "by range",
      path: `time-range?start=2020-01-01&end=${end}`,
      sql: `SELECT ${COLUMNS} FROM audit_log WHERE ${RANGE} ${NEWEST}`,
    },
    {
      name: "by e-mail",
      path: `recent?userEmail=${EMAIL}`,
      sql: `SELECT ${COLUMNS} FROM audit_log WHERE actor_parent_id = (SELECT id FROM parents WHERE email = '${EMAIL}') ${NEWEST}`,
    },
    {
      name: "by e-mail and table",
      path: `table/parents?userEmail=${EMAIL}`,
      sql: `SELECT ${COLUMNS} FROM audit_log WHERE table_name = 'parents' AND actor_parent_id = (SELECT id FROM parents WHERE email = '${EMAIL}') ${NEWEST}`,
    },
    { name: "summary", path: "summary", sql: "SELECT count(*) FROM audit_log" },
  ];
};

async function timed(client: pg.Client, sql: string, tries: number): Promise<number[]> {
  const samples: number[] = [];
  for (let n = 0; n < tries; n += 1) {
    const begun = performance.now();
    await client.query(sql);
    samples.push(performance.now() - begun);
  }
  return samples;
}

/** The log of everybody, for an administrator, with five million entries; what PostgreSQL takes for it stands beside. */
export async function benchAudit(running: RunningSystem, system: TestAddresses): Promise<Figure[]> {
  const admin = await registeredParent(system);
  return withClient(system.database, async (owner) => {
    await owner.query("UPDATE parents SET role = 'admin' WHERE id = $1", [admin.login.id]);
    await fillLog(owner);
    const headers = { authorization: `Bearer ${admin.token ?? ""}` };
    const figures: Figure[] = [];
    for (const { name, path, sql } of questions()) {
      const url = `${system.app}/api/audit/${path}`;
      await load({ url, connections: 1, seconds: 1, headers });
      const bare = await timed(owner, sql, name === "summary" ? 5 : TRIES);
      const result = await load({ url, connections: 1, seconds: 3, headers });
      const what = `audit log of ${ENTRIES}, ${name}`;
      figures.push(
        plain(`${what}: bare SQL p50`, percentile(bare, 0.5), "ms"),
        plain(`${what}: p50`, result.p50, "ms"),
        atMost(`${what}: p99`, result.p99, "ms", 25),
        atMost(`${what}: failed requests`, result.failed, "", 0),
      );
    }
    return [...figures, ...(await exportFigures(running, system, headers))];
  });
}

async function exportFigures(
  { web }: RunningSystem,
  { app }: TestAddresses,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const begun = performance.now();
  const response = await fetch(`${app}/api/audit/export?tableName=invoices`, { headers });
  // One entry a line, between a bracket's line and another's.
  let lines = 0;
  let pieces = 0;
  let peak = 0;
  for await (const piece of response.body ?? []) {
    for (const byte of piece as Uint8Array) if (byte === 10) lines += 1;
    pieces += 1;
    if (pieces % 50 === 0) peak = Math.max(peak, await residentMegabytes(web.pid));
  }
  const seconds = (performance.now() - begun) / 1000;
  return [
    atLeast("audit export: entries", lines - 2, "", EXPORTED),
    plain("audit export: entries a second", (lines - 2) / seconds, "/s"),
    atMost("audit export: peak memory of the web process", peak, "MB", 350),
  ];
}
