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

test.each<[string, string[], string, "he" | "she"]>([
  ["Our dog died", ["Bruno"], "Bruno", "he"],
  ["Buddy was put down yesterday", ["our old dog Buddy"], "Buddy", "he"],
  ["Oscar's ashes", ["our dog Oscar", "garden"], "Oscar", "he"],
  ["Bella died", ["Bella the cat"], "Bella", "she"],
  ["My hamster Lily died", ["my sister is called Lily too"], "Lily", "she"],
])("“%s” with %j is about %s, with %s as its family speaks of it", (title, topics, name, sex) => {
  const { main, died } = read(title, topics);
  expect([died, main?.entry.class, main?.name, main?.sex]).toEqual(["pet", "animal", name, sex]);
});

test.each<[string, string[]]>([
  ["Mabel died", []],
  ["Goodbye Mabel", ["our baby Mabel died"]],
  ["We lost Mabel", ["grief"]],
])("“%s” with %j tells no child its own death", (title, topics) => {
  expect(read(title, topics).died).toBe("other");
});

test.each<[string, string[], string]>([
  ["Émile died", [], "Émile"],
  ["emile died", [], "Émile"],
  ["Goodbye Émile", ["our baby Émile died"], "Émile"],
  ["Our sweet Łucja", ["Łucja has passed away"], "Łucja"],
  ["We lost Łucja", ["grief"], "Łucja"],
  ["李 died", [], "李"],
  ["Our baby", ["in memory of 李"], "李"],
  ["Zoe went to heaven", [], "Zoe"],
  ["In memory of Zoe", ["our baby"], "Zoe"],
  ["In loving memory of our Zoë", [], "Zoë"],
  ["Remembering Zoe", ["our baby"], "Zoe"],
  ["Remembering Bo", ["flowers"], "Bo"],
  ["Ana’s ashes", ["the sea"], "Ana"],
])("“%s” with %j tells %s no death of their own", (title, topics, heroName) => {
  const { died, cares } = read(title, topics, heroName);
  expect([died, cares]).toEqual(["other", ["death"]]);
});

test("nor is any of several children told of the one who died", () => {
  const together = [{ id: "zoe", name: "Zoé", gender: "Girl" as const, age: 4 }];
  const order = { title: "Remembering Zoé", topics: ["our baby"], theme: "friendship" as const };
  const { died, isOwnDeath } = readOrder({ ...order, heroName: "Ana", together });
  expect([died, isOwnDeath]).toEqual(["other", true]);
});

test.each([
  ["Remembering Zoe’s birthday", ["cake"]],
  ["Zoe remembers the song", ["singing"]],
  ["In memory", ["a game of pairs"]],
])("“%s” with %j mourns nobody", (title, topics) => {
  expect(read(title, topics, "Zoe").cares).toEqual([]);
});

test.each<[string, string[], string]>([
  ["In memory of Grandma", ["roses"], "elder"],
  ["In memory of Max", ["our dog Max"], "pet"],
  ["In memory of Max", [], "other"],
  ["mi abuela murió", ["abuela"], "elder"],
  ["Visiting Émile's grave", ["our cat Émile"], "pet"],
  ["Mabel's grandma died", [], "elder"],
  ["Mabel misses her dog", ["our dog died"], "pet"],
  ["When Pop died", ["Pop taught her to fish"], "elder"],
  ["Papaw died", ["his dog misses him"], "elder"],
  ["Our fish died", ["Pop made it a boat"], "pet"],
  ["Our cat Pop died", [], "pet"],
  ["is grandpa in the ground", ["my son asks if grandpa is in the ground"], "elder"],
])("“%s” with %j is about somebody whom the child misses", (title, topics, died) => {
  expect(read(title, topics).died).toBe(died);
});

test("who says goodbye to a friend that moves away has no pet", () => {
  const { died, main } = read("Goodbye Biscuit", ["our dog moves to a farm"]);
  expect([died, main?.name]).toEqual([null, null]);
});
