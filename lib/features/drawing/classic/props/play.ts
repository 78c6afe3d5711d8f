import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  el,
  group,
  oval,
  shape,
  stroke,
  times,
  turned,
} from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "./draw-prop";

export const ball: PropDrawing = (b) => [
  disc(0, -42, 42, b.tone("#fff3da")),
  shape("M0 -84Q-40 -60 -20 -5Q-8 -1 0 0Q-4 -50 0 -84Z", b.tone("#e2674f")),
  shape("M0 -84Q22 -50 20 -5Q42 -18 42 -42Q40 -74 0 -84Z", b.tone("#4c93c4")),
  shape("M-20 -5Q-40 -60 0 -84Q-42 -80 -42 -42Q-40 -14 -20 -5Z", b.tone("#f1bd4a")),
  disc(-1, -80, 6, b.tone("#fff3da")),
  shape("M30 -72Q52 -38 18 -4Q-6 4 -26 -8Q34 -10 30 -72Z", "#2b2456", { opacity: 0.12 }),
];

export const bicycle: PropDrawing = (b) => {
  const wheel = (x: number) => [
    disc(x, -34, 31, "none", { stroke: b.tone("#4c4a5c"), "stroke-width": 6 }),
    ...times(3, (i) => stroke(`M${x} -64L${x} -4`, b.tone("#b9bfca"), 2, turned(i * 60, x, -34))),
    disc(x, -34, 5, b.tone("#4c4a5c")),
  ];
  return [
    ...wheel(-54),
    ...wheel(54),
    stroke("M-54 -34L-22 -84L36 -84L0 -34L-54 -34M-22 -84L0 -34M54 -34L34 -104", b.tone("#d24f40"), 7),
    stroke("M-28 -96L-22 -84M34 -104L22 -110M34 -104Q48 -112 48 -98", b.tone("#4c4a5c"), 6),
    shape("M-44 -98Q-28 -108 -10 -98Q-22 -90 -44 -98Z", b.tone("#6b4531")),
    disc(0, -34, 9, b.tone("#f1bd4a")),
    stroke("M0 -34L10 -18M4 -17L17 -17", b.tone("#4c4a5c"), 5),
    group(
      [
        box([-16, -16], [32, 24], b.tone("#d3a568"), { rx: 5 }),
        stroke("M-14 -8L14 -8M-14 0L14 0", dim(b.tone("#d3a568"), 0.25), 3),
      ],
      { x: 58, y: -92 },
    ),
  ];
};

export const kite: PropDrawing = (b) => [
  stroke("M0 -30Q-24 -12 -8 6Q10 22 -14 44", b.tone("#fff1d3"), 3),
  shape("M0 -124L42 -82L0 -26L-42 -82Z", b.tone("#e2674f")),
  shape("M0 -124L42 -82L0 -82Z", b.tone("#f1bd4a")),
  shape("M0 -26L-42 -82L0 -82Z", b.tone("#4c93c4")),
  stroke("M0 -122L0 -28M-40 -82L40 -82", b.tone("#fff1d3"), 3),
  shape("M-18 -14L-4 -8L-18 -2ZM10 -14L-4 -8L10 -2Z", b.tone("#f1bd4a")),
  shape("M-14 14L0 20L-14 26ZM14 14L0 20L14 26Z", b.tone("#4c93c4")),
];

/** Flying above the heads of those around. */
export const kiteOnLongString: PropDrawing = (b) => [
  stroke("M-14 -56Q-4 -6 -14 44", b.tone("#fff1d3"), 3),
  group(kite(b), { y: -100 }),
];

/** On its side in the grass, the tail behind it. */
export const kiteOnTheGround: PropDrawing = (b) => [
  el("g", { transform: "translate(52 -2) scale(1 0.62) rotate(-62)" }, kite(b)),
];

export const balloon: PropDrawing = (b) => {
  const red = b.tone("#e0574f");
  return [
    stroke("M0 -50Q-12 -26 2 0", b.tone("#fff1d3"), 3),
    shape("M0 -136C34 -136 44 -104 34 -80Q22 -54 0 -50Q-22 -54 -34 -80C-44 -104 -34 -136 0 -136Z", red),
    shape("M-6 -44L0 -52L6 -44Z", dim(red, 0.2)),
    stroke("M-22 -104Q-20 -120 -6 -125", lift(red, 0.7), 7),
  ];
};

export const flag: PropDrawing = (b) => [
  box([-34, -124], [8, 124], b.tone("#8b5c3b"), { rx: 4 }),
  disc(-30, -126, 8, b.tone("#f1bd4a")),
  shape(
    "M-26 -118Q6 -132 24 -116Q40 -104 58 -112L50 -84L58 -58Q40 -50 22 -62Q2 -76 -26 -64Z",
    b.tone("#3f8a8d"),
  ),
  shape(
    "M12 -104l5 9.5 10.5 1.5-7.600 7.400 1.800 10.400-9.700-5-9.700 5 1.800-10.400-7.600-7.400 10.5-1.5Z",
    b.tone("#f8d987"),
  ),
];

