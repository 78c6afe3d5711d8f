import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
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
import type { PlaceDrawing } from "./draw-place";
import { blossoms, bush, footpath, lit, pine, ridge, roundTree, tufts } from "./scenery";

type Turret = { x: number; foot: number; wide: number; tall: number; roof: string };

function turret(b: Brush, { x, foot, wide, tall, roof }: Turret): Mark[] {
  const stone = b.tone("#d9cdd2", 0.1);
  const half = wide / 2;
  const top = foot - tall;
  return [
    box([x - half, top], [wide, tall], stone),
    box([x + half * 0.3, top], [half * 0.7, tall], dim(stone, 0.1)),
    box([x - half - 10, top - 6], [wide + 20, 22], dim(stone, 0.06), { rx: 4 }),
    shape(
      `M${x - half - 18} ${top - 2}L${x} ${top - wide * 1.25}L${x + half + 18} ${top - 2}Z`,
      b.turf(roof, 0.06),
    ),
    shape(
      `M${x} ${top - wide * 1.25}L${x + half + 18} ${top - 2}L${x + half * 0.3} ${top - 2}Z`,
      dim(b.turf(roof, 0.06), 0.14),
    ),
    stroke(`M${x} ${top - wide * 1.25}l0 -40`, b.tone("#7a5238"), 4),
    shape(`M${x + 2} ${top - wide * 1.25 - 40}l34 9l-34 12Z`, b.tone("#f1bd4a")),
    shape(`M${x - 12} ${top + 80}l0 -30q12 -20 24 0l0 30Z`, lit(b)),
  ];
}

function battlements(x: number, y: number, wide: number, fill: string): Mark {
  const teeth = Math.floor(wide / 44);
  return group(
    [
      box([0, 0], [wide, 40], fill),
      ...times(teeth, (i) => box([i * (wide / teeth) + 4, -26], [wide / teeth - 18, 28], fill)),
    ],
    { x, y },
  );
}

export const castle: PlaceDrawing = (b) => {
  const stone = b.tone("#d9cdd2", 0.1);
  return {
    back: [
      ridge(b, 460, 34, b.turf("#a3bd92", 0.55)),
      ...times(6, (i) => pine(b, { x: 30 + i * 230, y: 530, size: 0.9, depth: 0.5 })),
      shape("M180 640Q380 500 640 510Q900 520 1060 640Z", b.turf("#8fb474", 0.2)),
      ...turret(b, { x: 470, foot: 500, wide: 90, tall: 250, roof: "#5b6a9c" }),
      ...turret(b, { x: 790, foot: 500, wide: 90, tall: 280, roof: "#5b6a9c" }),
      ...turret(b, { x: 630, foot: 440, wide: 110, tall: 220, roof: "#b5476a" }),
      battlements(360, 390, 540, stone),
      box([360, 420], [540, 200], stone),
      ...times(12, (i) =>
        box([380 + ((i * 137) % 490), 440 + ((i * 59) % 140)], [40, 18], dim(stone, 0.08), { rx: 5 }),
      ),
      ...turret(b, { x: 340, foot: 620, wide: 110, tall: 270, roof: "#b5476a" }),
      ...turret(b, { x: 920, foot: 620, wide: 110, tall: 270, roof: "#b5476a" }),
      shape("M566 620L566 520Q566 450 630 450Q694 450 694 520L694 620Z", dim(stone, 0.5)),
      shape("M580 620L580 522Q580 466 630 466Q680 466 680 522L680 620Z", b.tone("#8b5a3c")),
      stroke("M605 480L605 620M630 468L630 620M655 480L655 620", b.tone("#6b432e"), 4),
      ...[500, 760].map((x) => shape(`M${x - 16} 520l0 -40q16 -24 32 0l0 40Z`, lit(b))),
      ...[450, 810].map((x, i) =>
        shape(`M${x - 16} 440l32 0l0 70l-16 -14l-16 14Z`, b.tone(i === 0 ? "#b5476a" : "#4c77b8")),
      ),
      ridge(b, 622, 6, b.turf("#86ad62")),
      ...footpath(b, 630, 618, "#e6d3ab"),
      roundTree(b, { x: 130, y: 690, size: 1.5 }),
      roundTree(b, { x: 1090, y: 690, size: 1.6 }),
      bush(b, { x: 300, y: 690, size: 0.8 }),
      bush(b, { x: 960, y: 690, size: 0.8 }),
      ...tufts(b, 18, "#86ad62", 690),
      ...blossoms(b, 16, ["#ee7f7a", "#f6d48f", "#ffffff"], 750),
    ],
  };
};

