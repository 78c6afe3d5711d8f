import { expect, it } from "vitest";
import { quarrelsWithSibling } from "./sibling-quarrel";

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
