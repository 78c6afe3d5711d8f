import { describe, expect, test } from "vitest";
import { readRow } from "./read-row";

describe("a row of the lexicon", () => {
  const FIVE = "barks | in a box | a ball | it fell | run";

  test("is read with its article and its fields", () => {
    expect(readRow("animal", `the dog | ${FIVE} | says=Woof! | also=hound,pup | kind=dog`)).toEqual({
      word: "dog",
      class: "animal",
      article: "the",
      does: "barks",
      home: "in a box",
      needs: "a ball",
      trouble: "it fell",
      can: "run",
      says: "Woof!",
      also: ["hound", "pup"],
      kind: "dog",
    });
    expect(readRow("food", `some bread | ${FIVE}`)).toMatchObject({ article: "some", plural: "bread" });
    expect(readRow("tool", `*scissors | ${FIVE}`)).toMatchObject({
      word: "scissors",
      article: "some",
      plural: "scissors",
      many: true,
    });
    expect(readRow("sky", `~Mars | ${FIVE}`)).toMatchObject({ word: "Mars", article: "", plural: "Mars" });
  });

  test("is refused when a fact, a field, or a kind is wrong", () => {
    expect(() => readRow("animal", "dog | barks | in a box")).toThrow("Five facts");
    expect(() => readRow("animal", `dog | ${FIVE} | colour=red`)).toThrow("No such field");
    expect(() => readRow("animal", `dog | ${FIVE} | kind=doge`)).toThrow("No such kind");
    expect(() => readRow("animal", `dog | ${FIVE} | care=much`)).toThrow("No such care");
  });
});
