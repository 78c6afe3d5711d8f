import type { HeroLook } from "@/lib/shared/story";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  oval,
  shape,
  stroke,
  turned,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { Outfit, Palette } from "./clothes";
import { dressAs } from "./costume";

export const PALETTES: readonly [Palette, ...Palette[]] = [
  { main: "#e2674f", accent: "#fbd98b", second: "#33548c", shoe: "#f4efe2" },
  { main: "#6f9a5a", accent: "#f6e3b4", second: "#7a5238", shoe: "#c7553f" },
  { main: "#b4436c", accent: "#f7c65b", second: "#463a78", shoe: "#5d3b4c" },
  { main: "#4c93c4", accent: "#ffd45e", second: "#38456f", shoe: "#d9583f" },
  { main: "#eda53a", accent: "#fff1cf", second: "#2f7d80", shoe: "#6d4531" },
  { main: "#8868b8", accent: "#bfe3c6", second: "#4a4f86", shoe: "#e8965a" },
];

export const PLAIN: Omit<Outfit, "top" | "sleeve" | "legs" | "shoe" | "scarf"> = {
  forearm: null,
  wide: false,
  shin: null,
  boots: false,
  skirt: null,
  cape: null,
  back: [],
  chest: [],
  collar: [],
  halo: [],
  hat: [],
};

const TORSO_STRIPES = "M-33 -148Q0 -141 33 -148M-33 -130Q0 -123 33 -130M-32 -112Q0 -105 32 -112";

function dungarees(p: Palette): Outfit {
  return {
    ...PLAIN,
    top: p.accent,
    sleeve: p.accent,
    legs: p.second,
    shin: p.second,
    shoe: p.shoe,
    scarf: p.main,
    chest: [
      stroke(TORSO_STRIPES, p.main, 7),
      shape("M-24 -136L24 -136L33 -108L31 -84Q0 -76 -31 -84L-33 -108Z", p.second),
      stroke("M-20 -134L-24 -166M20 -134L24 -166", p.second, 8),
      disc(-18, -130, 4, lift(p.accent, 0.3)),
      disc(18, -130, 4, lift(p.accent, 0.3)),
      stroke("M-13 -118L13 -118L11 -104L-11 -104Z", lift(p.second, 0.3), 2.5),
    ],
  };
}

function jumper(p: Palette): Outfit {
  return {
    ...PLAIN,
    top: p.main,
    sleeve: p.main,
    forearm: p.main,
    legs: p.second,
    shin: p.second,
    shoe: p.shoe,
    scarf: p.accent,
    chest: [
      stroke("M-33 -132L-22 -142L-11 -132L0 -142L11 -132L22 -142L33 -132", p.accent, 5.5),
      stroke("M-33 -118Q0 -112 33 -118", p.accent, 4),
      stroke("M-29 -86Q0 -79 29 -86", dim(p.main, 0.2), 8),
    ],
    collar: [stroke("M-15 -168Q0 -160 15 -168", dim(p.main, 0.18), 8)],
  };
}

function dress(p: Palette): Outfit {
  return {
    ...PLAIN,
    top: p.main,
    sleeve: p.main,
    legs: p.second,
    shin: p.second,
    shoe: p.shoe,
    scarf: p.accent,
    skirt: { colour: p.main, trim: p.accent, reach: 0.5, flare: 22 },
    chest: [
      disc(0, -142, 3, p.accent),
      disc(0, -128, 3, p.accent),
      stroke("M-31 -104Q0 -97 31 -104", p.accent, 6),
    ],
    collar: [shape("M-22 -168Q-12 -152 0 -158Q12 -152 22 -168Q0 -160 -22 -168Z", lift(p.accent, 0.4))],
  };
}

function tee(p: Palette): Outfit {
  const star = "M0 -144L5 -132L18 -131L8 -122L12 -109L0 -116L-12 -109L-8 -122L-18 -131L-5 -132Z";
  return {
    ...PLAIN,
    top: p.main,
    sleeve: p.main,
    legs: p.second,
    shoe: p.shoe,
    scarf: p.accent,
    chest: [shape(star, p.accent)],
    collar: [stroke("M-14 -168Q0 -160 14 -168", p.accent, 5)],
  };
}

function skirtAndJumper(p: Palette): Outfit {
  return {
    ...PLAIN,
    top: p.accent,
    sleeve: p.accent,
    forearm: p.accent,
    legs: p.second,
    shin: p.second,
    shoe: p.shoe,
    scarf: p.main,
    skirt: { colour: p.main, trim: lift(p.main, 0.35), reach: 0.42, flare: 18 },
    chest: [
      shape("M0 -124C-18 -138 -10 -150 0 -141C10 -150 18 -138 0 -124Z", p.main),
      stroke("M-31 -98Q0 -91 31 -98", p.second, 6),
    ],
  };
}

function hoodie(p: Palette): Outfit {
  return {
    ...PLAIN,
    top: p.main,
    sleeve: p.main,
    forearm: p.main,
    legs: p.second,
    shin: p.second,
    shoe: p.shoe,
    scarf: p.accent,
    chest: [
      stroke("M0 -160L0 -86", p.accent, 3.5),
      stroke("M-8 -156L-9 -136M8 -156L9 -138", lift(p.accent, 0.4), 3),
      shape("M-20 -112L20 -112L25 -92Q0 -86 -25 -92Z", dim(p.main, 0.14)),
    ],
    collar: [shape("M-32 -166Q0 -186 32 -166Q22 -148 0 -152Q-22 -148 -32 -166Z", dim(p.main, 0.16))],
  };
}

const EVERYDAY = [dungarees, jumper, dress, tee, skirtAndJumper, hoodie] as const;

export function outfitFor(look: Pick<HeroLook, "outfit" | "style">): Outfit {
  const index = Math.abs(Math.trunc(look.outfit)) % PALETTES.length;
  const palette = PALETTES[index] ?? PALETTES[0];
  if (look.style !== null) return dressAs(look.style, palette);
  return (EVERYDAY[index] ?? tee)(palette);
}

/** Clothes of the people beside the hero. */
export function plainClothes(p: Palette, extra: Partial<Outfit> = {}): Outfit {
  return {
    ...PLAIN,
    top: p.main,
    sleeve: p.main,
    forearm: p.main,
    legs: p.second,
    shin: p.second,
    shoe: p.shoe,
    scarf: p.accent,
    ...extra,
  };
}

export function knitted(colour: string): Mark[] {
  return [
    box([-27, -150], [54, 60], colour, { rx: 10 }),
    stroke("M0 -150L0 -90", dim(colour, 0.25), 3),
    disc(6, -134, 3, lift(colour, 0.5)),
    disc(6, -112, 3, lift(colour, 0.5)),
  ];
}

export function pointedHat(colour: string, band: string): Mark[] {
  return [
    shape("M-56 -36Q-30 -70 -18 -150Q-12 -168 16 -160Q2 -150 14 -120Q30 -70 58 -36Q0 -62 -56 -36Z", colour),
    shape("M-49 -44Q-42 -54 -38 -62Q0 -80 39 -64L49 -45Q0 -66 -49 -44Z", band),
    oval([0, -38], [86, 15], colour),
    shape("M-86 -40Q0 -66 86 -40Q0 -22 -86 -40Z", dim(colour, 0.12)),
    shape("M-62 -44Q0 -76 62 -44Q0 -56 -62 -44Z", colour),
    shape("M-6 -104l3.5 8 9 .5-7 5.6 2.4 8.6-7.9-4.9-7.7 4.9 2.3-8.6-7-5.6 9-.5Z", band, turned(-6, 0, -100)),
  ];
}
