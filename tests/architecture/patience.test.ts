import { expect, test } from "vitest";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import config from "@/vitest.config";

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project ? [project.test] : [],
);

test("what a test polls has our patience in every project, not the runner's second", () => {
  expect(projects.length).toBe(config.test?.projects?.length);
  const hasty = projects.filter((project) => project?.expect?.poll?.timeout !== STEP_PATIENCE_MS);
  expect(hasty.map((project) => project?.name)).toEqual([]);
});
