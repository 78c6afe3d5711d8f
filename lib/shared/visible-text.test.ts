import { expect, test } from "vitest";
import { isVisible } from "./visible-text";

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
