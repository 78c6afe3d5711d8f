import type { Feeling } from "@/lib/shared/story";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, group, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import { headOf, type PersonLook } from "./person";

/** Half of its length, in the units of a child 300 high. */
export const HALF_BASKET = 124;

const TUFT = "M-16 -56Q-10 -78 4 -62Q10 -80 20 -58";
const UP: ReadonlySet<Feeling> = new Set([
  "happy",
  "excited",
  "sad",
  "surprised",
  "proud",
  "tearful",
  "afraid",
]);

/** A baby under its blanket in a basket with a hood, on feet that rock; its head is to the left. */
export function drawInBasket(b: Brush, person: PersonLook, feeling: Feeling): Mark[] {
  const { outfit, hair, skin } = person;
  const wicker = b.tone("#c99553");
  const blanket = lift(outfit.top, 0.35);
  const look: PersonLook = {
    ...person,
    glasses: false,
    hairDrawing: { back: [], front: [stroke(TUFT, hair, 9)] },
    outfit: { ...outfit, hat: [], halo: [] },
  };
  const hands = UP.has(feeling)
    ? [
        stroke("M-16 -104L-2 -142", lift(outfit.top, 0.6), 20),
        disc(0, -148, 12, skin.base),
        stroke("M-84 -100L-100 -134", lift(outfit.top, 0.6), 20),
        disc(-102, -140, 12, skin.base),
      ]
    : [disc(-8, -92, 11, skin.base), disc(10, -90, 11, skin.base)];
  return [
    stroke("M-92 -4Q-64 -26 -36 -4M36 -4Q64 -26 92 -4", dim(wicker, 0.35), 10),
    // The hood, and the dark inside it.
    shape("M-128 -72C-140 -190 -44 -206 -22 -128C-40 -116 -56 -96 -60 -72Z", wicker),
    shape("M-114 -74C-122 -164 -52 -178 -32 -122C-50 -110 -62 -94 -64 -74Z", dim(wicker, 0.42)),
    oval([-56, -92], [56, 24], "#fff6e6"),
    shape("M-40 -78C-34 -116 6 -122 46 -112C86 -104 112 -94 118 -72L118 -56L-44 -56Z", blanket),
    group(headOf(look, feeling), { x: -52, y: -118, turn: -10, scale: 0.62 }),
    shape("M-36 -74C-30 -98 -8 -104 16 -102L10 -60L-38 -60Z", lift(blanket, 0.45)),
    ...hands,
    stroke("M40 -110Q48 -90 44 -72M82 -100Q90 -86 86 -72", dim(blanket, 0.14), 5),
    shape("M-126 -74L126 -74Q128 -18 84 -14L-84 -14Q-128 -18 -126 -74Z", wicker),
    stroke("M-118 -52L118 -52M-110 -32L110 -32", dim(wicker, 0.22), 5),
    stroke("M-84 -68L-76 -18M-42 -68L-38 -18M0 -68L0 -18M42 -68L38 -18M84 -68L76 -18", dim(wicker, 0.22), 4),
    stroke("M-126 -74L126 -74", lift(wicker, 0.25), 13),
  ];
}
