import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim } from "@/lib/features/drawing/classic/paper/colour";
import { disc, group, oval, shape, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { smallThing, type OwnThings } from "./own";

/** Pressed into dust by whoever sat down: two halves, with a rim around them. */
const sat = (b: Brush, x: number): Mark => {
  const dent = b.tone("#8f8b8d");
  const deep = dim(dent, 0.18);
  return group(
    [
      oval([0, 0], [58, 25], b.tone("#c9c6c4")),
      oval([-22, 0], [25, 17], dent),
      oval([22, 0], [25, 17], dent),
      oval([-20, -4], [18, 9], deep),
      oval([24, -4], [18, 9], deep),
    ],
    { x, y: -18 },
  );
};

/** Of one boot, with the bars of its sole. */
const booted = (b: Brush): Mark => {
  const dent = b.tone("#8f8b8d");
  const bars = [-14, -5, 4, 13].map((y) =>
    shape(`M-13 ${y}L13 ${y}L12 ${y + 4}L-12 ${y + 4}Z`, dim(dent, 0.18)),
  );
  return group([oval([0, 0], [17, 24], dent), ...bars], { x: 62, y: 12, scale: 0.8 });
};

/** Of a bare foot, with all its toes: wet on a floor, or gray with dust. */
const barefoot: PropDrawing = (b) => {
  const wet = b.tone("#6f8fa6");
  const toes: [number, number, number][] = [
    [-17, -66, 10],
    [1, -72, 7.5],
    [14, -68, 6.5],
    [24, -61, 6],
    [31, -52, 5],
  ];
  return [
    group(
      [
        oval([4, -40], [27, 20], wet),
        shape("M-20 -40Q-14 -10 -18 4Q-12 22 4 20Q20 16 16 0Q14 -16 30 -38Z", wet),
        ...toes.map(([x, y, size]) => disc(x, y, size, wet)),
      ],
      { x: 0, y: -16 },
    ),
  ];
};

const bottomPrint: PropDrawing = (b) => [sat(b, 0)];
const rowOfPrints: PropDrawing = (b) => [sat(b, -124), sat(b, 0), sat(b, 124), booted(b)];

/** What stays in the dust where nothing is ever wiped away, and what doesn't stay at home. */
export const ON_THE_MOON: OwnThings = {
  "bare-footprint": smallThing(barefoot, { scale: 0.9, half: 40, grip: null }),
  "bottom-print": smallThing(bottomPrint, { scale: 1.35, half: 60, grip: null }),
  "row-of-prints": smallThing(rowOfPrints, { scale: 1.1, half: 190, grip: null }),
};
