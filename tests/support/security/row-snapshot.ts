import { withClient } from "@/tests/support/with-client";

type Row = Record<string, unknown>;
/** Every row of every table of ours, by table and primary key. */
export type Snapshot = Map<string, Map<string, Row>>;

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

export async function takeSnapshot(databaseUrl: string): Promise<Snapshot> {
  return withClient(databaseUrl, async (client) => {
    const keys = new Map<string, string[]>();
    for (const { table, column } of (await client.query<Column>(KEYS)).rows) {
      if (!UNTOLD.has(table)) keys.set(table, [...(keys.get(table) ?? []), column]);
    }
    const snapshot: Snapshot = new Map();
    for (const [table, columns] of keys) {
      const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM "${table}" t`);
      snapshot.set(
        table,
        new Map(rows.map(({ row }) => [columns.map((column) => String(row[column])).join("/"), row])),
      );
    }
    return snapshot;
  });
}

export type Change = { table: string; kind: "insert" | "update" | "delete"; column: string; value: unknown };

/** Column by column, what is different in the second snapshot. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const changes: Change[] = [];
  for (const [table, rows] of after) {
    const old = before.get(table) ?? new Map<string, Row>();
    for (const [key, row] of rows) {
      const was = old.get(key);
      const kind = was ? "update" : "insert";
      for (const [column, value] of Object.entries(row)) {
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
