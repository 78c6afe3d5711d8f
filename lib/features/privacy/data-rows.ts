import "server-only";
import { sql, type DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { ExportedTable } from "./data-one-table";

type ExportedRow = { key: string; row: Record<string, unknown> };

/** Rows of a table behind `after`, in the order of their keys. */
export function findRows(
  db: DbOrTx,
  table: ExportedTable,
  { parent, after, take }: { parent: ParentScope; after: string; take: number },
): Promise<ExportedRow[]> {
  const rows = sql`
    SELECT ${table.key} COLLATE "C" AS key, (
      SELECT jsonb_object_agg(field.key, field.value) FROM jsonb_each(to_jsonb(t)) field
      WHERE field.key = ANY(${[...table.columns]}::text[])
    ) AS row ${table.from(parent)}`;
  return db.$queryRaw<ExportedRow[]>`
    SELECT key, row FROM (${rows}) own WHERE key > ${after} COLLATE "C" ORDER BY key LIMIT ${take}`;
}
