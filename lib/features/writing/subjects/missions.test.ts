import { expect, test } from "vitest";
import { listCares } from "./care-words";
import { leaveOutMissions } from "./missions";

test.each([
  ["Operation Cookie Jar", "Cookie Jar"],
  ["Operation: Save the Whale", "Save the Whale"],
  ["OPERATION MOONLIGHT PICNIC", "MOONLIGHT PICNIC"],
  ["Operation Get Daddy a Cake", "Get Daddy a Cake"],
  ["operation ladybug", "ladybug"],
  ["Operation birthday cake", "birthday cake"],
])("%s is a plan, and nobody lies in a hospital for it", (title, plan) => {
  expect(leaveOutMissions([title])).toEqual([plan]);
  expect(listCares([title])).toEqual([]);
});

test.each([
  "Operation",
  "The Operation",
  "Leo's Operation",
  "Operation Day",
  "Operation Tomorrow",
  "Operation Monday",
  "Operation on My Ear",
  "Operation Tonsils",
  "operation hernia",
  "Operation Get Well",
  "operation makes me cry a lot",
])("%s is of a body", (title) => {
  expect(leaveOutMissions([title])).toEqual([title]);
  expect(listCares([title])).toEqual(["illness"]);
});

test("a plan with a name is an operation where a topic says so", () => {
  expect(leaveOutMissions(["Operation Bear", "tonsils out"])).toEqual(["Operation Bear", "tonsils out"]);
  expect(leaveOutMissions(["Operation Bear", "honey"])).toEqual(["Bear", "honey"]);
});
