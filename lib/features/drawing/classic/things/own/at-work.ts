import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, shape, stroke, times, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, type OwnThings } from "./own";

const tyre = (b: Brush, x: number, r: number): Mark[] => [
  disc(x, -r, r, b.tone("#3a3648")),
  disc(x, -r, r * 0.5, b.tone("#c9ccd6")),
  disc(x, -r, r * 0.18, b.tone("#3a3648")),
];

/** The driver's end of a truck that drives to the right. */
const cab = (b: Brush, paint: string): Mark[] => [
  shape("M28 -20L28 -78Q28 -84 34 -84L64 -84Q72 -84 76 -76L90 -46Q94 -42 94 -36L94 -20Z", paint),
  shape("M38 -76L62 -76L76 -48L38 -48Z", b.tone("#bfe0ea")),
  stroke("M36 -38L46 -38", dim(paint, 0.3), 4),
  disc(90, -30, 5, "#ffe7a3"),
];
const frame = (b: Brush): Mark => box([-98, -26], [192, 10], b.tone("#4c4a5c"), { rx: 4 });

const cementTruck: PropDrawing = (b) => {
  const drum = b.tone("#e9e4d6");
  const stripe = b.tone("#e2674f");
  return [
    frame(b),
    shape("M-98 -60L-112 -22L-98 -22L-82 -54Z", b.tone("#8a8fa3")),
    shape("M-96 -72Q-92 -92 -70 -96L0 -104Q24 -100 24 -66Q24 -34 0 -30L-70 -42Q-92 -46 -96 -72Z", drum),
    shape(
      "M-66 -96L-44 -99Q-58 -66 -44 -38L-66 -42Q-80 -70 -66 -96ZM-20 -102L4 -104Q-10 -66 4 -31L-20 -34Q-34 -68 -20 -102Z",
      stripe,
    ),
    shape("M-94 -62Q-60 -52 24 -54Q20 -34 0 -30L-70 -42Q-90 -46 -94 -62Z", "#2b2456", { opacity: 0.1 }),
    box([-92, -36], [18, 12], b.tone("#5a586b")),
    ...cab(b, b.tone("#f1b53a")),
    ...[-68, -34, 62].flatMap((x) => tyre(b, x, 17)),
  ];
};

const dumpTruck: PropDrawing = (b) => {
  const paint = b.tone("#f1b53a");
  return [
    frame(b),
    shape("M-84 -78Q-60 -100 -34 -92Q-10 -106 18 -78Z", b.tone("#9a7a5a")),
    shape("M-104 -80L26 -80L18 -32L-82 -32Z", paint),
    stroke("M-70 -76L-64 -36M-38 -76L-36 -36M-6 -76L-8 -36", dim(paint, 0.22), 6),
    stroke("M-104 -80L26 -80", dim(paint, 0.22), 7),
    ...cab(b, lift(paint, 0.12)),
    ...[-66, -28, 62].flatMap((x) => tyre(b, x, 19)),
  ];
};

const combine: PropDrawing = (b) => {
  const green = b.tone("#5f9a4a");
  const gold = b.tone("#f1c545");
  const red = b.tone("#d9533f");
  return [
    stroke("M-60 -92L-98 -108", dim(green, 0.2), 13),
    shape("M-92 -26L-92 -80Q-90 -92 -78 -92L14 -92L14 -26Z", green),
    box([-84, -66], [60, 22], gold, { rx: 4 }),
    shape(
      "M-20 -92L-20 -124Q-18 -130 -12 -130L22 -130Q30 -130 34 -122L44 -86L44 -30L-20 -30Z",
      lift(green, 0.12),
    ),
    shape("M-10 -122L22 -122L34 -86L-10 -86Z", b.tone("#bfe0ea")),
    shape("M40 -46L72 -34L72 -16L40 -26Z", dim(green, 0.25)),
    disc(92, -30, 30, dim(red, 0.25)),
    ...times(6, (i) =>
      stroke(`M92 -30L${92 + 29 * Math.cos(i * 1.047)} ${-30 + 29 * Math.sin(i * 1.047)}`, red, 6),
    ),
    shape("M62 -4L126 -4L118 -14L70 -14Z", gold),
    ...tyre(b, -62, 20),
    ...tyre(b, 10, 32),
  ];
};

const monsterTruck: PropDrawing = (b) => {
  const paint = b.tone("#7a5fb8");
  return [
    stroke("M-58 -52L-28 -66M58 -52L28 -66M-58 -46L58 -46", b.tone("#5a586b"), 8),
    shape(
      "M-96 -68L-90 -98L-40 -102L-22 -132Q-18 -136 -12 -136L34 -136Q40 -136 44 -130L58 -102L88 -96Q98 -92 98 -68Z",
      paint,
    ),
    shape("M-8 -128L10 -128L10 -104L-24 -104ZM18 -128L32 -128L46 -104L18 -104Z", b.tone("#bfe0ea")),
    shape("M98 -76Q60 -70 40 -90Q44 -76 24 -82Q26 -72 0 -76L40 -68L98 -68Z", b.tone("#f1a03a")),
    disc(90, -86, 6, "#ffe7a3"),
    ...[-60, 60].flatMap((x) => [
      ...times(10, (i) =>
        disc(x + 38 * Math.cos(i * 0.628), -40 + 38 * Math.sin(i * 0.628), 8, b.tone("#2c2938")),
      ),
      ...tyre(b, x, 40),
    ]),
  ];
};

