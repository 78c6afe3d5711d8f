import { describe, expect, test } from "vitest";
import { isSayable, spokenName } from "./spoken-name";

const read = (text: unknown) => spokenName({ max: 50 }).safeParse(text);

describe("how a name is said", () => {
  test.each([
    ["shiv awn", "shiv awn"],
    ["  Win   Toe ", "Win Toe"],
    ["d’ar-TAN-yun", "d’ar-TAN-yun"],
    ["O'Neill", "O'Neill"],
    ["Zoe\u0308", "Zoë"],
    ["Nguyễn", "Nguyễn"],
    ["Ｓｈｙｏｗ　Ｍｉｎｇ", "Shyow Ming"],
    ["a".repeat(50), "a".repeat(50)],
    ["", null],
    [" \t ", null],
  ])("%j is kept as %j", (text, kept) => {
    expect(read(text).data).toBe(kept);
  });

  test.each([
    ["小明", "Please use Latin letters only"],
    ["Shyow 明", "Please use Latin letters only"],
    ["Лев", "Please use Latin letters only"],
    ["Ada 🦊", "Please use Latin letters only"],
    ["R2D2", "Please use Latin letters only"],
    ["-", "Please use Latin letters only"],
    ["'Ada", "Please use Latin letters only"],
    ["www.evil.example", "Please use Latin letters only"],
    ["<b>Ada", "Please use Latin letters only"],
    ["Ada\u202E", "Please use Latin letters only"],
    [7, "Please use Latin letters only"],
    ["a".repeat(51), "At most 50 characters"],
    [`a${"\u0301".repeat(600)}`, "At most 50 characters"],
  ])("%j is refused", (text, message) => {
    expect(read(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

test.each([
  ["Ada", true],
  ["Zoë D’Arcy", true],
  ["Nguyễn", true],
  ["Mia 🦊", true],
  ["小明", false],
  ["Ada 明", false],
  ["Лев", false],
  ["ליאור", false],
  ["🦊", false],
])("whether a reading voice knows the letters of %s: %s", (name, sayable) => {
  expect(isSayable(name)).toBe(sayable);
});
