import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, group, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PlaceDrawing } from "./draw-place";
import { ridge } from "./scenery";
import { floorOf } from "./travelling";

/** Of whatever works and is driven: a wide window, levers and lamps, and in the middle the red button of the horn. */
export const cabInside: PlaceDrawing = (b) => {
  const frame = b.tone("#f0b43c");
  const desk = b.tone("#4b5568");
  const [top, middle, foot] = b.light.sky;
  return {
    back: [
      box(
        [0, 0],
        [1200, 604],
        b.fade([
          [0, top],
          [0.6, middle],
          [1, foot],
        ]),
      ),
      ridge(b, 360, 16, b.turf("#93b47d", 0.4)),
      box([0, 400], [1200, 120], b.turf("#c9b48c", 0.2)),
      box([0, 0], [1200, 64], frame),
      box([0, 52], [1200, 14], dim(frame, 0.18)),
      shape("M-20 -20L90 -20L50 620L-20 620Z", frame),
      shape("M1220 -20L1110 -20L1150 620L1220 620Z", frame),
      stroke("M300 470Q420 250 470 130M760 470Q880 250 930 130", b.tone("#3a4254"), 8),
      box([0, 446], [1200, 170], desk),
      box([0, 436], [1200, 18], lift(desk, 0.2), { rx: 8 }),
      ...times(6, (i) => disc(120 + i * 62, 500, 17, ["#8fe0a8", "#ffd45e", "#8fd0e0"][i % 3] ?? "#ffd45e")),
      ...times(3, (i) =>
        group(
          [
            disc(0, 0, 38, b.tone("#f6f1e4")),
            stroke(`M0 0L${-14 + i * 16} -24`, "#c8453f", 5),
            disc(0, 0, 38, "none", { stroke: dim(desk, 0.4), "stroke-width": 7 }),
          ],
          { x: 790 + i * 104, y: 510 },
        ),
      ),
      ...[180, 270, 1010, 1100].map((x, i) =>
        group(
          [
            stroke(`M0 0L${i % 2 === 0 ? -14 : 12} -96`, b.tone("#c3c8d1"), 13),
            disc(i % 2 === 0 ? -14 : 12, -104, 21, b.tone(i % 2 === 0 ? "#2f7d80" : "#33405f")),
          ],
          { x, y: 606 },
        ),
      ),
      disc(600, 506, 58, dim(desk, 0.35)),
      disc(600, 500, 46, "#d8382f"),
      disc(586, 484, 13, "#f2948a"),
      ...floorOf(b, "#6d7280"),
    ],
  };
};
