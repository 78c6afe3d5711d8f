import { expect, test } from "vitest";
import { inWholePhrases } from "./whole-phrases";

test.each([
  ["The Pea Ordered a Lamp", ["lamp"], ["Ordered"], ["The Pea Ordered a Lamp"]],
  ["Bea's candle", ["the candle goes out in the rain"], ["rain"], ["the candle goes out in the rain"]],
  ["Candle", ["St Lucia's candles"], ["Lucia's"], ["St Lucia's candles"]],
  ["The Baker's Tower", ["tower"], ["Baker's"], ["Baker"]],
  [
    "The tower",
    ["a keeper who never grows old"],
    ["keeper", "never grows"],
    ["a keeper who never grows old"],
  ],
  ["Pears", ["pears vanish each night"], ["vanish each"], ["pears vanish each night"]],
  ["Pears", ["winter at grandma's farm"], ["winter", "farm"], ["winter at grandma's farm"]],
])("says what is left out as its parent does: %s, %s", (title, topics, parts, said) => {
  expect(inWholePhrases(parts, { title, topics })).toEqual(said);
});

test.each([
  ["what stands beside something told", "The farm", ["ducks and bread"], ["bread"]],
  ["a noun of a title", "first day of school in Toronto", ["school"], ["Toronto"]],
  ["what something is like", "The haunted robot", ["robot"], ["haunted"]],
  ["what no order says", "Sven's boat", ["boat"], ["a real boat"]],
])("leaves alone %s", (_, title, topics, parts) => {
  expect(inWholePhrases(parts, { title, topics })).toEqual(parts);
});
