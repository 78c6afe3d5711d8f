import pg from "pg";
import { withClient } from "@/tests/support/with-client";

/** Every row of every table of ours, by table and primary key, as PostgreSQL writes it in JSON. */
export type Snapshot = Map<string, Map<string, string>>;

type Column = { table: string; column: string };

const KEYS = `
  SELECT c.relname AS "table", a.attname AS "column"
  FROM pg_index i
  JOIN pg_class c ON c.oid = i.indrelid
  JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
  WHERE i.indisprimary AND c.relname <> '_prisma_migrations'
  ORDER BY c.relname, a.attnum`;

// Counters of failures and mails move with every call and belong to nobody.
const UNTOLD = new Set(["rate_limit_buckets"]);

/** The names of tables of ours, and one statement that reads them all at the same moment. */
async function everyTable(client: pg.Client): Promise<{ tables: string[]; statement: string }> {
  const keys = new Map<string, string[]>();
  for (const { table, column } of (await client.query<Column>(KEYS)).rows)
    if (!UNTOLD.has(table)) keys.set(table, [...(keys.get(table) ?? []), `"${column}"::text`]);
  const parts = [...keys].map(
    ([table, columns]) => `
      SELECT '${table}' AS "table", concat_ws('/', ${columns.join()}) AS key, to_jsonb(t)::text AS row
      FROM "${table}" t`,
  );
  return { tables: [...keys.keys()], statement: parts.join(" UNION ALL ") };
}

export type Snapshots = { take: () => Promise<Snapshot>; close: () => Promise<void> };

/** Snapshots by one connection, which knows the tables after the first: a new one reads their definitions again. */
export function openSnapshots(databaseUrl: string): Snapshots {
  const open = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return { client, ...(await everyTable(client)) };
  };
  let opening: ReturnType<typeof open> | null = null;
  return {
    take: async () => {
      const { client, tables, statement } = await (opening ??= open());
      const snapshot: Snapshot = new Map(tables.map((table) => [table, new Map()]));
      const { rows } = await client.query<{ table: string; key: string; row: string }>({
        name: "snapshot",
        text: statement,
      });
      for (const { table, key, row } of rows) snapshot.get(table)?.set(key, row);
      return snapshot;
    },
    close: async () => {
      const opened = await opening?.catch(() => null);
      await opened?.client.end();
    },
  };
}

type Row = Record<string, unknown>;

export const valuesOf = (row: string): Row => JSON.parse(row) as Row;

export type Change = { table: string; kind: "insert" | "update" | "delete"; column: string; value: unknown };

/** Column by column, what is different in the second snapshot. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const changes: Change[] = [];
  for (const [table, rows] of after) {
    const old = before.get(table) ?? new Map<string, string>();
    for (const [key, row] of rows) {
      const earlier = old.get(key);
      if (earlier === row) continue;
      const was = earlier === undefined ? null : valuesOf(earlier);
      const kind = was ? "update" : "insert";
      for (const [column, value] of Object.entries(valuesOf(row))) {
        if (!was || JSON.stringify(was[column]) !== JSON.stringify(value)) {
          changes.push({ table, kind, column, value });
        }
      }
    }
    for (const key of old.keys()) {
      if (!rows.has(key)) changes.push({ table, kind: "delete", column: "*", value: key });
    }
  }
  return changes;
}

/** Names of every column that there is, as in the database and as in our code. */
export async function everyColumn(databaseUrl: string): Promise<string[]> {
  const sql =
    "SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public'";
  const { rows } = await withClient(databaseUrl, (client) => client.query<{ name: string }>(sql));
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [...new Set(rows.flatMap(({ name }) => [name, camel(name)]))];
}
