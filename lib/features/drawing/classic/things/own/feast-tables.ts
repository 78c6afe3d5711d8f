import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, group, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { smallThing, type OwnThings } from "./own";

const dates: PropDrawing = (b) => {
  const brown = b.tone("#6b3a22");
  const fruit = (x: number, y: number, turn: number) =>
    group([oval([0, 0], [15, 9], brown), stroke("M-9 -3Q0 -7 8 -4", lift(brown, 0.35), 2.4)], { x, y, turn });
  return [
    ...[-26, -8, 10, 28].map((x, at) => fruit(x, -40 - (at % 2) * 3, at * 23 - 30)),
    ...[-16, 2, 19].map((x, at) => fruit(x, -53, 18 - at * 20)),
    fruit(2, -65, -8),
    shape("M-54 -40L54 -40Q48 -4 18 0L-18 0Q-48 -4 -54 -40Z", b.tone("#4f93a8")),
    stroke("M-50 -28Q0 -18 50 -28", b.tone("#f0d98f"), 5),
  ];
};

/** Square and brown at the edges, with rows of holes. */
const matzah: PropDrawing = (b) => {
  const dough = b.tone("#ecd6a3");
  return [
    group(
      [
        box([-50, -50], [100, 100], dough, { rx: 6, stroke: dim(dough, 0.22), "stroke-width": 4 }),
        ...times(6, (row) =>
          stroke(`M-42 ${row * 16 - 40}L44 ${row * 16 - 40}`, dim(dough, 0.34), 3, {
            "stroke-dasharray": "3 6",
          }),
        ),
        ...(
          [
            [-28, -20, 12],
            [20, 6, 15],
            [-14, 30, 9],
            [30, -34, 8],
          ] as const
        ).map(([x, y, r]) => oval([x, y], [r, r * 0.7], b.tone("#b98a4e"), { opacity: 0.6 })),
      ],
      { y: -54, turn: -5 },
    ),
  ];
};

const marigold: PropDrawing = (b) => {
  const orange = b.tone("#f0912c");
  const ring = (count: number, away: number, petal: number, colour: string) =>
    times(count, (at) => {
      const turn = (at / count) * Math.PI * 2;
      return disc(Math.cos(turn) * away, Math.sin(turn) * away - 72, petal, colour);
    });
  return [
    stroke("M0 -46Q4 -22 0 0", b.tone("#5f8a45"), 6),
    shape("M2 -22Q22 -38 36 -26Q20 -14 2 -16Z", b.tone("#6f9a50")),
    ...ring(13, 28, 10, dim(orange, 0.12)),
    ...ring(11, 20, 9, orange),
    ...ring(8, 11, 8, lift(orange, 0.14)),
    disc(0, -72, 8, lift(orange, 0.26)),
  ];
};

/** A round loaf with four strips across and a knob on top. */
const breadOfTheDead: PropDrawing = (b) => {
  const crust = b.tone("#c98743");
  const strip = lift(crust, 0.2);
  return [
    oval([0, -5], [66, 9], b.tone("#dbe7ea")),
    shape("M-56 -8Q-58 -58 0 -60Q58 -58 56 -8Q0 2 -56 -8Z", crust),
    stroke("M-46 -18Q-32 -48 0 -56Q32 -48 46 -18", strip, 9),
    stroke("M-14 -8Q-14 -40 0 -56Q14 -40 14 -8", strip, 8),
    disc(0, -62, 11, strip),
    ...(
      [
        [-34, -36],
        [-22, -22],
        [24, -24],
        [35, -38],
        [2, -66],
        [-4, -30],
        [12, -48],
      ] as const
    ).map(([x, y]) => disc(x, y, 2, b.tone("#fff7e8"))),
  ];
};

const toffeeApple: PropDrawing = (b) => {
  const glaze = b.tone("#b3261e");
  return [
    box([-4, -52], [8, 52], b.tone("#d9b37a"), { rx: 3 }),
    shape(
      "M0 -120C22 -136 50 -118 46 -86C43 -58 24 -44 0 -44C-24 -44 -43 -58 -46 -86C-50 -118 -22 -136 0 -120Z",
      glaze,
    ),
    shape("M-30 -102Q-26 -118 -10 -116Q-24 -108 -26 -90Z", lift(glaze, 0.55)),
    shape("M-18 -50Q-12 -34 -6 -44L6 -44Q10 -36 18 -50Z", dim(glaze, 0.2)),
  ];
};

/** What stands on the table at feasts. */
export const FEAST_TABLES: OwnThings = {
  dates: smallThing(dates, { scale: 0.9, half: 56, grip: [0, -20] }),
  matzah: smallThing(matzah, { scale: 0.72, half: 54, grip: [0, -40] }),
  matzo: smallThing(matzah, { scale: 0.72, half: 54, grip: [0, -40] }),
  marigold: smallThing(marigold, { scale: 0.8, half: 40, grip: [0, -16], grasp: "hand" }),
  "bread-of-the-dead": smallThing(breadOfTheDead, { scale: 0.9, half: 62, grip: [0, -12] }),
  "toffee-apple": smallThing(toffeeApple, { scale: 0.62, half: 48, grip: [0, -6], grasp: "hand" }),
  "candy-apple": smallThing(toffeeApple, { scale: 0.62, half: 48, grip: [0, -6], grasp: "hand" }),
};
