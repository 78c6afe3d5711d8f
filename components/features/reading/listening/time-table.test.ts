import { expect, test } from "vitest";
import type { TimedRange } from "@/lib/shared/narration";
import { cutAtRanges, listParagraphs, listSentences, rangeAt } from "./time-table";

const TEXT = "Mr. Fox ran. “Stop!” said Mia.\nHe did.";

/** Each word is heard for 200 ms, half a second after the one before began. */
const tableOf = (text: string): TimedRange[] =>
  [...text.matchAll(/[\p{L}.’]+/gu)].map(({ index, 0: word }, at) => [
    index,
    index + word.length,
    100 + at * 500,
    300 + at * 500,
  ]);

test.each([
  [0, -1],
  [99, -1],
  [100, 0],
  [250, 0],
  [599, 0],
  [600, 1],
  [3600, 7],
  [3999, 7],
  [4300, -1],
])("at %i ms range %i is lit", (ms, range) => {
  expect(rangeAt(tableOf(TEXT), ms)).toBe(range);
});

test("a long silence lights nothing, and neither does an empty page", () => {
  expect(
    rangeAt(
      [
        [0, 2, 0, 100],
        [3, 5, 2000, 2100],
      ],
      1000,
    ),
  ).toBe(-1);
  expect(rangeAt([], 10)).toBe(-1);
});

test("a sentence ends neither at Mr. nor before who said it", () => {
  const words = tableOf(TEXT);
  const sentences = listSentences(TEXT, words, "word").map(({ first, last }) =>
    TEXT.slice(words[first]?.[0], words[last]?.[1]),
  );
  expect(sentences).toEqual(["Mr. Fox ran.", "Stop!” said Mia.", "He did."]);
});

test("ranges that are sentences stay what they are", () => {
  const ranges: TimedRange[] = [
    [0, 12, 0, 900],
    [13, 30, 1000, 2000],
  ];
  expect(listSentences(TEXT, ranges, "sentence")).toEqual([
    { first: 0, last: 0, startMs: 0, endMs: 900 },
    { first: 1, last: 1, startMs: 1000, endMs: 2000 },
  ]);
});

test("cut at its ranges, a text is whole", () => {
  const paragraphs = listParagraphs(TEXT);
  expect(paragraphs.map(([from, to]) => TEXT.slice(from, to))).toEqual(TEXT.split("\n"));
  for (const within of paragraphs) {
    const pieces = cutAtRanges(TEXT, tableOf(TEXT), within);
    expect(pieces.map(({ text }) => text).join("")).toBe(TEXT.slice(...within));
  }
  expect(cutAtRanges(TEXT, [], [0, 3])).toEqual([{ text: "Mr.", from: 0, range: null }]);
});
