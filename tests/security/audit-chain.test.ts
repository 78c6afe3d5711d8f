import { randomUUID } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { exportAudit } from "@/lib/features/audit/export-audit";
import { sealAudit } from "@/lib/features/audit/seal-audit";
import { verifyAudit } from "@/lib/features/audit/verify-audit";
import type { Random } from "@/lib/features/writing/classic/random";
import { inTransaction } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { signedInParent, subscribe, system } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { inLanes } from "@/tests/support/in-lanes";
import { withClient } from "@/tests/support/with-client";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let ports: TestSystem;

beforeAll(async () => {
  ports = await workerDatabase();
});

type Tally = Map<string, number>;
type Write = { key: string; run: (tx: Tx, parentId: string) => Promise<number> };

const TABLES = {
  parents: "UPDATE parents SET phone = $2::text WHERE id = $1::uuid",
  subscriptions:
    "UPDATE subscriptions SET cancel_at_period_end = NOT cancel_at_period_end WHERE parent_id = $1::uuid AND $2::text <> ''",
  book_requests:
    "UPDATE book_requests SET erased_at = CASE WHEN $2::text <> '' THEN clock_timestamp() END WHERE parent_id = $1::uuid",
  invoices: "UPDATE invoices SET number = $2::text WHERE parent_id = $1::uuid",
} as const;
const ORDERED = `INSERT INTO book_requests (parent_id, "order", order_hash, status, finished_at)
  SELECT $1::uuid, '{}', sha256(gen_random_uuid()::text::bytea), 'FAILED', now() FROM generate_series(1, $2::int)`;
const BILLED = `INSERT INTO invoices (parent_id, stripe_invoice_id, status, currency, amount_due_cents, amount_paid_cents, issued_at)
  SELECT $1::uuid, gen_random_uuid()::text, 'paid', 'usd', 999, 999, now() FROM generate_series(1, $2::int)`;

const updateOf = (table: keyof typeof TABLES): Write => ({
  key: `${table} UPDATE`,
  run: (tx, parentId) => tx.$executeRawUnsafe(TABLES[table], parentId, randomUUID()),
});
const WRITES: Write[] = [
  ...(Object.keys(TABLES) as (keyof typeof TABLES)[]).map(updateOf),
  {
    key: "book_requests INSERT",
    run: (tx, parentId) => tx.$executeRawUnsafe(ORDERED, parentId, 3),
  },
  { key: "invoices INSERT", run: (tx, parentId) => tx.$executeRawUnsafe(BILLED, parentId, 1) },
  {
    key: "book_requests DELETE",
    run: (tx, parentId) =>
      tx.$executeRaw`DELETE FROM book_requests WHERE id IN (SELECT id FROM book_requests WHERE parent_id = ${parentId}::uuid LIMIT 2)`,
  },
  // What changes nothing, and what changes no field that is told of.
  {
    key: "",
    run: (tx, parentId) => tx.$executeRaw`UPDATE parents SET phone = phone WHERE id = ${parentId}::uuid`,
  },
];

async function countedEntries(): Promise<Tally> {
  const rows = await ports.db.auditEntry.groupBy({ by: ["tableName", "action"], _count: true });
  return new Map(rows.map(({ tableName, action, _count }) => [`${tableName} ${action}`, _count]));
}

