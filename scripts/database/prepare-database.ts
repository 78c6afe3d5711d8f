import { prepareJobs } from "@/lib/http/job-runner";
import { openDatabase } from "@/lib/platform/db/database";
import { seedReference } from "@/prisma/seed/reference";
import { ensureDatabase, migrate } from "@/scripts/database/migrate";

/** Brings a database to the state that web and worker expect: schema, queue tables, reference rows. */
export async function prepareDatabase(databaseUrl: string): Promise<{ applied: string[] }> {
  await ensureDatabase(databaseUrl);
  const applied = await migrate(databaseUrl);
  await prepareJobs(databaseUrl);
  const db = openDatabase(databaseUrl, 2);
  try {
    await seedReference(db);
  } finally {
    await db.$disconnect();
  }
  return { applied };
}
