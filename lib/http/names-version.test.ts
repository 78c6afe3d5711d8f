import { expect, test } from "vitest";
import { namesVersion } from "./names-version";

test.each(['"abc"', 'W/"abc"', '"x", "abc"', 'W/"x",W/"abc"', "*", " * ", '"a,b", "abc"'])(
  "%s names it",
  (asked) => {
    expect(namesVersion(asked, '"abc"')).toBe(true);
  },
);

test.each([null, undefined, "", '"x"', "abc", 'W/"ab"', '"abc", '.replace("abc", "abcd"), '"*"', '"x,"abc'])(
  "%s names another",
  (asked) => {
    expect(namesVersion(asked, '"abc"')).toBe(false);
  },
);

test("a weak version is compared without its mark", () => {
  expect(namesVersion('"abc"', 'W/"abc"')).toBe(true);
});

test("a list of many tags takes no time", () => {
  const since = performance.now();
  expect(namesVersion('"'.repeat(16_000), '"abc"')).toBe(false);
  expect(namesVersion('W/"'.repeat(5_000), '"abc"')).toBe(false);
  expect(performance.now() - since).toBeLessThan(200);
});
