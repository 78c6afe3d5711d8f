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
import { windowOn } from "./room";

export const pool: PlaceDrawing = (b) => {
  const water = b.tone("#5fb8d8");
  const tile = b.tone("#e9efe9");
  return {
    back: [
      box([0, 0], [1200, 480], b.blend(b.tone("#cfe0e0"), b.tone("#e9efe6"))),
      ...windowOn(b, [60, 90], [300, 240]),
      ...windowOn(b, [450, 90], [300, 240]),
      ...windowOn(b, [840, 90], [300, 240]),
      ...times(13, (i) =>
        shape(
          `M${i * 100 - 20} 30l50 0l-25 34Z`,
          b.tone(["#e2674f", "#f1bd4a", "#4c93c4", "#7a9a56"][i % 4] ?? "#e2674f"),
        ),
      ),
      stroke("M-20 30L1220 30", b.tone("#8a8fa3"), 4),
      box([0, 420], [1200, 60], b.tone("#4f9ab0")),
      ...times(24, (i) => box([i * 52, 430], [44, 40], b.tone("#7fc0d0"), { rx: 4 })),
      box([0, 480], [1200, 220], b.blend(lift(water, 0.3), water)),
      ...[530, 590, 650].flatMap((y) => [
        stroke(
          `M0 ${y}Q60 ${y - 8} 120 ${y}T240 ${y}T360 ${y}T480 ${y}T600 ${y}T720 ${y}T840 ${y}T960 ${y}T1080 ${y}T1200 ${y}`,
          "#ffffff",
          4,
          { opacity: 0.4 },
        ),
      ]),
      ...[556, 620].flatMap((y) =>
        times(21, (i) => disc(i * 60, y, 9, b.tone(i % 2 === 0 ? "#d9583f" : "#fbf6ea"))),
      ),
      stroke(
        "M1060 470L1060 560M1130 470L1130 560M1060 500L1130 500M1060 530L1130 530M1060 470Q1060 440 1084 440M1130 470Q1130 440 1154 440",
        b.tone("#c3c8d1"),
        10,
      ),
      group(
        [
          disc(0, 0, 40, b.tone("#e2674f")),
          disc(0, 0, 20, lift(water, 0.2)),
          ...[45, 135, 225, 315].map((turn) => group([box([-9, -40], [18, 20], "#fbf6ea")], { turn })),
        ],
        { x: 220, y: 600 },
      ),
      box([0, 690], [1200, 20], b.tone("#4f9ab0")),
      box([0, 704], [1200, 210], tile),
      ...times(13, (i) =>
        stroke(`M${600 + (i - 6) * 110} 706L${600 + (i - 6) * 190} 900`, dim(tile, 0.1), 4),
      ),
      stroke("M0 752L1200 752M0 824L1200 824", dim(tile, 0.1), 4),
    ],
  };
};

function curtain(b: Brush): Mark[] {
  const red = b.tone("#a3353f");
  const gold = b.tone("#e0b050");
  return [
    shape("M230 100L460 100Q440 320 320 400Q360 460 340 510L230 510Z", red),
    shape("M970 100L740 100Q760 320 880 400Q840 460 860 510L970 510Z", red),
    ...[1, -1].flatMap((way) =>
      times(3, (i) =>
        stroke(
          `M${600 + way * (330 - i * 60)} 110Q${600 + way * (320 - i * 40)} 330 ${600 + way * (330 - i * 18)} 500`,
          dim(red, 0.25),
          5,
        ),
      ),
    ),
    shape(
      "M210 60L990 60L990 130Q925 180 860 134Q795 180 730 134Q665 180 600 134Q535 180 470 134Q405 180 340 134Q275 180 210 130Z",
      dim(red, 0.1),
    ),
    stroke(
      "M210 134Q275 182 340 136Q405 182 470 136Q535 182 600 136Q665 182 730 136Q795 182 860 136Q925 182 990 134",
      gold,
      7,
    ),
  ];
}

export const theatre: PlaceDrawing = (b) => {
  const red = b.tone("#a3353f");
  const gold = b.tone("#e0b050");
  return {
    back: [
      box([0, 0], [1200, 900], b.blend(b.tone("#4a2f45"), b.tone("#6b3f4f"))),
      box([230, 120], [740, 380], b.blend(b.tone("#7fa8c8"), b.tone("#f0dcae"))),
      shape("M230 440Q420 330 600 420T970 400L970 500L230 500Z", b.tone("#6f9a5f")),
      disc(800, 220, 44, "#fff0b8"),
      group(
        [
          box([-60, -120], [120, 120], b.tone("#d9b98a")),
          shape("M-76 -120L0 -190L76 -120Z", b.tone("#b5533c")),
          box([-18, -60], [36, 60], b.tone("#7a4a35")),
        ],
        { x: 390, y: 500 },
      ),
      ...curtain(b),
      box([180, 40], [840, 30], gold, { rx: 8 }),
      box([180, 40], [44, 480], gold, { rx: 8 }),
      box([976, 40], [44, 480], gold, { rx: 8 }),
      box([170, 500], [860, 40], b.tone("#8d5f3f"), { rx: 4 }),
      ...times(9, (i) => disc(220 + i * 95, 520, 9, "#ffe9a8")),
      ...[80, 1120].flatMap((x) => [
        box([x - 90, 180], [180, 110], gold, { rx: 12 }),
        box([x - 78, 160], [156, 90], dim(red, 0.3), { rx: 10 }),
        disc(x, 130, 70, b.glow("#ffe0a0", 0.4)),
      ]),
      ...[0, 1].flatMap((row) =>
        times(9, (i) =>
          group(
            [
              box([-52, -92], [104, 92], row === 0 ? dim(red, 0.16) : red, { rx: 30 }),
              box([-40, -80], [80, 66], lift(red, row === 0 ? 0 : 0.12), { rx: 22 }),
            ],
            { x: i * 140 + 40 + row * 60, y: 620 + row * 60 },
          ),
        ),
      ),
      box([0, 676], [1200, 230], b.blend(b.tone("#7a3b4a"), b.tone("#94505c"))),
      shape("M500 540L700 540L900 900L300 900Z", b.tone("#c8955a"), { opacity: 0.35 }),
      shape("M470 -10L330 760Q600 830 870 760L730 -10Z", "#ffe9a8", { opacity: 0.1 }),
    ],
  };
};

