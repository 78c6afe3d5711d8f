import { expect, inject, test } from "vitest";
import { ensureDatabase, migrate } from "@/scripts/database/migrate";

function urlOf(name: string): string {
  const url = new URL(inject("databaseServer"));
  url.pathname = `/${name}`;
  return url.toString();
}

test("eight runners at once apply each migration once", async () => {
  const url = urlOf(`migrate_${process.pid}`);
  await ensureDatabase(url);
  const runs = await Promise.all(Array.from({ length: 8 }, () => migrate(url)));
  const applied = runs.flat();
  expect(applied.length).toBeGreaterThan(0);
  expect(new Set(applied).size).toBe(applied.length);
  expect(await migrate(url)).toEqual([]);
});
