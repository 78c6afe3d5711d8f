import { expect, test } from "vitest";
import { inOrder, lineInOrder } from "./reading-order";

const shown = (text: string) => inOrder(text).replaceAll("\u200E", "|");

test.each([
  ["ליאור, 3 dogs and a cat", "ליאור|, 3 dogs and a cat"],
  ["ליאור 3", "ליאור| 3"],
  ["ליאור, ليلى and Ada.", "ליאור|, ليلى and Ada."],
  ["ليلى محمد ran", "ليلى محمد ran"],
  ["בן-ציון ran", "בן-ציון ran"],
  ["שִׁירָה’s dog", "שִׁירָה|’s dog"],
  ["小明, 3", "小明, 3"],
  ["Ada, 3", "Ada, 3"],
])("%s goes on from left to right", (text, marked) => {
  expect(shown(text)).toBe(marked);
});

test.each([
  ["“ליאור and the Kite” is ready", "|“ליאור and the Kite” is ready"],
  ["The Kite of ليلى", "The Kite of ليلى"],
  ["小明", "小明"],
])("a line that begins with a name stands from left to right: %s", (line, marked) => {
  expect(lineInOrder(line).replaceAll("\u200E", "|")).toBe(marked);
});
