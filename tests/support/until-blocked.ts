import { until } from "./until";
import type { TestSystem } from "./worker-database";

/**
 * Waits until so many transactions of this database wait for others. Not told by their words: PostgreSQL keeps the first
 * kilobyte of a query only.
 */
export const untilBlocked = ({ db }: Pick<TestSystem, "db">, count: number): Promise<number> =>
  until(`${count} transactions to wait for others`, async () => {
    const rows = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`;
    return rows.length >= count ? rows.length : null;
  });
