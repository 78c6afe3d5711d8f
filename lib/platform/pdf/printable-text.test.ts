import { describe, expect, test } from "vitest";
import { canPrintName, printableParagraphs, printableText, withoutName } from "./printable-text";

const knows = (letter: string) => /^[\p{Script=Latin}\p{Nd}.,!?’“”'-]$/u.test(letter);

describe("what cannot be printed is left out", () => {
  test.each([
    ["Zoë ran 🚀 home.", "Zoë ran home."],
    ["Look 👩‍🚀!", "Look!"],
    ["Zoe\u0308", "Zoë"],
    ["a\u0000b\u202Ec\uFEFF\u200D", "abc"],
    ["one\u00A0two\t three\nfour", "one two three four"],
    ["王小明", ""],
    ["\uD83D", ""],
  ])("%j", (text, printed) => {
    expect(printableText(text, knows)).toBe(printed);
  });
});

test("a word without end gets places to break", () => {
  const words = printableText("W".repeat(60), knows).split(" ");
  expect(words.map((word) => word.length)).toEqual([24, 24, 12]);
});

test("paragraphs stay apart and empty ones go", () => {
  expect(printableParagraphs("One.\n\n🚀\r\nTwo.", knows)).toEqual(["One.", "Two."]);
});

test("a name is printable by its letters alone", () => {
  expect(canPrintName("Łucja 🌟", knows)).toBe(true);
  expect(canPrintName("王小明", knows)).toBe(false);
  expect(canPrintName("🌟", knows)).toBe(false);
});

test("an unprintable name is put as our hero", () => {
  expect(withoutName("王 ran. “王!” said Mum, and 王’s dog came.", "王")).toBe(
    "Our hero ran. “Our hero!” said Mum, and our hero’s dog came.",
  );
  expect(withoutName("Nothing here.", "")).toBe("Nothing here.");
});
