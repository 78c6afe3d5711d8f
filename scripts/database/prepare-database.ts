import { prepareJobs } from "@/lib/http/job-runner";
import { openDatabase } from "@/lib/platform/db/database";
import { seedReference } from "@/prisma/seed/reference";
import { applyMigrations, ensureDatabase, whileMigrating } from "@/scripts/database/migrate";

/** A few reference rows, before anybody is served. */
const SEED_PATIENCE = { DATABASE_LOCK_SECONDS: 30, DATABASE_STATEMENT_SECONDS: 60 };

/**
 * Brings a database to the state that web and worker expect: schema, queue tables, reference rows. Several that begin at
 * the same moment do it one after the other.
 */
export async function prepareDatabase(databaseUrl: string): Promise<{ applied: string[] }> {
  await ensureDatabase(databaseUrl);
  return whileMigrating(databaseUrl, async (client) => {
    const applied = await applyMigrations(client);
    await prepareJobs(databaseUrl);
    const db = openDatabase(databaseUrl, 2, SEED_PATIENCE);
    try {
      await seedReference(db);
    } finally {
      await db.$disconnect();
    }
    return { applied };
  });
}
