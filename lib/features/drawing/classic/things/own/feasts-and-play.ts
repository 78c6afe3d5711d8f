import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
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
import { flame, shine } from "@/lib/features/drawing/classic/props/lights";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

/** Eight candles and the one that lights them. */
const menorah: PropDrawing = (b) => {
  const gold = b.tone("#d9a94a");
  const arms = [10, 22, 34, 46]
    .map((x) => `M${-x} -60Q${-x} ${-28 + x * 0.1} 0 -26Q${x} ${-28 + x * 0.1} ${x} -60`)
    .join("");
  return [
    stroke(arms, gold, 4),
    stroke("M0 -70L0 -6", gold, 6),
    shape("M-26 0Q-22 -10 0 -12Q22 -10 26 0Z", gold),
    ...[-46, -34, -22, -10, 10, 22, 34, 46].map((x) =>
      box([x - 2.5, -76], [5, 16], b.tone("#7fb6d6"), { rx: 2 }),
    ),
    box([-3, -88], [6, 20], b.tone("#fbf3e0"), { rx: 2 }),
    ...[-46, -34, -22, -10, 10, 22, 34, 46].map((x) => flame(x, -77, 0.26)),
    flame(0, -89, 0.3),
  ];
};

/** The oldest is a stub, since each has burned for a song every year, and the new one is whole. */
const BIRTHDAY_CANDLES = [
  { height: 9, wax: "#4c93c4" },
  { height: 18, wax: "#f1bd4a" },
  { height: 28, wax: "#8868b8" },
  { height: 39, wax: "#5f9a5a" },
  { height: 56, wax: "#d24f40" },
] as const;
const APART = 17;

/** @param isLit whether the candle burns that stands so many places before the new one */
const birthdayCandles = (b: Brush, foot: number, isLit: (before: number) => boolean): Mark[] =>
  BIRTHDAY_CANDLES.flatMap(({ height, wax }, at) => {
    const x = (at - 2) * APART;
    const top = foot - height;
    return [
      stroke(`M${x} ${top}L${x} ${top - 5}`, "#5b3a3a", 2),
      box([x - 3.5, top], [7, height + 4], b.tone(wax), { rx: 2.5 }),
      ...(isLit(BIRTHDAY_CANDLES.length - 1 - at) ? [flame(x, top - 3, 0.34)] : []),
    ];
  });

/** Nothing with candles stands on the floor. */
const onTable = (b: Brush, marks: Mark[]): Mark[] => {
  const wood = b.tone("#a9713f");
  const cloth = b.tone("#7fb6d6");
  return [
    stroke("M-72 -64L-76 0M72 -64L76 0", wood, 11),
    box([-92, -76], [184, 14], wood, { rx: 5 }),
    shape(
      "M-84 -78L84 -78L84 -56Q70 -44 56 -56Q42 -44 28 -56Q14 -44 0 -56Q-14 -44 -28 -56Q-42 -44 -56 -56Q-70 -44 -84 -56Z",
      cloth,
    ),
    oval([0, -79], [86, 7], lift(cloth, 0.3)),
    group(marks, { x: 0, y: -76, scale: 1.15 }),
  ];
};

const candleTin: PropDrawing = (b) => {
  const tin = b.tone("#d9a94a");
  return onTable(b, [
    oval([0, -34], [50, 9], dim(tin, 0.35)),
    ...birthdayCandles(b, -32, () => false),
    shape("M-50 -34Q0 -18 50 -34L46 -4Q0 8 -46 -4Z", tin),
    stroke("M-49 -24Q0 -8 49 -24", lift(tin, 0.45), 4),
    stroke("M-47 -10Q0 4 47 -10", dim(tin, 0.2), 3),
  ]);
};

/** @param isLit as for its candles */
const candleCake =
  (isLit: (before: number) => boolean): PropDrawing =>
  (b) =>
    onTable(b, [
      ...(isLit(0) ? [shine(b, -96, 70)] : []),
      oval([0, -4], [66, 11], b.tone("#e6e3ee")),
      ...birthdayCandles(b, -48, isLit),
      box([-52, -48], [104, 44], b.tone("#e8b07a"), { rx: 8 }),
      shape(
        "M-54 -46Q-54 -55 -44 -55L44 -55Q54 -55 54 -46L54 -34Q43 -22 34 -36Q23 -20 11 -36Q0 -22 -12 -36Q-23 -20 -34 -36Q-44 -24 -54 -34Z",
        b.tone("#fff3e4"),
      ),
      ...[-28, 0, 28].map((x) => disc(x, -14, 4, b.tone("#d24f40"))),
    ]);

