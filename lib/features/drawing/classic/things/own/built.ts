import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, group, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

/** What the sea has been at: one tower is a heap, the wall has a bite, and foam lies around it. */
const washedSandcastle: PropDrawing = (b) => {
  const sand = b.tone("#e8c88a");
  const wet = dim(sand, 0.16);
  return [
    oval([4, 2], [104, 13], b.tone("#7cc0d0"), { opacity: 0.75 }),
    stroke("M-96 0Q-70 -10 -46 0T4 2T56 -1T104 2", "#ffffff", 6, { opacity: 0.85 }),
    shape("M-84 0Q-60 -20 0 -20Q60 -20 84 0Z", wet),
    shape("M-66 -8L-62 -56l8 0 0 7 6 0 0 -7 8 0 0 8 7 3L-22 -8Z", sand),
    shape("M-28 -8L-24 -76l9 -3 3 10 9 -1 2 -10 10 5 4 14 10 6L26 -8Z", lift(sand, 0.12)),
    shape("M24 -6Q30 -30 46 -26Q60 -34 66 -20Q78 -18 82 -4Z", wet),
    shape("M-10 -8L-10 -28Q0 -42 10 -28L10 -8Z", dim(sand, 0.3)),
    group([stroke("M0 0L0 -34", b.tone("#8b5c3b"), 3), shape("M0 -34L22 -27L0 -18Z", b.tone("#d24f40"))], {
      x: 50,
      y: -18,
      turn: 58,
    }),
  ];
};

/** Water between rocks, with weed, a starfish and a small fish in it. */
const rockPool: PropDrawing = (b) => {
  const rock = b.tone("#7d7a85");
  const water = b.tone("#4fa6bd");
  return [
    shape(
      "M-118 -6Q-124 -44 -92 -52Q-62 -70 -30 -56Q6 -70 40 -56Q80 -66 102 -44Q126 -30 118 -4Q60 16 0 14Q-70 16 -118 -6Z",
      rock,
    ),
    shape(
      "M-92 -52Q-62 -70 -30 -56Q6 -70 40 -56Q80 -66 102 -44Q60 -52 20 -46Q-40 -50 -92 -52Z",
      lift(rock, 0.25),
    ),
    oval([0, -22], [92, 24], dim(water, 0.2)),
    oval([0, -20], [88, 21], water),
    oval([-24, -28], [44, 7], lift(water, 0.5), { opacity: 0.6 }),
    shape("M-62 -12l5 -12 6 11 12 1 -9 8 3 12 -11 -6 -11 6 3 -12 -9 -7Z", b.tone("#e2764f")),
    shape("M18 -18Q34 -28 50 -18Q34 -8 18 -18ZM20 -18L8 -26L8 -10Z", b.tone("#f1bd4a")),
    disc(42, -20, 2.2, "#2a1c26"),
    stroke("M70 -6Q62 -22 70 -34M80 -10Q78 -24 86 -32M-84 -14Q-92 -28 -84 -38", b.tone("#5f8f4f"), 6),
    oval([-104, -2], [24, 14], dim(rock, 0.16)),
    oval([100, 0], [26, 15], dim(rock, 0.1)),
  ];
};

/** As high as the lamp: many boxes, painted orange, with two towers, a roof of blankets and a gate. */
const boxCastle: PropDrawing = (b) => {
  const paint = ["#ef9a4a", "#e88a38", "#f3a95e"].map((colour) => b.tone(colour));
  const tape = b.tone("#f6deb0");
  const carton = (x: number, y: number, at: number) => [
    box([x, y], [24, 17], paint[at % paint.length] ?? "#ef9a4a", { rx: 2 }),
    stroke(`M${x + 12} ${y + 1}L${x + 12} ${y + 7}`, tape, 3),
    stroke(`M${x + 1} ${y + 16}L${x + 23} ${y + 16}`, b.tone("#b9682a"), 1.6),
  ];
  const wall = (left: number, columns: number, rows: number) =>
    times(columns * rows, (at) => {
      const row = Math.floor(at / columns);
      return group(carton(left + (at % columns) * 24, -17 - row * 17, at + row));
    });
  const teeth = (left: number, top: number) =>
    [0, 1, 2].map((at) =>
      box([left + 2 + at * 25, top - 12], [18, 13], paint[at % 3] ?? "#ef9a4a", { rx: 2 }),
    );
  return [
    ...wall(-48, 4, 5),
    shape("M-54 -84Q0 -120 54 -84L54 -70Q0 -90 -54 -70Z", b.tone("#5b7fa8")),
    stroke("M-40 -92L-40 -78M-14 -101L-14 -83M14 -101L14 -83M40 -92L40 -78", b.tone("#9fb8d2"), 6),
    ...wall(-114, 3, 8),
    ...wall(42, 3, 8),
    ...teeth(-114, -136),
    ...teeth(42, -136),
    shape("M-24 0L-24 -42Q0 -66 24 -42L24 0Z", b.tone("#6b3f22")),
    shape("M-24 0L24 0L32 12L-32 12Z", b.tone("#c98f5a")),
    stroke("M-24 -40L-32 12M24 -40L32 12", b.tone("#8b5c3b"), 2.6),
    ...[-78, 78].flatMap((x) => [
      shape(`M${x - 9} -70L${x - 9} -88Q${x} -98 ${x + 9} -88L${x + 9} -70Z`, b.tone("#6b3f22")),
      stroke(`M${x} -148L${x} -186`, b.tone("#8b5c3b"), 4),
      shape(`M${x + 2} -186L${x + 30} -176L${x + 2} -166Z`, b.tone("#d24f40")),
    ]),
  ];
};

export const BUILT: OwnThings = {
  "washed-sandcastle": smallThing(washedSandcastle, { scale: 1, half: 100, grip: null }),
  "rock-pool": largeThing(rockPool, { scale: 1.9, half: 118 }),
  "box-castle": largeThing(boxCastle, { scale: 2, half: 116 }),
};
