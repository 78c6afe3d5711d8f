import { expect, test } from "vitest";
import { readOrder } from "./read-order";

const read = (title: string, topics: string[], heroName = "Mabel") =>
  readOrder({ title, topics, heroName, theme: "friendship" });

test.each<[string, string[], string]>([
  ["Goodbye Biscuit", ["our hamster died"], "Biscuit"],
  ["Bye-bye, our dear Pepper!", ["cat died"], "Pepper"],
  ["Biscuit in heaven", ["dog died"], "Biscuit"],
  ["Missing Lucky", ["rabbit died", "sad"], "Lucky"],
])("“%s” with %j is about %s", (title, topics, name) => {
  const { main, others, died } = read(title, topics);
  expect([died, main?.entry.class, main?.name]).toEqual(["pet", "animal", name]);
  expect(others.map(({ entry }) => entry.word)).not.toContain("cookie");
});

test.each<[string, string[]]>([
  ["Goodbye Hamster", ["our hamster died"]],
  ["Goodbye Mabel", ["our hamster died"]],
  ["Goodbye Forever", ["our hamster died"]],
  ["goodbye biscuit", ["our hamster died"]],
])("“%s” with %j is about a hamster without a name", (title, topics) => {
  const { main, died } = read(title, topics);
  expect([died, main?.entry.word, main?.name]).toEqual(["pet", "hamster", null]);
});

test("who says goodbye to a friend that moves away has no pet", () => {
  const { died, main } = read("Goodbye Biscuit", ["our dog moves to a farm"]);
  expect([died, main?.name]).toEqual([null, null]);
});
