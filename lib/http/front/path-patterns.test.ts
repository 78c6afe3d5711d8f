import { expect, test } from "vitest";
import { patternFinder } from "./path-patterns";

const find = patternFinder([
  "/",
  "/blog",
  "/blog/[slug]",
  "/blog/missing-post",
  "/stories/[id]",
  "/api/[...rest]",
]);

test.each([
  ["/", "/"],
  ["/blog/", "/blog"],
  ["/blog/caf%C3%A9", "/blog/[slug]"],
  ["/blog/missing-post", "/blog/missing-post"],
  ["/stories/a", "/stories/[id]"],
  ["/stories/a/b", null],
  ["/stories", null],
  ["/api", null],
  ["/api/a/b", "/api/[...rest]"],
  ["/xyz", null],
])("16.1: %s is %j", (path, pattern) => {
  expect(find(path)).toBe(pattern);
});
