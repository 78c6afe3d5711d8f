import { expect, test } from "vitest";
import { inRanges } from "./in-ranges";

const asked = (source: string, text: string) => new RegExp(`^(?:${inRanges(source)})$`, "iu").test(text);

test.each(["Zoë", "Łukasz", "Дядя", "प्रिया", "İpek", "María", "明"])("“%s” is of letters", (name) => {
  expect(asked(String.raw`\p{L}+`, name)).toBe(true);
  expect(asked(String.raw`[\p{L}']+`, `${name}'`)).toBe(true);
});

test.each(["a b", "a-b", "a1", "", "a.b", "a“b", "a—b"])("“%s” is not", (text) => {
  expect(asked(String.raw`\p{L}+`, text)).toBe(false);
});

test("figures and signs stand as they are", () => {
  expect(asked(String.raw`[\p{L}\p{N}-]+`, "T-rex2")).toBe(true);
  expect(asked(String.raw`\[\p{L}\]`, "[a]")).toBe(true);
  expect(asked(String.raw`\W\p{N}`, "!7")).toBe(true);
});
