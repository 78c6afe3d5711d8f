import { expect, test } from "vitest";
import { listClauses, listLastTimes, saysDeedIn } from "./title-clauses";

test("a title of several clauses is read clause by clause, and one of one is a title", () => {
  expect(listClauses("train to the seaside w grandma, forgot the sandwiches")).toEqual([
    "train to the seaside w grandma",
    "forgot the sandwiches",
  ]);
  expect(listClauses("first day of school but she wont let go")).toEqual([
    "first day of school",
    "she wont let go",
  ]);
  expect(listClauses("The Big Splash")).toEqual([]);
});

test.each([
  ["forgot the sandwiches", true],
  [". can't find the way", true],
  ["he was so cold", true],
  ["a day by the sea", false],
  ["forgot", false],
  ["the biggest castle ever", false],
])("whether something is done in “%s”: %s", (clause, isDone) => {
  expect(saysDeedIn(clause)).toBe(isDone);
});

test("the last time of something is more than a night", () => {
  expect(listLastTimes("The lighthouse keeper's Last Night")).toEqual(["last night"]);
  expect(listLastTimes("Ada's last day at nursery")).toEqual(["last day"]);
  expect(listLastTimes("Last night I flew")).toEqual([]);
  expect(listLastTimes("It snowed last night")).toEqual([]);
  expect(listLastTimes("The dream I had last night")).toEqual([]);
  expect(listLastTimes("What we did last summer")).toEqual([]);
  expect(listLastTimes("Grandpa died last week")).toEqual([]);
  expect(listLastTimes("the last mango")).toEqual([]);
});
