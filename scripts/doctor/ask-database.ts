import pg from "pg";

const PATIENCE_MS = 5_000;

/** The rows of one query. @throws an Error that says what to do when the database doesn't answer */
export async function askDatabase<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  try {
    await client.connect();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message || (cause as { code?: string }).code : "";
    throw new Error(
      `The database doesn't let us in (${why ?? ""}): is PostgreSQL running, and does DATABASE_URL name it, with user and password?`,
      { cause },
    );
  }
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
