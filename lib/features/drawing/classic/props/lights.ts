import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { lift } from "@/lib/features/drawing/classic/paper/colour";
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
import type { PropDrawing } from "./draw-prop";

/** A pool of warm light; stronger the darker it is. */
export function shine(b: Brush, y: number, radius: number): Mark {
  const strength = 0.28 + b.light.darkness * 0.4;
  return disc(
    0,
    y,
    radius,
    b.halo([
      [0, "#ffe09a", strength],
      [0.45, "#ffcf7a", strength * 0.4],
      [1, "#ffc266", 0],
    ]),
  );
}

export function flame(x: number, y: number, scale: number): Mark {
  return group(
    [
      shape("M0 -46C16 -26 20 -14 14 -4Q8 4 0 4Q-8 4 -14 -4C-20 -16 -6 -22 0 -46Z", "#f79a3a"),
      shape("M0 -28C8 -16 11 -8 7 -2Q0 4 -7 -2C-11 -10 -3 -14 0 -28Z", "#ffe389"),
    ],
    { x, y, scale },
  );
}

export const lantern: PropDrawing = (b) => [
  shine(b, -48, 130),
  stroke("M-22 -86Q0 -122 22 -86", b.tone("#4c4a5c"), 6),
  shape("M-28 -84L28 -84L20 -96L-20 -96Z", b.tone("#5b596e")),
  box([-26, -84], [52, 70], "#ffe7a3", { rx: 6 }),
  flame(0, -22, 0.9),
  stroke("M-26 -84L-26 -14M26 -84L26 -14", b.tone("#4c4a5c"), 6),
  shape("M-34 -14L34 -14L30 0L-30 0Z", b.tone("#5b596e")),
  disc(0, -108, 6, b.tone("#5b596e")),
];

export const candle: PropDrawing = (b) => [
  shine(b, -76, 130),
  box([-15, -62], [30, 56], b.tone("#fff1d3"), { rx: 4 }),
  shape("M-15 -58Q-15 -66 -8 -64L15 -62L15 -44Q10 -36 8 -48Q0 -52 -2 -40Q-8 -32 -9 -48Z", b.tone("#f4dcae")),
  stroke("M0 -62L0 -72", "#5b3a3a", 3.5),
  flame(0, -72, 0.95),
  oval([0, -4], [38, 9], b.tone("#c98f3a")),
  stroke("M34 -8Q52 -24 44 -2", b.tone("#c98f3a"), 6),
];

export const lightBulb: PropDrawing = (b) => [
  shine(b, -60, 110),
  shape(
    "M0 -104C32 -104 42 -74 28 -54Q18 -42 17 -30L-17 -30Q-18 -42 -28 -54C-42 -74 -32 -104 0 -104Z",
    "#ffe58f",
  ),
  shape("M-16 -88Q-26 -78 -22 -64", "none", { stroke: "#fffbe6", "stroke-width": 6 }),
  stroke("M-8 -34L-10 -58L-3 -50L3 -50L10 -58L8 -34", "#e08a2f", 3.5),
  box([-16, -30], [32, 22], b.tone("#9aa2b1"), { rx: 4 }),
  stroke("M-16 -23L16 -19M-16 -15L16 -11", b.tone("#6c7486"), 3.5),
  shape("M-10 -8L10 -8L5 0L-5 0Z", b.tone("#5a6072")),
];

export const campfire: PropDrawing = (b) => [
  shine(b, -40, 210),
  ...times(7, (i) =>
    oval([-60 + i * 20, -2 + Math.abs(3 - i) * -3], [13, 9], b.tone(i % 2 === 0 ? "#8d8794" : "#77717f")),
  ),
  stroke("M-42 -6L34 -28M42 -6L-34 -28", b.tone("#7a4d31"), 15),
  disc(36, -28, 7, b.tone("#c99a66")),
  disc(-36, -28, 7, b.tone("#c99a66")),
  flame(-18, -18, 1.3),
  flame(20, -18, 1.2),
  flame(0, -16, 2),
];