const dreidel: PropDrawing = (b) => {
  const blue = b.tone("#4c7fc4");
  return [
    box([-5, -98], [10, 30], b.tone("#8b5c3b"), { rx: 4 }),
    shape("M-36 -70L36 -70L36 -30L0 0L-36 -30Z", blue),
    shape("M10 -70L36 -70L36 -30L0 0L10 -32Z", dim(blue, 0.2)),
    stroke("M-22 -58L-22 -38M-22 -58L-4 -58L-4 -38", lift(blue, 0.6), 5),
  ];
};

const eidLantern: PropDrawing = (b) => {
  const brass = b.tone("#d9a94a");
  return [
    disc(0, -50, 62, b.glow("#ffd98c", 0.4 + b.light.darkness * 0.4)),
    disc(0, -118, 9, "none", { stroke: brass, "stroke-width": 5 }),
    shape("M-24 -84Q-18 -108 0 -110Q18 -108 24 -84Z", brass),
    shape("M-34 -76L34 -76L40 -66L-40 -66Z", dim(brass, 0.15)),
    shape("M-36 -66L36 -66L28 -14L-28 -14Z", b.tone("#6f6aa5")),
    shape("M-28 -62L-6 -62L-6 -18L-23 -18Z", "#ffe3a0"),
    shape("M6 -62L28 -62L23 -18L6 -18Z", "#ffd07a"),
    shape("M-17 -40l7 -10 7 10 -7 10ZM10 -40l7 -10 7 10 -7 10Z", b.tone("#d24f40")),
    shape("M-34 -14L34 -14L26 0L-26 0Z", brass),
  ];
};

const sweets: PropDrawing = (b) => [
  oval([0, -8], [66, 13], b.tone("#7fb6d6")),
  oval([0, -11], [56, 9], b.tone("#d6ecf3")),
  ...[-34, -12, 12, 34].map((x) => shape(`M${x} -30l15 9 -15 9 -15 -9Z`, b.tone("#d9994a"))),
  ...[-22, 0, 22].map((x) => shape(`M${x} -46l15 9 -15 9 -15 -9Z`, b.tone("#e8b566"))),
  ...[-11, 11].map((x) => disc(x, -54, 11, b.tone("#f3b8c4"))),
  disc(0, -70, 11, b.tone("#f6efd8")),
  ...[-34, -12, 12, 34, -22, 0, 22].map((x, i) => disc(x, i < 4 ? -22 : -38, 3, b.tone("#7a9a56"))),
];

const easterEgg: PropDrawing = (b) => [
  shape(
    "M0 -88C28 -88 40 -52 38 -32C36 -10 20 0 0 0C-20 0 -36 -10 -38 -32C-40 -52 -28 -88 0 -88Z",
    b.tone("#8fc0e0"),
  ),
  shape(
    "M-37 -40L-25 -52L-12 -40L0 -52L12 -40L25 -52L37 -40L38 -28L25 -40L12 -28L0 -40L-12 -28L-25 -40L-38 -28Z",
    b.tone("#f6d34a"),
  ),
  ...[-16, 0, 16].map((x) => disc(x, -68 + Math.abs(x) * 0.2, 5, b.tone("#e2674f"))),
  ...[-20, 0, 20].map((x) => disc(x, -14, 5, b.tone("#8868b8"))),
];

const piano: PropDrawing = (b) => {
  const wood = b.tone("#7a4a2f");
  return [
    box([-76, -118], [152, 116], wood, { rx: 6 }),
    box([-80, -124], [160, 12], lift(wood, 0.16), { rx: 5 }),
    box([-62, -104], [124, 34], dim(wood, 0.2), { rx: 4 }),
    box([-24, -102], [48, 32], b.tone("#fff6e0"), { rx: 2 }),
    stroke("M-18 -94L18 -94M-18 -86L18 -86M-18 -78L10 -78", b.tone("#8a8fa3"), 2.4),
    box([-82, -64], [164, 12], lift(wood, 0.1), { rx: 3 }),
    box([-74, -60], [148, 15], b.tone("#fbf8f0"), { rx: 2 }),
    ...times(14, (i) => box([-68 + i * 10, -60], [5, 9], b.tone("#2f2a3c"))),
    box([-80, -46], [12, 46], dim(wood, 0.12)),
    box([68, -46], [12, 46], dim(wood, 0.12)),
    box([-14, -8], [28, 5], b.tone("#d9a94a"), { rx: 2 }),
  ];
};

