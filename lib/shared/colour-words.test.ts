import { expect, test } from "vitest";
import { coloursIn } from "./colour-words";

test.each([
  ["a red kite and a blue woolen kite", "kite", ["red", "blue"]],
  ["the boots were yellow", "boots", ["yellow"]],
  ["a black and white cat", "cat", []],
  // Words of an order that every object has a part by: some families call their bricks so.
  ["the constructor cat", "cat", []],
  ["a constructor new cat that is toString", "cat", []],
])("%j gives a %s the colours %j", (text, noun, colours) => {
  expect(coloursIn(text, noun)).toEqual(colours);
});
