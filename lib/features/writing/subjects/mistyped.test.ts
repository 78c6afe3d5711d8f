import { describe, expect, it, test } from "vitest";
import { cleanTopic } from "./clean-words";
import { findEntries, spellRight } from "./find-entry";
import { findMistypedKeyIn } from "./mistyped";
import { splitWish } from "./runs";

const read = (text: string) => findEntries(splitWish(cleanTopic(text))).map(({ entry }) => entry.word);

describe("a noun however it is spelled", () => {
  it.each<[string, string]>([
    ["dinosour", "dinosaur"],
    ["dinasour", "dinosaur"],
    ["elefant", "elephant"],
    ["pupy", "puppy"],
    ["baloon", "balloon"],
    ["helikopter", "helicopter"],
    ["catterpillar", "caterpillar"],
    ["prty", "party"],
    ["fire fly", "firefly"],
    ["icecream", "ice cream"],
    ["butter fly", "butterfly"],
    ["perro", "dog"],
    ["schildkröte", "turtle"],
    ["księżniczka", "princess"],
    ["🦄", "unicorn"],
    ["🚒", "fire engine"],
  ])("%s", (text, word) => {
    expect(read(text)).toEqual([word]);
  });

  it.each(["chat", "Luna", "the man go", "for instance", "yesterday", "strength", "rhythm"])(
    "“%s” is none",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});

test("a word that is English as well is of another language only beside others of it", () => {
  expect(read("le petit chat perdu")).toEqual(["cat"]);
  expect(read("la luna y el perro")).toEqual(["moon", "dog"]);
  expect(read("a chat with mom")).toEqual(["mother"]);
});

test.each<[string, string]>([
  ["adegoestothemoon", "ade goes to the moon"],
  ["maxlosthistooth", "max lost his tooth"],
  ["thedogandthecat", "the dog and the cat"],
  ["grandmother", "grandmother"],
  ["extraordinarily", "extraordinarily"],
  ["Llanfairpwllgwyngyll", "Llanfairpwllgwyngyll"],
  ["🦖🦖🚀", "Tyrannosaurus rex and rocket"],
  ["dragon 🐉", "dragon"],
])("%s is read as “%s”", (text, words) => {
  expect(cleanTopic(text)).toBe(words);
});

describe("the key that a word is meant to be", () => {
  const find = findMistypedKeyIn([
    "baboon",
    "balloon",
    "party",
    "submarine",
    "telescope",
    "telescapes",
    "tent",
  ]);

  it.each<[string, string | undefined]>([
    ["baloon", "balloon"],
    ["babon", "baboon"],
    ["partyy", "party"],
    ["prty", "party"],
    ["tnt", undefined],
    ["submorime", "submarine"],
    ["telescupus", "telescapes"],
    ["telescopps", undefined],
    ["zebra", undefined],
  ])("of %s is %s, however often it is asked", (word, key) => {
    expect([find(word), find(word)]).toEqual([key, key]);
  });
});

test("words are put right, and those that are right are left", () => {
  expect(spellRight(["new", "pupy", "shoes"])).toEqual(["new", "puppy", "shoes"]);
});
