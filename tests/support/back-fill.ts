import { readFileSync } from "node:fs";
import type { Ports } from "@/lib/platform/context";

/** Runs what a migration does with rows that there are, on a database that has been migrated already. */
export async function backFill({ db }: Ports, migration: string): Promise<void> {
  const sql = readFileSync(`prisma/migrations/${migration}/migration.sql`, "utf8");
  const statements = sql.split(/;\n/).map((statement) => statement.replaceAll(/^--.*\n/gm, "").trim());
  const isStructure = /^(?:ALTER TABLE|CREATE TYPE|CREATE TABLE "|$)/;
  await db.$transaction(async (tx) => {
    for (const statement of statements.filter((words) => !isStructure.test(words))) {
      await tx.$executeRawUnsafe(statement);
    }
  });
}
