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
import { BIG_PANTS } from "@/lib/features/drawing/classic/people/told-clothes";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { smallThing, type OwnThings } from "./own";

/** What hangs on strings and lines, and clothes that have a part of their own in a story. */

const WOOL = "#c8403a";

const thinStocking = (b: Brush): Mark[] => {
  const red = b.tone(WOOL);
  return [
    shape("M-15 -66L15 -66L15 -28Q16 -20 28 -14Q42 -6 32 4Q20 10 2 4Q-14 -2 -15 -20Z", red),
    shape("M22 -17Q42 -8 32 4Q24 9 14 6Q14 -8 22 -17Z", dim(red, 0.25)),
    stroke("M-13 -44L13 -44M-13 -32L13 -32", lift(red, 0.45), 5),
    box([-20, -78], [40, 18], b.tone("#fdf3e6"), { rx: 8 }),
  ];
};

/** Two on one long string, from a hook in the ceiling. */
const stockingPair: PropDrawing = (b) => [
  stroke("M0 -420L0 -104M0 -104Q-28 -100 -32 -72M0 -104Q28 -96 34 -60", b.tone(WOOL), 5),
  group(thinStocking(b), { x: -36 }),
  group(thinStocking(b), { x: 36, y: 12 }),
];

/** Full down to the toes. */
const fullStocking: PropDrawing = (b) => {
  const red = b.tone(WOOL);
  return [
    box([-24, -122], [26, 34], b.tone("#4c93c4"), { rx: 3 }),
    stroke("M-11 -122L-11 -90", b.tone("#f1bd4a"), 6),
    stroke("M14 -92L14 -122Q14 -134 25 -132Q34 -128 30 -118", b.tone("#f6efe2"), 8),
    shape("M-32 -90L32 -90Q42 -60 32 -42Q52 -34 58 -16Q58 4 30 4L-14 4Q-40 0 -38 -30Q-44 -60 -32 -90Z", red),
    shape("M40 -36Q60 -26 58 -10Q54 4 34 4Q26 -20 40 -36Z", dim(red, 0.25)),
    stroke("M-37 -62Q0 -54 36 -62M-38 -44Q0 -36 32 -44", lift(red, 0.45), 6),
    box([-38, -102], [76, 24], b.tone("#fdf3e6"), { rx: 11 }),
  ];
};

/** They lean on each other. */
const fullStockings: PropDrawing = (b) => [
  group(fullStocking(b), { x: -48, flip: true, turn: 5 }),
  group(fullStocking(b), { x: 44, turn: -3 }),
];

const looseString: PropDrawing = (b) => [
  stroke(
    "M-250 -6C-190 -34 -150 14 -96 -8C-60 -24 -70 -46 -44 -40C-20 -34 -40 0 0 -8C60 -22 90 10 140 -8C180 -22 210 4 260 -12",
    b.tone(WOOL),
    6,
  ),
];
/** From the hands up to the ceiling, and in a coil on the floor. */
const heldString: PropDrawing = (b) => [
  stroke("M0 -40C40 -180 92 -380 128 -640", b.tone(WOOL), 6),
  stroke("M0 -40C-10 10 -50 40 -40 72C-30 96 30 92 24 74C16 58 -50 70 -66 92", b.tone(WOOL), 6),
];

/** A plate with what is left of a cookie, and the string, wound up. */
const cookieAndYarn: PropDrawing = (b) => {
  const cookie = b.tone("#d9a05a");
  const red = b.tone(WOOL);
  const marks = [
    oval([-20, -8], [70, 16], b.tone("#f6f2ea")),
    oval([-20, -11], [52, 10], b.tone("#dfe6ea")),
    shape("M-62 -22A40 26 0 0 1 -2 -42Q-12 -34 -2 -28Q-8 -18 4 -14Q-6 -2 -26 -2Q-58 -4 -62 -22Z", cookie),
    ...[
      [-44, -26],
      [-28, -36],
      [-24, -14],
      [-46, -12],
    ].map(([x = 0, y = 0]) => oval([x, y], [5, 3.6], b.tone("#6b4531"))),
    disc(84, -28, 28, red),
    stroke(
      "M62 -40Q84 -22 106 -40M58 -26Q84 -6 110 -26M70 -50Q98 -36 102 -12M98 -50Q70 -36 66 -12",
      dim(red, 0.25),
      3.5,
    ),
    stroke("M104 -10Q126 4 140 -6", red, 5),
  ];
  return [group(marks, { x: -26 })];
};