const steamroller: PropDrawing = (b) => {
  const paint = b.tone("#4f8fb0");
  return [
    stroke("M-70 -62L-70 -116M-4 -62L-4 -116", b.tone("#5a586b"), 6),
    box([-84, -124], [98, 12], b.tone("#e9b23f"), { rx: 5 }),
    shape("M-92 -34L-92 -62L6 -62L10 -84L58 -84Q66 -84 66 -76L66 -34Z", paint),
    box([28, -106], [12, 24], b.tone("#5a586b"), { rx: 3 }),
    box([-58, -80], [30, 20], dim(paint, 0.3), { rx: 5 }),
    stroke("M40 -66L84 -66L84 -34", b.tone("#e9b23f"), 9),
    disc(80, -36, 36, b.tone("#b9bcc8")),
    disc(80, -36, 26, lift(b.tone("#b9bcc8"), 0.3)),
    disc(80, -36, 8, b.tone("#5a586b")),
    ...tyre(b, -54, 36),
  ];
};

const streetSweeper: PropDrawing = (b) => {
  const paint = b.tone("#e9843f");
  const bristle = b.tone("#d9b25a");
  const brush = (x: number): Mark[] => [
    shape(`M${x - 12} -20L${x + 12} -20L${x + 22} 0L${x - 22} 0Z`, bristle),
    stroke(`M${x - 6} -16L${x - 11} -1M${x + 6} -16L${x + 11} -1`, dim(bristle, 0.3), 3),
    box([x - 13, -26], [26, 8], b.tone("#5a586b"), { rx: 3 }),
  ];
  return [
    shape("M-92 -24L-92 -70Q-90 -88 -70 -88L4 -88L4 -24Z", b.tone("#f3efe2")),
    box([-80, -58], [72, 14], paint, { rx: 4 }),
    shape("M4 -24L4 -92Q4 -98 12 -98L50 -98Q60 -98 64 -88L76 -44L76 -24Z", paint),
    shape("M16 -88L48 -88L62 -46L16 -46Z", b.tone("#bfe0ea")),
    box([22, -108], [16, 10], b.tone("#f6c33a"), { rx: 3 }),
    box([-94, -28], [172, 9], b.tone("#4c4a5c"), { rx: 4 }),
    ...tyre(b, -66, 17),
    ...tyre(b, 24, 17),
    ...brush(-20),
    ...brush(78),
  ];
};

const doubleDecker: PropDrawing = (b) => {
  const red = b.tone("#d2453f");
  const pane = b.tone("#bfe0ea");
  return [
    shape("M-96 -18L-96 -134Q-96 -146 -84 -146L82 -146Q94 -146 96 -134L98 -18Z", red),
    ...times(5, (i) => box([-86 + i * 36, -134], [30, 34], pane, { rx: 5 })),
    ...times(4, (i) => box([-86 + i * 36, -78], [30, 32], pane, { rx: 5 })),
    box([60, -80], [30, 58], lift(pane, 0.25), { rx: 5 }),
    stroke("M75 -80L75 -22", red, 4),
    stroke("M-94 -90L96 -90", b.tone("#f6e2b0"), 6),
    disc(92, -32, 5, "#ffe7a3"),
    ...tyre(b, -56, 19),
    ...tyre(b, 36, 19),
  ];
};

const waves = (b: Brush): Mark =>
  shape(
    "M-110 -6Q-88 -16 -66 -6Q-44 4 -22 -6Q0 -16 22 -6Q44 4 66 -6Q88 -16 112 -6L104 6L-104 6Z",
    b.tone("#7fb9d0"),
    { opacity: 0.9 },
  );

const pirateShip: PropDrawing = (b) => {
  const wood = b.tone("#8a5a3a");
  const black = b.tone("#3a3648");
  const sail = b.tone("#f3ead6");
  return [
    stroke("M-38 -50L-38 -156M28 -50L28 -172M92 -62L122 -84", dim(wood, 0.25), 7),
    shape("M-76 -78Q-62 -110 -76 -140L-2 -140Q12 -110 -2 -78Z", sail),
    shape("M-12 -76Q4 -116 -12 -152L66 -152Q82 -116 66 -76Z", lift(sail, 0.3)),
    stroke("M-70 -109L4 -109", dim(sail, 0.12), 5),
    shape("M28 -172L74 -164L62 -154L74 -144L28 -150Z", black),
    disc(27, -116, 17, black),
    box([19, -104], [16, 13], black, { rx: 3 }),
    disc(21, -117, 4.6, sail),
    disc(33, -117, 4.6, sail),
    shape("M-104 -72L-78 -66L-70 -52L64 -52L94 -66L104 -62Q96 -14 66 -4L-70 -4Q-98 -20 -104 -72Z", wood),
    stroke("M-98 -44Q0 -32 98 -44M-90 -24Q0 -14 84 -24", dim(wood, 0.25), 5),
    ...times(4, (i) => box([-62 + i * 32, -42], [17, 14], black, { rx: 3 })),
    waves(b),
  ];
};

