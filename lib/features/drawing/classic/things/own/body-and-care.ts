import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

const plasterCast: PropDrawing = (b) => {
  const plaster = b.tone("#8fc48a");
  const skin = b.tone("#d9a27a");
  return [
    stroke("M-40 -18L42 -18", skin, 30),
    disc(46, -22, 17, skin),
    stroke("M50 -34L62 -48M56 -24L72 -30M54 -14L68 -10", skin, 11),
    shape("M-56 -40L28 -40Q36 -40 36 -30L36 -8Q36 2 28 2L-56 2Z", plaster),
    stroke("M-44 -40L-44 2M-24 -40L-24 2M-4 -40L-4 2M16 -40L16 2", dim(plaster, 0.12), 3),
    shape("M-32 -24l4 8 9 1-6.5 6 1.5 9-8-4-8 4 1.5-9-6.5-6 9-1Z", b.tone("#f6d34a")),
    shape("M6 -14C-6 -24 0 -32 6 -26C12 -32 18 -24 6 -14Z", b.tone("#d24f40")),
  ];
};

const inhaler: PropDrawing = (b) => {
  const blue = b.tone("#4c93c4");
  return [
    box([-22, -92], [34, 46], b.tone("#c3c8d1"), { rx: 8 }),
    box([-18, -98], [26, 12], b.tone("#e6e9ee"), { rx: 5 }),
    shape("M-28 -74L18 -74L18 -34L44 -20Q50 -16 46 -8L40 0L-16 0Q-28 0 -28 -12Z", blue),
    shape("M22 -30L48 -18L40 0L16 0Z", dim(blue, 0.25)),
    stroke("M-20 -64L-20 -16", lift(blue, 0.4), 5),
  ];
};

const hearingAid: PropDrawing = (b) => {
  const shell = b.tone("#d9a27a");
  return [
    shape(
      "M-30 -90C4 -104 34 -84 34 -48C34 -22 18 0 -4 0C-20 0 -26 -14 -14 -22C6 -30 12 -56 -8 -66Q-32 -70 -30 -90Z",
      b.tone("#4c93c4"),
    ),
    shape("M-24 -86C4 -96 24 -80 26 -52C16 -76 -2 -80 -20 -76Z", b.tone("#8fc0e0")),
    stroke("M-28 -82C-58 -78 -54 -40 -40 -28", "#e9f2f6", 6, { opacity: 0.9 }),
    disc(-38, -22, 13, shell),
    disc(-38, -22, 5, dim(shell, 0.35)),
    disc(14, -30, 4, b.tone("#7ac47a")),
  ];
};

const pacifier: PropDrawing = (b) => {
  const ring = b.tone("#f2b84b");
  const shield = b.tone("#6fb0c9");
  return [
    stroke("M-2 -4A24 24 0 1 0 -2 -52", ring, 9),
    shape("M10 -66C34 -70 40 -40 30 -28C40 -16 34 14 10 10C0 0 0 -56 10 -66Z", shield),
    disc(12, -28, 10, lift(shield, 0.4)),
    shape("M30 -42C44 -44 46 -50 58 -48C76 -44 76 -12 58 -8C46 -6 44 -12 30 -14Z", b.tone("#e3c7a0")),
    stroke("M52 -40Q62 -38 64 -30", lift(b.tone("#e3c7a0"), 0.5), 4),
  ];
};

const slipper: PropDrawing = (b) => {
  const felt = b.tone("#e8604f");
  const wool = b.tone("#f3e6d0");
  return [
    shape("M-66 -6C-70 -34 -58 -46 -40 -44C-20 -42 0 -52 22 -56C54 -58 70 -30 68 -6Z", felt),
    stroke("M-66 -6C-70 -34 -58 -46 -40 -44C-20 -42 0 -52 22 -56C54 -58 70 -30 68 -6", dim(felt, 0.35), 4),
    oval([-36, -40], [32, 13], wool),
    oval([-34, -38], [22, 8], dim(wool, 0.35)),
    stroke("M-66 -6L68 -6", dim(felt, 0.3), 9),
    disc(34, -56, 12, wool),
    stroke("M10 -44Q36 -50 54 -26", lift(felt, 0.25), 4),
  ];
};

