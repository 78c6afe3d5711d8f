import { expect, test } from "vitest";
import { hintOf, isKeyText, makeKeyText } from "./key-text";

test("a key says what it is, is never made twice, and is known by its checksum", () => {
  const keys = Array.from({ length: 200 }, makeKeyText);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(key).toMatch(/^tw_live_[\w-]{43}[0-9a-f]{8}$/);
    expect(isKeyText(key)).toBe(true);
    expect(key).toContain(`tw_live_${hintOf(key)}`);
  }
});

test("what was cut off, mistyped or made up is none", () => {
  const key = makeKeyText();
  const at = 20;
  const mistyped = `${key.slice(0, at)}${key[at] === "a" ? "b" : "a"}${key.slice(at + 1)}`;
  for (const text of ["", "tw_live_", key.slice(0, -1), `${key}0`, ` ${key}`, key.toUpperCase(), mistyped])
    expect(isKeyText(text), text).toBe(false);
});
