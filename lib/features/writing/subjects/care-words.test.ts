import { expect, test } from "vitest";
import { listCares } from "./care-words";

test.each([
  ["Grandma is in hospital", ["illness"]],
  ["a night at the hospital", ["illness"]],
  ["Hedgehog Hospital", []],
  ["the toy hospital", []],
  ["the day our dog died", ["death"]],
  ["we lost our baby", ["death"]],
  ["losing a baby sister", ["death"]],
  ["mommy miscarried", ["death"]],
  ["our angel baby", ["death"]],
  ["born sleeping", ["death"]],
  ["the baby who didn't come home", ["death"]],
  ["I lost a baby tooth", []],
  ["I lost my baby blanket", []],
  ["the baby who didn't sleep", []],
  ["tug of war", []],
  ["we left because of the war", ["flight"]],
  ["moving abroad", ["flight"]],
  ["Daddy lost his job", ["job"]],
  ["mum is out of work", ["job"]],
  ["dad got made redundant", ["job"]],
  ["she doesn't speak the language", ["flight"]],
  ["a new school and a new language", ["flight"]],
  ["Grandma lives in another country", []],
  ["My best friend is moving abroad", []],
  ["My new friend doesn't speak English", []],
  ["a trip to a new country", []],
  ["my two moms", ["family"]],
  ["my two dads", ["family"]],
  ["Daddy and Papa", ["family"]],
  ["Mommy and Mama", ["family"]],
  ["Mama and Papa", []],
])("%s asks for %j", (text, cares) => {
  expect(listCares([text])).toEqual(cares);
});