const sweater: PropDrawing = (b) => {
  const wool = b.tone("#8a6242");
  return [
    shape("M-34 -84L-62 -66L-78 -10L-56 -4L-42 -48Z", dim(wool, 0.1)),
    shape("M34 -84L62 -66L78 -10L56 -4L42 -48Z", dim(wool, 0.1)),
    shape("M-38 -86L-16 -90Q0 -76 16 -90L38 -86L44 0L-44 0Z", wool),
    stroke("M-16 -90Q0 -74 16 -90", lift(wool, 0.3), 7),
    stroke("M-42 -5L42 -5M-76 -10L-58 -4M76 -10L58 -4", lift(wool, 0.22), 8),
    stroke("M-22 -60L-22 -18M0 -64L0 -18M22 -60L22 -18", lift(wool, 0.14), 4),
    disc(-63, -38, 8, b.tone("#c58b52")),
    disc(63, -38, 8, b.tone("#c58b52")),
  ];
};

const whiteCane: PropDrawing = (b) => [
  stroke("M-30 -150L26 -6", b.tone("#f6f3ee"), 7),
  stroke("M8 -52L20 -22", b.tone("#d24f40"), 7),
  stroke("M-32 -154L-22 -130", b.tone("#3a3648"), 10),
  stroke("M-32 -154Q-46 -146 -42 -132", b.tone("#3a3648"), 3),
  disc(27, -5, 7, b.tone("#d9dde6")),
];

const potty: PropDrawing = (b) => {
  const plastic = b.tone("#7fb6d6");
  return [
    shape("M-46 -40L-40 -96Q-38 -102 -30 -102L-8 -102Q-2 -80 -8 -56Z", plastic),
    shape("M-54 -46L54 -46Q52 -4 40 0L-40 0Q-52 -4 -54 -46Z", lift(plastic, 0.1)),
    oval([0, -48], [56, 15], lift(plastic, 0.35)),
    oval([0, -47], [38, 9], dim(plastic, 0.35)),
    shape("M44 -52Q66 -60 62 -40L52 -34Z", plastic),
  ];
};

const vetKit: PropDrawing = (b) => {
  const green = b.tone("#5f9a7a");
  return [
    stroke("M-22 -66Q-22 -88 0 -88Q22 -88 22 -66", dim(green, 0.35), 8),
    box([-54, -68], [108, 68], green, { rx: 12 }),
    box([-54, -46], [108, 7], dim(green, 0.2)),
    disc(0, -32, 22, b.tone("#fbf6ea")),
    oval([0, -26], [9, 7], green),
    ...[-12, -4.5, 4.5, 12].map((x, i) => disc(x, i === 0 || i === 3 ? -36 : -42, 4, green)),
  ];
};

const hospitalBed: PropDrawing = (b) => {
  const steel = b.tone("#b9c2cf");
  return [
    stroke("M-84 -92L-84 -8M84 -62L84 -8", steel, 8),
    stroke("M-84 -80L-84 -60M84 -56L84 -40", dim(steel, 0.2), 12),
    box([-84, -34], [168, 12], dim(steel, 0.15), { rx: 5 }),
    shape("M-80 -36L-80 -46L-44 -66Q-36 -70 -28 -62L-4 -48L80 -48L80 -36Z", b.tone("#f6f3ea")),
    shape("M-12 -54Q30 -62 82 -54L82 -34L-20 -34Z", b.tone("#7fb6a9")),
    shape("M-72 -58Q-68 -78 -46 -74L-34 -66L-62 -50Z", b.tone("#fffaf0")),
    stroke("M-10 -36L-10 -54L36 -54L36 -36", steel, 5),
    ...[-70, 70].map((x) => disc(x, -7, 8, b.tone("#4c4a5c"))),
  ];
};

