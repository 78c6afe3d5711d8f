import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { SLOW_FILES, slowOnesFirst } from "./slow-first";

it("begins with the slow files in their order, keeps that of the others, and loses none", () => {
  const [slow = "", other = ""] = SLOW_FILES;
  const files = ["a.test.ts", other, "b.test.ts", slow, "c.test.ts"].map((file) => ({
    moduleId: `/x/${file}`,
  }));
  expect(slowOnesFirst(files).map(({ moduleId }) => moduleId.slice(3))).toEqual([
    slow,
    other,
    "a.test.ts",
    "b.test.ts",
    "c.test.ts",
  ]);
});

it("names files that are there", () => {
  expect(SLOW_FILES.filter((file) => !existsSync(file))).toEqual([]);
});
