import { expect, test } from "vitest";
import { isVisible, turnsText } from "./visible-text";

// 16.46
test.each(["", "  ", "\u200b", "\u3164", "\u2800\u00a0", "\u0301\ufe0f", "\u{e0041}"])(
  "%j shows nothing",
  (text) => {
    expect(isVisible(text)).toBe(false);
  },
);

test.each(["a", "7", "?", "👋🏽", "李", "مـ"])("%j shows", (text) => {
  expect(isVisible(text)).toBe(true);
});

test.each(["a\u202eb", "\u2067", "a\u200f", "\u061ca"])("23.7: %j turns the direction of writing", (text) => {
  expect(turnsText(text)).toBe(true);
});

test.each(["مريم", "नमः\u200d", "👨‍👩‍👧‍👦"])("%j doesn't", (text) => {
  expect(turnsText(text)).toBe(false);
});
