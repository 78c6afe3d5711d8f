import { expect, test } from "vitest";
import { hasOlderSibling } from "./older-sibling";

test.each([
  [["sharing a room with his big brother who snores"]],
  [["my older sister is mean"]],
  [["Elder brother off to college", "brother"]],
  [["her big sister is a teenager"]],
])("who was there first is no newborn: %j", (texts) => {
  expect(hasOlderSibling(texts)).toBe(true);
});

test.each([
  [["becoming a big brother"]],
  [["Mia is a big sister", "new baby"]],
  [["big brother", "baby is coming"]],
  [["our big sister to be"]],
  [["the big brother"]],
  [["my little brother"]],
])("who becomes one, or only may be one, is told of a newborn: %j", (texts) => {
  expect(hasOlderSibling(texts)).toBe(false);
});
