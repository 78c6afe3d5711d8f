import { expect, it } from "vitest";
import { countEchoes } from "./echoes";

const NAMES = ["Mia", "Tom"];

it.each([
  ["the speaker named twice", "“I want to wait,” said Mia. “A drum will do,” said Mia."],
  ["speeches without a speaker", "“And school?” “Not now.” “It was me,” said Mia."],
  ["the night falling twice", "That night the fox slept. That night Mia dreamed of it."],
  ["two sentences about one name", "Mia held the shell. Then Mia put it down."],
])("hears %s", (_, text) => {
  expect(countEchoes(text, NAMES)).toBe(1);
});

it.each([
  "“I want to wait,” said Mia. “A drum will do,” said Tom.",
  "“And school?” asked Tom. “Not now,” said Mia.",
  "Mia held the shell. Tom put it down.",
  "Mia held the shell. She put it down. Then Mia ran.",
])("lets %j pass", (text) => {
  expect(countEchoes(text, NAMES)).toBe(0);
});
