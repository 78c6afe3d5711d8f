import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { EVALUATIONS } from "./evaluations";
import { filesOfEveryChange, FURTHER_JOURNEYS, GOAL_FILES } from "./goal-files";

it("names files that are there, each once", () => {
  const all = [...GOAL_FILES, ...EVALUATIONS];
  expect(all.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

it("leaves the further journeys to the goals, and the others to every change", () => {
  const journeys = filesOfEveryChange("e2e");
  expect(FURTHER_JOURNEYS.length).toBeGreaterThan(0);
  expect(journeys.filter((file) => file.startsWith("tests/e2e/further/"))).toEqual([]);
  expect(journeys).toContain("tests/e2e/main-job.spec.ts");
});
