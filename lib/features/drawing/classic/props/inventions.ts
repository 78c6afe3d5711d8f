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
import { flame } from "./lights";
import type { PropDrawing } from "./draw-prop";

const BRASS = "#c98f3a";

export const telescope: PropDrawing = (b) => [
  stroke("M0 -60L-28 0M0 -60L26 0M0 -60L2 -4", b.tone("#7a5238"), 7),
  group(
    [
      box([-52, -13], [46, 26], b.tone("#3d5a8a"), { rx: 5 }),
      box([-10, -17], [40, 34], b.tone("#4b6ea3"), { rx: 5 }),
      box([26, -22], [34, 44], b.tone("#5b84bd"), { rx: 6 }),
      box([54, -24], [9, 48], b.tone(BRASS), { rx: 4 }),
      box([-60, -10], [10, 20], b.tone(BRASS), { rx: 4 }),
      box([22, -19], [7, 38], b.tone(BRASS), { rx: 3 }),
    ],
    { y: -72, turn: -32 },
  ),
];

export const magnifier: PropDrawing = (b) => [
  stroke("M8 -36L26 -6", b.tone("#7a4d31"), 13),
  disc(-12, -66, 34, "#dff0f6", { opacity: 0.6 }),
  disc(-12, -66, 34, "none", { stroke: b.tone(BRASS), "stroke-width": 9 }),
  stroke("M-32 -74Q-28 -88 -12 -90", "#ffffff", 5, { opacity: 0.9 }),
];

export const planetModel: PropDrawing = (b) => {
  const body = b.tone("#e79a4f");
  return [
    stroke("M0 0L0 -30", b.tone("#7a5238"), 6),
    oval([0, -2], [30, 8], b.tone("#7a5238")),
    stroke("M-34 -50Q-70 -38 -62 -30Q-50 -22 0 -46", b.tone("#f3d59a"), 7),
    disc(0, -58, 36, body),
    stroke("M-33 -70Q0 -60 32 -74M-35 -54Q0 -44 35 -58", dim(body, 0.18), 6),
    stroke("M-34 -50Q-50 -34 -30 -34Q10 -36 48 -66Q66 -84 58 -88Q50 -90 34 -76", b.tone("#f3d59a"), 7),
    oval([-14, -76], [10, 6], lift(body, 0.5), turned(-30, -14, -76)),
  ];
};

export const rocket: PropDrawing = (b) => [
  group([flame(0, 0, 1)], { y: -4, turn: 180 }),
  shape("M-24 -38L-48 -6Q-46 4 -36 0L-20 -12Z", b.tone("#d24f40")),
  shape("M24 -38L48 -6Q46 4 36 0L20 -12Z", b.tone("#b83f37")),
  shape("M0 -126C34 -96 36 -46 20 -8L-20 -8C-36 -46 -34 -96 0 -126Z", b.tone("#f3efe6")),
  shape("M0 -126C34 -96 36 -46 20 -8L6 -8C20 -50 18 -96 0 -126Z", b.tone("#d5d3da")),
  shape("M0 -126Q18 -110 24 -90Q0 -80 -24 -90Q-18 -110 0 -126Z", b.tone("#d24f40")),
  disc(0, -64, 15, b.tone("#f1bd4a")),
  disc(0, -64, 10, b.tone("#6cb3d6")),
  box([-18, -14], [36, 9], b.tone("#77717f"), { rx: 3 }),
];

export const robotToy: PropDrawing = (b) => [
  stroke("M0 -92L0 -106", b.tone("#77717f"), 5),
  disc(0, -108, 6, b.tone("#e2674f")),
  box([-28, -92], [56, 40], b.tone("#6fb0b5"), { rx: 9 }),
  disc(-12, -74, 8, "#fff6d0"),
  disc(12, -74, 8, "#fff6d0"),
  disc(-11, -74, 4, "#2a1c26"),
  disc(13, -74, 4, "#2a1c26"),
  stroke("M-9 -60L9 -60", "#2f5a60", 4),
  stroke("M-34 -40L-42 -18M34 -40L42 -18", b.tone("#8a94a3"), 8),
  box([-32, -50], [64, 38], b.tone("#4c8f96"), { rx: 7 }),
  disc(-12, -32, 7, b.tone("#f1bd4a")),
  disc(10, -32, 7, b.tone("#e2674f")),
  box([-24, -12], [17, 12], b.tone("#77717f"), { rx: 4 }),
  box([7, -12], [17, 12], b.tone("#77717f"), { rx: 4 }),
];

export const magnet: PropDrawing = (b) => [
  stroke("M-28 -22L-28 -56A28 28 0 0 1 28 -56L28 -22", b.tone("#d24f40"), 24, { "stroke-linecap": "butt" }),
  stroke("M-28 -24L-28 0M28 -24L28 0", b.tone("#dfe3ea"), 24, { "stroke-linecap": "butt" }),
  stroke("M-34 -60A34 34 0 0 1 -8 -88", lift(b.tone("#d24f40"), 0.5), 5),
];

