import { expect, test } from "vitest";
import { isNotPicked } from "./not-picked";

test.each<[told: boolean, ...texts: string[]]>([
  [true, "didnt get picked for the under 8s hurling team"],
  [true, "always picked last at football"],
  [true, "not chosen for the school play"],
  [true, "nobody picked me in PE"],
  [true, "Last one to be picked"],
  [true, "they never pick me"],
  [true, "He didn't make the team"],
  [true, "not in the team"],
  [true, "no part in the nativity"],
  [true, "she did not get a part in the school play"],
  [true, "No one ever chooses me for their team"],
  [true, "not picked for the team", "dogs"],
  [false, "couldn't go swimming with my cast"],
  [false, "Never let down our team"],
  [false, "We picked apples"],
  [false, "picked on at school"],
  [false, "not picked up from school"],
  [false, "the puppy nobody picked"],
  [false, "not chosen for class captain"],
  [false, "not picked", "picked on by the big boys"],
  [false, "the team that never gave up"],
  [false, "Mia was picked for the team"],
])("a child isn't picked: %s, in %j", (told, ...texts) => {
  expect(isNotPicked(texts)).toBe(told);
});