goal(
  {
    id: "S30",
    title: "random writes to the audited tables: an entry for each row, none for what was undone",
    quick: 500,
    full: 10_000,
    minutes: 20,
  },
  async ({ count, random, note }) => {
    const families = await Promise.all(Array.from({ length: 8 }, () => signedInParent(ports)));
    for (const { parentId } of families) await subscribe(ports, parentId, "basic");
    const before = await countedEntries();
    const made: Tally = new Map();
    let undone = 0;
    const steps = Array.from({ length: count }, () => ({
      ctx: random.pick(families),
      writes: Array.from({ length: 1 + Math.floor(random.next() * 3) }, () => random.pick(WRITES)),
      isUndone: random.next() < 0.3,
      isWorker: random.next() < 0.3,
    }));
    await inLanes(6, steps, async ({ ctx, writes, isUndone, isWorker }) => {
      const done: [string, number][] = [];
      const work = inTransaction(isWorker ? system(ports) : ctx, async (tx) => {
        // One family's writes come one after the other, as a lock on its row makes them.
        await tx.$queryRaw`SELECT 1 FROM parents WHERE id = ${ctx.parentId}::uuid FOR UPDATE`;
        for (const { key, run } of writes) done.push([key, await run(tx, ctx.parentId)]);
        if (isUndone) throw new Error("undo");
      });
      const kept = await work.then(
        () => true,
        (error: unknown) => {
          if (!isUndone) throw error;
          return false;
        },
      );
      if (!kept) undone += 1;
      if (kept) for (const [key, rows] of done) if (key) made.set(key, (made.get(key) ?? 0) + rows);
    });
    const after = await countedEntries();
    for (const [key, rows] of made)
      expect([key, (after.get(key) ?? 0) - (before.get(key) ?? 0)]).toEqual([key, rows]);
    const sum = (tally: Tally) => [...tally.values()].reduce((all, one) => all + one, 0);
    expect(sum(after) - sum(before)).toBe(sum(made));
    await sealAudit(system(ports));
    expect(await verifyAudit(system(ports))).toMatchObject({ broken: null, waiting: 0, sealed: sum(after) });
    note("rows", sum(made));
    note("rolled back", undone);
  },
);

const ENTRIES = 60;

type Tampering = { what: string; statements: (random: Random, id: string) => string[]; needsHead?: true };

const TAMPERINGS: Tampering[] = [
  ...[
    "action = 'READ'",
    "table_name = table_name || 's'",
    "record_id = uuid_v7()",
    "actor_parent_id = uuid_v7()",
    "subject_parent_id = uuid_v7()",
    "changed_fields = changed_fields || ARRAY['x']",
    "request_id = coalesce(request_id, '') || ' '",
    "occurred_at = occurred_at - interval '1 microsecond'",
    "id = uuid_v7()",
  ].map((change) => ({
    what: change,
    statements: (_random: Random, id: string) => [`UPDATE audit_log SET ${change} WHERE id = '${id}'`],
  })),
  { what: "an entry less", statements: (_random, id) => [`DELETE FROM audit_log WHERE id = '${id}'`] },
  {
    what: "an entry less, with its seal, and the gap closed",
    statements: (_random, id) => [
      `DELETE FROM audit_log WHERE id = '${id}'`,
      `UPDATE audit_seals SET position = -position WHERE position > (SELECT position FROM audit_seals WHERE entry_id = '${id}')`,
      `DELETE FROM audit_seals WHERE entry_id = '${id}'`,
      "UPDATE audit_seals SET position = -position - 1 WHERE position < 0",
    ],
  },
  {
    what: "two entries exchanged in the chain",
    statements: (random, id) => [
      `CREATE TEMP TABLE pair AS SELECT position, entry_id, digest FROM audit_seals
        WHERE entry_id = '${id}' OR position = ${1 + Math.floor(random.next() * 3)}`,
      `UPDATE audit_seals SET digest = other.digest FROM pair other, pair own
        WHERE audit_seals.position = own.position AND other.position <> own.position`,
      "DROP TABLE pair",
    ],
  },
  {
    what: "an entry more",
    statements: () => [
      "INSERT INTO audit_log (action, table_name, record_id) VALUES ('UPDATE', 'parents', uuid_v7())",
    ],
  },
  {
    what: "a seal of an own making",
    statements: (_random, id) => [
      `UPDATE audit_seals SET digest = sha256(digest), hash = sha256(hash) WHERE entry_id = '${id}'`,
    ],
  },
  {
    what: "the end cut off",
    needsHead: true,
    statements: (_random, id) => [
      `DELETE FROM audit_log WHERE id IN (SELECT entry_id FROM audit_seals WHERE position >= (SELECT position FROM audit_seals WHERE entry_id = '${id}'))`,
      "DELETE FROM audit_seals WHERE entry_id NOT IN (SELECT id FROM audit_log)",
    ],
  },
];

