import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, oval, shape, stroke, times, turned } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "./draw-prop";

export const seedling: PropDrawing = (b) => [
  shape("M-34 -36L34 -36L26 0L-26 0Z", b.tone("#c46f45")),
  box([-39, -46], [78, 15], b.tone("#d98457"), { rx: 5 }),
  oval([0, -46], [32, 6], b.tone("#5e4031")),
  stroke("M0 -46Q-3 -66 2 -82", b.tone("#5f9147"), 6),
  shape("M0 -78Q-34 -74 -36 -104Q-6 -106 0 -78Z", b.tone("#7fb356")),
  shape("M2 -82Q10 -112 40 -106Q36 -76 2 -82Z", b.tone("#98c96a")),
];

export const flower: PropDrawing = (b) => {
  const petal = b.tone("#ee7f7a");
  return [
    stroke("M0 0Q-6 -30 0 -64", b.tone("#5f9147"), 6),
    shape("M-2 -18Q-32 -18 -34 -42Q-6 -42 -2 -18Z", b.tone("#7fb356")),
    shape("M-1 -28Q22 -30 28 -50Q4 -50 -1 -28Z", b.tone("#6da24c")),
    ...times(6, (i) =>
      oval([0, -94], [13, 19], i % 2 === 0 ? petal : lift(petal, 0.2), turned(i * 60, 0, -74)),
    ),
    disc(0, -74, 13, b.tone("#f4c04f")),
  ];
};

export const leaf: PropDrawing = (b) => [
  shape("M-6 -8Q-60 -40 -22 -84Q6 -106 44 -100Q54 -50 30 -24Q12 -6 -6 -8Z", b.tone("#d98a3d")),
  shape("M-6 -8Q-2 -60 44 -100Q54 -50 30 -24Q12 -6 -6 -8Z", b.tone("#e6a552")),
  stroke("M-18 6Q0 -50 40 -94M4 -42L-22 -52M18 -62L2 -78M8 -36L32 -42", b.tone("#a85f2b"), 4),
];

export const tree: PropDrawing = (b) => {
  const green = b.turf("#6f9e54");
  return [
    shape("M-12 0Q-8 -30 -10 -60L10 -60Q8 -30 14 0Z", b.tone("#7d5538")),
    disc(-30, -72, 30, dim(green, 0.14)),
    disc(30, -70, 30, dim(green, 0.14)),
    disc(0, -92, 38, green),
    disc(-12, -102, 20, lift(green, 0.25)),
    disc(20, -66, 16, green),
    disc(-18, -74, 4.5, b.tone("#d9533f")),
    disc(14, -88, 4.5, b.tone("#d9533f")),
    disc(28, -62, 4.5, b.tone("#d9533f")),
  ];
};

export const mushroom: PropDrawing = (b) => [
  shape("M-16 0Q-12 -24 -14 -44L14 -44Q12 -24 18 0Q0 6 -16 0Z", b.tone("#f6e7cd")),
  shape("M-50 -42Q-46 -94 0 -94Q46 -94 50 -42Q0 -28 -50 -42Z", b.tone("#d24f40")),
  shape("M-50 -42Q0 -28 50 -42Q0 -54 -50 -42Z", b.tone("#eec9a8")),
  disc(-20, -66, 9, b.tone("#fff3df")),
  disc(12, -76, 8, b.tone("#fff3df")),
  disc(30, -56, 6, b.tone("#fff3df")),
  shape("M26 0Q28 -12 27 -20L39 -20Q38 -12 42 0Z", b.tone("#f6e7cd")),
  shape("M16 -18Q20 -42 34 -42Q48 -42 50 -18Q34 -12 16 -18Z", b.tone("#e06a50")),
];

