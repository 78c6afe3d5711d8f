import { expect, test } from "vitest";
import { pickTapped } from "./pick-tapped";

const PAGE = "“Look, a lantern!” said Mia. Then Mia and Pip ran. Lanterns glow, and I don’t mind.";

test.each<[string, string[], string[]]>([
  ["what stands on the page, each once", ["lantern", "glow", "lantern"], ["lantern", "glow"]],
  ["nothing that stands elsewhere", ["volcano", "lant"], []],
  ["no names, whoever has them, and no I", ["mia", "pip", "i", "ran"], ["ran"]],
  ["what begins a sentence or a speech", ["look", "lanterns", "then"], ["look", "lanterns", "then"]],
  ["a word with an apostrophe", ["don’t"], ["don’t"]],
  ["nothing where nothing was tapped", [], []],
])("keeps %s", (_, tapped, kept) => {
  expect(pickTapped(tapped, PAGE, [PAGE])).toEqual(kept);
});

test("knows a name from another page of the book", () => {
  expect(pickTapped(["sunny"], "Sunny ran.", ["Sunny ran.", "“Hello,” said Sunny."])).toEqual([]);
});
