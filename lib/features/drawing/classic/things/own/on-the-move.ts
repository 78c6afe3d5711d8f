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
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

const tyre = (b: Brush, x: number, r: number): Mark[] => [
  disc(x, -r, r, b.tone("#3a3648")),
  disc(x, -r, r * 0.52, b.tone("#c9ccd6")),
  disc(x, -r, r * 0.2, b.tone("#3a3648")),
];

const digger: PropDrawing = (b) => {
  const paint = b.tone("#f1b53a");
  const steel = b.tone("#5a586b");
  return [
    box([-72, -18], [92, 18], steel, { rx: 9 }),
    ...times(5, (i) => disc(-62 + i * 18, -9, 6, b.tone("#b9bcc8"))),
    box([-60, -30], [64, 14], dim(paint, 0.25), { rx: 4 }),
    shape("M-70 -30L-70 -54Q-70 -60 -62 -60L-28 -60L-28 -30Z", paint),
    shape("M-28 -30L-28 -84Q-28 -90 -20 -90L6 -90Q14 -90 16 -82L22 -50L22 -30Z", lift(paint, 0.12)),
    shape("M-20 -82L4 -82L12 -52L-20 -52Z", b.tone("#bfe0ea")),
    stroke("M16 -42L56 -92L84 -50", dim(paint, 0.1), 13),
    stroke("M20 -56L52 -88", lift(paint, 0.35), 4),
    shape("M74 -54L96 -50L100 -22Q84 -12 68 -26Z", steel),
    shape("M68 -26L64 -18L74 -21L78 -13L86 -17L92 -12L100 -22Z", dim(steel, 0.2)),
    disc(56, -92, 7, steel),
    box([-62, -68], [12, 10], steel, { rx: 2 }),
  ];
};

const submarine: PropDrawing = (b) => {
  const paint = b.tone("#f1c545");
  const dark = dim(paint, 0.25);
  return [
    stroke("M-6 -74L-6 -98L12 -98", dim(paint, 0.35), 7),
    shape("M-30 -58L-24 -78Q-22 -82 -16 -82L14 -82Q20 -82 22 -78L28 -58Z", dark),
    shape("M-78 -52L-100 -66L-100 -6L-78 -20Z", dark),
    shape(
      "M-84 -36C-84 -62 -50 -66 0 -66C56 -66 90 -60 96 -36C90 -10 56 -2 0 -2C-50 -2 -84 -10 -84 -36Z",
      paint,
    ),
    shape("M-80 -26C-60 -8 60 -8 92 -24C80 -6 50 -2 0 -2C-46 -2 -74 -8 -80 -26Z", dark),
    ...[-44, -4, 36].flatMap((x) => [
      disc(x, -38, 15, dark),
      disc(x, -38, 11, b.tone("#bfe6ee")),
      stroke(`M${x - 5} -41l5 -4`, "#ffffff", 3, { opacity: 0.8 }),
    ]),
    oval([-102, -36], [5, 24], b.tone("#8a8fa3")),
  ];
};

const hotAirBalloon: PropDrawing = (b) => {
  const red = b.tone("#e2674f");
  const cream = b.tone("#fbe6b4");
  const wicker = b.tone("#b57f45");
  return [
    stroke("M-26 -50L-12 -22M26 -50L12 -22M-8 -46L-6 -22M8 -46L6 -22", dim(wicker, 0.2), 2.4),
    shape(
      "M0 -136C-46 -136 -60 -104 -52 -82C-44 -62 -28 -54 -24 -46L24 -46C28 -54 44 -62 52 -82C60 -104 46 -136 0 -136Z",
      red,
    ),
    shape("M0 -136C-28 -134 -36 -92 -14 -46L14 -46C36 -92 28 -134 0 -136Z", cream),
    shape("M0 -136C-9 -120 -10 -80 -5 -46L5 -46C10 -80 9 -120 0 -136Z", b.tone("#4c93c4")),
    shape("M-54 -96Q0 -76 54 -96Q54 -86 50 -78Q0 -60 -50 -78Q-54 -86 -54 -96Z", b.tone("#f1b53a"), {
      opacity: 0.85,
    }),
    box([-15, -24], [30, 23], wicker, { rx: 4 }),
    stroke("M-13 -16L13 -16M-13 -8L13 -8", dim(wicker, 0.25), 2.4),
    box([-18, -27], [36, 6], lift(wicker, 0.25), { rx: 3 }),
  ];
};