export const drum: PropDrawing = (b) => [
  shape("M-48 -58L-44 -8Q0 12 44 -8L48 -58Z", b.tone("#d24f40")),
  stroke("M-46 -48L-28 -2L-12 -44L4 4L20 -44L34 -2L46 -48", b.tone("#f8d987"), 4),
  stroke("M-44 -9Q0 11 44 -9", b.tone("#f1bd4a"), 8),
  oval([0, -58], [50, 15], b.tone("#f1bd4a")),
  oval([0, -60], [43, 11], b.tone("#fff3da")),
  stroke("M-14 -64L-50 -96M18 -64L50 -98", b.tone("#8b5c3b"), 6),
  disc(-14, -64, 7, b.tone("#c99a66")),
  disc(18, -64, 7, b.tone("#c99a66")),
];

export const guitar: PropDrawing = (b) => {
  const wood = b.tone("#d08a42");
  return [
    group(
      [
        box([-6, -132], [12, 70], b.tone("#6b4531"), { rx: 3 }),
        box([-10, -150], [20, 24], b.tone("#8b5c3b"), { rx: 5 }),
        shape(
          "M0 -74C26 -76 30 -56 24 -46C44 -36 40 2 0 2C-40 2 -44 -36 -24 -46C-30 -56 -26 -76 0 -74Z",
          wood,
        ),
        shape(
          "M-4 -68C-20 -66 -20 -54 -14 -46C-34 -34 -30 -8 -8 -4C-22 -20 -18 -40 -4 -68Z",
          lift(wood, 0.4),
          { opacity: 0.7 },
        ),
        disc(0, -42, 12, dim(wood, 0.6)),
        box([-14, -14], [28, 6], b.tone("#6b4531"), { rx: 3 }),
        stroke("M-2.5 -130L-2.5 -12M2.5 -130L2.5 -12", b.tone("#fff1d3"), 1.5),
      ],
      { turn: 22, x: -8 },
    ),
  ];
};

export const flute: PropDrawing = (b) => [
  group(
    [
      box([-58, -9], [116, 18], b.tone("#b98452"), { rx: 9 }),
      box([-58, -9], [20, 18], b.tone("#8b5c3b"), { rx: 8 }),
      box([-30, -9], [6, 18], b.tone("#8b5c3b")),
      box([46, -9], [12, 18], b.tone("#8b5c3b"), { rx: 6 }),
      ...times(5, (i) => disc(-12 + i * 13, -1, 4, "#4c3428")),
    ],
    { y: -36, turn: -24 },
  ),
  stroke("M34 -84L34 -108L50 -112", b.tone("#f4c04f"), 4),
  oval([29, -83], [7, 5], b.tone("#f4c04f")),
];

export const paintbrush: PropDrawing = (b) => [
  group(
    [
      box([-5, -58], [10, 62], b.tone("#e0a04a"), { rx: 5 }),
      box([-8, -70], [16, 18], b.tone("#c3c8d1"), { rx: 3 }),
      shape("M-8 -70Q-12 -88 2 -106Q14 -88 8 -70Z", b.tone("#3f7fae")),
      shape("M-6 -84Q-4 -96 2 -106Q12 -94 9 -82Q0 -76 -6 -84Z", b.tone("#64a7d2")),
    ],
    { turn: 18, x: -10 },
  ),
];

export const paintPots: PropDrawing = (b) => {
  const pot = (x: number, y: number, colour: string) => [
    box([x - 20, y - 42], [40, 42], b.tone("#e9e6df"), { rx: 6 }),
    box([x - 20, y - 28], [40, 16], b.tone(colour)),
    oval([x, y - 42], [20, 7], b.tone(colour)),
    shape(`M${x - 19} ${y - 42}q4 18 9 10q4 12 8 -2Z`, b.tone(colour)),
  ];
  return [...pot(0, -22, "#f1bd4a"), ...pot(-34, 0, "#e2674f"), ...pot(34, 0, "#4c93c4")];
};

export const easel: PropDrawing = (b) => [
  stroke("M0 -132L-36 0M0 -132L36 0M0 -120L4 -6", b.tone("#9b6a42"), 8),
  box([-48, -112], [96, 72], b.tone("#fffaf0"), { rx: 4 }),
  box([-42, -106], [84, 60], "#bfe0ea", { rx: 2 }),
  shape("M-42 -62Q-16 -84 8 -64Q26 -76 42 -62L42 -46L-42 -46Z", "#7fb36a"),
  disc(22, -90, 9, "#f8c64f"),
  box([-18, -70], [14, 14], "#e2674f"),
  shape("M-22 -70L-11 -80L0 -70Z", "#8b4a3b"),
  box([-54, -40], [108, 8], b.tone("#b98452"), { rx: 4 }),
];

export const boat: PropDrawing = (b) => [
  box([-3, -128], [7, 100], b.tone("#7a5238"), { rx: 3 }),
  shape("M8 -122Q54 -84 56 -42L8 -42Z", b.tone("#fff3da")),
  shape("M-7 -112Q-40 -74 -42 -42L-7 -42Z", b.tone("#f0a35e")),
  shape("M3 -132L3 -120L26 -126Z", b.tone("#d24f40")),
  shape("M-68 -34L68 -34Q60 -2 36 0L-36 0Q-60 -2 -68 -34Z", b.tone("#b5533c")),
  stroke("M-66 -30L66 -30", b.tone("#f8d987"), 7),
  stroke("M-54 -16L54 -16", dim(b.tone("#b5533c"), 0.25), 3),
];