const toothpaste: PropDrawing = (b) => {
  const tube = b.tone("#f6f3ee");
  return [
    shape("M-60 -44L34 -38L34 -8L-60 -2Z", tube),
    shape("M-60 -30L34 -27L34 -18L-60 -14Z", b.tone("#4fb0c4")),
    box([-68, -46], [10, 46], b.tone("#d9dde6"), { rx: 3 }),
    box([34, -32], [18, 18], b.tone("#d24f40"), { rx: 4 }),
  ];
};

const pillow: PropDrawing = (b) => {
  const cotton = b.tone("#f3eee6");
  return [
    shape("M-60 -52Q0 -66 60 -52Q70 -30 60 -4Q0 8 -60 -4Q-70 -30 -60 -52Z", cotton),
    shape("M-60 -4Q0 -18 60 -4Q0 8 -60 -4Z", dim(cotton, 0.12)),
    stroke("M-48 -44Q-30 -34 -22 -40M48 -44Q34 -32 24 -38", dim(cotton, 0.14), 4),
  ];
};

const towel: PropDrawing = (b) => {
  const cloth = b.tone("#7fb6d6");
  return [
    box([-52, -46], [104, 46], cloth, { rx: 16 }),
    stroke("M-52 -24L52 -24", dim(cloth, 0.2), 4),
    stroke("M-30 -46L-30 0M-18 -46L-18 0", b.tone("#fff3da"), 6),
  ];
};

const glassOfWater: PropDrawing = (b) => [
  shape("M-30 -84L30 -84L24 -4Q24 0 18 0L-18 0Q-24 0 -24 -4Z", b.tone("#dcecf2"), { opacity: 0.8 }),
  shape("M-28 -58Q0 -52 28 -58L23 -8L-23 -8Z", b.tone("#8fc8e6")),
  stroke("M-18 -74L-14 -16", "#ffffff", 5, { opacity: 0.8 }),
];

const crib: PropDrawing = (b) => {
  const wood = b.tone("#d9b98a");
  return [
    box([-66, -28], [132, 12], b.tone("#f6efe2"), { rx: 4 }),
    shape("M-60 -40Q0 -48 60 -40L60 -26L-60 -26Z", b.tone("#a9c4ea")),
    ...times(8, (i) => stroke(`M${-56 + i * 16} -78L${-56 + i * 16} -14`, wood, 5)),
    stroke("M-66 -80L66 -80M-66 -14L66 -14", dim(wood, 0.08), 9),
    stroke("M-66 -92L-66 0M66 -92L66 0", dim(wood, 0.16), 10),
  ];
};

/** A bed with a roof of glass and two round windows for hands; whoever lies in it is under a blanket and a hat. */
const incubator: PropDrawing = (b) => {
  const steel = b.tone("#b9c2cf");
  return [
    stroke("M-56 -30L-56 -8M56 -30L56 -8", dim(steel, 0.15), 8),
    box([-76, -44], [152, 18], b.tone("#f1f2f4"), { rx: 6 }),
    box([-66, -39], [34, 8], b.tone("#8fe0a8"), { rx: 3 }),
    box([-70, -58], [140, 15], b.tone("#fffaf0"), { rx: 6 }),
    disc(-38, -66, 12, b.tone("#e2b08c")),
    shape("M-51 -67Q-52 -82 -38 -82Q-27 -81 -27 -71Q-38 -77 -51 -67Z", b.tone("#f1bd4a")),
    shape("M-30 -58Q-28 -74 0 -73Q26 -71 34 -58Z", b.tone("#7fb6a9")),
    shape("M-74 -44L-74 -92Q-72 -104 -58 -106L58 -106Q72 -104 74 -92L74 -44Z", b.tone("#dcecf2"), {
      opacity: 0.35,
    }),
    shape("M-74 -44L-74 -92Q-72 -104 -58 -106L58 -106Q72 -104 74 -92L74 -44Z", "none", {
      stroke: steel,
      "stroke-width": 4,
    }),
    ...[-14, 40].map((x) => disc(x, -86, 13, "none", { stroke: lift(steel, 0.3), "stroke-width": 5 })),
    stroke("M-62 -98L-30 -98", "#ffffff", 4, { opacity: 0.8 }),
    ...[-56, 56].map((x) => disc(x, -5, 6, b.tone("#4c4a5c"))),
  ];
};