const garbageTruck: PropDrawing = (b) => {
  const green = b.tone("#5f9a5a");
  return [
    shape("M-96 -20L-96 -66Q-92 -84 -70 -84L18 -84L18 -20Z", green),
    stroke("M-64 -80L-64 -24M-34 -80L-34 -24M-6 -80L-6 -24", dim(green, 0.2), 5),
    shape("M-96 -30L-108 -34L-104 -72L-92 -78Z", dim(green, 0.3)),
    shape("M24 -20L24 -66Q24 -70 30 -70L62 -70Q70 -70 74 -62L86 -40L86 -20Z", b.tone("#f3efe2")),
    shape("M34 -62L60 -62L72 -40L34 -40Z", b.tone("#a9d8e6")),
    box([-98, -26], [186, 10], b.tone("#4c4a5c"), { rx: 4 }),
    disc(82, -26, 5, "#ffe7a3"),
    box([36, -78], [16, 8], b.tone("#f1a03a"), { rx: 3 }),
    ...tyre(b, -68, 15),
    ...tyre(b, -30, 15),
    ...tyre(b, 56, 15),
  ];
};

const snowPlow: PropDrawing = (b) => {
  const paint = b.tone("#e0703c");
  return [
    shape("M-88 -22L-88 -58L-10 -58L-10 -22Z", b.tone("#8a8fa3")),
    shape("M-6 -22L-6 -74Q-6 -80 0 -80L30 -80Q38 -80 42 -72L54 -46L54 -22Z", paint),
    shape("M4 -70L28 -70L40 -46L4 -46Z", b.tone("#bfe0ea")),
    box([-90, -28], [148, 12], b.tone("#4c4a5c"), { rx: 4 }),
    box([6, -90], [14, 10], b.tone("#f6d34a"), { rx: 3 }),
    shape("M62 -46Q78 -24 96 0L72 0Q58 -24 62 -46Z", b.tone("#f1c545")),
    stroke("M54 -26L72 -20", b.tone("#4c4a5c"), 7),
    ...tyre(b, -64, 15),
    ...tyre(b, -30, 15),
    ...tyre(b, 30, 16),
  ];
};

const carpet: PropDrawing = (b) => {
  const wool = b.tone("#b4436c");
  const gold = b.tone("#f1bd4a");
  return [
    shape("M-92 -22Q-50 -50 0 -34Q50 -18 92 -44L76 -6Q40 14 -6 -2Q-50 -16 -100 12Z", wool),
    stroke("M-86 -12Q-48 -38 0 -24Q46 -8 82 -30M-92 2Q-50 -26 -4 -10Q42 4 76 -14", gold, 4),
    ...times(3, (i) => shape(`M${-46 + i * 44} ${-28 + i * 6}l9 7 -9 7 -9 -7Z`, b.tone("#7fb6d6"))),
    stroke("M-100 12l-12 6M-97 3l-12 5M-95 -8l-13 4M78 -6l10 8M84 -20l11 7M90 -34l11 6", gold, 4),
    stroke("M-60 22Q-40 14 -20 22M10 26Q34 16 54 24", "#ffffff", 4, { opacity: 0.55 }),
  ];
};

const timeMachine: PropDrawing = (b) => {
  const brass = b.tone("#d9a94a");
  return [
    box([-60, -12], [120, 12], b.tone("#6b4531"), { rx: 5 }),
    shape("M-48 -12L-52 -86Q-50 -96 -40 -96L40 -96Q50 -96 52 -86L48 -12Z", b.tone("#3f6f86")),
    shape("M-34 -14L-36 -80Q-34 -86 -28 -86L4 -86L4 -14Z", b.tone("#bfe0ea")),
    disc(27, -66, 17, brass),
    disc(27, -66, 13, b.tone("#fff6e0")),
    stroke("M27 -66L27 -75M27 -66L34 -62", b.tone("#4a3a3a"), 3),
    ...times(3, (i) => disc(16 + i * 11, -36, 4, b.tone(["#d24f40", "#f1bd4a", "#7ac47a"][i] ?? "#d24f40"))),
    stroke("M0 -96L0 -116M-14 -108L14 -124M14 -108L-14 -124", brass, 5),
    disc(0, -118, 8, "#ffe7a3"),
    stroke("M-52 -50L-66 -58L-66 -74", brass, 6),
    disc(-66, -78, 7, b.tone("#d24f40")),
  ];
};

const stroller: PropDrawing = (b) => {
  const cloth = b.tone("#5f8fb0");
  return [
    stroke("M-58 -84L-44 -66L18 -14M34 -40L-26 -14", b.tone("#4c4a5c"), 6),
    shape("M-42 -62L50 -62Q50 -28 14 -28L-14 -28Q-42 -30 -42 -62Z", cloth),
    shape("M4 -62L4 -108Q50 -106 50 -62Z", dim(cloth, 0.16)),
    shape("M4 -62L4 -108Q28 -100 30 -62Z", lift(cloth, 0.2)),
    ...tyre(b, -28, 13),
    ...tyre(b, 28, 13),
  ];
};

