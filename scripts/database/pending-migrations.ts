import { readdir } from "node:fs/promises";
import pg from "pg";

const NO_TABLE = "42P01";
const NO_DATABASE = "3D000";

async function appliedTo(databaseUrl: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
    );
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code === NO_TABLE || code === NO_DATABASE) return new Set();
    throw error;
  } finally {
    await client.end();
  }
}

/** The migrations of this release that a database has not had. Empty where they aren't at hand. */
export async function pendingMigrations(
  databaseUrl: string,
  folder = "prisma/migrations",
): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const applied = await appliedTo(databaseUrl);
  return names.filter((name) => !applied.has(name)).sort();
}
