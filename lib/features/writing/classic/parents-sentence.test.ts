import { expect, test } from "vitest";
import { isParentsSentence } from "./parents-sentence";

test.each([
  "She wet herself at school",
  "he doesnt want to go to bed",
  "He's always hitting",
  "My daughter is scared of dogs",
  "our little boy bites",
  "won't share",
  "doesn't want to brush her teeth",
])("“%s” is what a parent says of a child", (title) => {
  expect(isParentsSentence(title, "feelings/push-the-shed")).toBe(true);
});

test.each([
  "The Wobbly Tooth",
  "I won't go to bed!",
  "Mia can't sleep",
  "My son and the sea",
  "Sheila and the shed",
  "Heather",
  "Theyyam",
  "She",
])("“%s” is a title", (title) => {
  expect(isParentsSentence(title, "feelings/push-the-shed")).toBe(false);
});

test("of what isn't a child's own life no sentence is a complaint", () => {
  expect(isParentsSentence("He won't stop hiccuping", "fantasy/dragon-hiccups")).toBe(false);
});
