import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** How a file is applied; its first line says so where it isn't one transaction. */
export type Manner = "in one transaction" | "outside a transaction" | "in batches";

export type Migration = { name: string; sql: string; checksum: string; manner: Manner };

const MARKER = /^-- migrate: (.+)$/m;
const MANNERS: Manner[] = ["outside a transaction", "in batches"];

function mannerOf(name: string, sql: string): Manner {
  const marker = MARKER.exec(sql)?.[1];
  if (!marker) return "in one transaction";
  const manner = MANNERS.find((known) => known === marker);
  if (!manner) throw new Error(`Migration ${name} asks for "${marker}"; known are ${MANNERS.join(", ")}.`);
  return manner;
}

/** The migrations of a folder in the order of their names. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(folder, name, "migration.sql"), "utf8");
      const checksum = createHash("sha256").update(sql).digest("hex");
      return { name, sql, checksum, manner: mannerOf(name, sql) };
    }),
  );
}

/** The statements of a file that is not one transaction; each ends with a line. */
export const statementsOf = ({ sql }: Migration): string[] =>
  sql
    .replace(/^--.*$/gm, "")
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
