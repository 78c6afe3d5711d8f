import type { CharacterStyleId } from "@/lib/shared/story";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { Outfit, Palette } from "./clothes";

const BARE = { forearm: null, wide: false, shin: null, boots: false, skirt: null, cape: null };
const NOTHING = { back: [], chest: [], collar: [], halo: [], hat: [] };
const GOLD = "#f4c04f";

function superhero(p: Palette): Outfit {
  const flame = "M0 -142C14 -130 14 -116 0 -110C-14 -116 -12 -126 -6 -130C-4 -124 0 -126 0 -142Z";
  return {
    ...BARE,
    ...NOTHING,
    top: p.main,
    sleeve: p.main,
    forearm: p.main,
    legs: p.main,
    shin: p.second,
    shoe: p.second,
    boots: true,
    cape: p.second,
    scarf: p.accent,
    chest: [
      shape("M0 -150L22 -138L17 -110L0 -100L-17 -110L-22 -138Z", p.accent),
      shape(flame, p.main),
      stroke("M-31 -91Q0 -84 31 -91", GOLD, 9),
      box([-8, -94], [16, 12], lift(GOLD, 0.45), { rx: 3 }),
    ],
    collar: [
      shape("M-34 -164Q0 -148 34 -164Q20 -176 0 -172Q-20 -176 -34 -164Z", p.second),
      disc(0, -160, 6, GOLD),
    ],
  };
}

function princess(p: Palette): Outfit {
  const gem = lift(p.second, 0.25);
  return {
    ...BARE,
    ...NOTHING,
    top: p.main,
    sleeve: p.main,
    legs: p.main,
    shin: lift(p.main, 0.6),
    shoe: p.accent,
    scarf: p.accent,
    skirt: { colour: p.main, trim: p.accent, reach: 0.9, flare: 34 },
    chest: [
      oval([-33, -152], [17, 14], lift(p.main, 0.3)),
      oval([33, -152], [17, 14], lift(p.main, 0.3)),
      shape("M-14 -166L14 -166L20 -104L0 -94L-20 -104Z", lift(p.main, 0.35)),
      stroke("M-9 -152L9 -140M9 -152L-9 -140M-10 -130L10 -118M10 -130L-10 -118", p.accent, 2.6),
      stroke("M-31 -102Q0 -93 31 -102", p.accent, 7),
    ],
    collar: [stroke("M-17 -168Q0 -152 17 -168", GOLD, 3.5), disc(0, -158, 4.5, gem)],
    hat: [
      shape("M-34 -48L-38 -70L-20 -60L-12 -82L0 -66L12 -84L20 -61L38 -72L34 -48Q0 -60 -34 -48Z", GOLD),
      stroke("M-33 -50Q0 -62 33 -50", dim(GOLD, 0.18), 4),
      disc(0, -62, 4.5, gem),
      disc(-12, -84, 3.5, "#fff6e0"),
      disc(12, -86, 3.5, "#fff6e0"),
      disc(-38, -71, 3, "#fff6e0"),
      disc(38, -73, 3, "#fff6e0"),
    ],
  };
}

function spaceExplorer(p: Palette): Outfit {
  const suit = "#efe9df";
  const seam = dim(suit, 0.2);
  return {
    ...BARE,
    ...NOTHING,
    top: suit,
    sleeve: suit,
    forearm: suit,
    wide: true,
    legs: suit,
    shin: suit,
    shoe: p.main,
    boots: true,
    scarf: p.accent,
    back: [
      box([-42, -166], [84, 78], dim(suit, 0.34), { rx: 14 }),
      box([-46, -150], [10, 46], p.main, { rx: 5 }),
      box([36, -150], [10, 46], p.main, { rx: 5 }),
    ],
    chest: [
      stroke("M-33 -120Q-30 -150 -20 -166M33 -120Q30 -150 20 -166", p.main, 6),
      box([-20, -136], [40, 28], lift(p.second, 0.15), { rx: 6 }),
      disc(-10, -126, 5, p.accent),
      disc(5, -126, 3.5, "#e2674f"),
      stroke("M-13 -114L13 -114", lift(p.second, 0.6), 3),
      stroke("M-31 -90Q0 -83 31 -90", seam, 7),
    ],
    collar: [oval([0, -170], [34, 10], p.main), oval([0, -172], [26, 6], dim(p.main, 0.3))],
    halo: [
      disc(0, -12, 90, "#dff1f7", { opacity: 0.35 }),
      disc(0, -12, 90, "none", { stroke: suit, "stroke-width": 7 }),
    ],
    hat: [
      stroke("M-66 -44Q-46 -78 -14 -86", "#ffffff", 7, { opacity: 0.75 }),
      stroke("M56 -52Q64 -42 68 -28", "#ffffff", 5, { opacity: 0.55 }),
      box([-98, -14], [16, 28], p.main, { rx: 7 }),
      box([82, -14], [16, 28], p.main, { rx: 7 }),
    ],
  };
}

