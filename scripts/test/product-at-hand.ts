import { TEST_SYSTEM } from "@/tests/support/test-system";
import { startTestSystem } from "@/tests/support/start-test-system";
import type { DatabaseAtHand } from "./database-at-hand";

type Product = Awaited<ReturnType<typeof startTestSystem>>;

/** One running product for all tiers that need one: production build, PostgreSQL, sandbox, worker. */
export type ProductAtHand = {
  /** The environment of tests against it; starts it for the first who asks. */
  environment: () => Promise<Record<string, string>>;
  stop: () => Promise<void>;
};

export function productAtHand(database: DatabaseAtHand): ProductAtHand {
  let starting: Promise<Product> | null = null;
  return {
    environment: async () => {
      starting ??= database.database().then((shared) => startTestSystem({ database: shared }));
      const { addresses } = await starting;
      return { ...(await database.environment()), [TEST_SYSTEM]: JSON.stringify(addresses) };
    },
    stop: async () => {
      const product = await starting?.catch(() => null);
      starting = null;
      await product?.stop();
    },
  };
}
