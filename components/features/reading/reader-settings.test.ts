import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, parseSettings } from "./reader-settings";

test.each([
  null,
  "",
  "{",
  "[]",
  "7",
  "null",
  '{"textSize":"huge","spacing":3,"font":null,"bedtime":"yes"}',
  '{"readingMode":"sing","voice":"x","speed":9,"turnsPages":1}',
])("%j reads as the defaults", (text) => {
  expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test("a stored choice comes back", () => {
  const chosen = {
    ...{ textSize: "largest", spacing: "airy", font: "legible", bedtime: true },
    ...{ readingMode: "together", voice: "embedded:rms", speed: 0.8, turnsPages: false },
  };
  expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
});
