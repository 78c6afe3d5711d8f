import { expect, test } from "vitest";
import { describeAsked } from "./idea";

const asked = {
  heroName: "Mia",
  isHeard: false,
  isLike: false,
  isForOne: false,
  isForeign: false,
  isForOtherAge: false,
  alternatives: [],
};
const [ANOTHER, AGAIN] = [{ isHeard: false }, { isHeard: true }];

test.each([
  ["nothing of it", {}, "We don’t yet have a story about “haircut”."],
  ["others", { alternatives: [ANOTHER, AGAIN] }, "We don’t yet have a story about “haircut”."],
  [
    "only what the child has",
    { alternatives: [AGAIN] },
    "We don’t yet have a story about “haircut”, and Mia already has what comes nearest to it. We can tell that once more.",
  ],
  [
    "the story that the child has, and others",
    { isHeard: true, alternatives: [AGAIN, ANOTHER] },
    "Mia already has our story about “haircut”. We can tell it once more, or another one.",
  ],
  [
    "a sequel's others",
    { isHeard: true, alternatives: [ANOTHER] },
    "Mia already has our story about “haircut”.",
  ],
  [
    "one like it",
    { isHeard: true, isLike: true, alternatives: [AGAIN] },
    "Mia already has a story like “haircut”. We can tell it once more, or another one.",
  ],
])("what is said with %s is true of what is offered", (_what, facts, words) => {
  expect(describeAsked("haircut", { ...asked, ...facts })).toBe(words);
});
