import type { Ports } from "@/lib/platform/context";
import { readMigrations, statementsOf, type Migration } from "@/scripts/database/read-migrations";

type Client = Pick<Ports["db"], "$executeRawUnsafe" | "$queryRawUnsafe">;

const isStructure = (statement: string) => /^(?:ALTER TABLE|CREATE TYPE|CREATE TABLE "|$)/.test(statement);

async function fill(tx: Client, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration).filter((words) => !isStructure(words))) {
    if (migration.manner !== "in batches") {
      await tx.$executeRawUnsafe(statement);
      continue;
    }
    let last: unknown = null;
    do {
      const [ended] = await tx.$queryRawUnsafe<Record<string, unknown>[]>(statement, last);
      [last] = Object.values(ended ?? {});
    } while (last);
  }
}

/** Runs what migrations do with rows that there are, on a database that has been migrated already. */
export async function backFill({ db }: Ports, ...names: string[]): Promise<void> {
  const migrations = await readMigrations("prisma/migrations");
  await db.$transaction(async (tx) => {
    for (const migration of migrations.filter(({ name }) => names.includes(name))) await fill(tx, migration);
  });
}