function paintingsAndCoats(b: Brush): Mark[] {
  const wood = b.tone("#c98f5a");
  return [
    box([60, 100], [250, 220], b.tone("#b57f55"), { rx: 8 }),
    ...times(6, (i) =>
      group(
        [
          box([0, 0], [66, 84], b.tone(["#fbf6ea", "#cfe3ea", "#f6dcc8"][i % 3] ?? "#fbf6ea"), { rx: 3 }),
          disc(
            33,
            34,
            15,
            b.tone(["#e2674f", "#7a9a56", "#4c93c4", "#f1bd4a", "#8868b8", "#e8963a"][i] ?? "#e2674f"),
          ),
          stroke("M14 66L52 66", b.tone("#8a8fa3"), 5),
        ],
        { x: 74 + (i % 3) * 78, y: 112 + Math.floor(i / 3) * 100 },
      ),
    ),
    box([40, 380], [300, 14], wood, { rx: 5 }),
    ...times(4, (i) =>
      group(
        [
          stroke("M0 -20L0 0", b.tone("#5a586b"), 7),
          shape(
            "M-26 0Q0 -16 26 0L30 96L-30 96Z",
            b.tone(["#d9583f", "#4c93c4", "#f1bd4a", "#7a9a56"][i] ?? "#d9583f"),
          ),
        ],
        { x: 80 + i * 74, y: 406 },
      ),
    ),
  ];
}

function toyShelf(b: Brush): Mark[] {
  const wood = b.tone("#c98f5a");
  return [
    group(
      [
        box([-90, -150], [180, 150], wood, { rx: 6 }),
        ...times(6, (i) =>
          box([-80 + (i % 3) * 56, -140 + Math.floor(i / 3) * 68], [48, 58], dim(wood, 0.25), { rx: 4 }),
        ),
        ...times(6, (i) =>
          box(
            [-74 + (i % 3) * 56, -112 + Math.floor(i / 3) * 68],
            [36, 30],
            b.tone(["#8868b8", "#e2674f", "#f1bd4a"][i % 3] ?? "#e2674f"),
            { rx: 5 },
          ),
        ),
        disc(-40, -172, 23, b.tone("#7fb6d6")),
        stroke("M-40 -195L-40 -149M-63 -172L-17 -172", b.tone("#7a9a56"), 5),
      ],
      { x: 1010, y: 620 },
    ),
  ];
}

/** Low tables, coat hooks, a carpet to sit on: for the youngest as for the others. */
export const classroom: PlaceDrawing = (b) => {
  const wall = b.tone("#f3e3b8");
  const wood = b.tone("#c98f5a");
  const desk = (x: number, colour: string): Mark =>
    group(
      [
        stroke("M-80 -70L-86 0M80 -70L86 0", b.tone("#8a8fa3"), 9),
        box([-110, -86], [220, 22], b.tone(colour), { rx: 10 }),
        box([-60, -104], [66, 18], b.tone("#fbf6ea"), { rx: 3 }),
        stroke("M30 -96L76 -92", b.tone("#e8963a"), 7),
        box([-40, -52], [80, 12], wood, { rx: 5 }),
      ],
      { x, y: 668 },
    );
  return {
    back: [
      box([0, 0], [1200, 604], b.blend(dim(wall, 0.12), wall)),
      box([0, 440], [1200, 164], b.tone("#8fb9a5")),
      box([0, 432], [1200, 12], b.tone("#f6efe2")),
      box([0, 600], [1200, 310], b.blend(b.tone("#b98a62"), b.tone("#d0a377"))),
      ...times(9, (i) =>
        stroke(`M${600 + (i - 4) * 120} 600L${600 + (i - 4) * 270} 900`, b.tone("#a3774f"), 4),
      ),
      box([380, 90], [440, 260], wood, { rx: 8 }),
      box([396, 106], [408, 228], b.tone("#f6f6f2"), { rx: 4 }),
      disc(480, 190, 34, b.tone("#f1bd4a")),
      shape("M560 250Q600 170 640 250Z", b.tone("#7a9a56")),
      stroke("M440 290Q500 262 560 290T680 290T780 280", b.tone("#4c93c4"), 8),
      shape("M700 220L700 160L760 220Z", b.tone("#e2674f")),
      box([396, 340], [408, 14], lift(wood, 0.3), { rx: 4 }),
      ...windowOn(b, [910, 110], [220, 230]),
      ...paintingsAndCoats(b),
      ...times(11, (i) =>
        shape(
          `M${i * 120 - 20} 14l60 0l-30 44Z`,
          b.tone(["#e2674f", "#f1bd4a", "#4c93c4", "#7a9a56"][i % 4] ?? "#e2674f"),
        ),
      ),
      stroke("M-20 14L1220 14", b.tone("#8a8fa3"), 4),
      ...toyShelf(b),
      desk(180, "#e2a465"),
      desk(760, "#e2a465"),
      oval([540, 800], [400, 78], b.tone("#4f8fa0")),
      oval([540, 800], [320, 60], b.tone("#f1d07a")),
      oval([540, 800], [240, 44], b.tone("#d9785a")),
    ],
  };
};
