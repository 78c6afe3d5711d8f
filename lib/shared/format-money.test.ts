import { describe, expect, test } from "vitest";
import { formatCents, formatDollars } from "./format-money";

describe("money as text", () => {
  test.each([
    [9.99, "$9.99"],
    [29.9, "$29.90"],
    [0, "$0.00"],
    [1234.5, "$1,234.50"],
  ])("%d dollars read %s", (dollars, text) => {
    expect(formatDollars(dollars)).toBe(text);
  });

  test("cents are the same amount", () => {
    expect(formatCents(4999)).toBe("$49.99");
  });
});
