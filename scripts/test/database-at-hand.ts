import { startTestDatabase, TEST_DATABASE, type TestDatabase } from "@/tests/support/test-database";

type Running = Awaited<ReturnType<typeof startTestDatabase>>;

/** One PostgreSQL server for all tiers of a run that need one. */
export type DatabaseAtHand = {
  /** Starts it for the first who asks. */
  database: () => Promise<TestDatabase>;
  /** The environment of tests that use it. */
  environment: () => Promise<Record<string, string>>;
  stop: () => Promise<void>;
};

export function databaseAtHand(): DatabaseAtHand {
  let starting: Promise<Running> | null = null;
  const database = async () => {
    const { server, template } = await (starting ??= startTestDatabase());
    return { server, template };
  };
  return {
    database,
    environment: async () => ({ [TEST_DATABASE]: JSON.stringify(await database()) }),
    stop: async () => {
      const running = await starting?.catch(() => null);
      starting = null;
      await running?.stop();
    },
  };
}
