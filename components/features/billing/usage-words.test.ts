import { expect, test } from "vitest";
import { allUsed } from "./usage-words";

test.each([
  ["in all", 1, "You have used your free story."],
  ["in all", 2, "You have used both free stories."],
  ["in all", 3, "You have used all 3 free stories."],
  ["this month", 1, "You have used the story of this month."],
  ["this month", 10, "You have used all 10 stories of this month."],
] as const)("%s, of %i: %s", (storiesCounted, storiesLimit, said) => {
  expect(allUsed({ storiesCounted, storiesLimit })).toBe(said);
});