const picture = (b: Brush, x: number, paper: string, marks: Mark[]): Mark[] => [
  box([x - 50, -94], [100, 80], b.tone("#8b6a4a"), { rx: 4 }),
  box([x - 48, -92], [96, 76], b.tone(paper), { rx: 3 }),
  ...marks,
  ...[x - 34, x + 28].map((at) => box([at, -106], [7, 24], b.tone("#c48f4e"), { rx: 2 })),
];

/** Over everybody's heads: wet pictures on clothespins, in the middle a blue sea. */
const pictureLine: PropDrawing = (b) => {
  const sea = b.tone("#3f86c8");
  return [
    stroke("M-900 -116Q-180 -92 0 -96Q180 -92 900 -116", b.tone("#8b6a4a"), 4),
    ...picture(b, -116, "#ffe6b0", [
      disc(-116, -56, 20, b.tone("#f1bd4a")),
      stroke("M-116 -84L-116 -80M-90 -56L-86 -56M-146 -56L-142 -56M-116 -32L-116 -28", b.tone("#f1bd4a"), 5),
    ]),
    ...picture(b, 0, "#e4f3fa", [
      shape("M-44 -60Q-33 -76 -22 -60T0 -60T22 -60T44 -60L44 -20L-44 -20Z", sea),
      stroke("M-40 -40Q-30 -50 -20 -40T0 -40T20 -40T40 -40", lift(sea, 0.5), 5),
    ]),
    ...picture(b, 116, "#f8dfe2", [
      ...["#e2674f", "#f1bd4a", "#7a9a56"].map((colour, at) =>
        stroke(`M${84 + at * 10} -26Q116 ${-106 + at * 22} ${148 - at * 10} -26`, b.tone(colour), 8),
      ),
    ]),
    ...times(3, (i) => oval([-130 + i * 116, -4], [3, 5], b.tone("#5fa3c8"))),
  ];
};

/** Of a child of ten, with a green marble in the pocket. */
const sparePants: PropDrawing = (b) => {
  const cloth = b.tone(BIG_PANTS);
  return [
    shape("M-58 -150L58 -150L76 0L14 0L0 -84L-14 0L-76 0Z", cloth),
    shape("M-60 -156L60 -156L61 -136L-61 -136Z", dim(cloth, 0.22)),
    stroke("M0 -134L0 -92M-48 -130Q-46 -108 -58 -104M48 -130Q46 -108 58 -104", dim(cloth, 0.22), 4),
    stroke("M-72 -10L-18 -10M18 -10L72 -10", lift(cloth, 0.3), 6),
    disc(50, -120, 8, b.tone("#4fae5a")),
  ];
};

const sock: PropDrawing = (b) => {
  const wool = b.tone("#f2b33d");
  return [
    shape("M-20 -92L18 -92L18 -44Q20 -36 36 -28Q56 -18 46 -4Q36 4 10 2Q-20 -2 -20 -30Z", wool),
    shape("M32 -30Q56 -18 46 -4Q38 3 22 2Q20 -18 32 -30Z", dim(wool, 0.3)),
    stroke("M-18 -84L16 -84M-18 -72L16 -72", b.tone("#4c7fd0"), 6),
  ];
};

const shoes: PropDrawing = (b) => {
  const leather = b.tone("#cf5f3c");
  const shoe = [
    shape("M-30 -20Q-28 -38 -6 -34Q16 -28 42 -18Q60 -10 56 6Q54 14 38 14L-26 14Q-38 2 -30 -20Z", leather),
    stroke("M-28 12L48 12", dim(leather, 0.3), 7),
    stroke("M6 -28L12 -16M18 -24L24 -12", b.tone("#fdf3e6"), 4),
  ];
  return [group(shoe, { x: -36, y: -26 }), group(shoe, { x: 10, y: -14 })];
};

const hung = { station: "air", grip: null } as const;

export const HUNG_AND_WORN: OwnThings = {
  stocking: smallThing(fullStocking, { scale: 0.72, half: 58, grip: [0, -90] }),
  "stocking-pair": smallThing(stockingPair, { scale: 0.92, half: 76, ...hung }),
  "full-stocking-pair": smallThing(fullStockings, { scale: 0.64, half: 104, grip: null }),
  "red-string": smallThing(heldString, { scale: 1, half: 60, grip: [0, -40], lying: looseString }),
  "cookie-and-yarn": smallThing(cookieAndYarn, { scale: 0.78, half: 112, grip: null }),
  "picture-line": smallThing(pictureLine, { scale: 0.9, half: 170, ...hung }),
  "spare-pants": smallThing(sparePants, { scale: 0.72, half: 76, grip: [0, -146] }),
  shoes: smallThing(shoes, { scale: 0.66, half: 66, grip: [0, -30] }),
  sock: smallThing(sock, { scale: 0.6, half: 50, grip: [0, -86] }),
};
