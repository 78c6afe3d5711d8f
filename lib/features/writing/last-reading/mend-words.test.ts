import { describe, expect, it } from "vitest";
import { mendWords } from "./mend-words";
import { readPages } from "./read-page";

describe("what is wrong in one way only", () => {
  it.each([
    ["There was two homes.", "There were two homes."],
    ["They was late, and we has time.", "They were late, and we have time."],
    ["He weren't sure.", "He wasn’t sure."],
    ["It don't fit.", "It doesn’t fit."],
    ["He ate a apple and an pear.", "He ate an apple and a pear."],
    ["A elephant came.", "An elephant came."],
    ["He ran to the the door.", "He ran to the door."],
    ['"Come on!" said HERO. "Now!"', "“Come on!” said HERO. “Now!”"],
    ["Then Hero ran. It was Hero's hat.", "Then HERO ran. It was HERO’s hat."],
    ["They hid theirselves , and waited .", "They hid themselves, and waited."],
    ["He went home.She stayed.", "He went home. She stayed."],
  ])("“%s” is put right", (text, right) => {
    expect(mendWords(text)).toBe(right);
  });

  it.each([
    "If he were small, he would fit.",
    "They turned an A upside down.",
    "Her tail wagged behind her her tail alone.",
    "An hour, a unicorn and a one-way ticket.",
    "She said that they had had enough.",
    "A hero is somebody who helps.",
    "“Tap, tap, tap!” Very, very slowly…",
  ])("“%s” stays", (text) => {
    expect(mendWords(text)).toBe(text);
  });
});

describe("the last reading of pages", () => {
  const LONG = "Nobody in the whole of that long street had ever seen a kite like it.";
  it("marks what is wrong, what comes twice and what has no partner, on its page", () => {
    expect(
      readPages([
        `${LONG} She still miss him.`,
        `“Come on! ${LONG}`,
        "It was extremely high.",
        "It was extremely low, [and].",
      ]).map((faults) => faults.map(({ words, isWrong }) => [words.slice(0, 24), isWrong])),
    ).toEqual([
      [["Grammar: several verbs f", true]],
      [
        ["A quotation mark has no ", true],
        ["This sentence stands on ", false],
      ],
      [],
      [
        ["Plain sentences, without", true],
        ['"extremely" was used bef', false],
      ],
    ]);
  });
});
