import type { Scene } from "@/lib/shared/story";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { group, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import { drawPerson, hairOf, headOf, type PersonLook } from "./person";
import { stanceOf } from "./stance";

/** Whether the hero only lies there for a while, without a bed. */
export const liesInGrass = ({ hero, happening }: Scene): boolean =>
  hero.pose === "sleeping" && happening.startsWith("{hero} lies in the grass");

/** On the back in the grass, with folded hands and closed eyes. */
export function drawInGrass(look: PersonLook): Mark[] {
  const straight = {
    ...stanceOf("standing"),
    hands: [
      [4, -98],
      [20, -96],
    ],
    elbows: [1, -1],
    together: true,
  } as const;
  return [
    group(drawPerson(look, straight, { feeling: "sleepy", held: null }), {
      x: 150,
      y: -46,
      turn: -90,
    }),
  ];
}

/** Lying down, the head on a pillow, under a blanket in the colours of the clothes. */
export function drawSleeper(look: PersonLook, day: PersonLook = look): Mark[] {
  const bare: PersonLook = { ...look, glasses: false, outfit: { ...look.outfit, hat: [], halo: [] } };
  const blanket = day.outfit.skirt?.colour ?? day.outfit.top;
  const trim = day.outfit.scarf;
  return [
    shape("M-206 -4Q-212 -26 -190 -30L196 -26Q214 -22 208 -4Q0 12 -206 -4Z", "#e9dcc6"),
    oval([-112, -44], [92, 36], "#fff6e6"),
    oval([-112, -36], [92, 30], "#f3e4cb", { opacity: 0.6 }),
    group([...hairOf(bare).back, ...headOf(bare, "sleepy")], { x: -104, y: -74, turn: -22, scale: 0.96 }),
    shape(
      "M-62 -18C-64 -70 -40 -92 0 -98C60 -108 96 -78 140 -76C180 -74 206 -60 206 -10Q60 6 -62 -18Z",
      blanket,
    ),
    shape("M-62 -18C-64 -70 -40 -92 0 -98L22 -99C-18 -84 -34 -58 -32 -12Z", lift(trim, 0.35)),
    stroke("M30 -94Q10 -50 16 -6M90 -86Q74 -50 80 -4M146 -74Q134 -44 140 -6", dim(blanket, 0.16), 5),
    oval([-24, -44], [15, 13], look.skin.base),
  ];
}
