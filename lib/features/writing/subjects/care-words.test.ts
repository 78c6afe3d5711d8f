import { expect, test } from "vitest";
import { listCares } from "./care-words";

test.each([
  ["Grandma is in hospital", ["illness"]],
  ["a night at the hospital", ["illness"]],
  ["Hedgehog Hospital", []],
  ["the toy hospital", []],
  ["the day our dog died", ["death"]],
  ["tug of war", []],
  ["my two moms", ["family"]],
  ["my two dads", ["family"]],
  ["Daddy and Papa", ["family"]],
  ["Mommy and Mama", ["family"]],
  ["Mama and Papa", []],
])("%s asks for %j", (text, cares) => {
  expect(listCares([text])).toEqual(cares);
});
