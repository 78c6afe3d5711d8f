import { expect, test } from "vitest";
import type { Context } from "@/lib/platform/context";
import { readParts } from "./read-parts";

test("a part that fails is logged and missing, and takes no other with it", async () => {
  const logged: unknown[] = [];
  // The one port that it uses.
  const ctx = { log: { error: (what: unknown) => logged.push(what) } } as unknown as Context;
  const gone = new Error("the database is gone");
  const parts = await readParts(ctx, { children: Promise.resolve([1]), usage: Promise.reject(gone) });
  expect(parts).toEqual({ children: [1], usage: undefined });
  expect(logged).toEqual([{ err: gone, part: "usage" }]);
});
