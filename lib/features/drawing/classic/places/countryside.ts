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
import {
  blossoms,
  bush,
  cornerLeaves,
  footpath,
  house,
  ridge,
  roundTree,
  tufts,
  unlessSnow,
} from "./scenery";

function pickets(b: Brush, y: number, colour: string): Mark[] {
  const wood = b.turf(colour);
  return [
    stroke(`M-10 ${y - 28}L1210 ${y - 28}M-10 ${y - 66}L1210 ${y - 66}`, dim(wood, 0.14), 12),
    ...times(21, (i) => shape(`M${i * 60 - 6} ${y}l0 -88l14 -18l14 18l0 88Z`, wood)),
  ];
}

/** Vegetables in their bed, sunflowers, and what they are watered with. */
const inBloom = (b: Brush): Mark[] => [
  ...times(6, (i) =>
    group(
      [
        shape(
          "M0 0Q-22 -20 -20 -44Q-4 -36 0 -12Q4 -40 22 -46Q22 -16 0 0Z",
          b.tone(i % 2 === 0 ? "#7fb356" : "#5f9a4c"),
        ),
        disc(0, -6, 11, b.tone(i % 2 === 0 ? "#e07f35" : "#d5473d")),
      ],
      { x: 100 + i * 54, y: 728 - (i % 2) * 12 },
    ),
  ),
  group(
    [
      oval([0, -30], [26, 26], b.tone("#5b9aa0")),
      box([-30, -44], [60, 44], b.tone("#6fb0b5"), { rx: 10 }),
      stroke("M28 -24L64 -52", b.tone("#5b9aa0"), 10),
      stroke("M-26 -44Q0 -84 26 -44", b.tone("#5b9aa0"), 8),
    ],
    { x: 470, y: 712 },
  ),
  ...times(3, (i) =>
    group(
      [
        stroke("M0 0L0 -150", b.tone("#5f8f4a"), 8),
        shape("M0 -50Q-40 -60 -46 -90Q-8 -90 0 -50ZM0 -70Q40 -80 46 -108Q8 -110 0 -70Z", b.tone("#6fa04f")),
        ...times(10, (k) =>
          oval([0, -190], [11, 22], b.tone("#f4bd3f"), { transform: `rotate(${k * 36} 0 -160)` }),
        ),
        disc(0, -160, 20, b.tone("#7a4d31")),
      ],
      { x: 70 + i * 90, y: 640, scale: 0.9 - i * 0.12 },
    ),
  ),
];

export const garden: PlaceDrawing = (b) => ({
  back: [
    ridge(b, 440, 22, b.turf("#95b980", 0.5)),
    roundTree(b, { x: 700, y: 560, size: 1.3, depth: 0.25 }),
    roundTree(b, { x: 480, y: 540, size: 0.9, depth: 0.35 }),
    house(b, { x: 1010, y: 610, size: 1.9, depth: 0.1 }, { wall: "#f4dfbd", roof: "#c06045" }),
    ...pickets(b, 610, "#f6eedd"),
    ridge(b, 604, 8, b.turf("#86b062")),
    ...footpath(b, 900, 610, "#e2cfa6"),
    shape("M60 700Q220 660 380 690L410 740Q220 780 40 740Z", b.turf("#7a5640")),
    ...unlessSnow(b, inBloom(b)),
    ...tufts(b, 18, "#86b062", 660),
    ...blossoms(b, 16, ["#ee7f7a", "#f6d48f", "#c9a2d9", "#ffffff"], 780),
  ],
  front: cornerLeaves(b, "#6f9e54"),
});

export const park: PlaceDrawing = (b) => ({
  back: [
    ...times(6, (i) => box([40 + i * 200, 330 - ((i * 53) % 90)], [120, 260], b.tone("#b7a9b8", 0.62))),
    ridge(b, 470, 16, b.turf("#93b87a", 0.4)),
    ...times(6, (i) => roundTree(b, { x: 30 + i * 230, y: 540, size: 0.95 + (i % 3) * 0.2, depth: 0.28 })),
    ridge(b, 560, 12, b.turf("#86b062", 0.06)),
    ...footpath(b, 560, 566, "#e6d3ab"),
    oval([960, 650], [220, 44], b.turf("#6fae9c")),
    oval([960, 646], [210, 40], b.blend(b.light.sky[1], b.light.sky[2])),
    roundTree(b, { x: 130, y: 690, size: 2.3 }, "#679950"),
    group(
      [
        stroke("M-96 0L-96 -60M96 0L96 -60", b.tone("#4c4a5c"), 11),
        ...times(3, (i) => box([-120, -64 - i * 30], [240, 20], b.tone("#b5723f"), { rx: 6 })),
        stroke("M-96 -60L-96 -130M96 -60L96 -130", b.tone("#4c4a5c"), 9),
      ],
      { x: 360, y: 690, scale: 0.85 },
    ),
    group(
      [
        stroke(
          "M-120 0L-70 -240M-20 0L-70 -240M120 0L170 -240M220 0L170 -240M-76 -236L176 -236",
          b.tone("#c8553f"),
          12,
        ),
        stroke("M20 -232L10 -70M80 -232L76 -70", b.tone("#5b5a6a"), 5),
        box([-2, -74], [90, 12], b.tone("#f1bd4a"), { rx: 5 }),
      ],
      { x: 720, y: 620, scale: 0.7 },
    ),
    bush(b, { x: 1120, y: 700, size: 1.1 }),
    ...tufts(b, 22, "#86b062", 680),
    ...blossoms(b, 10, ["#f6d48f", "#ffffff", "#ee9f8a"], 780),
  ],
});

