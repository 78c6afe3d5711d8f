import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  oval,
  shape,
  stroke,
  times,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import { flame, shine } from "./lights";
import type { PropDrawing } from "./draw-prop";

export const basket: PropDrawing = (b) => {
  const wicker = b.tone("#c99553");
  return [
    stroke("M-40 -48Q0 -122 40 -48", dim(wicker, 0.15), 8),
    disc(-22, -54, 14, b.tone("#d5473d")),
    disc(4, -58, 15, b.tone("#f1bd4a")),
    disc(26, -52, 13, b.tone("#8fb356")),
    shape("M-52 -50L52 -50L40 0L-40 0Z", wicker),
    stroke("M-48 -34L48 -34M-44 -17L44 -17M-24 -48L-20 -2M0 -48L0 -2M24 -48L20 -2", dim(wicker, 0.25), 4),
    box([-57, -56], [114, 13], lift(wicker, 0.25), { rx: 6 }),
  ];
};

export const cake: PropDrawing = (b) => [
  shine(b, -96, 70),
  oval([0, -4], [62, 11], b.tone("#e6e3ee")),
  box([-48, -46], [96, 42], b.tone("#e8b07a"), { rx: 8 }),
  box([-34, -78], [68, 36], b.tone("#f2c391"), { rx: 8 }),
  shape(
    "M-50 -46Q-50 -54 -42 -54L42 -54Q50 -54 50 -46L50 -34Q40 -22 32 -36Q22 -20 10 -36Q0 -22 -12 -36Q-22 -20 -32 -36Q-42 -24 -50 -34Z",
    b.tone("#f08f95"),
  ),
  shape(
    "M-36 -78Q-36 -86 -28 -86L28 -86Q36 -86 36 -78L36 -70Q28 -60 20 -70Q10 -58 0 -70Q-10 -58 -20 -70Q-28 -60 -36 -70Z",
    b.tone("#fff3e4"),
  ),
  ...times(3, (i) =>
    box([-21 + i * 19, -104], [6, 20], b.tone(["#4c93c4", "#f1bd4a", "#8868b8"][i] ?? "#4c93c4"), { rx: 3 }),
  ),
  ...times(3, (i) => flame(-18 + i * 19, -106, 0.4)),
  disc(-26, -14, 4, b.tone("#d24f40")),
  disc(0, -12, 4, b.tone("#d24f40")),
  disc(26, -14, 4, b.tone("#d24f40")),
];

export const bread: PropDrawing = (b) => {
  const crust = b.tone("#c98445");
  return [
    shape("M-60 -20Q-64 -58 -30 -60L30 -60Q64 -58 60 -20Q58 0 40 0L-40 0Q-58 0 -60 -20Z", crust),
    shape("M-52 -34Q-50 -54 -28 -54L28 -54Q50 -54 52 -34Q30 -44 0 -42Q-30 -44 -52 -34Z", lift(crust, 0.35)),
    stroke("M-34 -52L-24 -26M-6 -54L4 -26M22 -52L32 -26", b.tone("#f3d7a4"), 7),
  ];
};

export const cup: PropDrawing = (b) => [
  stroke("M30 -50Q60 -50 54 -26Q50 -10 28 -14", b.tone("#4f8fa0"), 9),
  shape("M-36 -64L36 -64L30 -10Q28 0 16 0L-16 0Q-28 0 -30 -10Z", b.tone("#62a7b5")),
  oval([0, -64], [36, 9], b.tone("#8ec7cf")),
  oval([0, -63], [29, 6], b.tone("#7a4d31")),
  stroke("M-33 -44L33 -44", b.tone("#f8e3b4"), 7),
  stroke("M-12 -80Q-20 -92 -10 -104M12 -80Q4 -94 14 -108", "#ffffff", 5, { opacity: 0.6 }),
];

