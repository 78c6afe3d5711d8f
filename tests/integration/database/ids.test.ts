import { beforeAll, expect, test } from "vitest";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let ports: TestSystem;

beforeAll(async () => {
  ports = await workerDatabase();
});

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("ids sort in the order in which they were made, also within a millisecond", async () => {
  const before = Date.now();
  const ids: string[] = [];
  for (let made = 0; made < 300; made += 1) {
    const rows = await ports.db.$queryRaw<{ id: string }[]>`SELECT uuid_v7()::text AS id`;
    ids.push(...rows.map(({ id }) => id));
  }
  expect(ids.filter((id) => !VERSION_7.test(id))).toEqual([]);
  expect(ids).toEqual([...new Set(ids)].sort());
  const first = Number.parseInt((ids[0] ?? "").replace("-", "").slice(0, 12), 16);
  expect(first).toBeGreaterThanOrEqual(before);
  expect(first).toBeLessThanOrEqual(Date.now());
});

test("ids that are made at once differ", async () => {
  const rows = await ports.db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT uuid_v7()::text AS id FROM generate_series(1, 20000)`;
  expect(rows).toHaveLength(20_000);
});
