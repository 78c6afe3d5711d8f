import { expect, test } from "vitest";
import { commentInput } from "./contract";
import { COMMENT_MAX } from "./rules";

const textOf = (text: unknown) => commentInput.safeParse({ text }).data?.text;

test("a comment keeps its paragraphs and no other control character", () => {
  expect(textOf(" First\u0007line\r\n\n\n \nSecond\t line \n")).toBe("First line\n\nSecond  line");
  expect(textOf("One\ntwo")).toBe("One\ntwo");
  expect(textOf("Read \u202Eit\u202C \u2067now\u2069")).toBe("Read it now");
});

test("it has at most 1,000 characters, counted as a reader counts", () => {
  expect(textOf("ü".repeat(COMMENT_MAX))).toBe("ü".repeat(COMMENT_MAX));
  expect(textOf("n".repeat(COMMENT_MAX + 1))).toBeUndefined();
  expect(textOf(" ".repeat(10 * COMMENT_MAX + 1))).toBeUndefined();
});

test("blank lines, and however many spaces around them, are one", () => {
  const spaces = " ".repeat(4_990);
  expect(textOf(`a${spaces}\n${spaces}\n\n${spaces.slice(0, 9)}b`)).toBe("a\n\nb");
  expect(textOf(`a${spaces}\n\n${spaces.slice(9)}b`)).toBe("a\n\nb");
  expect(textOf(`a${"\u0301\u0316".repeat(2_000)}`)).toBeUndefined();
});

test.each(["", "   ", "\u200b", "\n\n", 7, null, undefined])("%j is no comment", (text) => {
  expect(textOf(text)).toBeUndefined();
});
