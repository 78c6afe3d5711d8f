import { expect, test } from "vitest";
import { findUntoldEvent } from "./find-untold-event";

test.each([
  ["wizard school", "school-of-magic"],
  ["a school of magic", "school-of-magic"],
  ["i am a witch", "school-of-magic"],
  ["dragon academy", "dragon-school"],
  ["school for little mermaids", "mermaid-school"],
  ["the fairies' class", "fairy-school"],
  ["the pirate school trip", null],
  ["a dragon and a knight", null],
])("“%s” is asked about as %s", (said, id) => {
  expect(findUntoldEvent([said])?.event.id ?? null).toBe(id);
});
