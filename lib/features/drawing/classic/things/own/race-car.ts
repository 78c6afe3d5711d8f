import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
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
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { smallThing, type OwnThings } from "./own";

/** Of red tin, with a key in its side and a front wheel that looks another way: it drives to the left. */
function tinRaceCar(b: Brush): Mark[] {
  const red = b.tone("#c8433b");
  const cream = b.tone("#f2ead8");
  const brass = b.tone("#d9a94a");
  const dark = b.tone("#3a3340");
  return [
    stroke("M46 -40L42 -22", dim(red, 0.25), 5),
    box([34, -46], [24, 7], dim(red, 0.15), { rx: 3 }),
    stroke("M18 -24L18 -44", brass, 4),
    ...[10, 26].flatMap((x) => [disc(x, -50, 8.5, brass), disc(x, -50, 3.5, lift(brass, 0.5))]),
    disc(-6, -36, 10, cream),
    shape("M-16 -37Q-10 -42 -4 -37L-4 -33L-16 -33Z", dark),
    shape("M-62 -10Q-60 -19 -42 -22L-20 -26Q-14 -33 -2 -30L6 -26L46 -25Q54 -24 53 -10Z", red),
    stroke("M-50 -17L-20 -21", lift(red, 0.3), 3),
    disc(10, -17, 8, cream),
    stroke("M12 -13L12 -21L7 -15L14 -15", dark, 1.8),
    box([-68, -12], [22, 5], cream, { rx: 2 }),
    disc(34, -13, 13, dark),
    disc(34, -13, 6, cream),
    oval([-34, -11], [8, 11], dark),
    oval([-34, -11], [3, 5], cream),
  ];
}

/** One of the little ones that it brings along, nose to nose. */
const littleCar = (b: Brush, paint: string, x = -94): Mark => {
  const tin = b.tone(paint);
  return group(
    [
      shape("M-21 -8Q-22 -18 -12 -19Q-8 -29 1 -29Q11 -29 14 -19Q22 -18 21 -8Z", tin),
      shape("M-7 -19Q-5 -25 0 -25L0 -19ZM3 -19L3 -25Q8 -25 10 -19Z", b.tone("#dff3f7")),
      disc(-11, -6, 6, b.tone("#3a3340")),
      disc(11, -6, 6, b.tone("#3a3340")),
    ],
    { x, scale: 1.15 },
  );
};

const fluff = (b: Brush): Mark[] =>
  times(7, (i) => disc(-66 + ((i * 17) % 24), -4 - ((i * 5) % 16), 4 + (i % 3) * 1.6, b.tone("#b7b1b3")));

/** Of blue tape on the floor, long, or what is left of it. */
const longLine: PropDrawing = (b) => [shape("M-22 -74L-10 -74L-62 4L-80 4Z", b.tone("#5b8fc7"))];
const shortLine: PropDrawing = (b) => [shape("M-60 -12L-46 -12L-62 4L-80 4Z", b.tone("#5b8fc7"))];

const checkeredFlag: PropDrawing = (b) => {
  const cloth = b.tone("#f6f2e8");
  const dark = b.tone("#34303e");
  return [
    stroke("M-30 0L-30 -120", b.tone("#8b5c3b"), 6),
    box([-28, -118], [72, 48], cloth),
    ...times(12, (i) =>
      box(
        [-28 + ((i * 2 + (Math.floor(i / 3) % 2)) % 6) * 12, -118 + Math.floor(i / 3) * 12],
        [12, 12],
        dark,
      ),
    ),
  ];
};

const onFloor = (draw: PropDrawing, half = 96) => smallThing(draw, { scale: 1.3, half, grip: null });

/** The race car that always comes back, as it is met on its day. */
export const RACE_CAR: OwnThings = {
  "toy-race-car": smallThing(tinRaceCar, { scale: 1.3, half: 90, grip: [0, -22] }),
  "toy-race-car-at-line": onFloor((b) => [...longLine(b), ...tinRaceCar(b)]),
  "dusty-toy-race-car-at-line": onFloor((b) => [...longLine(b), ...tinRaceCar(b), ...fluff(b)]),
  "toy-race-car-with-blue-car": onFloor(
    (b) => [group([littleCar(b, "#3f79b5"), ...tinRaceCar(b)], { x: 30 })],
    124,
  ),
  "toy-race-car-with-yellow-car": onFloor(
    (b) => [group([...shortLine(b), littleCar(b, "#f0b93a"), ...tinRaceCar(b), ...fluff(b)], { x: 30 })],
    124,
  ),
  "four-toy-cars": smallThing(
    (b) =>
      ["#c8433b", "#3f79b5", "#f2ead8", "#c8433b"].map((paint, at) => littleCar(b, paint, -78 + at * 52)),
    { scale: 1, half: 112, grip: null },
  ),
  "checkered-flag": smallThing(checkeredFlag, { scale: 1, half: 58, grip: [-30, -30] }),
};
