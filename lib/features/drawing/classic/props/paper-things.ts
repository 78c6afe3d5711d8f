import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  oval,
  shape,
  stroke,
  times,
  turned,
} from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "./draw-prop";

export const map: PropDrawing = (b) => [
  shape("M-52 -76L-18 -84L18 -74L52 -82L52 -6L18 2L-18 -8L-52 0Z", b.tone("#f3dca6")),
  shape("M-18 -84L18 -74L18 2L-18 -8Z", b.tone("#e3c484")),
  shape("M-44 -28Q-34 -46 -24 -34Q-16 -22 -30 -14Q-46 -12 -44 -28Z", b.tone("#8fae6a")),
  stroke("M-38 -58Q-10 -44 4 -58Q16 -64 26 -44", b.tone("#7a5238"), 4, { "stroke-dasharray": "7 7" }),
  stroke("M28 -36L42 -22M42 -36L28 -22", b.tone("#d24f40"), 6),
  shape("M-12 -20L0 -40L12 -18Z", b.tone("#a58a6a")),
];

export const book: PropDrawing = (b) => [
  shape("M-54 -62L-54 2Q-26 -8 0 6Q26 -8 54 2L54 -62Q26 -72 0 -58Q-26 -72 -54 -62Z", b.tone("#b5483f")),
  shape("M-49 -66L-49 -6Q-24 -14 0 0L0 -60Q-24 -74 -49 -66Z", b.tone("#fff6e0")),
  shape("M49 -66L49 -6Q24 -14 0 0L0 -60Q24 -74 49 -66Z", b.tone("#f3e6c8")),
  stroke("M-40 -52Q-24 -57 -9 -50M-40 -40Q-24 -45 -9 -38M-40 -28Q-24 -33 -9 -26", b.tone("#b9a98a"), 3),
  disc(25, -44, 9, b.tone("#f4c04f")),
  shape("M12 -18Q20 -38 28 -26Q34 -34 42 -20L42 -14Q26 -20 12 -14Z", b.tone("#7fa65a")),
];

export const notebook: PropDrawing = (b) => [
  box([-34, -84], [68, 84], b.tone("#3f7f86"), { rx: 7 }),
  box([-24, -84], [58, 84], b.tone("#56a0a4"), { rx: 6 }),
  box([-10, -68], [34, 22], b.tone("#fff3d6"), { rx: 4 }),
  stroke("M-4 -57L18 -57", b.tone("#c9a56b"), 3),
  ...times(5, (i) => stroke(`M-40 ${-74 + i * 16}L-26 ${-74 + i * 16}`, b.tone("#e9e2d0"), 5)),
  group(
    [
      box([-4, -70], [8, 62], b.tone("#f4b63f"), { rx: 2 }),
      shape("M-4 -8L0 4L4 -8Z", b.tone("#5b3a3a")),
      box([-4, -76], [8, 9], b.tone("#e07a6f"), { rx: 2 }),
    ],
    { x: 44, y: -8, turn: 14 },
  ),
];

export const letter: PropDrawing = (b) => [
  box([-50, -68], [100, 68], b.tone("#fff3da"), { rx: 5 }),
  shape("M-50 -2L-8 -38L8 -38L50 -2Q48 0 44 0L-44 0Q-48 0 -50 -2Z", b.tone("#f2dfba")),
  shape("M-50 -66L0 -24L50 -66Q48 -68 44 -68L-44 -68Q-48 -68 -50 -66Z", b.tone("#f8e9c8")),
  stroke("M-48 -65L0 -25L48 -65", b.tone("#cdb284"), 3),
  disc(0, -30, 12, b.tone("#c9493f")),
  shape("M0 -24C-9 -31 -5 -37 0 -33C5 -37 9 -31 0 -24Z", b.tone("#f2a79b")),
];

export const compass: PropDrawing = (b) => [
  disc(0, -40, 42, b.tone("#c98f3a")),
  disc(0, -40, 34, b.tone("#fff6e0")),
  ...times(4, (i) => stroke("M0 -70L0 -64", b.tone("#7a5238"), 4, turned(i * 90, 0, -40))),
  shape("M0 -68L9 -40L-9 -40Z", b.tone("#d24f40"), turned(32, 0, -40)),
  shape("M0 -12L9 -40L-9 -40Z", b.tone("#3d5a8a"), turned(32, 0, -40)),
  disc(0, -40, 5, b.tone("#f4c04f")),
  stroke("M-8 -86A9 9 0 1 1 8 -86", b.tone("#c98f3a"), 6),
];

export const puzzlePiece: PropDrawing = (b) => {
  const blue = b.tone("#4c93c4");
  return [
    shape(
      "M-36 -72L-12 -72C-20 -96 20 -96 12 -72L36 -72L36 -48C60 -56 60 -16 36 -24L36 0L12 0C20 -24 -20 -24 -12 0L-36 0L-36 -24C-60 -16 -60 -56 -36 -48Z",
      blue,
    ),
    stroke("M-30 -66L-14 -66M-30 -64L-30 -50", lift(blue, 0.6), 5),
  ];
};

export const blanket: PropDrawing = (b) => [
  shape("M-56 -10Q-58 -44 -40 -48L40 -52Q58 -48 56 -8Q30 4 -56 -10Z", b.tone("#c7605f")),
  shape("M-56 -10Q-58 -30 -40 -30L42 -32Q58 -28 56 -8Q50 0 -40 0Q-56 0 -56 -10Z", b.tone("#e58c74")),
  shape("M-40 -48L-24 -49L-22 -31L-40 -30ZM0 -50L18 -51L20 -32L2 -31Z", b.tone("#f6d48f")),
  stroke("M-34 0L-34 8M-16 1L-16 9M2 1L2 9M20 1L20 9M38 0L38 8", b.tone("#f6d48f"), 4),
  stroke("M-46 -16Q0 -12 46 -18", dim(b.tone("#e58c74"), 0.2), 3),
];

export const openCarton: PropDrawing = (b) => [
  shape("M-50 -58L50 -58L46 0L-46 0Z", b.tone("#c98f56")),
  shape("M-50 -58L-66 -42L-12 -36L0 -58Z", b.tone("#dba86d")),
  shape("M50 -58L66 -42L12 -36L0 -58Z", b.tone("#e2b47b")),
  shape("M-50 -58L-38 -72L38 -72L50 -58Z", b.tone("#8c5c34")),
  oval([0, -16], [14, 9], dim(b.tone("#c98f56"), 0.25)),
];
