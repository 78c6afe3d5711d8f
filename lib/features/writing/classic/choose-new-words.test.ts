import { expect, test } from "vitest";
import { chooseNewWords } from "./choose-new-words";

const listed = (text: string) => chooseNewWords("Intermediate", [{ number: 1, text }], ["Ada"]);

test.each([
  ["On Saturdays in September Mrs. Plum slept.", []],
  ["Everybody carefully looked for themselves afterward.", []],
  ["Her eyelashes met three possibilities.", ["possibility", "eyelash"]],
  ["The glockenspiels and the Mathematics of it.", ["glockenspiel", "mathematics"]],
])("%s", (text, words) => {
  expect(listed(text)).toEqual(words);
});

test("young levels learn the word and not its plural", () => {
  expect(chooseNewWords("Beginner", [{ number: 1, text: "Two dinosaurs ran. A dinosaur sat." }], [])).toEqual(
    ["dinosaur"],
  );
});
