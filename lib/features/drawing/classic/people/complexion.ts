import type { HairColour, SkinTone } from "@/lib/shared/story";
import { apart, mix } from "@/lib/features/drawing/classic/paper/colour";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { PersonLook } from "./person";

export const SKIN: Record<SkinTone, { base: string; blush: string; line: string }> = {
  porcelain: { base: "#fbe0cf", blush: "#f2a197", line: "#c98873" },
  light: { base: "#f5cfae", blush: "#ea9180", line: "#bd7b5c" },
  tan: { base: "#e3b083", blush: "#d97f66", line: "#a86a45" },
  olive: { base: "#cf9a68", blush: "#c26f52", line: "#93603a" },
  brown: { base: "#a56d45", blush: "#b3553f", line: "#6f4226" },
  deep: { base: "#7b4a31", blush: "#9c4536", line: "#4b2a1b" },
};

export const HAIR: Record<HairColour, string> = {
  black: "#2b2530",
  "dark-brown": "#4a3029",
  brown: "#754a2f",
  auburn: "#93442c",
  red: "#c45d2b",
  blonde: "#e0b056",
  grey: "#b9b4b6",
};

/** Colours of hair that anybody may be given with this skin; what is said of somebody is drawn whatever it is. */
export const HAIR_WITH_SKIN: Record<SkinTone, readonly HairColour[]> = {
  porcelain: ["black", "dark-brown", "brown", "auburn", "red", "blonde"],
  light: ["black", "dark-brown", "brown", "auburn", "red", "blonde"],
  tan: ["black", "dark-brown", "brown", "auburn", "blonde"],
  olive: ["black", "dark-brown", "brown"],
  brown: ["black", "dark-brown"],
  deep: ["black", "dark-brown"],
};

/** This paint of hair, or black where nobody would expect it with the skin. */
export function plausiblePaint(skin: SkinTone, paint: string): string {
  const colour = Object.entries(HAIR).find(([, own]) => own === paint)?.[0];
  const isOdd =
    colour !== undefined && colour !== "grey" && !HAIR_WITH_SKIN[skin].some((one) => one === colour);
  return isOdd ? HAIR.black : paint;
}

export const EYE_INK = "#2a1c26";

/** Hair that is nearer than this to the skin below it can't be made out, and the head looks bald. */
const LEAST_APART = 0.105;
/** What each colour may be painted as instead, and still is that colour: blonde becomes paler and never brown. */
const OTHERWISE: Record<HairColour, readonly string[]> = {
  black: [],
  "dark-brown": [],
  brown: ["#9b7048"],
  auburn: ["#6b1d14"],
  red: ["#e36b31"],
  blonde: ["#f5d77e"],
  grey: ["#d3ced1"],
};
const PAINTS = new Map(Object.entries(HAIR).map(([name, hair]) => [hair, OTHERWISE[name as HairColour]]));
/** Paint that is no hair of the list, such as a costume's, has only its own shades. */
const DEEPEST = "#241a22";
const DEEPER = [0.15, 0.3, 0.45, 0.6];

export const standsOut = (hair: string, skin: string): boolean => apart(hair, skin) >= LEAST_APART;

/** The paint of this hair on this skin: its own, or the shade of it that can be seen. */
export function hairOn(skin: string, hair: string): string {
  const deeper = DEEPER.map((share) => mix(hair, DEEPEST, share));
  return [hair, ...(PAINTS.get(hair) ?? []), ...deeper].find((paint) => standsOut(paint, skin)) ?? hair;
}

/** Skin and hair as they look in this light. */
export function inLight(b: Brush, look: PersonLook): PersonLook {
  const { skin } = look;
  return {
    ...look,
    skin: { base: b.tone(skin.base), blush: b.tone(skin.blush), line: b.tone(skin.line) },
    hair: b.tone(hairOn(skin.base, look.hair)),
  };
}
