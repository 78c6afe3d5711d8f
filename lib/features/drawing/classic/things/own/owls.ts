import { animalFace } from "@/lib/features/drawing/classic/characters/draw-character";
import { owl } from "@/lib/features/drawing/classic/characters/feathered";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, group, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

/** As the owl's, which it is. */
const FEATHERS = "#9a6b48";
const PALE = "#ecca94";
const OWLS_BREAST = "#f2dfbd";
const BEAK = "#f0a23c";
/** Gray with age: where the owl is a white one, its post stays as it is. */
const WOOD = "#877c73";

/** Of old wood, as high as a child's chest. */
const oldPost: PropDrawing = (b) => {
  const wood = b.tone(WOOD);
  const grass = b.turf("#6f9e54");
  return [
    oval([0, -2], [58, 8], "#2b2456", { opacity: 0.16 }),
    shape("M-27 0L-24 -158L24 -158L28 0Z", wood),
    shape("M8 0L9 -158L24 -158L28 0Z", dim(wood, 0.16)),
    oval([0, -158], [24, 8], lift(wood, 0.3)),
    stroke("M-12 -158Q0 -164 12 -158Q0 -153 -8 -157", dim(wood, 0.16), 3),
    stroke("M-12 -128L-13 -70M0 -100L-1 -34M-14 -44L-15 -14", dim(wood, 0.22), 4),
    disc(-8, -136, 4, dim(wood, 0.4)),
    disc(14, -136, 4, dim(wood, 0.4)),
    stroke("M-34 0Q-38 -16 -46 -24M-28 0Q-28 -18 -34 -30M30 0Q32 -16 42 -26M24 0Q26 -12 24 -22", grass, 6),
  ];
};

/** As it looks anywhere, but with a breast of the colour of its feathers: a white one is white all over. */
const facingUs = (b: Brush): Mark[] =>
  owl({ ...b, tone: (colour) => b.tone(colour === OWLS_BREAST ? PALE : colour) }, "calm");

/** Its back with the wings folded, and above it the face, where no face belongs. */
const turnedAround = (b: Brush): Mark[] => {
  const brown = b.tone(FEATHERS);
  const pale = b.tone(PALE);
  const wing = dim(brown, 0.2);
  return [
    stroke("M-20 -4L-28 4M-20 -4L-12 4M22 -4L14 4M22 -4L30 4", b.tone(BEAK), 8),
    shape("M-22 -30L22 -30L16 44Q0 54 -16 44Z", dim(brown, 0.3)),
    stroke("M-6 0L-5 42M7 0L6 42", dim(brown, 0.42), 4),
    shape(
      "M0 -190C60 -190 78 -140 74 -80C70 -20 44 0 0 0C-44 0 -70 -20 -74 -80C-78 -140 -60 -190 0 -190Z",
      brown,
    ),
    shape("M-72 -112C-92 -70 -70 -14 -6 12C6 -30 -10 -84 -44 -106Z", wing),
    shape("M72 -112C92 -70 70 -14 6 12C-6 -30 10 -84 44 -106Z", wing),
    stroke("M-62 -78q9 12 20 2M-56 -52q10 12 24 2M-44 -28q10 10 24 2", dim(brown, 0.36), 5),
    stroke("M62 -78q-9 12 -20 2M56 -52q-10 12 -24 2M44 -28q-10 10 -24 2", dim(brown, 0.36), 5),
    stroke("M-50 -100Q-16 -86 26 -94M-34 -88Q0 -76 48 -92", dim(brown, 0.3), 5),
    shape("M-62 -186Q-70 -220 -62 -226Q-30 -206 -16 -190ZM62 -186Q70 -220 62 -226Q30 -206 16 -190Z", brown),
    disc(-29, -142, 36, pale),
    disc(33, -142, 36, pale),
    animalFace("calm", {
      x: 2,
      y: -142,
      gap: 30,
      ground: pale,
      eye: 1.6,
      mouthY: 46,
      mouth: 0.01,
      brows: dim(brown, 0.3),
    }),
    shape("M-8 -132Q2 -140 12 -132Q10 -114 2 -108Q-6 -114 -8 -132Z", b.tone(BEAK)),
  ];
};

const onThePost =
  (bird: (b: Brush) => Mark[]): PropDrawing =>
  (b) => [...oldPost(b), group(bird(b), { x: 0, y: -156, scale: 0.62 })];

/** Of cardboard, upside down, so large that a child fits under it, and with two holes to see through. */
const largeBox: PropDrawing = (b) => {
  const card = b.tone("#c08d57");
  const dark = dim(card, 0.5);
  return [
    oval([0, -2], [108, 9], "#2b2456", { opacity: 0.16 }),
    shape("M-92 -4L-84 -118L84 -118L92 -4Z", card),
    shape("M-84 -118L-62 -136L64 -136L84 -118Z", lift(card, 0.22)),
    shape("M92 -4L84 -118L74 -118L80 -4Z", dim(card, 0.14)),
    stroke("M0 -136L1 -118L1 -82", lift(card, 0.45), 12),
    oval([-26, -78], [10, 7], dark),
    oval([24, -78], [10, 7], dark),
    stroke("M-66 -22L-36 -22M-66 -32L-48 -32", dim(card, 0.22), 4),
    shape("M-92 -4L-110 4L-84 2ZM92 -4L112 3L84 2Z", dim(card, 0.1)),
  ];
};

/** An owl where it sits, and what one creeps up on it in. */
export const OWLS: OwnThings = {
  "old-post": largeThing(oldPost, { scale: 1.15, half: 60 }),
  "post-owl": largeThing(onThePost(facingUs), { scale: 1.15, half: 66 }),
  "backward-owl": largeThing(onThePost(turnedAround), { scale: 1.15, half: 66 }),
  "large-box": smallThing(largeBox, { scale: 0.95, half: 100, grip: null }),
};
