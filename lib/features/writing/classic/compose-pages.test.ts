import { expect, it, test } from "vitest";
import { mayFollow } from "./compose-pages";
import { packOnce } from "./list-sentences";

it.each([
  ["It was under the bed.", false],
  ["But look! The soup had a face.", false],
  ['"Me, too!" called {kid}.', false],
  ['"Yes," said {pal}.', false],
  ['"Ready?" asked {pal}.', true],
  ["{hero} looked up.", true],
])("a page that begins with %s may begin with something else: %s", (wording, may) => {
  expect(mayFollow(wording)).toBe(may);
});

test("nothing is packed twice, nor what the story is about", () => {
  expect(packOnce(["a ball", "a red ball", "a long rope"], "baseball")).toEqual(["a ball", "a long rope"]);
  expect(packOnce(["a toy train", "a long rope"], "toy train")).toEqual(["a long rope"]);
});
