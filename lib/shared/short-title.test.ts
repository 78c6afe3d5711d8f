import { expect, test } from "vitest";
import { shortTitle } from "./short-title";

test("a title of ordinary length stays as it is", () => {
  expect(shortTitle("Mira and the Kite")).toBe("Mira and the Kite");
  expect(shortTitle("x".repeat(60))).toBe("x".repeat(60));
});

test("a long one ends with a whole word, and leaves room for what else is said", () => {
  const long = "The very long day on which Mira and her brother found a kite, and then lost it again";
  expect(shortTitle(long)).toBe("The very long day on which Mira and her brother found a…");
  expect(shortTitle("One, two, ".repeat(20))).not.toMatch(/[\s,]…$/u);
});

test("one without a place to break, or with letters of several parts, is cut between letters", () => {
  expect(shortTitle("W".repeat(238))).toBe(`${"W".repeat(59)}…`);
  expect(shortTitle("👩‍👧".repeat(80))).toBe(`${"👩‍👧".repeat(59)}…`);
});
