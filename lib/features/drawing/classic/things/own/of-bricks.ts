import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { box, group, stroke, times, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

const RED = "#d2564e";
const OTHERS = ["#4c93c4", "#f1bd4a", "#7a9a56", "#8868b8"] as const;
const HIGH = 13;

/** Without knobs, as toy bricks, wooden blocks and magnet tiles all look from the side. */
function brick(b: Brush, [x, y]: readonly [number, number], wide: number, colour: string): Mark[] {
  const tone = b.tone(colour);
  return [
    box([x, y - HIGH], [wide, HIGH], tone, { rx: 2.5 }),
    box([x, y - 3], [wide, 3], dim(tone, 0.12), { rx: 1.5 }),
    stroke(`M${x + 4} ${y - HIGH + 3.5}L${x + wide - 4} ${y - HIGH + 3.5}`, lift(tone, 0.4), 1.8),
  ];
}

/** From where, and how wide. */
type Course = readonly (readonly [x: number, wide: number])[];
const WHOLE: Course = [
  [-30, 30],
  [0, 30],
];
const HALVED: Course = [
  [-30, 15],
  [-15, 30],
  [15, 15],
];
const colourAt = (index: number): string => OTHERS[index % OTHERS.length] ?? RED;

/** In bond, and on red feet; the one that stands on nothing leans to where its foot is missing. */
const tower =
  (rows: number, isWhole: boolean): PropDrawing =>
  (b) => {
    const courses = times(rows, (i) => {
      const y = -i * HIGH;
      if (i === 0) {
        return group([...(isWhole ? brick(b, [-30, y], 22, RED) : []), ...brick(b, [8, y], 22, RED)]);
      }
      return group(
        (i % 2 === 0 ? WHOLE : HALVED).flatMap(([x, wide], n) =>
          brick(b, [x, y], wide, colourAt(i * 3 + n * 2 + (i % 3))),
        ),
      );
    });
    return isWhole ? courses : [group(courses, { turn: -7 })];
  };

const heap: PropDrawing = (b) =>
  [
    [-52, 0, 8, 1],
    [-20, 0, -4, 0],
    [14, 0, 6, 3],
    [46, 0, -10, 2],
    [-36, 13, -14, 2],
    [0, 13, 10, 1],
    [32, 14, -6, 0],
    [-12, 26, 16, 3],
    [16, 27, -12, 1],
  ].map(([x = 0, y = 0, turn, colour = 0]) =>
    group(brick(b, [-14, 0], 28, colourAt(colour)), { x, y: -y, turn }),
  );

/** Hardly to be seen on the rug of a living room, which is as red as it is. */
const lostBrick: PropDrawing = (b) => [
  box([-14, -16], [28, 16], b.tone("#b4546b"), { rx: 3 }),
  stroke("M-9 -12L9 -12", lift(b.tone("#b4546b"), 0.25), 2.4),
];

/** What is built at home, and what it is built of. */
export const OF_BRICKS: OwnThings = {
  "toy-bricks": smallThing(heap, { scale: 1.5, half: 66, grip: null }),
  "lost-brick": smallThing(lostBrick, { scale: 0.9, half: 24, grip: null }),
  "low-brick-tower": largeThing(tower(6, true), { scale: 2.1, half: 34 }),
  "brick-tower": largeThing(tower(12, true), { scale: 2.1, half: 34 }),
  "leaning-brick-tower": largeThing(tower(12, false), { scale: 2.1, half: 46 }),
};
