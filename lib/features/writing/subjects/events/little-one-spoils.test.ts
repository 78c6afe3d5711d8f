import { expect, test } from "vitest";
import { littleOneSpoils } from "./little-one-spoils";

test.each([
  ["My little brother breaks my things"],
  ["my brother Max always breaks my lego"],
  ["Baby sister breaks everything I build"],
  ["little brother", "knocks my tower down"],
  ["Sam and the tower", "little sister knocks it over every time"],
  ["my sister scribbled in my book"],
  ["Tower knocked down by my little brother"],
  ["my brother keeps taking all my toys"],
  ["Annoying little brother", "he wrecks her lego"],
  ["the toddler gets into everything"],
  ["Protecting my lego from my little brother"],
])("a little one spoils what a child has: %s", (...texts) => {
  expect(littleOneSpoils(texts)).toBe(true);
});

test.each([
  ["My big brother breaks my things"],
  ["my twin brother wrecks everything"],
  ["My brothers wreck my den"],
  ["My brother broke his arm", "it hurts"],
  ["He broke my toy on purpose", "little brother"],
  ["My little brother"],
  ["A boy at school knocked my tower over"],
  ["I broke my sister's doll", "sorry"],
  ["My cousin wrecks my toys"],
  ["brother and I break the record"],
  ["my brother touches me"],
  ["My baby brother takes his first steps"],
  ["My little sister died", "she always took my toys"],
])("it is another story: %s", (...texts) => {
  expect(littleOneSpoils(texts)).toBe(false);
});
