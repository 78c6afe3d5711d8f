import { expect, test } from "vitest";
import { HAIR, SKIN } from "@/lib/features/drawing/classic/people/complexion";
import { HAIR_COLOURS, SKIN_TONES } from "@/lib/shared/story";
import { HAIR_PAINTS, SKIN_PAINTS } from "./look-colours";

test.each(SKIN_TONES)("the swatch for %s skin shows the illustrator's paint", (tone) => {
  expect(SKIN_PAINTS[tone].base).toBe(SKIN[tone].base);
});

test.each(HAIR_COLOURS)("the swatch for %s hair shows the illustrator's paint", (colour) => {
  expect(HAIR_PAINTS[colour].base).toBe(HAIR[colour]);
});