const armbands: PropDrawing = (b) =>
  [-32, 32].flatMap((x) => [
    box([x - 27, -58], [54, 58], b.tone("#f08a3c"), { rx: 22 }),
    oval([x, -50], [25, 10], b.tone("#f6b45a")),
    oval([x, -50], [14, 5], b.tone("#a8552a")),
    shape(`M${x} -32l4 8 9 1 -6.5 6 1.5 9 -8 -4 -8 4 1.5 -9 -6.5 -6 9 -1Z`, b.tone("#fff3da")),
  ]);

const postcard: PropDrawing = (b) => [
  group(
    [
      box([-60, -44], [120, 84], b.tone("#fffaf0"), { rx: 5 }),
      box([-53, -37], [106, 70], b.tone("#8fc8e6"), { rx: 3 }),
      shape("M-53 10Q-20 -10 10 8Q34 0 53 8L53 33L-53 33Z", b.tone("#f0d9a0")),
      shape("M-53 4Q0 -8 53 4L53 14Q0 2 -53 14Z", b.tone("#4c93c4")),
      disc(30, -18, 11, b.tone("#f6d34a")),
      shape("M-30 10L-30 -20L-8 4Z", b.tone("#fbf6ea")),
      shape("M-40 10L0 10L-8 20L-32 20Z", b.tone("#c8553f")),
    ],
    { y: -44, turn: -6 },
  ),
];

const zoo: PropDrawing = (b) => {
  const stone = b.tone("#c9b48f");
  return [
    box([-92, -104], [34, 104], stone, { rx: 4 }),
    box([58, -104], [34, 104], stone, { rx: 4 }),
    box([-98, -112], [46, 12], dim(stone, 0.12), { rx: 4 }),
    box([52, -112], [46, 12], dim(stone, 0.12), { rx: 4 }),
    shape("M-64 -100Q0 -160 64 -100L64 -78Q0 -134 -64 -78Z", b.tone("#5f8a4a")),
    ...times(7, (i) =>
      stroke(`M${-48 + i * 16} 0L${-48 + i * 16} ${-84 - (3 - Math.abs(3 - i)) * 7}`, b.tone("#4c4a5c"), 4),
    ),
    stroke("M-56 -20L56 -20M-56 -56L56 -56", b.tone("#4c4a5c"), 4),
    oval([0, -112], [17, 14], b.tone("#e8a33d")),
    disc(0, -112, 9, b.tone("#f6d79a")),
    disc(-4, -114, 1.8, "#3a2a30"),
    disc(4, -114, 1.8, "#3a2a30"),
    disc(-75, -120, 9, b.tone("#e2674f")),
    disc(75, -120, 9, b.tone("#e2674f")),
  ];
};

const barn: PropDrawing = (b) => {
  const red = b.tone("#b5483c");
  const white = b.tone("#f6efe2");
  return [
    shape("M-70 0L-70 -62L-44 -100L0 -122L44 -100L70 -62L70 0Z", red),
    stroke("M-78 -58L-46 -102L0 -126L46 -102L78 -58", b.tone("#5a4a52"), 10),
    box([-30, -60], [60, 60], dim(red, 0.15)),
    stroke("M-30 0L-30 -60L30 -60L30 0M-30 -60L30 0M30 -60L-30 0", white, 5),
    box([-14, -96], [28, 22], b.tone("#4a3a3a"), { rx: 3 }),
    stroke("M-14 -96L14 -96L14 -74L-14 -74Z", white, 4),
  ];
};

const puddle: PropDrawing = (b) => {
  const water = b.tone("#7fb6d6");
  return [
    shape("M-86 -8Q-80 -24 -34 -22Q6 -32 44 -22Q92 -20 84 -4Q70 10 10 6Q-70 12 -86 -8Z", water),
    stroke("M-48 -10Q-20 -16 6 -11M20 -2Q40 -6 56 -3", lift(water, 0.6), 4),
  ];
};

const bin =
  (colour: string): PropDrawing =>
  (b) => {
    const body = b.tone(colour);
    return [
      shape("M-36 -84L36 -84L28 0L-28 0Z", body),
      shape("M-42 -84Q-40 -98 0 -98Q40 -98 42 -84Z", dim(body, 0.16)),
      stroke("M-8 -40L0 -54L8 -40M14 -34L8 -22L-6 -22M-14 -34L-10 -24", lift(body, 0.7), 5),
      stroke("M-30 -74L-24 -10", lift(body, 0.25), 4),
    ];
  };

