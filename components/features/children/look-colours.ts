import type { HairColour, HairStyle, SkinTone } from "@/lib/shared/story";

/** The illustrator's own paints, so that a swatch shows what the book will show. */
export const SKIN_PAINTS: Record<SkinTone, { name: string; base: string; blush: string }> = {
  porcelain: { name: "Porcelain", base: "#fbe0cf", blush: "#f2a197" },
  light: { name: "Light", base: "#f5cfae", blush: "#ea9180" },
  tan: { name: "Tan", base: "#e3b083", blush: "#d97f66" },
  olive: { name: "Olive", base: "#cf9a68", blush: "#c26f52" },
  brown: { name: "Brown", base: "#a56d45", blush: "#b3553f" },
  deep: { name: "Deep brown", base: "#7b4a31", blush: "#9c4536" },
};

export const HAIR_PAINTS: Record<HairColour, { name: string; base: string }> = {
  black: { name: "Black", base: "#2b2530" },
  "dark-brown": { name: "Dark brown", base: "#4a3029" },
  brown: { name: "Brown", base: "#754a2f" },
  auburn: { name: "Auburn", base: "#93442c" },
  red: { name: "Red", base: "#c45d2b" },
  blonde: { name: "Blonde", base: "#e0b056" },
  grey: { name: "Grey", base: "#b9b4b6" },
};

export const HAIR_STYLE_NAMES: Record<HairStyle, string> = {
  short: "Short",
  curly: "Curly",
  afro: "Afro",
  long: "Long",
  bob: "Bob",
  ponytail: "Ponytail",
  braids: "Braids",
  bun: "Bun",
  hijab: "Hijab",
};
