import { expect, it } from "vitest";
import { breaksCup } from "./broken-thing";

it.each<[boolean, string]>([
  [true, "I broke grandpas mug"],
  [true, "breaking Mum’s favourite vase"],
  [true, "smashed the coffee cup"],
  [false, "my broken arm"],
  [false, "The car broke down"],
  [false, "Grandpa's mug"],
  [false, "a broken toy and a cup of tea"],
])("%s: %s", (breaks, text) => {
  expect(breaksCup([text])).toBe(breaks);
});