/** For a head as small as a fist. */
const babyHat: PropDrawing = (b) => {
  const wool = b.tone("#f1bd4a");
  return [
    shape("M-34 -16Q-40 -66 0 -68Q40 -66 34 -16Z", wool),
    stroke("M-18 -22Q-20 -50 -8 -64M0 -22L0 -66M18 -22Q20 -50 8 -64", dim(wool, 0.12), 4),
    box([-40, -20], [80, 20], lift(wool, 0.3), { rx: 9 }),
    disc(0, -72, 11, lift(wool, 0.45)),
  ];
};

const table: PropDrawing = (b) => {
  const wood = b.tone("#b5763f");
  return [
    stroke("M-62 -60L-66 0M62 -60L66 0M-40 -60L-42 -12M40 -60L42 -12", dim(wood, 0.2), 9),
    box([-80, -70], [160, 15], wood, { rx: 6 }),
    stroke("M-72 -66L72 -66", lift(wood, 0.3), 3),
  ];
};

const flour: PropDrawing = (b) => {
  const sack = b.tone("#f0e6d2");
  return [
    oval([34, -4], [44, 8], b.tone("#fbf8f0")),
    shape("M-36 -78Q-44 -30 -40 -2Q0 6 40 -2Q44 -30 36 -78Z", sack),
    shape("M-36 -78Q-30 -96 -40 -104Q0 -92 40 -104Q30 -96 36 -78Q0 -68 -36 -78Z", dim(sack, 0.12)),
    stroke(
      "M0 -18L0 -58M0 -46Q-14 -48 -16 -60M0 -46Q14 -48 16 -60M0 -32Q-14 -34 -16 -46M0 -32Q14 -34 16 -46",
      b.tone("#c99a4a"),
      5,
    ),
  ];
};

const stool: PropDrawing = (b) => [
  stroke("M-26 -52L-36 0M26 -52L36 0M-32 -24L32 -24", b.tone("#8b5c3b"), 8),
  oval([0, -56], [42, 12], b.tone("#c98f5a")),
];

const skeleton: PropDrawing = (b) => {
  const bone = b.tone("#f3ead2");
  return [
    stroke("M0 -78L0 -36", bone, 6),
    stroke("M-22 -70Q0 -62 22 -70M-20 -60Q0 -52 20 -60M-16 -50Q0 -43 16 -50", bone, 5),
    stroke("M-22 -72L-34 -46L-28 -22M22 -72L36 -50L44 -72", bone, 5),
    stroke("M-10 -34L-14 -16L-14 0M10 -34L14 -16L14 0M-14 0L-22 0M14 0L22 0", bone, 6),
    oval([0, -36], [14, 7], bone),
    shape(
      "M-22 -100Q-24 -124 0 -126Q24 -124 22 -100Q20 -92 12 -90L12 -82L-12 -82L-12 -90Q-20 -92 -22 -100Z",
      bone,
    ),
    disc(-8, -104, 5, b.tone("#4a3f5a")),
    disc(9, -104, 5, b.tone("#4a3f5a")),
    stroke("M-8 -90Q0 -86 8 -90", b.tone("#8a7f8f"), 2.5),
  ];
};

