import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { box, group, shape, stroke, times, type Mark } from "@/lib/features/drawing/classic/paper/markup";
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

/** Hardly to be seen on the rug of a living room, which is as red as it is. */
const lostBrick = (b: Brush, [x, y]: readonly [number, number], scale: number): Mark[] => {
  const wool = b.tone("#b4546b");
  return [
    group([box([-7, -8], [14, 8], wool, { rx: 1.5 }), stroke("M-4 -6L4 -6", lift(wool, 0.25), 1.2)], {
      x,
      y,
      scale,
    }),
  ];
};

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

/** In bond, and on red feet; one that lacks a foot leans to where it is missing, as soon as it is tall. */
const tower =
  (rows: number, { isWhole = false, lean = 0 }): PropDrawing =>
  (b) => {
    const courses = times(rows, (i) => {
      const y = -i * HIGH;
      if (i === 0) {
        return group([...brick(b, [-30, y], 22, RED), ...(isWhole ? brick(b, [8, y], 22, RED) : [])]);
      }
      return group(
        (i % 2 === 0 ? WHOLE : HALVED).flatMap(([x, wide], n) =>
          brick(b, [x, y], wide, colourAt(i * 3 + n * 2 + (i % 3))),
        ),
      );
    });
    return isWhole ? courses : [group(courses, { turn: lean }), ...lostBrick(b, [-6, 22], 1)];
  };

const heap: PropDrawing = (b) => [
  ...lostBrick(b, [-96, -18], 1.5),
  ...[
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
  ),
];

/** Of rubber, for the garden, and too big for anybody. */
const rubberBoots: PropDrawing = (b) =>
  [-24, 22].map((x) => {
    const rubber = b.tone("#3f4654");
    return group(
      [
        shape("M-18 -84L18 -84L18 -30Q20 -22 32 -18Q42 -14 42 0L-18 0Z", rubber),
        box([-20, -6], [64, 8], dim(rubber, 0.35), { rx: 3 }),
        box([-20, -86], [40, 9], lift(rubber, 0.22), { rx: 4 }),
        stroke("M-10 -72L-10 -16", lift(rubber, 0.3), 4),
      ],
      { x, y: x > 0 ? 0 : -5 },
    );
  });

/** What is built at home, what it is built of, and what one wears against it. */
export const OF_BRICKS: OwnThings = {
  "toy-bricks": smallThing(heap, { scale: 1.5, half: 66, grip: null }),
  "low-brick-tower": largeThing(tower(6, {}), { scale: 2.1, half: 34 }),
  "brick-tower": largeThing(tower(12, { isWhole: true }), { scale: 2.1, half: 34 }),
  "leaning-brick-tower": largeThing(tower(12, { lean: 7 }), { scale: 2.1, half: 46 }),
  "rubber-boots": smallThing(rubberBoots, { scale: 0.95, half: 64, grip: null }),
};
