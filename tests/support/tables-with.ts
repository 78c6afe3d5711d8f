import type { TestSystem } from "./worker-database";

/** Tables any row of which holds a text, in whatever column; those of the queue with its name before theirs. */
export async function tablesWith({ db }: Pick<TestSystem, "db">, text: string): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE' ORDER BY 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM ${name} record WHERE strpos(record::text, $1) > 0 LIMIT 1`,
      text,
    );
    if (rows.length > 0) found.push(name.replace("public.", ""));
  }
  return found;
}
