import { expect, test } from "vitest";
import { isWithin, mayBeWithin } from "./is-within";

const PILED_UP = `a${"\u0301\u0316".repeat(15_900)}`;

test("a letter with thousands of accents is refused before it is composed, which takes time by their square", () => {
  expect(mayBeWithin(PILED_UP, 50)).toBe(false);
  // Short enough for its field, and still nothing that anybody writes.
  expect(mayBeWithin(PILED_UP.slice(0, 400), 255)).toBe(false);
  expect(mayBeWithin("ế".normalize("NFD").repeat(50), 50)).toBe(true);
});

test.each([
  ["👨🏻‍👩🏻‍👧🏻‍👦🏻".repeat(3), 4, true],
  ["👨🏻‍👩🏻‍👧🏻‍👦🏻".repeat(3), 2, false],
  ["🏴󠁧󠁢󠁳󠁣󠁴󠁿 Isla", 6, true],
  ["शक्ति", 5, true],
  [`a${"\u0301\u200d".repeat(20)}`, 50, false],
])("%j within %i: %j", (text, max, is) => {
  expect(isWithin(text, max)).toBe(is);
});
