import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, oval, shape, stroke, times, turned } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "./draw-prop";

const GOLD = "#f1bd4a";

export const key: PropDrawing = (b) => {
  const gold = b.tone(GOLD);
  return [
    stroke("M0 -62L0 -6M0 -10L18 -10M0 -26L14 -26", dim(gold, 0.2), 12),
    disc(0, -78, 22, "none", { stroke: gold, "stroke-width": 12 }),
    stroke("M0 -60L0 -8M0 -12L18 -12M0 -28L14 -28", gold, 10),
    stroke("M-18 -86Q-10 -98 4 -98", lift(gold, 0.6), 4),
  ];
};

export const treasureChest: PropDrawing = (b) => {
  const wood = b.tone("#9a5f38");
  const gold = b.tone(GOLD);
  return [
    shape("M-58 -52L-50 -100Q-46 -112 -32 -112L32 -112Q46 -112 50 -100L58 -52Z", dim(wood, 0.2)),
    shape("M-48 -58L-42 -92Q-38 -100 -28 -100L28 -100Q38 -100 42 -92L48 -58Z", dim(wood, 0.5)),
    ...times(7, (i) => disc(-42 + i * 14, -56 - (i % 3) * 7, 11, i % 2 === 0 ? gold : lift(gold, 0.35))),
    shape("M8 -66L18 -76L28 -66L18 -56Z", b.tone("#5cb8c4")),
    disc(-22, -70, 8, b.tone("#d55b77")),
    box([-60, -54], [120, 54], wood, { rx: 7 }),
    stroke("M-56 -36L56 -36M-56 -18L56 -18", dim(wood, 0.22), 3),
    box([-60, -54], [14, 54], gold, { rx: 4 }),
    box([46, -54], [14, 54], gold, { rx: 4 }),
    box([-13, -60], [26, 28], gold, { rx: 5 }),
    disc(0, -48, 5, dim(gold, 0.55)),
  ];
};

export const coin: PropDrawing = (b) => {
  const gold = b.tone(GOLD);
  return [
    oval([-22, -8], [28, 8], dim(gold, 0.2)),
    oval([-22, -14], [28, 8], gold),
    disc(12, -40, 36, dim(gold, 0.18)),
    disc(9, -42, 36, gold),
    disc(9, -42, 27, lift(gold, 0.3)),
    shape("M9 -62l6 13 14 2-10 10 2 14-12-7-13 7 3-14-10-10 14-2Z", dim(gold, 0.12)),
  ];
};

export const crown: PropDrawing = (b) => {
  const gold = b.tone(GOLD);
  return [
    shape("M-44 0L-54 -58L-24 -34L0 -76L24 -34L54 -58L44 0Q0 10 -44 0Z", gold),
    shape("M-44 0L-54 -58L-24 -34L-10 -52L-16 3Q-32 3 -44 0Z", lift(gold, 0.4)),
    stroke("M-43 -8Q0 2 43 -8", dim(gold, 0.22), 8),
    disc(-54, -60, 7, b.tone("#d55b77")),
    disc(0, -78, 8, b.tone("#5cb8c4")),
    disc(54, -60, 7, b.tone("#d55b77")),
    shape("M0 -36L9 -24L0 -12L-9 -24Z", b.tone("#d24f40")),
    disc(-24, -18, 5, b.tone("#5cb8c4")),
    disc(24, -18, 5, b.tone("#5cb8c4")),
  ];
};

export const cape: PropDrawing = (b) => {
  const red = b.tone("#c8433f");
  return [
    shape(
      "M-18 -102Q0 -110 18 -102Q28 -60 54 -6Q40 -14 28 0Q14 -12 0 2Q-14 -12 -28 0Q-40 -14 -54 -6Q-28 -60 -18 -102Z",
      red,
    ),
    stroke("M-8 -96Q-20 -50 -26 -8M8 -96Q20 -50 26 -8M0 -98L0 -6", dim(red, 0.25), 4),
    shape("M-20 -104Q0 -84 20 -104Q10 -112 0 -110Q-10 -112 -20 -104Z", lift(red, 0.25)),
    disc(0, -96, 8, b.tone(GOLD)),
  ];
};