const pumpkin: PropDrawing = (b) => {
  const skin = b.tone("#ec8a35");
  return [
    stroke("M0 -66Q-2 -84 12 -88", b.tone("#6f8a4a"), 10),
    oval([-30, -34], [30, 33], dim(skin, 0.1)),
    oval([30, -34], [30, 33], dim(skin, 0.1)),
    oval([0, -34], [30, 35], skin),
    stroke("M-12 -62Q-20 -34 -12 -6M12 -62Q20 -34 12 -6", dim(skin, 0.16), 3),
  ];
};

const sandcastle: PropDrawing = (b) => {
  const sand = b.tone("#e8c88a");
  return [
    shape("M-84 0Q-60 -20 0 -20Q60 -20 84 0Z", dim(sand, 0.08)),
    ...[-44, 44].map((x) =>
      shape(`M${x - 22} -10L${x - 18} -62l8 0 0 8 6 0 0 -8 8 0 0 8 6 0 0 -8 8 0L${x + 22} -10Z`, sand),
    ),
    shape("M-28 -10L-24 -90l10 0 0 10 8 0 0 -10 12 0 0 10 8 0 0 -10 10 0L28 -10Z", lift(sand, 0.12)),
    shape("M-10 -10L-10 -32Q0 -46 10 -32L10 -10Z", dim(sand, 0.3)),
    stroke("M0 -90L0 -122", b.tone("#8b5c3b"), 3),
    shape("M0 -122L24 -114L0 -104Z", b.tone("#d24f40")),
  ];
};

const blocks: PropDrawing = (b) =>
  [
    [-36, 0, "#e2674f"],
    [0, 0, "#4c93c4"],
    [36, 0, "#f1bd4a"],
    [-18, 34, "#7a9a56"],
    [18, 34, "#8868b8"],
    [0, 68, "#e2674f"],
  ].map(([x, y, colour]) =>
    group(
      [
        box([-16, -33], [32, 33], b.tone(String(colour)), { rx: 4 }),
        stroke("M-10 -27L8 -27", lift(b.tone(String(colour)), 0.5), 3),
      ],
      { x: Number(x), y: -Number(y) },
    ),
  );

const scarecrow: PropDrawing = (b) => [
  stroke("M0 0L0 -110M-52 -82L52 -82", b.tone("#8b5c3b"), 7),
  shape("M-48 -92L48 -92L46 -72L24 -70L28 -30L-28 -30L-24 -70L-46 -72Z", b.tone("#c8553f")),
  stroke(
    "M-48 -88l-14 -4M-48 -80l-14 2M48 -88l14 -4M48 -80l14 2M-22 -30l-4 12M0 -30l0 12M22 -30l4 12",
    b.tone("#e8c25a"),
    4,
  ),
  disc(0, -112, 20, b.tone("#e8cf9a")),
  disc(-6, -114, 2.6, "#3a2a30"),
  disc(7, -114, 2.6, "#3a2a30"),
  stroke("M-8 -104Q0 -98 8 -104", "#8a4a35", 2.6),
  shape("M-30 -122Q0 -134 30 -122L16 -126Q12 -150 0 -150Q-12 -150 -16 -126Z", b.tone("#b58f4a")),
];

const windmill: PropDrawing = (b) => [
  shape("M-30 0L-18 -86Q0 -100 18 -86L30 0Z", b.tone("#f0e3c8")),
  shape("M-22 -84Q0 -112 22 -84Z", b.tone("#b5533c")),
  box([-9, -26], [18, 26], b.tone("#8b5c3b"), { rx: 4 }),
  ...[20, 110, 200, 290].map((turn) =>
    group([stroke("M0 0L0 -62", b.tone("#8b5c3b"), 4), box([2, -60], [15, 42], b.tone("#fbf3e0"))], {
      y: -84,
      turn,
    }),
  ),
  disc(0, -84, 5, b.tone("#5a4a4a")),
];

const igloo: PropDrawing = (b) => {
  const snow = b.tone("#e9f1f8");
  return [
    shape("M-76 0Q-76 -84 0 -84Q76 -84 76 0Z", snow),
    stroke(
      "M-74 -26L74 -26M-62 -54L62 -54M-40 -82L-40 -54M0 -84L0 -54M40 -82L40 -54M-22 -54L-22 -26M22 -54L22 -26M-56 -54L-56 -26M56 -54L56 -26",
      dim(snow, 0.12),
      3,
    ),
    shape("M-28 0L-28 -26Q-28 -50 0 -50Q28 -50 28 -26L28 0Z", dim(snow, 0.14)),
    shape("M-18 0L-18 -24Q-18 -40 0 -40Q18 -40 18 -24L18 0Z", b.tone("#4a5a7a")),
  ];
};

