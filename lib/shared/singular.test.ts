import { expect, test } from "vitest";
import { isPluralOf, singularOfWord } from "./singular";

test.each<[string, string, boolean]>([
  ["birds", "bird", true],
  ["butterflies", "butterfly", true],
  ["boxes", "box", true],
  ["buses", "bus", true],
  ["potatoes", "potato", true],
  ["mice", "mouse", true],
  ["wolves", "wolf", true],
  ["knives", "knife", true],
  ["geese", "goose", true],
  ["teeth", "tooth", true],
  ["snowmen", "snowman", true],
  ["sheep", "sheep", true],
  ["bird", "bird", false],
  ["beets", "boot", false],
  ["constructor", "constructor", false],
])("%s are several of %s: %s", (word, noun, is) => {
  expect(isPluralOf(word, noun)).toBe(is);
});

test.each([
  ["octopuses", "octopus"],
  ["buses", "bus"],
  ["volcanoes", "volcano"],
  ["echoes", "echo"],
  ["houses", "house"],
  ["shoes", "shoe"],
  ["tiptoes", "tiptoe"],
])("the singular of %s is %s", (many, one) => {
  expect(singularOfWord(many)).toBe(one);
});