const swing: PropDrawing = (b) => {
  const wood = b.tone("#b5763f");
  return [
    stroke("M-60 0L-42 -112M-24 0L-42 -112M60 0L42 -112M24 0L42 -112", wood, 7),
    stroke("M-48 -112L48 -112", dim(wood, 0.2), 9),
    stroke("M-14 -110L-14 -34M14 -110L14 -34", b.tone("#8a8fa3"), 3),
    box([-20, -36], [40, 8], b.tone("#d24f40"), { rx: 3 }),
  ];
};

const seesaw: PropDrawing = (b) => [
  shape("M-18 0L0 -40L18 0Z", b.tone("#4c93c4")),
  stroke("M-92 -18L92 -60", b.tone("#e2674f"), 11),
  stroke("M-72 -24L-72 -46M72 -58L72 -80", b.tone("#f1bd4a"), 7),
  disc(0, -40, 8, b.tone("#f1bd4a")),
];

const railwayTrack: PropDrawing = (b) => [
  shape("M-90 0L-30 -46L30 -46L90 0Z", b.tone("#b5a58a")),
  ...times(5, (i) =>
    stroke(`M${-78 + i * 13} ${-5 - i * 9}L${78 - i * 13} ${-5 - i * 9}`, b.tone("#7a5640"), 7 - i),
  ),
  stroke("M-58 0L-20 -46M58 0L20 -46", b.tone("#8a8fa3"), 5),
];

/** Small ones, bumper to bumper, in an order that somebody knows. */
const toyCars: PropDrawing = (b) =>
  ["#c8433b", "#3f79b5", "#f2ead8", "#c8433b", "#f0b93a"].flatMap((paint, at) => [
    group(
      [
        shape("M-21 -8Q-22 -18 -12 -19Q-8 -29 1 -29Q11 -29 14 -19Q22 -18 21 -8Z", b.tone(paint)),
        shape("M-7 -19Q-5 -25 0 -25L0 -19ZM3 -19L3 -25Q8 -25 10 -19Z", b.tone("#dff3f7")),
        disc(-11, -6, 6, b.tone("#3a3340")),
        disc(11, -6, 6, b.tone("#3a3340")),
      ],
      { x: -92 + at * 46 },
    ),
  ]);

const rowOf = (draw: PropDrawing, facts = {}) => largeThing(draw, { half: 96, ...facts });

export const ON_THE_MOVE: OwnThings = {
  digger: rowOf(digger, { scale: 2.7 }),
  excavator: rowOf(digger, { scale: 2.7 }),
  bulldozer: rowOf(digger, { scale: 2.6 }),
  submarine: rowOf(submarine, { scale: 2, home: "water" }),
  "hot-air-balloon": largeThing(hotAirBalloon, { scale: 2.5, half: 56, station: "behind", home: "air" }),
  "garbage-truck": rowOf(garbageTruck, { scale: 2.2 }),
  "bin-lorry": rowOf(garbageTruck, { scale: 2.2 }),
  "recycling-truck": rowOf(garbageTruck, { scale: 2.2 }),
  "snow-plow": rowOf(snowPlow, { scale: 2.1 }),
  carpet: largeThing(carpet, { scale: 1.7, half: 100, station: "floor" }),
  "magic-carpet": largeThing(carpet, { scale: 1.7, half: 100, station: "air", home: "air" }),
  "flying-carpet": largeThing(carpet, { scale: 1.7, half: 100, station: "air", home: "air" }),
  "time-machine": largeThing(timeMachine, { scale: 2.5, half: 66 }),
  stroller: largeThing(stroller, { scale: 1.7 }),
  pram: largeThing(stroller, { scale: 1.7 }),
  swing: largeThing(swing, { scale: 2.7, half: 64, seat: 34 }),
  swings: largeThing(swing, { scale: 2.7, half: 64, seat: 34 }),
  seesaw: largeThing(seesaw, { scale: 1.8, half: 96 }),
  "railway-track": smallThing(railwayTrack, { scale: 1.5, half: 90, grip: null }),
  "toy-cars": smallThing(toyCars, { scale: 1, half: 116, grip: null }),
  "toy-digger": smallThing((b) => [group(digger(b), { scale: 0.6 })], { scale: 1, half: 60 }),
};
