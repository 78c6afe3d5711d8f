import { describe, expect, it } from "vitest";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { tuneSentences } from "./tune-sentences";

const tune = (text: string) =>
  tuneSentences(
    "Intermediate",
    text,
    (option) =>
      measureLevel("Intermediate", [{ number: 1, text: option }], { names: [], newWords: [] }).whole,
  );

describe("tuneSentences", () => {
  it("takes a long sentence apart where a clause of its own begins", () => {
    expect(
      tune(
        "Behind the last house the first boat came sailing slowly out of the heavy fog, and the children on the harbor wall waved to it with both arms.",
      ),
    ).toContain("fog. The children on the harbor wall waved");
  });

  it("never makes a sentence of what has no verb", () => {
    expect(
      tune(
        "Behind the last house the first boat came sailing slowly out of the heavy gray fog, and then the second, in a great hurry to be home for supper.",
      ),
    ).not.toContain(". Then the second");
    expect(
      tune(
        "Around the corner of the old gray house came marching all the trumpets of the village band, and the horses, in their very best blankets and hats.",
      ),
    ).not.toContain(". The horses");
  });

  it.each([
    [
      "of what nobody does",
      "counted to a thousand, and then forgot where everything had been before it",
      ". Then forgot",
    ],
    [
      "whose verb hangs on something",
      "blew, and after it another one, and then a third that was rather hoarse",
      ". Then a third",
    ],
    [
      "with who does it",
      "counted to a thousand, and then the old bell rang in the kitchen below them",
      ". Then the old bell",
    ],
  ])("makes a sentence %s only where it has a verb and somebody of its own", (kind, clause, split) => {
    const text = `Somewhere behind the old gray house, under the big apple trees, the smallest of the seven horns ${clause}.`;
    expect(tune(text).includes(split)).toBe(kind === "with who does it");
  });

  it("never makes a sentence of what hangs on the one before", () => {
    expect(
      tune(
        "By half past four in the afternoon the new king had learned that a crown itches; that nobody who bows to you ever stays to play with you.",
      ),
    ).not.toContain(". That nobody");
  });
});

it("hangs no sentence that is turned around on the one before", () => {
  const text = "A beetle came in and asked for her book. So did a very old goose. They both had time.";
  expect(tune(text)).not.toContain(", so did");
});