const umbrellaWith = (b: Brush, shaft: number): Mark[] => {
  const red = b.tone("#d9533f");
  const canopy = [
    shape(
      "M-70 -76Q-64 -140 0 -142Q64 -140 70 -76Q56 -90 42 -76Q22 -92 0 -76Q-22 -92 -42 -76Q-56 -90 -70 -76Z",
      red,
    ),
    shape("M0 -142Q-38 -130 -42 -76Q-22 -92 0 -76Q22 -92 42 -76Q38 -130 0 -142Z", b.tone("#f6c66a")),
    shape("M0 -142Q-16 -120 -14 -84Q-6 -82 0 -76Q6 -82 14 -84Q16 -120 0 -142Z", red),
    disc(0, -144, 5, b.tone("#7a4d31")),
  ];
  return [
    stroke(`M0 ${-84 - shaft}L0 -12Q0 2 13 2Q24 0 22 -12`, b.tone("#7a4d31"), 7),
    group(canopy, { y: -shaft }),
  ];
};

export const umbrella: PropDrawing = (b) => umbrellaWith(b, 0);
/** Held up, with its canopy above the head. */
export const openUmbrella: PropDrawing = (b) => umbrellaWith(b, 84);

export const tent: PropDrawing = (b) => {
  const canvas = b.tone("#e09a4a");
  return [
    shape("M0 -112L78 0L-78 0Z", canvas),
    shape("M0 -112L78 0L34 0Z", dim(canvas, 0.16)),
    shape("M0 -96L28 0L-28 0Z", b.tone("#5b3a3a")),
    shape("M0 -96L-28 0L-44 0Q-26 -40 0 -96Z", lift(canvas, 0.4)),
    shape("M0 -96L28 0L42 0Q24 -40 0 -96Z", lift(canvas, 0.25)),
    stroke("M0 -112L-6 -124M0 -112L6 -124M-78 0L-94 6M78 0L94 6", b.tone("#7a4d31"), 5),
  ];
};

export const door: PropDrawing = (b) => {
  const wood = b.tone("#b5633d");
  return [
    shape("M-48 0L-48 -88Q-48 -136 0 -136Q48 -136 48 -88L48 0Z", b.tone("#e3d3b6")),
    shape("M-38 0L-38 -86Q-38 -124 0 -124Q38 -124 38 -86L38 0Z", wood),
    stroke("M-13 -118L-13 -2M13 -118L13 -2", dim(wood, 0.25), 3),
    disc(0, -92, 12, "#ffe7a3"),
    stroke("M0 -104L0 -80M-12 -92L12 -92", dim(wood, 0.3), 3),
    disc(25, -54, 6, b.tone("#f1bd4a")),
    stroke("M-36 -100L-18 -100M-36 -24L-18 -24", b.tone("#4c4a5c"), 6),
    box([-54, -5], [108, 9], b.tone("#9d927f"), { rx: 3 }),
  ];
};

export const gate: PropDrawing = (b) => {
  const wood = b.tone("#e9dcc0");
  return [
    box([-66, -96], [16, 96], b.tone("#8b5c3b"), { rx: 4 }),
    box([50, -96], [16, 96], b.tone("#8b5c3b"), { rx: 4 }),
    disc(-58, -100, 10, b.tone("#a97048")),
    disc(58, -100, 10, b.tone("#a97048")),
    ...times(5, (i) =>
      shape(
        `M${-42 + i * 18} -6l0 ${-62 - (2 - Math.abs(2 - i)) * -6} l7 -12 l7 12 l0 ${62 + (2 - Math.abs(2 - i)) * -6}Z`,
        wood,
      ),
    ),
    stroke("M-48 -24L48 -24M-48 -56L48 -56", dim(wood, 0.16), 8),
    disc(40, -40, 5, b.tone("#4c4a5c")),
  ];
};

export const wagon: PropDrawing = (b) => [
  stroke("M54 -30L92 -66M84 -72L98 -60", b.tone("#4c4a5c"), 6),
  shape("M-62 -56L62 -56L56 -22L-56 -22Z", b.tone("#d24f40")),
  box([-66, -62], [132, 11], b.tone("#e4695a"), { rx: 5 }),
  stroke("M-48 -38L48 -38", b.tone("#f8d987"), 4),
  ...[-38, 38].flatMap((x) => [disc(x, -16, 17, b.tone("#4c4a5c")), disc(x, -16, 8, b.tone("#f1bd4a"))]),
];
