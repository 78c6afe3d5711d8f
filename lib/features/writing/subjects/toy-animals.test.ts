import { expect, test } from "vitest";
import { readToyAnimals } from "./toy-animals";

test.each([
  ["lost rabbit teddy at the shop", "lost stuffed rabbit at the shop"],
  ["his dinosaur plushie", "his cuddly toy"],
  ["her giraffe plushie is gone", "her cuddly toy is gone"],
  ["the stuffed giraffe", "the cuddly toy"],
  ["a soft toy elephant", "a cuddly toy"],
  ["lost her cuddly fox", "lost her cuddly toy"],
  ["toy monkey", "cuddly toy"],
])("an animal that is sewn and stuffed is a toy: %s", (text, read) => {
  expect(readToyAnimals(text)).toBe(read);
});

test.each([
  "our lost rabbit",
  "a dog toy under the sofa",
  "the cuddly koala who sings",
  "teddy bear picnic",
  "stuffed rabbit",
  "a teddys first haircut",
  "rabbit and teddy",
])("whoever lives, and what is a toy already, stays: %s", (text) => {
  expect(readToyAnimals(text)).toBe(text);
});