function starry(colour: string): Mark[] {
  const star = (x: number, y: number, size: number): Mark =>
    shape(
      `M${x} ${y - size}L${x + size * 0.3} ${y - size * 0.3}L${x + size} ${y}L${x + size * 0.3} ${y + size * 0.3}L${x} ${y + size}L${x - size * 0.3} ${y + size * 0.3}L${x - size} ${y}L${x - size * 0.3} ${y - size * 0.3}Z`,
      colour,
    );
  return [star(-17, -136, 9), star(15, -122, 7), star(-12, -104, 6)];
}

function wizard(p: Palette): Outfit {
  return {
    ...BARE,
    ...NOTHING,
    top: p.second,
    sleeve: p.second,
    forearm: p.second,
    wide: true,
    legs: p.second,
    shin: p.second,
    shoe: p.shoe,
    scarf: p.main,
    skirt: { colour: p.second, trim: p.accent, reach: 0.92, flare: 16 },
    chest: [
      ...starry(p.accent),
      stroke("M-31 -92Q0 -85 31 -92", p.main, 9),
      stroke("M10 -88Q16 -70 12 -58", p.main, 6),
    ],
    collar: [
      shape("M-38 -164Q0 -142 38 -164Q20 -178 0 -174Q-20 -178 -38 -164Z", p.main),
      disc(2, -154, 5, GOLD),
    ],
    hat: [
      shape(
        "M-54 -38Q-34 -74 -26 -138Q-22 -168 14 -166Q30 -164 34 -150Q14 -156 14 -132Q28 -76 56 -38Q0 -62 -54 -38Z",
        p.second,
      ),
      shape("M-50 -44L-41 -64Q0 -84 42 -66L52 -46Q0 -68 -50 -44Z", p.main),
      oval([0, -40], [84, 15], dim(p.second, 0.2)),
      shape("M-84 -41Q0 -72 84 -41Q0 -54 -84 -41Z", p.second),
      shape("M-4 -126l4 9 10 .6-8 6.4 2.7 9.6-8.7-5.5-8.7 5.5 2.6-9.6-7.9-6.4 10-.6Z", p.accent),
      disc(31, -148, 6, GOLD),
    ],
  };
}

function knight(p: Palette): Outfit {
  const steel = "#b9c2cf";
  const shade = dim(steel, 0.22);
  return {
    ...BARE,
    ...NOTHING,
    top: p.main,
    sleeve: steel,
    forearm: steel,
    legs: p.second,
    shin: steel,
    shoe: shade,
    boots: true,
    cape: dim(p.main, 0.24),
    scarf: p.accent,
    skirt: { colour: p.main, trim: p.accent, reach: 0.32, flare: 10 },
    chest: [
      shape("M-26 -162L26 -162Q36 -136 26 -112Q0 -100 -26 -112Q-36 -136 -26 -162Z", steel),
      stroke("M-24 -156Q-32 -134 -24 -114", lift(steel, 0.7), 4),
      shape("M-13 -146L13 -146L13 -130Q13 -116 0 -110Q-13 -116 -13 -130Z", p.main),
      shape("M0 -142l3.2 7.4 8 .6-6 5.2 1.8 7.8-7-4.2-7 4.2 1.8-7.8-6-5.2 8-.6Z", p.accent),
      stroke("M-31 -95Q0 -88 31 -95", "#7a5238", 9),
      box([-8, -99], [16, 13], GOLD, { rx: 3 }),
      oval([-34, -154], [18, 14], steel),
      oval([34, -154], [18, 14], steel),
      stroke("M-48 -150Q-36 -140 -22 -148M22 -148Q36 -140 48 -150", shade, 3),
    ],
    collar: [oval([0, -169], [25, 9], shade)],
    hat: [
      stroke("M-57 -26Q0 -54 57 -26", steel, 10),
      stroke("M-56 -29Q0 -57 56 -29", lift(steel, 0.6), 3),
      shape("M0 -62L9 -48L0 -34L-9 -48Z", GOLD),
    ],
  };
}

const COSTUMES: Record<CharacterStyleId, (palette: Palette) => Outfit> = {
  superhero,
  princess,
  "space-explorer": spaceExplorer,
  "magical-wizard": wizard,
  "brave-knight": knight,
};

export function dressAs(style: CharacterStyleId, palette: Palette): Outfit {
  return COSTUMES[style](palette);
}
