import { beforeAll, expect, test } from "vitest";
import { openRateLimiter } from "@/lib/platform/rate-limit/rate-limit";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const HOUR_MS = 3_600_000;
const limit = { name: "tries", points: 2, perSeconds: 60 };
const forever = { name: "for-good", points: 1, perSeconds: 0 };

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

/** What is left in the table when the clock goes back by three hours. */
const setClockBack = (key: string) =>
  system.db.$executeRaw`UPDATE rate_limit_buckets SET expire = expire + ${3 * HOUR_MS} WHERE key = ${key}`;

async function msLeft(key: string): Promise<number> {
  const { expire } = await system.db.rateLimitBucket.findUniqueOrThrow({ where: { key } });
  return Number(expire) - Date.now();
}

// 16.53
test("a limit never lasts longer than its window, though the clock was set back", async () => {
  const limits = openRateLimiter(system.databaseUrl);
  await limits.spend(limit, "ada");
  await setClockBack("tries:ada");
  await limits.spend(limit, "ada");
  expect(await msLeft("tries:ada")).toBeLessThanOrEqual(60_000);

  await setClockBack("tries:ada");
  const refusal = await limits.spend(limit, "ada").catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: 60 });
  expect(await msLeft("tries:ada")).toBeLessThanOrEqual(60_000);

  await setClockBack("tries:ada");
  expect(await limits.hasRoom(limit, "ada")).toBe(false);
  expect(await msLeft("tries:ada")).toBeLessThanOrEqual(60_000);
});

// 16.53
test("what has no end keeps none", async () => {
  const limits = openRateLimiter(system.databaseUrl);
  await limits.spend(forever, "lin");
  await expect(limits.spend(forever, "lin")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  const { expire } = await system.db.rateLimitBucket.findUniqueOrThrow({ where: { key: "for-good:lin" } });
  expect(expire).toBeNull();
});
