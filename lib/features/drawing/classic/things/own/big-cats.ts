import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, group, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, type OwnThings } from "./own";

const COAT = "#f58a36";
const STRIPES = "#3a2a2e";
const PALE = "#fdf0dc";

const tail = (b: Brush): Mark[] => [
  stroke("M-118 -20Q-176 -4 -186 -34Q-190 -56 -168 -58", b.tone(COAT), 19),
  stroke("M-140 -20L-142 -2M-164 -14L-172 2M-178 -30L-196 -28", b.tone(STRIPES), 7),
  stroke("M-178 -54Q-172 -59 -166 -58", b.tone(STRIPES), 19),
];

const ear = (b: Brush, x: number, y: number): Mark[] => [
  disc(x, y, 19, b.tone(STRIPES)),
  disc(x, y - 1, 8, b.tone(PALE)),
];

/** From behind, as it lies there: a back that breathes, two ears, and no face. */
const asleep: PropDrawing = (b) => {
  const coat = b.tone(COAT);
  const stripe = b.tone(STRIPES);
  return [
    ...tail(b),
    shape("M-136 0C-158 -74 -104 -118 -34 -116C40 -116 98 -92 104 -30Q106 -8 98 0Z", coat),
    shape("M-136 0C-146 -40 -122 -72 -88 -74C-52 -74 -38 -40 -44 0Z", dim(coat, 0.1)),
    shape("M-136 0Q-140 -14 -136 -22Q-20 2 100 -22Q104 -8 98 0Z", dim(coat, 0.16)),
    ...[
      "M-66 -112Q-58 -88 -70 -58",
      "M-34 -116Q-24 -84 -36 -44",
      "M0 -115Q10 -82 0 -42",
      "M34 -111Q44 -80 36 -44",
      "M64 -101Q74 -76 70 -50",
      "M-118 -58Q-100 -50 -94 -26",
      "M-90 -72Q-74 -58 -72 -34",
    ].map((line) => stroke(line, stripe, 9)),
    ...ear(b, 74, -92),
    ...ear(b, 146, -90),
    shape("M56 0C44 -60 70 -92 110 -92C152 -92 174 -58 164 0Q110 10 56 0Z", coat),
    stroke("M110 -90L110 -64M92 -88L95 -68M128 -88L125 -68M64 -44L84 -40M158 -42L138 -38", stripe, 8),
    stroke("M62 -20L82 -18M162 -20L140 -17", stripe, 7),
  ];
};

/** Its head, upside down: somebody who sleeps on their back. */
const sleepingFace = (b: Brush): Mark =>
  group(
    [
      ...ear(b, -38, -44),
      ...ear(b, 38, -44),
      oval([0, 0], [58, 52], b.tone(COAT)),
      oval([-32, 14], [24, 20], b.tone(PALE)),
      oval([32, 14], [24, 20], b.tone(PALE)),
      oval([0, 24], [27, 19], b.tone(PALE)),
      stroke("M0 -50L0 -28M-15 -47L-12 -31M15 -47L12 -31M-56 -6L-42 -4M56 -6L42 -4", b.tone(STRIPES), 7),
      stroke("M-34 -10Q-24 1 -14 -10M14 -10Q24 1 34 -10", b.tone(STRIPES), 5),
      shape("M-10 9L10 9L0 20Z", b.tone("#c9686a")),
      stroke("M0 20Q-2 32 -14 32M0 20Q2 32 14 32", b.tone(STRIPES), 4),
    ],
    { x: 118, y: -56, turn: 164 },
  );

const leg = (b: Brush, [x, y]: readonly [number, number], turn: number): Mark =>
  group(
    [
      stroke("M0 0L0 -76", b.tone(COAT), 34),
      stroke("M-15 -26L-3 -28M-15 -46L-3 -48M15 -36L4 -37", b.tone(STRIPES), 6),
      oval([0, -86], [23, 19], lift(b.tone(COAT), 0.2)),
      oval([0, -90], [9, 7], b.tone("#d98a80")),
      ...[-13, 0, 13].map((at) => disc(at, -99 - (at === 0 ? 3 : 0), 4, b.tone("#d98a80"))),
    ],
    { x, y, turn },
  );

/** On its back, with four feet in the air and both eyes closed. */
const onItsBack: PropDrawing = (b) => {
  const coat = b.tone(COAT);
  return [
    ...tail(b),
    leg(b, [-76, -70], -26),
    leg(b, [36, -74], -14),
    shape(
      "M-140 -10C-156 -70 -106 -104 -30 -100C50 -98 98 -76 98 -24Q98 0 78 0L-112 0Q-134 0 -140 -10Z",
      coat,
    ),
    shape("M-116 -52C-100 -92 -50 -98 -20 -96C40 -94 78 -74 84 -44Q-10 -66 -116 -52Z", b.tone(PALE)),
    ...[-96, -58, -20, 18, 54].map((x) => stroke(`M${x} -2Q${x - 8} -22 ${x + 2} -40`, b.tone(STRIPES), 9)),
    leg(b, [-40, -66], 10),
    leg(b, [66, -66], 18),
    sleepingFace(b),
  ];
};

/** A tiger as it is seen for most of a day. */
export const BIG_CATS: OwnThings = {
  "sleeping-tiger": largeThing(asleep, { scale: 1, half: 176 }),
  "tiger-on-its-back": largeThing(onItsBack, { scale: 1, half: 178 }),
};