goal(
  {
    id: "S31",
    title: "tampering by the database's owner: every time found",
    quick: 50,
    full: 1000,
    minutes: 20,
  },
  async ({ count, random, note }) => {
    const own = await workerDatabase();
    const ctx = await signedInParent(own);
    for (let n = 1; n < ENTRIES; n += 1)
      await inTransaction(ctx, (tx) =>
        tx.parent.update({ where: { id: ctx.parentId }, data: { phone: `${n}` } }),
      );
    await sealAudit(system(own));
    const whole = await verifyAudit(system(own));
    if (whole.broken) throw new Error(whole.broken.why);
    // Not the last one: without a head written down, an end that is cut off is no tampering that shows.
    const seals = await own.db.auditSeal.findMany({
      orderBy: { position: "asc" },
      skip: 3,
      take: ENTRIES - 4,
    });
    const missed: string[] = [];
    await withClient(own.databaseUrl, async (owner) => {
      await owner.query("SET session_replication_role = replica");
      for (const table of ["audit_log", "audit_seals"])
        await owner.query(`CREATE TABLE kept_${table} AS TABLE ${table}`);
      for (let n = 0; n < count; n += 1) {
        const tampering = TAMPERINGS[n % TAMPERINGS.length] ?? random.pick(TAMPERINGS);
        const id = random.pick(seals).entryId;
        for (const statement of tampering.statements(random, id)) await owner.query(statement);
        const verdict = await verifyAudit(system(own), tampering.needsHead ? whole.head : undefined);
        if (!verdict.broken) missed.push(`${tampering.what} at ${id}`);
        for (const table of ["audit_log", "audit_seals"]) {
          await owner.query(`DELETE FROM ${table}`);
          await owner.query(`INSERT INTO ${table} SELECT * FROM kept_${table}`);
        }
      }
    });
    expect(missed).toEqual([]);
    expect(await verifyAudit(system(own), whole.head)).toMatchObject({ broken: null, sealed: ENTRIES });
    note("kinds", TAMPERINGS.length);
  },
);

const SHARP = [
  '"',
  "\\",
  "\n",
  "\r\n",
  "\u2028",
  "\u202e",
  "</script>",
  "=1+1",
  "@SUM(A1)",
  "-2",
  "\t",
  "',",
  "],[",
  "{}",
  "\u{1f47b}",
  "\u0001",
  "'; DROP TABLE parents; --",
];
const hostileWord = (random: Random): string =>
  Array.from({ length: 1 + Math.floor(random.next() * 6) }, () => random.pick(SHARP)).join("");

goal(
  { id: "S26", title: "hostile words in an export come back as they went in", quick: 100, full: 1000 },
  async ({ count, random }) => {
    const ctx = await signedInParent(ports);
    const words = Array.from({ length: count }, () => hostileWord(random));
    for (const word of words) {
      await ports.db.auditEntry.create({
        data: {
          action: "UPDATE",
          tableName: word,
          recordId: randomUUID(),
          actorParentId: ctx.parentId,
          changedFields: [word],
        },
      });
    }
    const { pieces } = await exportAudit(ctx, {});
    const entries = JSON.parse((await Array.fromAsync(pieces)).join("")) as {
      tableName: string;
      changedFields: string[];
    }[];
    const told = entries.filter(({ tableName }) => !["parents", "audit_log"].includes(tableName));
    expect(told.map(({ tableName }) => tableName).sort()).toEqual([...words].sort());
    expect(told.every(({ tableName, changedFields }) => changedFields[0] === tableName)).toBe(true);
  },
);
