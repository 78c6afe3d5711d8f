import { expect, test } from "vitest";
import { isOtherLanguage } from "./other-language";

test.each([
  "El tren que no quería dormir",
  "La luna tiene sueño",
  "Der Hund und die Katze",
  "Le chat qui ne dort pas",
  "Il gatto che non dorme",
])("16: %s is seen to be no English", (title) => {
  expect(isOtherLanguage(title)).toBe(true);
});

test.each([
  "",
  "The night train to Los Angeles",
  "La La Land",
  "Leonardo da Vinci and the machine",
  "El Niño and La Niña",
  "Sören-João has no sleep",
  "our dog died",
])("16: %s is left alone", (title) => {
  expect(isOtherLanguage(title)).toBe(false);
});
