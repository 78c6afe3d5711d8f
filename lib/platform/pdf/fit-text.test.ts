import { expect, test } from "vitest";
import { balancedWidth, countLines, fitText } from "./fit-text";

const measure = (text: string, size: number) => text.length * size * 0.5;
const rules = { largest: 20, smallest: 10, leading: 1.5, gap: 0.5 };

test("lines break between words", () => {
  const ten = (text: string) => text.length;
  expect(countLines("one two three", 20, ten)).toBe(1);
  expect(countLines("one two three", 8, ten)).toBe(2);
  expect(countLines("one two three", 5, ten)).toBe(3);
});

test("a word wider than the line takes the lines that it needs", () => {
  expect(countLines("abcdefghijkl", 5, (text) => text.length)).toBe(3);
});

test("few words are set large, more words smaller, too many not at all", () => {
  const frame = { width: 200, height: 120 };
  expect(fitText(["Few words."], frame, rules, measure)).toBe(20);
  const middle = fitText(["word ".repeat(28).trim()], frame, rules, measure);
  expect(middle).toBeGreaterThanOrEqual(10);
  expect(middle).toBeLessThan(20);
  expect(fitText(["word ".repeat(400).trim()], frame, rules, measure)).toBeNull();
});

test("a title's lines are made even", () => {
  const wide = (text: string) => text.length * 10;
  const width = balancedWidth("The Cat Who Kept the Maps", 220, wide);
  expect(countLines("The Cat Who Kept the Maps", 220, wide)).toBe(2);
  expect(countLines("The Cat Who Kept the Maps", width, wide)).toBe(2);
  expect(width).toBeLessThan(160);
});
