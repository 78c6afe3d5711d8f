import { expect, test } from "vitest";
import { isSentence } from "./is-sentence";

test.each([
  "He lives at Elm Street",
  "she LIVES on elm road",
  "My name is Tom",
  "Tom from Oak School",
  "Mia at 5 Mill Lane",
  "Tom who goes to Oak Primary",
  "The one that loves trains",
])("23.7: %j is a sentence", (text) => {
  expect(isSentence(text)).toBe(true);
});

test.each([
  "Ada",
  "He Lin",
  "Ho Thi My An",
  "Tran In Ae",
  "Maria del Carmen de la Cruz",
  "Della Street",
  "Park Ji Sung",
  "Lane By Hart",
  "In Ae Park",
  "An Am Y Nguyen",
  "Charlotte Church Jones",
  "Anne of Green Gables",
  "Will Drew Hope May",
  "Prince William of Wales",
  "Mary-Lou St. John",
  "An Na I",
  "Sir Alex the Brave",
  "محمد بن علي",
  "Jack O’Brien at heart",
])("%j is a name", (text) => {
  expect(isSentence(text)).toBe(false);
});
