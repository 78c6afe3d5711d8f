import { expect, test } from "vitest";
import { hashText } from "@/lib/shared/hash-text";
import { PhraseIndex } from "./phrase-index";
import { runOf } from "./runs";

const LINES = ["duck ducks duckling", "new-house moving-house", "new-house"];

test.each([
  [
    "duck",
    [
      ["duck", 0],
      ["ducks", 0],
    ],
  ],
  ["duckling", [["duckling", 0]]],
  [
    "new-house",
    [
      ["new-house", 1],
      ["new-house", 2],
    ],
  ],
  ["moving-house", [["moving-house", 1]]],
  ["house", []],
  ["duck ducks", []],
  ["", []],
])("%j is found as it is written, with its line", (run, found) => {
  const phrases = new PhraseIndex(LINES, runOf).find(run).map(({ phrase, line }) => [phrase, line]);
  expect(phrases.toSorted()).toEqual(found);
});

test("two runs with one hash are told apart by their letters", () => {
  expect(hashText("costarring")).toBe(hashText("liquid"));
  const index = new PhraseIndex(["liquid"], (phrase) => phrase);
  expect(index.find("costarring")).toEqual([]);
  expect(index.find("liquid")).toHaveLength(1);
});