const vikingShip: PropDrawing = (b) => {
  const wood = b.tone("#9a6a3f");
  const red = b.tone("#cf4f42");
  const sail = b.tone("#f6ead0");
  const shields = ["#4f86b8", "#f1bd4a", "#cf4f42", "#5f9a6a", "#f1bd4a"];
  return [
    stroke("M0 -40L0 -150", dim(wood, 0.25), 8),
    shape("M-58 -64Q-44 -104 -58 -138L58 -138Q72 -104 58 -64Z", sail),
    shape(
      "M-38 -64Q-24 -104 -38 -138L-14 -138Q0 -104 -14 -64ZM12 -64Q26 -104 12 -138L36 -138Q50 -104 36 -64Z",
      red,
    ),
    stroke("M-62 -139L62 -139", dim(wood, 0.25), 7),
    stroke("M-88 -36Q-118 -60 -108 -96Q-98 -112 -86 -98", wood, 13),
    stroke("M88 -36Q114 -62 106 -96", wood, 14),
    shape("M92 -98Q96 -124 120 -122Q142 -118 146 -100L122 -96Q116 -88 100 -88Z", wood),
    shape("M98 -118L92 -138L108 -122ZM126 -97L131 -88L136 -98Z", sail),
    disc(118, -109, 4, b.tone("#3a2a30")),
    shape("M-102 -52Q0 -26 102 -52Q90 -6 56 -4L-58 -4Q-92 -8 -102 -52Z", wood),
    stroke("M-84 -20Q0 -8 84 -20", dim(wood, 0.25), 5),
    ...shields.flatMap((paint, i) => [
      disc(-64 + i * 32, -36 + (i % 4 === 0 ? -3 : 0), 15, b.tone(paint)),
      disc(-64 + i * 32, -36 + (i % 4 === 0 ? -3 : 0), 5, b.tone("#e4e0da")),
    ]),
    waves(b),
  ];
};

const liftCar: PropDrawing = (b) => {
  const steel = b.tone("#aeb6c6");
  return [
    box([-70, -168], [140, 168], b.tone("#7f8799"), { rx: 6 }),
    box([-56, -140], [112, 140], dim(steel, 0.3)),
    box([-56, -140], [50, 140], steel),
    box([6, -140], [50, 140], lift(steel, 0.15)),
    stroke("M-12 -80L-12 -52M12 -80L12 -52", dim(steel, 0.4), 4),
    box([-30, -162], [60, 17], b.tone("#34323f"), { rx: 4 }),
    shape("M-12 -150L-4 -159L4 -150Z", "#ffd27a"),
    box([78, -92], [20, 34], b.tone("#f3efe2"), { rx: 4 }),
    disc(88, -83, 5, b.tone("#e2674f")),
    disc(88, -67, 5, b.tone("#f1bd4a")),
  ];
};

const escalator: PropDrawing = (b) => {
  const steel = b.tone("#8a93a8");
  return [
    shape("M-104 0L-104 -18L-60 -18L52 -116L104 -116L104 -88L66 -88L-34 0Z", dim(steel, 0.25)),
    ...times(7, (i) => shape(`M${-56 + i * 15} ${-18 - i * 13.5}l0 -12l17 0l0 12Z`, lift(steel, 0.35))),
    shape(
      "M-100 -20L-100 -52Q-98 -62 -88 -62L-66 -62L46 -160L100 -160L100 -118L54 -118L-58 -20Z",
      b.tone("#bfe0ea"),
      { opacity: 0.55 },
    ),
    stroke("M-100 -24L-100 -52Q-98 -62 -88 -62L-66 -62L46 -160L104 -160", b.tone("#34323f"), 10),
  ];
};

const row = (draw: PropDrawing, scale: number, half = 100, more = {}) =>
  largeThing(draw, { scale, half, ...more });
const afloat = { home: "water" } as const;

/** What works on streets, fields and building sites, and sails of old. */
export const AT_WORK: OwnThings = {
  "cement-truck": row(cementTruck, 2.1, 104),
  "cement-mixer": row(cementTruck, 2.1, 104),
  "dump-truck": row(dumpTruck, 2.2, 104),
  "combine-harvester": row(combine, 2.1, 112),
  "monster-truck": row(monsterTruck, 1.9),
  steamroller: row(steamroller, 1.9, 104),
  "street-sweeper": row(streetSweeper, 2, 98),
  "double-decker-bus": row(doubleDecker, 2.3, 98),
  "pirate-ship": row(pirateShip, 2.2, 114, afloat),
  "viking-ship": row(vikingShip, 2, 124, afloat),
  elevator: row(liftCar, 2.1, 84),
  escalator: row(escalator, 2.2, 104),
};
