import { expect, test } from "vitest";
import { isInPlan } from "./rules";

test.each([
  [["Voice narration options"], true],
  [["Narrated by your own voice"], true],
  [["Up to 60 stories per month"], false],
  [[], false],
])("a plan that promises %j has voices beyond the reading voices: %s", (features, more) => {
  expect(isInPlan("provider", features)).toBe(more);
  expect(isInPlan("own", features)).toBe(more);
  expect(isInPlan("embedded", features)).toBe(true);
});
