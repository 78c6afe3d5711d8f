import { describe, expect, test } from "vitest";
import { isAnswer, newSum } from "./parent-gate";

describe("16.33: the sum before what is for grown-ups", () => {
  test.each([
    [0, 6],
    [0.5, 8],
    [0.999, 9],
  ])("%d draws the factor %i", (drawn, factor) => {
    expect(newSum(() => drawn)).toEqual({ left: factor, right: factor });
  });

  test.each([
    ["56", true],
    [" 56 ", true],
    ["57", false],
    ["", false],
    ["5.6e1", false],
    ["-56", false],
  ])("%j answers 7 times 8: %s", (text, right) => {
    expect(isAnswer({ left: 7, right: 8 }, text)).toBe(right);
  });
});
