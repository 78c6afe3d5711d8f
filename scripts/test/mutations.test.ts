import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { EVALUATIONS } from "./evaluations";
import { GOAL_FILES } from "./goal-files";
import { MUTATIONS } from "./mutations";

it("there are twenty faults to put in", () => {
  expect(MUTATIONS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(MUTATIONS.length);
});

it.each(MUTATIONS)("$name: its place is there, once, and so is the test that finds it", (mutation) => {
  const { file, from, to, found } = mutation;
  const text = readFileSync(file, "utf8");
  expect(text.split(from)).toHaveLength(2);
  expect(from).not.toBe(to);
  expect(existsSync(found.by)).toBe(true);
  // With every change.
  expect([...GOAL_FILES, ...EVALUATIONS]).not.toContain(found.by);
});