/** One that is turned on: the breeze comes from it. */
const electricFan: PropDrawing = (b) => {
  const steel = b.tone("#8f9aad");
  const blade = b.tone("#6fb0c8");
  return [
    shape("M-30 0Q-26 -12 0 -12Q26 -12 30 0Z", b.tone("#5a6480")),
    box([-5, -46], [10, 38], b.tone("#6c7690")),
    disc(0, -78, 40, b.tone("#eaf4f6")),
    ...[0, 120, 240].map((turn) =>
      shape("M0 -78C-16 -92 -18 -112 0 -114C14 -110 12 -92 0 -78Z", blade, {
        transform: `rotate(${turn} 0 -78)`,
      }),
    ),
    ...[16, 28].map((r) => disc(0, -78, r, "none", { stroke: steel, "stroke-width": 1.8 })),
    disc(0, -78, 40, "none", { stroke: steel, "stroke-width": 5 }),
    disc(0, -78, 8, b.tone("#5a6480")),
    stroke("M50 -98Q62 -104 74 -98M50 -78Q64 -84 80 -78M50 -58Q62 -64 74 -58", b.tone("#bcd9e4"), 4),
  ];
};

export const BODY_AND_CARE: OwnThings = {
  "plaster-cast": smallThing(plasterCast, { scale: 0.95, half: 62, grip: [-10, -18] }),
  cast: smallThing(plasterCast, { scale: 0.95, half: 62, grip: [-10, -18] }),
  "broken-arm": smallThing(plasterCast, { scale: 0.95, half: 62, grip: [-10, -18] }),
  inhaler: smallThing(inhaler, { scale: 0.66, half: 42, grasp: "hand" }),
  "hearing-aid": smallThing(hearingAid, { scale: 0.62, half: 46, grasp: "hand" }),
  "white-cane": smallThing(whiteCane, { scale: 1.25, half: 40, grip: [-26, -140], grasp: "hand" }),
  potty: smallThing(potty, { scale: 1.05, half: 58, grip: null, seat: 44 }),
  "vet-kit": smallThing(vetKit, { scale: 0.95, half: 54, grip: [0, -84], grasp: "hand" }),
  "doctors-bag": smallThing(vetKit, { scale: 0.95, half: 54, grip: [0, -84], grasp: "hand" }),
  "first-aid-kit": smallThing(vetKit, { scale: 0.9, half: 54, grip: [0, -84], grasp: "hand" }),
  "hospital-bed": largeThing(hospitalBed, { scale: 2.3, half: 90, seat: 48 }),
  toothpaste: smallThing(toothpaste, { scale: 0.62, half: 66, grip: [0, -22] }),
  pillow: smallThing(pillow, { scale: 0.9, half: 66, grip: [0, -26] }),
  pacifier: smallThing(pacifier, { scale: 0.5, half: 50, grip: [0, -28], grasp: "hand" }),
  slipper: smallThing(slipper, { scale: 0.85, half: 68, grip: [0, -30] }),
  sweater: smallThing(sweater, { scale: 1, half: 78, grip: [0, -40] }),
  towel: smallThing(towel, { scale: 0.8, half: 54, grip: [0, -22] }),
  glass: smallThing(glassOfWater, { scale: 0.6, half: 32, grasp: "hand" }),
  water: smallThing(glassOfWater, { scale: 0.6, half: 32, grasp: "hand" }),
  "glass-of-water": smallThing(glassOfWater, { scale: 0.6, half: 32, grasp: "hand" }),
  crib: largeThing(crib, { scale: 1.9, half: 72 }),
  cot: largeThing(crib, { scale: 1.9, half: 72 }),
  cradle: largeThing(crib, { scale: 1.7, half: 72 }),
  "baby-hat": smallThing(babyHat, { scale: 0.55, half: 42, grip: [0, -14], grasp: "hand" }),
  incubator: largeThing(incubator, { scale: 2, half: 80 }),
  table: largeThing(table, { scale: 2.1, half: 82 }),
  desk: largeThing(table, { scale: 2, half: 82 }),
  stool: largeThing(stool, { scale: 1.4, half: 44, station: "floor", seat: 56 }),
  fan: smallThing(electricFan, { scale: 1.05, half: 46, grip: null }),
  flour: smallThing(flour, { scale: 0.8, half: 60 }),
  skeleton: largeThing(skeleton, { scale: 2, half: 46 }),
};
