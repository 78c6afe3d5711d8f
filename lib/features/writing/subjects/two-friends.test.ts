import { expect, test } from "vitest";
import { findTwoFriends } from "./two-friends";

const wordsOf = (texts: string[], given: string[] = []) =>
  findTwoFriends(texts, given).map(({ word }) => word);

test.each([
  ["The fox and the hedgehog"],
  ["A fox and a hedgehog are friends"],
  ["Unlikely friends", "fox", "hedgehog"],
  ["The fox who made friends with a hedgehog"],
  ["enemies become friends", "fox and hedgehog"],
  ["The fox and the hedgehog", "friendship"],
])("of two who are friends and nothing else: %s", (...texts) => {
  expect(wordsOf(texts)).toEqual(["fox", "hedgehog"]);
});

test("what they are called says nothing else", () => {
  expect(wordsOf(["Fergus the fox and Hettie the hedgehog"], ["Fergus", "Hettie"])).toEqual([
    "fox",
    "hedgehog",
  ]);
});

test.each([
  ["The fox and the hedgehog bake a cake"],
  ["The fox and the hedgehog", "birthday party"],
  ["our dog and cat"],
  [".'s dog and cat"],
  ["Princess . and the frog"],
  ["The farmer and the cow"],
  [". and the dragon"],
  ["my best friend is a fox"],
  ["The fox, the bear and the hedgehog"],
])("of one, of three, or of what they do: %s", (...texts) => {
  expect(wordsOf(texts)).toEqual([]);
});
