import { describe, expect, test } from "vitest";
import { coverageOf, sentencesOf, timePage, type PlacedToken } from "./time-page";

const TEXT = "Mila ran. Was it far?";
const word = (from: number, to: number, place: [number, number, number] | null): PlacedToken => ({
  shown: [from, to],
  phones: 3,
  place: place && { startMs: place[0], endMs: place[1], score: place[2] },
});
const heard = [
  word(0, 4, [100, 400, -1]),
  word(5, 8, [400, 700, -2]),
  word(10, 13, [1000, 1200, -1]),
  word(14, 16, [1200, 1300, -3]),
  word(17, 20, [1300, 1600, -5.9]),
];
/** The first `count` words were not heard: their sounds fit badly. */
const without = (count: number) =>
  heard.map((token, index) =>
    token.place && index < count ? { ...token, place: { ...token.place, score: -9 } } : token,
  );

describe("a page's times", () => {
  test("are those of its words where enough was heard", () => {
    expect(coverageOf(heard)).toBe(1);
    expect(timePage(TEXT, without(1))).toEqual({
      by: "word",
      words: [
        [0, 4, 100, 400],
        [5, 8, 400, 700],
        [10, 13, 1000, 1200],
        [14, 16, 1200, 1300],
        [17, 20, 1300, 1600],
      ],
    });
  });

  test("are those of its sentences where less was heard, and none where hardly anything was", () => {
    const unsure = [...heard, word(20, 21, [1600, 1700, -9]), word(20, 21, null)];
    expect(coverageOf(unsure)).toBeCloseTo(5 / 7);
    expect(timePage(TEXT, unsure)).toEqual({
      by: "sentence",
      words: [
        [0, 9, 100, 700],
        [10, 21, 1000, 1700],
      ],
    });
    expect(timePage(TEXT, without(2))).toBeNull();
    expect(timePage(TEXT, [])).toBeNull();
  });

  test("don't count a word that is drawn out as nobody speaks", () => {
    const drawn = heard.map((token, index) =>
      index < 3 ? { ...token, place: { startMs: 0, endMs: 3 * 400 + 1, score: -1 } } : token,
    );
    expect(coverageOf(drawn)).toBeCloseTo(2 / 5);
  });

  test("know the sentences of a page", () => {
    expect(sentencesOf('  "Let us go!" said Mila.  Off they went. ')).toEqual([
      [2, 25],
      [27, 41],
    ]);
    expect(sentencesOf(" \n ")).toEqual([]);
  });
});
