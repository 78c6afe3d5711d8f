import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  oval,
  stroke,
  times,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { PlaceDrawing } from "./draw-place";
import { floorOf, seat } from "./travelling";

/** Small and rounded, with clouds below: nothing else looks so from a seat. */
function porthole(b: Brush, x: number): Mark {
  const sky = b.tone("#8fc3e8");
  return group(
    [
      box([-58, -86], [116, 172], b.tone("#cfd5de"), { rx: 56 }),
      box([-46, -74], [92, 148], b.blend(sky, lift(sky, 0.35)), { rx: 44 }),
      oval([-14, 40], [26, 12], b.tone("#ffffff"), { opacity: 0.9 }),
      oval([12, 48], [28, 14], b.tone("#ffffff"), { opacity: 0.9 }),
      // The blind is up.
      box([-46, -74], [92, 22], b.tone("#e7eaf0"), { rx: 16 }),
    ],
    { x, y: 270 },
  );
}

/** A locker over the seats, with its handle. */
const locker = (b: Brush, x: number): Mark =>
  group(
    [
      box([-136, 0], [272, 96], b.tone("#eef1f5"), { rx: 20 }),
      box([-136, 78], [272, 18], dim(b.tone("#eef1f5"), 0.1), { rx: 9 }),
      box([-26, 62], [52, 12], b.tone("#9aa3b2"), { rx: 6 }),
    ],
    { x, y: 34 },
  );

export const planeInside: PlaceDrawing = (b) => {
  const wall = b.tone("#f1ece2");
  return {
    back: [
      box([0, 0], [1200, 604], b.blend(dim(wall, 0.1), wall)),
      box([0, 0], [1200, 40], b.tone("#dfe4ea")),
      ...[150, 450, 750, 1050].map((x) => locker(b, x)),
      box([0, 134], [1200, 8], b.tone("#c3cad4")),
      // Lamp, and a button to call somebody, over every row.
      ...[300, 600, 900].map((x) => disc(x, 150, 14, b.glow("#ffe9b8", 0.4 + b.light.darkness * 0.4))),
      ...times(6, (i) => porthole(b, 110 + i * 196)),
      box([0, 440], [1200, 164], b.tone("#5b7ea6")),
      box([0, 430], [1200, 14], b.tone("#d9dee6")),
      ...floorOf(b, "#6f7a8c"),
      seat(b, 110, "#3f6ea3"),
      seat(b, 400, "#3f6ea3"),
      seat(b, 890, "#3f6ea3"),
      seat(b, 1130, "#3f6ea3"),
      // A table that is folded down.
      group(
        [
          box([-64, -104], [128, 12], b.tone("#e7eaf0"), { rx: 6 }),
          stroke("M-54 -96L-74 -30M54 -96L74 -30", b.tone("#9aa3b2"), 7),
          box([-16, -136], [26, 32], b.tone("#e98a5b"), { rx: 5 }),
        ],
        { x: 650, y: 640 },
      ),
    ],
  };
};
