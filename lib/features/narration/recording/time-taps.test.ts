import { expect, test } from "vitest";
import { timeTaps } from "./time-taps";

const TEXT = "Mila ran. Was it far?";

test("each sentence is heard from its tap to the next one", () => {
  expect(timeTaps(TEXT, [200, 1500], 3000)).toEqual({
    by: "sentence",
    words: [
      [0, 9, 200, 1500],
      [10, 21, 1500, 3000],
    ],
  });
});

test.each([
  ["too few", [200]],
  ["too many", [200, 900, 1500]],
  ["backwards", [1500, 200]],
  ["twice at once", [200, 210]],
  ["behind the end", [200, 2990]],
])("taps that are %s are none", (_what, taps) => {
  expect(timeTaps(TEXT, taps, 3000)).toBeNull();
});