const wateringCan: PropDrawing = (b) => {
  const tin = b.tone("#5f9a8a");
  return [
    stroke("M-28 -50Q-64 -50 -56 -20Q-50 -6 -28 -10M-14 -60Q0 -86 18 -60", dim(tin, 0.2), 7),
    shape("M-30 -60L26 -60L30 0L-34 0Z", tin),
    shape("M26 -28L60 -64L66 -58L30 -12Z", dim(tin, 0.1)),
    shape("M54 -72L78 -54L72 -48L50 -64Z", dim(tin, 0.25)),
  ];
};

const trampoline: PropDrawing = (b) => [
  stroke("M-70 -34L-78 0M70 -34L78 0M-30 -28L-32 0M30 -28L32 0", b.tone("#8a8fa3"), 6),
  oval([0, -36], [88, 20], b.tone("#4c7fb8")),
  oval([0, -38], [70, 13], b.tone("#3a3648")),
];

const ON_TABLE = { scale: 1.05, half: 94, grip: null } as const;

export const FEASTS_AND_PLAY: OwnThings = {
  menorah: smallThing(menorah, { scale: 1.1, half: 52, grip: [0, -20] }),
  hanukkiah: smallThing(menorah, { scale: 1.1, half: 52, grip: [0, -20] }),
  "candle-tin": smallThing(candleTin, ON_TABLE),
  "candle-cake": smallThing(
    candleCake(() => false),
    ON_TABLE,
  ),
  "lit-candle-cake": smallThing(
    candleCake(() => true),
    ON_TABLE,
  ),
  "last-candle-cake": smallThing(
    candleCake((before) => before === 0),
    ON_TABLE,
  ),
  dreidel: smallThing(dreidel, { scale: 0.6, half: 40 }),
  "eid-lantern": smallThing(eidLantern, { scale: 0.85, half: 44, grip: [0, -118], grasp: "hand" }),
  fanous: smallThing(eidLantern, { scale: 0.85, half: 44, grip: [0, -118], grasp: "hand" }),
  "eid-sweets": smallThing(sweets, { scale: 0.9, half: 66, grip: [0, -8] }),
  "plate-of-sweets": smallThing(sweets, { scale: 0.9, half: 66, grip: [0, -8] }),
  "easter-egg": smallThing(easterEgg, { scale: 0.62, half: 40 }),
  piano: largeThing(piano, { scale: 2, half: 82 }),
  armbands: smallThing(armbands, { scale: 0.75, half: 62, grip: [0, -28] }),
  "water-wings": smallThing(armbands, { scale: 0.75, half: 62, grip: [0, -28] }),
  postcard: smallThing(postcard, { scale: 0.7, half: 62, grip: [0, -40] }),
  zoo: largeThing(zoo, { scale: 2.6, half: 98 }),
  barn: largeThing(barn, { scale: 3, half: 78 }),
  puddle: smallThing(puddle, { scale: 1.5, half: 86, grip: null }),
  "recycling-bin": smallThing(bin("#5f9a5a"), { scale: 1.5, half: 44, grip: null }),
  "trash-can": smallThing(bin("#7f8799"), { scale: 1.5, half: 44, grip: null }),
  pumpkin: smallThing(pumpkin, { scale: 0.95, half: 60, grip: [0, -30] }),
  sandcastle: smallThing(sandcastle, { scale: 1, half: 84, grip: null }),
  blocks: smallThing(blocks, { scale: 1.1, half: 54, grip: null }),
  "building-blocks": smallThing(blocks, { scale: 1.1, half: 54, grip: null }),
  "block-tower": largeThing(blocks, { scale: 1.7, half: 54 }),
  scarecrow: largeThing(scarecrow, { scale: 2, half: 62 }),
  windmill: largeThing(windmill, { scale: 2.8, half: 60 }),
  igloo: largeThing(igloo, { scale: 2.2, half: 78 }),
  "watering-can": smallThing(wateringCan, { scale: 0.9, half: 66, grip: [2, -72], grasp: "hand" }),
  trampoline: largeThing(trampoline, { scale: 2, half: 88 }),
};
