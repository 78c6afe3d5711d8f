import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, TEXT_SIZES } from "./reader-settings";
import { textClasses } from "./text-classes";
import { READING_LEVELS } from "@/lib/shared/story";

test.each(READING_LEVELS)("each size step is another size at level %s", (level) => {
  const sizes = TEXT_SIZES.map((textSize) => textClasses(level, { ...DEFAULT_SETTINGS, textSize }));
  expect(new Set(sizes).size).toBe(TEXT_SIZES.length);
});

test("younger levels are set larger", () => {
  const sizes = READING_LEVELS.map((level) => textClasses(level, DEFAULT_SETTINGS).split(" ")[0]);
  expect(new Set(sizes).size).toBe(READING_LEVELS.length);
});
