import { expect, test } from "vitest";
import { isPartOfAParent } from "./own-parents";
import { SHAPES } from "./shapes/all-shapes";

/** What only a grown-up does for a child. */
const AS_A_PARENT =
  /turn(?:ed|ing)? (?:out|off) the light|(?:say|said) good night|tuck(?:ed|ing)|drove|cooked|paid|unlocked|poured the coffee|kissed \{hero\}|carried \{hero\}/u;

const SHARED = SHAPES.flatMap((shape) =>
  Object.entries(shape.cast)
    .filter(
      ([, kinds]) =>
        kinds.some((kind) => kind === "brother" || kind === "sister") &&
        kinds.some((kind) => isPartOfAParent([kind])),
    )
    .map(([role]) => ({ id: shape.id, role, beats: JSON.stringify(shape.beats) })),
);

test.each(SHARED)("a brother or a sister does nothing of a parent's: $id, {$role}", ({ role, beats }) => {
  const said = beats.split(/[.!?]/u).filter((sentence) => new RegExp(`\\{${role}\\b`, "iu").test(sentence));
  expect(said.filter((sentence) => AS_A_PARENT.test(sentence))).toEqual([]);
});
