import { beforeAll, describe, expect } from "vitest";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { estimateBook } from "@/lib/features/spending/book-costs";
import { AppError } from "@/lib/shared/app-error";
import type { AiServer } from "@/tests/support/ai-server";
import { goal, isFullRun } from "@/tests/support/goal";
import { aFamily, aWish, type Family } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

/** A lock that everybody waits for shows with the smaller crowd, too, on a machine that does other things beside it. */
const AT_ONCE = isFullRun() ? 50 : 20;

let server: AiServer;
let system: TestSystem;
beforeAll(async () => {
  server = await startAiServer();
  // A connection for each, so that nothing but the budget's row is waited for.
  const DATABASE_POOL_MAX = String(AT_ONCE);
  system = await workerDatabase({ ...server.env, DATABASE_POOL_MAX, AI_DAILY_BUDGET_CENTS: "100000" });
});

async function order({ ctx, childId }: Family): Promise<{ outcome: string; ms: number }> {
  const began = performance.now();
  const outcome = await requestBook(ctx, { input: aWish(childId), idempotencyKey: null }).then(
    () => "taken",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
  return { outcome, ms: performance.now() - began };
}

describe("a crowd that orders at a provider", () => {
  goal(
    {
      id: "R24",
      title: `${AT_ONCE} orders at once, none sent away by the lock of the budget`,
      quick: 1,
      full: 10,
    },
    async ({ count, note }) => {
      let slowest = 0;
      for (let round = 0; round < count; round += 1) {
        const families = await Promise.all(Array.from({ length: AT_ONCE }, () => aFamily(system)));
        const orders = await Promise.all(families.map(order));
        expect(orders.filter(({ outcome }) => outcome !== "taken")).toEqual([]);
        slowest = Math.max(slowest, ...orders.map(({ ms }) => ms));
      }
      // A new day begins with what is held already.
      const day = await system.db.providerDay.findFirstOrThrow({ orderBy: { day: "desc" } });
      expect(Number(day.heldMicros)).toBe(count * AT_ONCE * estimateBook(system.config, "Emerging"));
      note("orders taken", count * AT_ONCE);
      note("slowest, in ms", Math.round(slowest));
    },
  );
});
