import { expect, test } from "vitest";
import { balancedWidth, breakEvenly, breakLines, countLines, fitText } from "./fit-text";

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

test("words are put on lines that hold them, and on as many as were counted", () => {
  const ten = (text: string) => text.length;
  const words = "one two three four five six seven eight nine ten";
  for (const width of [8, 12, 20, 33]) {
    const lines = breakLines(words, width, ten).split("\n");
    expect(lines.join(" ")).toBe(words);
    expect(Math.max(...lines.map(ten))).toBeLessThanOrEqual(width);
    expect(lines).toHaveLength(countLines(words, width * 0.985, ten));
  }
  expect(breakLines("an abcdefghijkl word", 5, ten).split("\n")).toEqual(["an", "abcdefghijkl", "word"]);
});

test("a paragraph in the middle of its page leaves no word alone", () => {
  const ten = (text: string) => text.length;
  const text = "There were two houses, but there was only one Bear.";
  expect(breakLines(text, 47, ten).split("\n").at(-1)).toBe("Bear.");
  expect(breakEvenly(text, 47, ten)).toBe("There were two houses, but\nthere was only one Bear.");
});
