import { expect, it } from "vitest";
import { isHurtBySibling, quarrelsWithSibling } from "./sibling-quarrel";

it.each<[boolean, ...string[]]>([
  [true, "The Twins", "sisters", "quarrel"],
  [true, "Mia and her brother Leo fight"],
  [true, "Sisters!", "arguing"],
  [true, "Our Boys", "brothers", "fighting"],
  [false, "My brother and I fight the dragon"],
  [false, "My sister fights a bear"],
  [false, "A quarrel with my best friend", "my sister helps"],
  [false, "Sisters go camping"],
  [false, "a quarrel"],
])("%s: %j", (isOne, ...texts) => {
  expect(quarrelsWithSibling(texts)).toBe(isOne);
});

it.each<[boolean, ...string[]]>([
  [true, "My brother bit me"],
  [true, "my brother bit me", "baby brother"],
  [true, "My baby sister scratched me"],
  // Whoever hurts a baby, or another one, is told of with more care.
  [false, "my brother hit my baby sister"],
  [false, "my brother hits", "baby sister"],
  [false, "my brother bites me", "newborn"],
])("one of the family hurts the hero, %s: %j", (isOne, ...texts) => {
  expect(isHurtBySibling(texts)).toBe(isOne);
});