export const beaker: PropDrawing = (b) => [
  shape("M-14 -96L14 -96L14 -62L44 -8Q46 0 38 0L-38 0Q-46 0 -44 -8L-14 -62Z", "#e2f1f1", { opacity: 0.78 }),
  shape("M-26 -40L26 -40L42 -8Q44 -3 38 -3L-38 -3Q-44 -3 -42 -8Z", b.tone("#62b58b")),
  oval([0, -40], [26, 5], lift(b.tone("#62b58b"), 0.4)),
  disc(-8, -20, 6, "#d7f3df", { opacity: 0.8 }),
  disc(12, -26, 4, "#d7f3df", { opacity: 0.8 }),
  disc(2, -58, 5, "#d7f3df", { opacity: 0.9 }),
  disc(-4, -108, 5, "#bfe8cd"),
  disc(6, -120, 3.5, "#bfe8cd"),
  box([-19, -100], [38, 8], b.tone("#dcebe9"), { rx: 4 }),
];

export const gear: PropDrawing = (b) => {
  const steel = b.tone("#a98a5c");
  return [
    ...times(8, (i) => box([-9, -92], [18, 24], steel, { rx: 4, ...turned(i * 45, 0, -46) })),
    disc(0, -46, 34, steel),
    disc(0, -46, 25, lift(steel, 0.25)),
    disc(0, -46, 11, dim(steel, 0.5)),
  ];
};

export const toolBox: PropDrawing = (b) => [
  group(
    [
      box([-4, -92], [8, 44], b.tone("#b98452"), { rx: 3 }),
      box([-18, -100], [36, 18], b.tone("#8a94a3"), { rx: 4 }),
    ],
    { x: -24, turn: -8 },
  ),
  group([box([-4, -84], [8, 44], b.tone("#f1bd4a"), { rx: 3 })], { x: 26, turn: 12 }),
  stroke("M-22 -50L-22 -68L22 -68L22 -50", b.tone("#77717f"), 7),
  box([-56, -52], [112, 52], b.tone("#cf4a3f"), { rx: 7 }),
  box([-56, -52], [112, 16], b.tone("#e4695a"), { rx: 7 }),
  box([-10, -44], [20, 16], b.tone("#f1bd4a"), { rx: 4 }),
];

export const computer: PropDrawing = (b) => [
  box([-50, -92], [100, 70], b.tone("#5b6478"), { rx: 8 }),
  box([-42, -84], [84, 54], "#bfe3e8", { rx: 4 }),
  shape("M-42 -40Q-20 -62 0 -44Q20 -58 42 -38L42 -34Q42 -30 38 -30L-38 -30Q-42 -30 -42 -34Z", "#7fb38a"),
  disc(24, -68, 8, "#ffe08a"),
  shape("M-58 0L-46 -18L46 -18L58 0Z", b.tone("#c9ccd3")),
  stroke("M-40 -9L40 -9", b.tone("#8a94a3"), 6, { "stroke-dasharray": "5 8" }),
];

export const radio: PropDrawing = (b) => [
  stroke("M30 -66L52 -112", b.tone("#8a94a3"), 5),
  disc(52, -112, 5, b.tone("#e2674f")),
  stroke("M-30 -66Q0 -92 20 -66", b.tone("#7a4d31"), 7),
  box([-52, -68], [104, 68], b.tone("#b8683f"), { rx: 12 }),
  box([-44, -60], [88, 52], b.tone("#f3dcae"), { rx: 8 }),
  disc(-20, -34, 20, b.tone("#7a4d31")),
  disc(-20, -34, 9, b.tone("#b98452")),
  box([8, -54], [30, 14], b.tone("#fff6e0"), { rx: 3 }),
  stroke("M22 -53L22 -42", b.tone("#d24f40"), 3),
  disc(15, -22, 7, b.tone("#7a4d31")),
  disc(33, -22, 7, b.tone("#7a4d31")),
];

export const clock: PropDrawing = (b) => [
  stroke("M-22 -6L-30 2M22 -6L30 2", b.tone("#7a4d31"), 8),
  disc(-26, -86, 13, b.tone(BRASS)),
  disc(26, -86, 13, b.tone(BRASS)),
  disc(0, -44, 42, b.tone("#c8553f")),
  disc(0, -44, 33, b.tone("#fff6e0")),
  ...times(12, (i) => disc(0, -72, i % 3 === 0 ? 3.4 : 1.8, b.tone("#7a4d31"), turned(i * 30, 0, -44))),
  stroke("M0 -44L0 -64M0 -44L14 -36", b.tone("#4c3a4a"), 5),
  disc(0, -44, 4, b.tone("#d24f40")),
];

export const bell: PropDrawing = (b) => {
  const gold = b.tone("#e2ab45");
  return [
    disc(0, -92, 10, "none", { stroke: gold, "stroke-width": 6 }),
    disc(0, -4, 10, dim(gold, 0.4)),
    shape("M0 -84C30 -84 30 -50 34 -30Q38 -18 48 -10L-48 -10Q-38 -18 -34 -30C-30 -50 -30 -84 0 -84Z", gold),
    shape("M-10 -82C-26 -74 -26 -48 -30 -28Q-32 -18 -38 -10L-20 -10Q-14 -40 -10 -82Z", lift(gold, 0.5), {
      opacity: 0.8,
    }),
    stroke("M-34 -24Q0 -16 34 -24", dim(gold, 0.25), 4),
  ];
};
