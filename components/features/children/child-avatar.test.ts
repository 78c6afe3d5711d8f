import { expect, test } from "vitest";
import { initialOf } from "./child-avatar";

test.each([
  ["ada", "A"],
  ["Émile", "É"],
  ["E\u0301mile", "E\u0301"],
  ["  Zoë", "Z"],
  ["\u{1F9D2}\u{1F3FD} Max", "\u{1F9D2}\u{1F3FD}"],
  ["ليلى", "ل"],
  ["   ", ""],
])("the initial of %s is %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
