import { expect, it, test } from "vitest";
import { leaveOutName, listUnwanted } from "./clean-words";
import { readBereft } from "./bereft";

test.each<[string, string, string]>([
  ["The wizard without a hat", "wizard", "hat"],
  ["knight without a sword", "knight", "sword"],
  ["A dragon that lost his fire", "dragon", "fire"],
  ["The pirate who has lost his parrot", "pirate", "parrot"],
  ["The little dragon can’t find his fire", "dragon", "fire"],
])("%s", (title, who, lacks) => {
  expect(readBereft(title)).toEqual({ who, lacks });
});

it.each([
  "A night without monsters",
  "Grandma lost her glasses",
  "The dog who lost his way",
  "A party without a clown",
  "The zoo and the lion without a roar",
  "Sleeping without a dummy",
  "",
])("“%s” says no such thing", (title) => {
  expect(readBereft(title)).toBeNull();
});

test("what somebody lacks isn't wished away", () => {
  expect(leaveOutName("The wizard without a hat", "Mina")).toBe("the wizard without a hat");
  expect(listUnwanted("The wizard without a hat", [])).toEqual([]);
  // What ducks aren't fed with is told of them.
  expect(listUnwanted("Feeding the ducks", ["oats not bread", "no bread"])).toEqual([]);
  expect(listUnwanted("A night without monsters", [])).not.toEqual([]);
});
