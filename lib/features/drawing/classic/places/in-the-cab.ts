import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  shape,
  stroke,
  times,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { PlaceDrawing } from "./draw-place";
import { ridge } from "./scenery";

const CLOTH = "#3f5f8a";
const DESK = "#4b5568";

/** Behind whoever rides along: the rear window, and the seats. */
function rear(b: Brush): Mark[] {
  const [top, middle, foot] = b.light.sky;
  const cloth = b.tone(CLOTH);
  const wall = b.tone("#6b7280");
  return [
    box(
      [0, 0],
      [1200, 900],
      b.fade([
        [0, top],
        [0.4, middle],
        [0.6, foot],
      ]),
    ),
    ridge(b, 330, 16, b.turf("#93b47d", 0.4)),
    box([0, 380], [1200, 520], wall),
    box([0, 370], [1200, 14], dim(wall, 0.2)),
    box([230, 400], [740, 400], dim(cloth, 0.08), { rx: 44 }),
    box([250, 416], [344, 330], lift(cloth, 0.1), { rx: 36 }),
    box([606, 416], [344, 330], lift(cloth, 0.1), { rx: 36 }),
    ...[422, 778].map((x) => stroke(`M${x} 450L${x} 720`, dim(cloth, 0.12), 6)),
  ];
}

/** What stands on the desk before them: levers, lamps, and in the middle the red button of the horn. */
function desk(b: Brush): Mark[] {
  const plate = b.tone(DESK);
  return [
    ...[196, 286, 914, 1004].map((x, i) =>
      group(
        [
          stroke(`M0 0L${i % 2 === 0 ? -14 : 12} -84`, b.tone("#c3c8d1"), 13),
          disc(i % 2 === 0 ? -14 : 12, -92, 21, b.tone(i % 2 === 0 ? "#2f7d80" : "#33405f")),
        ],
        { x, y: 668 },
      ),
    ),
    shape("M540 668Q540 600 600 600Q660 600 660 668Z", "#d8382f"),
    shape("M558 642Q562 618 588 613Q571 625 569 644Z", "#f2948a"),
    box([520, 650], [160, 26], dim(plate, 0.35), { rx: 10 }),
    box([0, 662], [1200, 62], plate),
    box([0, 656], [1200, 16], lift(plate, 0.2), { rx: 8 }),
    ...times(5, (i) => disc(350 + i * 38, 694, 11, ["#8fe0a8", "#ffd45e", "#8fd0e0"][i % 3] ?? "#ffd45e")),
    ...times(5, (i) => disc(698 + i * 38, 694, 11, ["#8fd0e0", "#ffd45e", "#8fe0a8"][i % 3] ?? "#ffd45e")),
  ];
}

/** The machine from outside: the frame of its window, its nose with two lights, and the ground in front of it. */
function nose(b: Brush): Mark[] {
  const frame = b.tone("#f0b43c");
  const dark = b.tone("#3a4254");
  return [
    box([0, 0], [1200, 54], frame),
    box([0, 50], [1200, 12], dim(frame, 0.18)),
    shape("M-20 -20L104 -20L60 728L-20 728Z", frame),
    shape("M1220 -20L1096 -20L1140 728L1220 728Z", frame),
    box([-20, 712], [1240, 120], frame),
    box([-20, 712], [1240, 12], lift(frame, 0.25)),
    ...times(4, (i) => box([430, 738 + i * 20], [340, 9], dim(frame, 0.3), { rx: 4 })),
    ...[190, 1010].flatMap((x) => [disc(x, 772, 44, dim(frame, 0.25)), disc(x, 772, 34, "#fff3c4")]),
    box([-20, 822], [1240, 34], dark),
    box([0, 852], [1200, 48], b.turf("#8d8b86", 0.3)),
    box([0, 852], [1200, 10], b.turf("#6f6d69", 0.3)),
  ];
}

/** Of whatever works and is driven, seen from in front: so whoever sits in it is seen, and what stands before it, too. */
export const cabInside: PlaceDrawing = (b) => ({ back: rear(b), front: [...desk(b), ...nose(b)] });