export const medal: PropDrawing = (b) => {
  const gold = b.tone(GOLD);
  return [
    shape("M-30 -104L-10 -104L12 -48L-8 -44Z", b.tone("#4c77b8")),
    shape("M30 -104L10 -104L-12 -48L8 -44Z", b.tone("#5f8fd0")),
    disc(0, -32, 32, dim(gold, 0.16)),
    disc(0, -34, 31, gold),
    disc(0, -34, 23, lift(gold, 0.35)),
    shape("M0 -52l5.5 11.5 12.5 1.6-9 8.8 2.2 12.5-11.2-6-11.2 6 2.2-12.5-9-8.8 12.5-1.6Z", dim(gold, 0.1)),
  ];
};

export const shell: PropDrawing = (b) => {
  const pink = b.tone("#f0a58f");
  return [
    shape("M0 0Q-12 0 -14 -10Q-58 -30 -48 -60Q-38 -86 0 -86Q38 -86 48 -60Q58 -30 14 -10Q12 0 0 0Z", pink),
    stroke("M0 -10L0 -80M-6 -10L-24 -74M6 -10L24 -74M-10 -12L-42 -58M10 -12L42 -58", dim(pink, 0.2), 4),
    stroke("M-38 -70Q-20 -82 0 -82", lift(pink, 0.7), 5),
  ];
};

export const feather: PropDrawing = (b) => {
  const blue = b.tone("#5a9bc9");
  return [
    shape("M-26 -6Q-40 -50 -6 -82Q18 -104 40 -106Q46 -70 28 -42Q12 -16 -16 -14Z", blue),
    shape("M-18 -12Q-8 -60 40 -106Q46 -70 28 -42Q12 -16 -18 -12Z", lift(blue, 0.35)),
    stroke("M-34 0Q-14 -46 36 -100", b.tone("#fff1d3"), 4),
    stroke("M-2 -52L-22 -46M10 -68L-8 -70M6 -38L22 -42", dim(blue, 0.25), 3),
  ];
};

export const fossil: PropDrawing = (b) => {
  const stone = b.tone("#b7a58c");
  return [
    shape("M-54 -10Q-60 -50 -30 -72Q10 -90 44 -66Q64 -40 52 -8Q20 6 -54 -10Z", stone),
    stroke(
      "M2 -36Q-4 -44 2 -50Q14 -54 18 -40Q18 -22 -2 -22Q-26 -26 -22 -50Q-14 -70 10 -68Q38 -62 36 -34Q30 -8 0 -8",
      dim(stone, 0.4),
      7,
    ),
    ...times(9, (i) => stroke("M26 -38L36 -38", dim(stone, 0.4), 3.5, turned(i * 32 - 100, 6, -38))),
    stroke("M-44 -52Q-36 -64 -22 -68", lift(stone, 0.5), 5),
  ];
};

export const bone: PropDrawing = (b) => {
  const ivory = b.tone("#f6ecd6");
  const knobs = (colour: string, dy: number) => [
    stroke(`M-34 ${-18 + dy}L34 ${-34 + dy}`, colour, 17),
    ...[-40, -44, 38, 42].map((x, i) =>
      disc(x, [-30, -8, -46, -24][i] ?? 0, 13, colour, { transform: `translate(0 ${dy})` }),
    ),
  ];
  return [...knobs(dim(ivory, 0.22), 4), ...knobs(ivory, 0)];
};

export const footprint: PropDrawing = (b) => {
  const mud = dim(b.tone("#7a5a44"), 0.15);
  const print = (x: number, y: number, turn: number) => [
    oval([x, y], [19, 13], mud, turned(turn, x, y)),
    ...times(4, (i) => oval([x - 21 + i * 14, y - 19 - (i === 1 || i === 2 ? 5 : 0)], [6, 6], mud)),
  ];
  return [...print(-30, -8, 0), ...print(28, -34, 0)];
};
