import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, type OwnThings } from "./own";

const ROWS = 12;
const NEAR = 20;
const FAR = 84;

/** How far along the side that goes away to the back. */
const along = (x: number): number => (x - NEAR) / (FAR - NEAR);
/** Where a course of bricks is on that side. */
const courseAt = (x: number, row: number): number => {
  const foot = -34 * along(x);
  const top = -228 + 40 * along(x);
  return foot + ((top - foot) * row) / ROWS;
};
const joint = (x: number, row: number): string => `M${x} ${courseAt(x, row)}L${x} ${courseAt(x, row + 1)}`;

/** Of old bricks, seen from its end, so that whoever is on either side of it can be seen; one brick is missing. */
const gardenWall: PropDrawing = (b) => {
  const brick = b.tone("#bf7a5c");
  const line = dim(brick, 0.2);
  const shade = dim(brick, 0.1);
  const stone = b.tone("#c9bba9");
  const leaf = b.tone("#6f9a55");
  return [
    shape(`M${NEAR} 0L${NEAR} -228L${FAR} -188L${FAR} -34Z`, shade),
    ...times(ROWS - 1, (i) =>
      stroke(`M${NEAR} ${courseAt(NEAR, i + 1)}L${FAR} ${courseAt(FAR, i + 1)}`, line, 2),
    ),
    ...times(ROWS, (i) =>
      stroke(i % 2 === 0 ? joint(42, i) + joint(66, i) : joint(30, i) + joint(55, i), line, 2),
    ),
    shape(
      `M42 ${courseAt(42, 2)}L66 ${courseAt(66, 2)}L66 ${courseAt(66, 3)}L42 ${courseAt(42, 3)}Z`,
      b.tone("#3a2a30"),
    ),
    box([-26, -228], [NEAR + 26, 228], brick),
    ...times(ROWS - 1, (i) => stroke(`M-26 ${-19 * (i + 1)}L${NEAR} ${-19 * (i + 1)}`, line, 2)),
    ...times(ROWS, (i) => {
      const x = i % 2 === 0 ? -3 : -14;
      return stroke(`M${x} ${-19 * i}L${x} ${-19 * (i + 1)}`, line, 2);
    }),
    shape("M28 -244L94 -200L94 -184L28 -224Z", dim(stone, 0.12)),
    box([-34, -244], [62, 20], stone, { rx: 4 }),
    stroke("M-30 -242L24 -242", lift(stone, 0.3), 4),
    ...times(6, (i) =>
      disc(74 + ((i * 7) % 18), -206 + i * 15, 9 - (i % 3), i % 2 === 0 ? leaf : dim(leaf, 0.14)),
    ),
    ...times(5, (i) => stroke(`M${-24 + i * 11} 2l${i % 2 === 0 ? -4 : 4} -14`, leaf, 4)),
  ];
};

/** Between two gardens. */
export const BETWEEN_GARDENS: OwnThings = {
  "garden-wall": largeThing(gardenWall, { scale: 2, half: 50 }),
};
