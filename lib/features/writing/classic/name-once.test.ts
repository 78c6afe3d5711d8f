import { describe, expect, it } from "vitest";
import { listFitting, nameOnce } from "./name-once";

const recall = (mid: string) => new Map([["mid", mid]]);
const HELD = "{hero} held the lamp.";

describe("nameOnce", () => {
  it.each([
    ["{mid} {hero} ran home.", "{mid} {They} ran home."],
    ["{mid} {hero} was glad.", "{mid} {They} {was} glad."],
    ['{mid} "Look!" said {hero}.', '{mid} "Look!" {they} said.'],
    ["It was late. {mid} {hero} ran home.", "It was late. {mid} {They} ran home."],
  ])("goes on with the pronoun in %s", (wording, expected) => {
    expect(nameOnce(wording, recall(HELD))).toBe(expected);
  });

  it.each(["{mid} {hero} and {pal} ran.", "{mid} {hero} always wins.", "{mid} {pal} ran.", "{hero} ran."])(
    "leaves %s alone",
    (wording) => {
      expect(nameOnce(wording, recall(HELD))).toBe(wording);
    },
  );

  it.each(["", "Now school could wait.", '"Wait," {hero} told {pal}.'])(
    "keeps the name after %j, which ends with somebody else",
    (mid) => {
      expect(nameOnce("{mid} {hero} ran home.", recall(mid))).toBe("{mid} {hero} ran home.");
    },
  );
});

describe("listFitting", () => {
  const spoken = { sentence: '"I will wait," said {hero}.', wording: '"I will [can]," said {hero}.' };
  const silent = { sentence: HELD, wording: "{hero} held the [item]." };
  const mids = [spoken, silent];

  it.each(['{mid} "Look!" said {pal}.', '"Look!" said {pal}. "A boat!" {mid} It was far out.'])(
    "puts no second speech beside that of %s",
    (wording) => {
      expect(listFitting(mids, wording)).toEqual([silent]);
    },
  );

  it("has any of them where nobody speaks, or where there is nothing but speech", () => {
    expect(listFitting(mids, "{mid} They ran.")).toEqual(mids);
    expect(listFitting([spoken], '{mid} "Look!"')).toEqual([spoken]);
  });
});