export const farm: PlaceDrawing = (b) => {
  const red = b.tone("#b8493c", 0.08);
  return {
    back: [
      ridge(b, 450, 26, b.turf("#a4bd7a", 0.5)),
      shape("M640 520L1220 470L1220 620L560 620Z", b.turf("#d9b95e", 0.25)),
      ...times(6, (i) =>
        stroke(`M${660 + i * 100} 512Q${640 + i * 120} 560 ${600 + i * 140} 620`, b.turf("#bf9c48", 0.2), 6),
      ),
      group(
        [
          box([-40, -330], [80, 330], b.tone("#c9cbd1", 0.15)),
          shape("M-40 -326Q-36 -380 0 -380Q36 -380 40 -326Z", b.tone("#a5564a", 0.15)),
          stroke("M-40 -250L40 -250M-40 -160L40 -160M-40 -80L40 -80", b.tone("#a9adb6", 0.15), 5),
        ],
        { x: 120, y: 620 },
      ),
      shape("M170 620L170 380L240 290L390 240L540 290L610 380L610 620Z", red),
      shape(
        "M150 392L236 282L390 226L544 282L630 392L600 396L530 306L390 256L250 306L180 396Z",
        b.turf("#6f4a42"),
      ),
      stroke("M300 620L300 460L480 460L480 620M300 460L480 620M480 460L300 620", b.tone("#f6eedd"), 11),
      box([350, 326], [80, 70], b.light.darkness > 0.35 ? "#ffd98c" : dim(red, 0.4), { rx: 4 }),
      stroke("M350 326L430 396M430 326L350 396M350 326h80v70h-80Z", b.tone("#f6eedd"), 7),
      ridge(b, 616, 8, b.turf("#93b265")),
      group(
        [
          stroke("M-200 -20L200 -20M-200 -60L200 -60", b.turf("#a97a50"), 13),
          ...times(5, (i) => box([-200 + i * 96, -92], [18, 96], b.turf("#8b5c3b"), { rx: 5 })),
        ],
        { x: 940, y: 660 },
      ),
      ...times(2, (i) =>
        group(
          [
            box([-66, -66], [132, 66], b.turf("#e3c068"), { rx: 14 }),
            oval([52, -33], [26, 33], b.turf("#cda74e")),
            oval([52, -33], [13, 18], "none", { stroke: b.turf("#e3c068"), "stroke-width": 5 }),
            stroke("M-50 -50L20 -50M-56 -30L20 -30M-48 -12L20 -12", dim(b.turf("#e3c068"), 0.14), 4),
          ],
          { x: 740 + i * 120, y: 690 + i * 12 },
        ),
      ),
      ...footpath(b, 400, 622, "#d9bd8a"),
      ...tufts(b, 24, "#93b265", 670),
    ],
  };
};

export const meadow: PlaceDrawing = (b) => ({
  back: [
    ridge(b, 440, 40, b.turf("#9fc08a", 0.6)),
    ridge(b, 500, 34, b.turf("#94bb74", 0.4)),
    ...times(4, (i) => roundTree(b, { x: 180 + i * 70, y: 520, size: 0.55, depth: 0.42 })),
    house(b, { x: 930, y: 520, size: 0.5, depth: 0.4 }, { wall: "#f4e3c4", roof: "#c8653f" }),
    ridge(b, 570, 26, b.turf("#8db766", 0.14)),
    stroke("M-20 620Q240 580 470 640T1220 600", b.turf("#a7c97e", 0.1), 16, { opacity: 0.7 }),
    ridge(b, 660, 18, b.turf("#83b05a")),
    roundTree(b, { x: 1070, y: 690, size: 2.1 }),
    ...tufts(b, 34, "#83b05a", 600),
    ...blossoms(b, 44, ["#ee7f7a", "#f6d060", "#ffffff", "#b79ade", "#f3a65e"], 610),
  ],
  front: cornerLeaves(b, "#79a552"),
});

export const hill: PlaceDrawing = (b) => ({
  back: [
    ridge(b, 560, 34, b.turf("#a5c192", 0.6)),
    shape("M-20 640Q160 560 360 620T800 610T1220 560L1220 920L-20 920Z", b.turf("#97bb7a", 0.4)),
    ...times(5, (i) =>
      house(
        b,
        { x: 80 + i * 46, y: 640 - (i % 2) * 12, size: 0.26, depth: 0.4 },
        { wall: "#f4e3c4", roof: "#c8653f" },
      ),
    ),
    shape(
      "M-20 920L-20 800C260 780 420 470 720 450C980 440 1100 600 1220 640L1220 920Z",
      b.blend(lift(b.turf("#8db766"), 0.14), dim(b.turf("#7ba556"), 0.1)),
    ),
    stroke("M700 452Q760 520 640 580Q500 640 620 720Q700 780 560 900", b.turf("#e3cf9f"), 30),
    roundTree(b, { x: 800, y: 470, size: 1.9, depth: 0.04 }, "#729e52"),
    group(
      [
        stroke("M0 0L0 -90", b.tone("#8b5c3b"), 9),
        shape("M-50 -90L36 -90L56 -74L36 -58L-50 -58Z", b.tone("#c99a66")),
      ],
      { x: 1020, y: 570 },
    ),
    ...tufts(b, 22, "#7ba556", 740),
    ...blossoms(b, 18, ["#f6d060", "#ffffff", "#ee8f8a"], 740),
  ],
});