export const nest: PropDrawing = (b) => [
  oval([0, -38], [46, 14], b.tone("#5e4031")),
  oval([-18, -46], [14, 18], b.tone("#a9d3d6")),
  oval([14, -48], [14, 18], b.tone("#bfe0df")),
  oval([-2, -42], [14, 17], b.tone("#98c8cd")),
  shape("M-54 -40Q-44 -28 0 -28Q44 -28 54 -40Q54 0 0 2Q-54 0 -54 -40Z", b.tone("#9b7048")),
  stroke(
    "M-52 -32Q-20 -12 10 -24M-44 -16Q-10 0 40 -20M-54 -40L-64 -48M50 -36L64 -42M-20 -26Q10 -8 48 -30",
    b.tone("#c39a66"),
    4,
  ),
];

export const egg: PropDrawing = (b) => [
  shape("M0 -94C30 -94 40 -54 38 -34Q34 0 0 0Q-34 0 -38 -34C-40 -54 -30 -94 0 -94Z", b.tone("#f6ead2")),
  shape("M14 -90C30 -80 40 -54 38 -34Q34 0 0 0Q24 -24 14 -90Z", b.tone("#dcc9a8"), { opacity: 0.7 }),
  disc(-12, -60, 7, b.tone("#8fb7a6")),
  disc(10, -40, 9, b.tone("#8fb7a6")),
  disc(-16, -28, 5, b.tone("#8fb7a6")),
  disc(14, -70, 4, b.tone("#8fb7a6")),
];

export const apple: PropDrawing = (b) => [
  shape(
    "M0 -66C12 -80 44 -76 44 -42C44 -16 26 2 12 0Q0 -4 -12 0C-26 2 -44 -16 -44 -42C-44 -76 -12 -80 0 -66Z",
    b.tone("#d5473d"),
  ),
  stroke("M-30 -52Q-30 -62 -20 -64", "#ffd9c8", 6, { opacity: 0.8 }),
  stroke("M0 -66Q0 -80 8 -88", b.tone("#6b4531"), 6),
  shape("M4 -78Q14 -98 36 -92Q28 -72 4 -78Z", b.tone("#7fb356")),
];

export const snowman: PropDrawing = (b) => [
  stroke("M-30 -66L-62 -88M-52 -80L-58 -96M30 -66L62 -84", b.tone("#7a4d31"), 5),
  disc(0, -30, 36, b.tone("#eef3fa")),
  disc(0, -76, 28, b.tone("#f7f9fc")),
  disc(0, -114, 23, b.tone("#ffffff")),
  disc(-8, -118, 3.4, "#3a3244"),
  disc(9, -118, 3.4, "#3a3244"),
  shape("M0 -114L24 -108L0 -106Z", b.tone("#ee8a3c")),
  stroke("M-8 -101Q1 -95 9 -101", "#3a3244", 3),
  stroke("M-22 -94Q0 -86 22 -94M14 -90L20 -66", b.tone("#d24f40"), 9),
  disc(0, -76, 3.6, "#3a3244"),
  disc(0, -62, 3.6, "#3a3244"),
  box([-17, -160], [34, 26], b.tone("#4c4a6a"), { rx: 4 }),
  box([-28, -138], [56, 8], b.tone("#4c4a6a"), { rx: 4 }),
  box([-17, -144], [34, 7], b.tone("#d24f40")),
];

export const rope: PropDrawing = (b) => {
  const hemp = b.tone("#d3aa6b");
  const turn = (y: number, rx: number) =>
    oval([0, y], [rx, rx * 0.34], "none", { stroke: hemp, "stroke-width": 11 });
  return [
    turn(-10, 44),
    turn(-22, 42),
    turn(-34, 40),
    stroke("M38 -32Q60 -40 54 -8", hemp, 11),
    stroke(
      "M-40 -6L-34 2M-24 0L-18 7M-4 3L2 10M18 2L24 7M-36 -22L-30 -14M-14 -12L-8 -5M12 -12L18 -5",
      dim(hemp, 0.25),
      3,
    ),
  ];
};