export const star: PropDrawing = (b) => [
  shine(b, -48, 110),
  shape(
    "M0 -98Q4 -98 7 -92L18 -68L44 -65Q52 -63 46 -57L27 -39L33 -12Q34 -4 26 -8L0 -23L-26 -8Q-34 -4 -33 -12L-27 -39L-46 -57Q-52 -63 -44 -65L-18 -68L-7 -92Q-4 -98 0 -98Z",
    "#fbc84b",
  ),
  shape("M0 -86L10 -62L-12 -30L-26 -14L-22 -40L-38 -58L-14 -62Z", "#ffe08a", { opacity: 0.7 }),
  disc(-11, -52, 4.5, "#5b3a3a"),
  disc(11, -52, 4.5, "#5b3a3a"),
  stroke("M-8 -41Q0 -33 8 -41", "#5b3a3a", 3.4),
  oval([-19, -44], [6, 4], "#f2935c", { opacity: 0.7 }),
  oval([19, -44], [6, 4], "#f2935c", { opacity: 0.7 }),
];

export const moon: PropDrawing = (b) => [
  shine(b, -50, 120),
  shape("M18 -98A50 50 0 1 0 40 -20A42 42 0 0 1 18 -98Z", "#fde9a8"),
  shape("M18 -98A50 50 0 0 0 -34 -44A50 50 0 0 1 18 -98Z", "#fff6d6"),
  disc(-18, -30, 6, "#f0d27e"),
  disc(2, -14, 4, "#f0d27e"),
  stroke("M-20 -56Q-14 -50 -8 -56", "#8a6a3a", 3.4),
  stroke("M-20 -40Q-10 -32 -4 -40", "#8a6a3a", 3.4),
];

export const wand: PropDrawing = (b) => [
  group(
    [
      box([-4, -64], [8, 66], b.tone("#6b4a78"), { rx: 4 }),
      box([-4, -64], [8, 12], b.tone("#f4c04f"), { rx: 3 }),
    ],
    { turn: 20 },
  ),
  group(star(b), { x: 24, y: -50, scale: 0.55 }),
  ...times(4, (i) => disc(-14 + i * 22, -88 - (i % 2) * 26, 4 - (i % 2), "#ffe9a6")),
];

export const potion: PropDrawing = (b) => [
  shape("M-13 -92L13 -92L13 -62Q44 -48 40 -22Q38 0 14 0L-14 0Q-38 0 -40 -22Q-44 -48 -13 -62Z", "#dff0ee", {
    opacity: 0.75,
  }),
  shape("M-34 -40Q0 -48 34 -40Q44 -4 14 -3L-14 -3Q-44 -4 -34 -40Z", b.tone("#9a63c9")),
  oval([0, -41], [34, 6], lift(b.tone("#9a63c9"), 0.3)),
  disc(-12, -22, 6, "#e5c9f7", { opacity: 0.8 }),
  disc(10, -30, 4, "#e5c9f7", { opacity: 0.8 }),
  disc(6, -14, 3, "#e5c9f7", { opacity: 0.8 }),
  box([-17, -96], [34, 9], b.tone("#e8efe9"), { rx: 4 }),
  box([-11, -112], [22, 19], b.tone("#b98452"), { rx: 4 }),
  stroke("M-30 -34Q-36 -20 -28 -10", "#ffffff", 4, { opacity: 0.7 }),
  ...times(3, (i) => disc(-6 + i * 8, -124 - i * 12, 4 - i, "#d9b8f0")),
];

export const crystal: PropDrawing = (b) => {
  const violet = b.tone("#8f7be0");
  return [
    shine(b, -46, 90),
    shape("M-34 -6L-44 -40L-28 -62L-12 -40L-14 0Z", b.tone("#6cc0cf")),
    shape("M34 -6L46 -34L32 -54L14 -36L14 0Z", b.tone("#d58bd0")),
    shape("M-22 0L-26 -72L0 -108L26 -72L22 0Q0 6 -22 0Z", violet),
    shape("M-26 -72L0 -108L-2 4Q-14 4 -22 0Z", lift(violet, 0.45)),
    shape("M-26 -72L0 -62L26 -72L0 -108Z", lift(violet, 0.65), { opacity: 0.7 }),
  ];
};
