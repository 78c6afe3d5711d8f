import { describe, expect, test } from "vitest";
import { readTokens, type SayAs } from "./tokens";

const read = (text: string, sayAs: SayAs = {}) =>
  readTokens(text, sayAs).map(({ shown, said }) => [text.slice(...shown), said]);

describe("readTokens", () => {
  test.each<[string, (string | null)[][]]>([
    [
      "Up, up!",
      [
        ["Up", "up"],
        ["up", "up"],
      ],
    ],
    [
      "“Let us go!”",
      [
        ["Let", "let"],
        ["us", "us"],
        ["go", "go"],
      ],
    ],
    ["‘No.’", [["No", "no"]]],
    [
      "Mila's owl",
      [
        ["Mila's", "mila's"],
        ["owl", "owl"],
      ],
    ],
    ["D’Artagnan", [["D’Artagnan", "d'artagnan"]]],
    [
      "a well-known hill",
      [
        ["a", "a"],
        ["well-known", "well known"],
        ["hill", "hill"],
      ],
    ],
    [
      "the sea—and rain",
      [
        ["the", "the"],
        ["sea", "sea"],
        ["and", "and"],
        ["rain", "rain"],
      ],
    ],
    [
      "this/that",
      [
        ["this", "this"],
        ["that", "that"],
      ],
    ],
    [
      "Siobhán, Zoë",
      [
        ["Siobhán", "siobhan"],
        ["Zoë", "zoe"],
      ],
    ],
    ["Æ", [["Æ", "ae"]]],
    [
      "12 or 1,000",
      [
        ["12", "twelve"],
        ["or", "or"],
        ["1,000", "one thousand"],
      ],
    ],
    [
      "the 21st",
      [
        ["the", "the"],
        ["21st", "twenty first"],
      ],
    ],
    [
      "in 1984",
      [
        ["in", "in"],
        ["1984", "nineteen eighty four"],
      ],
    ],
    ["2005", [["2005", "two thousand five"]]],
    [
      "$3 and $1.50",
      [
        ["$3", "three dollars"],
        ["and", "and"],
        ["$1.50", "one dollar fifty"],
      ],
    ],
    [
      "at 3:15.",
      [
        ["at", "at"],
        ["3:15", "three fifteen"],
      ],
    ],
    [
      "3:00 or 3:05",
      [
        ["3:00", "three o'clock"],
        ["or", "or"],
        ["3:05", "three oh five"],
      ],
    ],
    [
      "e.g. a bee",
      [
        ["e.g.", "for example"],
        ["a", "a"],
        ["bee", "bee"],
      ],
    ],
    [
      "Mr. Fox",
      [
        ["Mr.", "mister"],
        ["Fox", "fox"],
      ],
    ],
    [
      "the U.S.A.",
      [
        ["the", "the"],
        ["U.S.A.", "u s a"],
      ],
    ],
    [
      "½ or 2/3",
      [
        ["½", "one half"],
        ["or", "or"],
        ["2/3", "two thirds"],
      ],
    ],
    [
      "50% & more",
      [
        ["50%", "fifty percent"],
        ["&", "and"],
        ["more", "more"],
      ],
    ],
    [
      "Shhh… brrr",
      [
        ["Shhh", "shush"],
        ["brrr", "burr"],
      ],
    ],
    ["A-12", [["A-12", "a twelve"]]],
    [
      "小明 ran",
      [
        ["小明", null],
        ["ran", "ran"],
      ],
    ],
    [
      "A constructor. toString",
      [
        ["A", "a"],
        ["constructor", "constructor"],
        ["toString", "tostring"],
      ],
    ],
    ["— … “ ” 🌟", []],
    ["", []],
  ])("%j", (text, tokens) => {
    expect(read(text)).toEqual(tokens);
  });

  test("a name is said as its parent says, in one go, wherever it stands whole", () => {
    const sayAs = { 小明: "Shaow-Ming", "X Æ": "ex ash" };
    expect(read("小明’s hat. X Æ ran, and Xerxes too.", sayAs)).toEqual([
      ["小明’s", "shaow ming's"],
      ["hat", "hat"],
      ["X Æ", "ex ash"],
      ["ran", "ran"],
      ["and", "and"],
      ["Xerxes", "xerxes"],
      ["too", "too"],
    ]);
    expect(read("Ana and Anabel", { Ana: "Ah na" })).toEqual([
      ["Ana", "ah na"],
      ["and", "and"],
      ["Anabel", "anabel"],
    ]);
    expect(read("小明", { 小明: "小明" })).toEqual([["小明", null]]);
    expect(read("A.B* ran", { "A.B*": "abby" })).toEqual([
      ["A.B*", "abby"],
      ["ran", "ran"],
    ]);
  });
});