export const tower: PlaceDrawing = (b) => {
  const stone = b.tone("#b9aab0");
  const floor = b.turf("#c9bcb8");
  return {
    back: [
      ridge(b, 640, 30, b.turf("#a3bd92", 0.6)),
      ...times(6, (i) => pine(b, { x: 30 + i * 220, y: 700, size: 0.6, depth: 0.5 })),
      ...times(3, (i) =>
        group(
          [
            box([-20, -50], [40, 50], b.tone("#f0dfc0", 0.5)),
            shape("M-28 -48L0 -80L28 -48Z", b.tone("#c8653f", 0.5)),
          ],
          { x: 150 + i * 90, y: 690 - (i % 2) * 14 },
        ),
      ),
      shape("M560 700Q640 680 700 710T900 690", "none", {
        stroke: b.tone("#8fbfd0", 0.4),
        "stroke-width": 14,
      }),
      box([880, 150], [260, 500], stone),
      box([1080, 150], [60, 500], dim(stone, 0.12)),
      ...times(14, (i) =>
        box([896 + ((i * 97) % 210), 180 + ((i * 61) % 440)], [50, 22], dim(stone, 0.08), { rx: 6 }),
      ),
      shape("M850 160L1010 -40L1170 160Z", b.turf("#b5476a")),
      shape("M1010 -40L1170 160L1080 160Z", dim(b.turf("#b5476a"), 0.14)),
      box([862, 146], [296, 26], lift(stone, 0.2), { rx: 6 }),
      shape("M950 400L950 300Q950 244 1005 244Q1060 244 1060 300L1060 400Z", lit(b)),
      stroke("M1005 246L1005 400M950 330L1060 330", lift(stone, 0.4), 8),
      shape("M940 650L940 530Q940 470 1000 470Q1060 470 1060 530L1060 650Z", b.tone("#7d4f38")),
      stroke("M980 478L980 650M1020 478L1020 650", b.tone("#5f3b2b"), 5),
      stroke("M896 190Q860 330 900 460T880 650", b.tone("#5f8f4a"), 9),
      ...times(10, (i) =>
        oval([876 + ((i * 13) % 34), 210 + i * 44], [15, 10], b.tone(i % 3 === 0 ? "#86b26c" : "#6b9a52")),
      ),
      battlements(-20, 640, 1260, lift(stone, 0.1)),
      box([-20, 660], [1240, 60], lift(stone, 0.1)),
      ...times(13, (i) => box([i * 104 - (i % 2) * 20, 672], [70, 24], dim(stone, 0.03), { rx: 8 })),
      box([-20, 712], [1240, 200], b.blend(dim(floor, 0.12), floor)),
      ...times(27, (i) =>
        box(
          [(i % 9) * 150 - (Math.floor(i / 9) % 2) * 70, 726 + Math.floor(i / 9) * 60],
          [136, 48],
          i % 4 === 0 ? dim(floor, 0.08) : lift(floor, 0.1),
          { rx: 8 },
        ),
      ),
      stroke("M130 660L130 400", b.tone("#7a5238"), 9),
      shape(
        "M134 404Q190 380 240 410Q290 430 320 410L300 500Q240 510 200 486Q160 470 134 490Z",
        b.tone("#4c77b8"),
      ),
      disc(130, 396, 10, b.tone("#f1bd4a")),
      disc(222, 448, 18, b.tone("#f7d774")),
    ],
  };
};
