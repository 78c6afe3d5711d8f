import { expect, it } from "vitest";
import { fillText } from "./fill-text";
import { Random } from "./random";

const print = (text: string) => fillText(text, new Map(), new Map(), new Random("marks"));

it.each([
  [`"He said, 'Luz bit it.'"`, "“He said, ‘Luz bit it.’”"],
  [`"'Duck!' they say, and I don't laugh."`, "“‘Duck!’ they say, and I don’t laugh.”"],
  [`"My name is—" It was gone.`, "“My name is—” It was gone."],
  [`And—"Duck!"`, "And—“Duck!”"],
  [`It was the dogs' bowl, and rock 'n' roll.`, "It was the dogs’ bowl, and rock ’n’ roll."],
])("prints %s with the marks of a book", (typed, printed) => {
  expect(print(typed)).toBe(printed);
});
