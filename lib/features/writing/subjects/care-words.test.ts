import { expect, test } from "vitest";
import { listCares } from "./care-words";

test.each([
  ["Grandma is in hospital", ["illness"]],
  ["a night at the hospital", ["illness"]],
  ["Hedgehog Hospital", []],
  ["the toy hospital", []],
  ["the day our dog died", ["death"]],
  ["tug of war", []],
])("%s asks for %j", (text, cares) => {
  expect(listCares([text])).toEqual(cares);
});
