import { describe, expect, it } from "vitest";
import { isCommonWord } from "./common-words";
import { measureLevel } from "./measure-level";
import { splitSentences, splitWords } from "./split-text";

const NOTHING_DECLARED = { names: [], newWords: [] };

describe("splitSentences", () => {
  it.each([
    ["“Come on!” said Mia.", 1],
    ["“Come on!” Mia said. They ran.", 2],
    ["“Who is it?” asked the old bear. “Me!”", 2],
    ["“Stop! Look!” said Mia.", 2],
    ["It was late. It was dark.", 2],
    ['"Come on!" said Mia.', 1],
    ["“Wait…” she whispered.", 1],
  ])("%s", (text, sentences) => {
    expect(splitSentences(text)).toHaveLength(sentences);
  });

  it("doesn't stop at the stops of a name", () => {
    expect(splitSentences("Then Mr. Tate met J. R. at the gate.", ["Mr. Tate", "J. R."])).toHaveLength(1);
  });
});

describe("splitWords", () => {
  it("keeps contractions whole", () => {
    expect(splitWords("Don’t stop, O'Brien!")).toEqual(["Don’t", "stop", "O'Brien"]);
  });
});

describe("isCommonWord", () => {
  it.each(["cat", "cats", "jumped", "running", "boxes", "stories", "didn’t", "He’s", "hopped", "smiling"])(
    "%s",
    (word) => {
      expect(isCommonWord(word)).toBe(true);
    },
  );

  it.each(["lighthouse", "approximately", "quantum"])("not %s", (word) => {
    expect(isCommonWord(word)).toBe(false);
  });
});

describe("measureLevel", () => {
  it("counts a page and the whole", () => {
    const report = measureLevel(
      "Beginner",
      [{ number: 1, text: "The cat sat down. The dog ran to the red barn." }],
      NOTHING_DECLARED,
    );
    expect(report.whole).toMatchObject({
      words: 11,
      sentences: 2,
      longestSentence: 7,
      meanSentence: 5.5,
      commonShare: 1,
    });
    expect(report.pages[0]).toMatchObject({ number: 1, inBand: true });
    expect(report.inBand).toBe(false);
  });

  it("leaves names and new words out of the vocabulary check", () => {
    const pages = [{ number: 1, text: "Xanthippe saw dragonflies and a quokka." }];
    const strict = measureLevel("Beginner", pages, NOTHING_DECLARED).whole.commonShare;
    const fair = measureLevel("Beginner", pages, { names: ["Xanthippe"], newWords: ["dragonfly", "quokka"] })
      .whole.commonShare;
    expect(strict).toBe(0.5);
    expect(fair).toBe(1);
  });

  it("checks no vocabulary for the older levels", () => {
    expect(
      measureLevel("Advanced", [{ number: 1, text: "Perhaps." }], NOTHING_DECLARED).whole.commonShare,
    ).toBeNull();
  });

  it("survives a page without words", () => {
    expect(measureLevel("Emerging", [{ number: 1, text: "" }], NOTHING_DECLARED).pages[0]?.inBand).toBe(
      false,
    );
  });
});
