import { expect, test } from "vitest";
import { findShape, SHAPES } from "./classic/shapes/all-shapes";
import { findHelpBeside } from "./help-beside";

const isOfSomebody = (plot: string) => findShape(plot)?.mourns?.includes("pet") !== true;
const HARD = SHAPES.filter(({ care = [] }) =>
  care.some((one) => ["death", "bullying", "home"].includes(one)),
);

test("beside each plot about somebody's death, about blows or about what happens at home stands who can help", () => {
  expect(HARD.length).toBeGreaterThanOrEqual(5);
  const without = HARD.filter(({ id }) => isOfSomebody(id) && findHelpBeside(id) === null);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test.each(["care/heaviest-bag", "care/long-way-round"])(
  "beside %s it says whom to call in danger",
  (plot) => {
    expect(findHelpBeside(plot)).toContain("call the emergency number where you live");
  },
);

test("a wobbly tooth, a hamster and no story at all need nobody", () => {
  expect(["firsts/wobbly-tooth", "care/seven-oclock", "openai", null].map(findHelpBeside)).toEqual([
    ...[null, null, null, null],
  ]);
});
