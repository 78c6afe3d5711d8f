import "server-only";
import { sql, type Sql } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

export type ExportedTable = {
  name: string;
  /** Exactly what is handed out: a new column is not, until somebody decides. */
  columns: readonly string[];
  /** The rows of one parent, as `t`. */
  from: (parent: ParentScope) => Sql;
  /** What orders the rows and tells them apart. */
  key: Sql;
};

export const ID = sql`t.id::text`;
/** Rows that name their parent. */
export const owned = (from: Sql) => (parent: ParentScope) => sql`${from} WHERE t.parent_id = ${parent}::uuid`;
