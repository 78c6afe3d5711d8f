import { expect, test } from "vitest";
import { listNamed, listRuns } from "./runs";

test.each([
  ["Camping with my dads", ["my-dads"]],
  ["Camping with my dad", []],
  ["My dad's tent", []],
  ["His two dads", ["two-dad"]],
])("%s names %j", (text, named) => {
  expect(listNamed(["my-dads", "two-dad"], listRuns(text))).toEqual(named);
});

test.each([
  ["telling lies", "telling-lie"],
  ["three pies", "three-pie"],
  ["two puppies", "two-puppy"],
])("%s is %s", (text, run) => {
  expect(listRuns(text)).toContain(run);
});
