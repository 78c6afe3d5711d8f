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
  turned,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { PlaceDrawing } from "./draw-place";
import { bookRow, hangingLamp, room, rug, windowOn } from "./room";
import { house, ridge, roundTree } from "./scenery";

function cornerBed(b: Brush, wood: string): Mark[] {
  const quilt = b.tone("#5b7fa8");
  return [
    box([830, 330], [26, 330], wood, { rx: 10 }),
    disc(843, 326, 20, wood),
    shape("M846 400Q1020 330 1220 360L1220 640L846 640Z", dim(wood, 0.1)),
    shape("M860 520Q880 470 960 474L1220 474L1220 560L860 560Z", b.tone("#fff3e0")),
    oval([950, 486], [86, 34], b.tone("#fffaf0")),
    shape("M840 560Q900 520 1010 530L1220 520L1220 690L840 690Z", quilt),
    ...times(8, (i) =>
      box(
        [870 + (i % 4) * 88, 560 + Math.floor(i / 4) * 62],
        [58, 42],
        i % 2 === 0 ? lift(quilt, 0.35) : b.tone("#e2a465"),
        { rx: 8 },
      ),
    ),
    box([828, 670], [380, 34], wood, { rx: 8 }),
  ];
}

export const bedroom: PlaceDrawing = (b) => {
  const wood = b.tone("#a06c48");
  return {
    back: [
      ...room(b, { wall: "#d9a9a0", floor: "#b98257", pattern: "dots" }),
      ...windowOn(b, [470, 120], [250, 270], "#f0c98a"),
      ...(b.isBedTaken ? [] : cornerBed(b, wood)),
      box([56, 420], [230, 186], wood, { rx: 8 }),
      ...times(3, (i) => box([72, 436 + i * 56], [198, 46], lift(wood, 0.14), { rx: 6 })),
      ...times(3, (i) => disc(171, 459 + i * 56, 7, b.tone("#f1bd4a"))),
      ...bookRow(b, 76, 418, 100),
      group(
        [
          disc(0, -70, 120, b.glow("#ffe0a0", 0.3 + b.light.darkness * 0.4)),
          box([-5, -50], [10, 50], b.tone("#7a5238")),
          shape("M-34 -48L-20 -92L20 -92L34 -48Z", "#ffe3a0"),
        ],
        { x: 226, y: 420 },
      ),
      box([90, 130], [150, 120], b.tone("#8b5c3b"), { rx: 6 }),
      box([102, 142], [126, 96], b.tone("#bfe0ea")),
      shape("M102 238L140 180L168 212L190 190L228 238Z", b.tone("#7fb36a")),
      ...rug(b, "#c7605f", 560),
    ],
  };
};

export const kitchen: PlaceDrawing = (b) => {
  const cupboard = b.tone("#6f9a94");
  const steel = b.tone("#c3c8d1");
  return {
    back: [
      ...room(b, { wall: "#f0d9a8", floor: "#c4916a" }),
      ...times(36, (i) =>
        box([(i % 18) * 68 - 10, 388 + Math.floor(i / 18) * 52], [62, 46], b.tone("#fbf1da"), { rx: 5 }),
      ),
      ...windowOn(b, [470, 96], [260, 220], "#d9705c"),
      box([0, 452], [1200, 26], b.tone("#8b5c3b"), { rx: 4 }),
      box([0, 478], [1200, 150], cupboard),
      ...times(7, (i) => box([i * 176 - 20, 494], [152, 120], lift(cupboard, 0.14), { rx: 8 })),
      ...times(7, (i) => disc(i * 176 + 106, 552, 8, b.tone("#f1bd4a"))),
      box([850, 470], [230, 160], b.tone("#4c4a5c"), { rx: 8 }),
      box([872, 508], [186, 96], "#f3a24f", { rx: 10 }),
      box([872, 508], [186, 96], "#5b2f2a", { rx: 10, opacity: 0.55 }),
      ...times(4, (i) => disc(890 + i * 50, 488, 8, steel)),
      shape("M890 454L880 392L1010 392L1000 454Z", b.tone("#c8553f")),
      stroke("M880 404L860 412M1010 404L1030 412", b.tone("#c8553f"), 10),
      oval([945, 392], [65, 14], lift(b.tone("#c8553f"), 0.3)),
      stroke("M920 366Q906 340 924 318M960 366Q946 336 966 310", "#ffffff", 8, { opacity: 0.5 }),
      stroke("M560 452L560 404Q560 380 590 384L612 396", steel, 12),
      box([60, 120], [300, 14], b.tone("#8b5c3b"), { rx: 4 }),
      ...times(4, (i) =>
        group(
          [
            box([-26, -66], [52, 66], b.tone(["#e2674f", "#f1bd4a", "#7a9a56", "#4c93c4"][i] ?? "#e2674f"), {
              rx: 8,
            }),
            box([-20, -78], [40, 14], b.tone("#fff3da"), { rx: 4 }),
          ],
          { x: 104 + i * 70, y: 120 },
        ),
      ),
      stroke("M830 110L1120 110", b.tone("#8b5c3b"), 8),
      ...times(4, (i) =>
        group(
          [
            stroke("M0 0L0 60", steel, 6),
            i % 2 === 0 ? oval([0, 78], [18, 24], steel) : disc(0, 82, 28, b.tone("#4c4a5c")),
          ],
          { x: 866 + i * 74, y: 112 },
        ),
      ),
      box([150, 400], [80, 52], b.tone("#f3e6cf"), { rx: 10 }),
      hangingLamp(b, 300, 210, "#c8553f"),
      hangingLamp(b, 800, 180, "#c8553f"),
      ...rug(b, "#8fae8a", 600),
    ],
  };
};

function dollAndMirror(b: Brush, beam: string): Mark[] {
  return [
    group(
      [
        stroke("M0 0L0 -170", beam, 10),
        stroke("M-40 4L0 -30L40 4", beam, 9),
        shape("M-40 -170Q-60 -90 -36 -50L36 -50Q60 -90 40 -170Q0 -190 -40 -170Z", b.tone("#8868b8")),
        disc(0, -190, 18, b.tone("#e8d8b8")),
      ],
      { x: 870, y: 616 },
    ),
    group(
      [
        oval([0, -96], [62, 92], b.tone("#c98f3a")),
        oval([0, -96], [48, 76], b.tone("#cfe3e8")),
        stroke("M-20 -130L16 -60M0 -140L30 -84", "#ffffff", 7, { opacity: 0.5 }),
        stroke("M-40 0L-30 -30M40 0L30 -30", b.tone("#c98f3a"), 10),
      ],
      { x: 1030, y: 612 },
    ),
  ];
}

export const attic: PlaceDrawing = (b) => {
  const beam = b.tone("#7d5538");
  const board = b.tone("#b48a62");
  return {
    back: [
      ...room(b, { wall: "#a5805f", floor: "#96694a", pattern: "boards" }),
      shape("M0 0L460 0L0 560Z", dim(board, 0.3)),
      shape("M1200 0L740 0L1200 560Z", dim(board, 0.34)),
      stroke("M470 -10L-20 580M730 -10L1220 580", beam, 34),
      stroke("M600 -20L600 70M330 160L870 160", beam, 28),
      disc(600, 300, 112, b.tone("#f3e6cf")),
      disc(
        600,
        300,
        96,
        b.fade([
          [0, b.light.sky[0]],
          [0.6, b.light.sky[1]],
          [1, b.light.sky[2]],
        ]),
      ),
      disc(640, 264, 20, b.light.glow),
      stroke("M600 204L600 396M504 300L696 300", b.tone("#f3e6cf"), 9),
      shape("M520 380L680 380L900 900L300 900Z", b.light.glow, { opacity: 0.16 }),
      box([120, 480], [190, 130], b.tone("#8b4f3a"), { rx: 10 }),
      box([120, 470], [190, 44], b.tone("#a9634a"), { rx: 16 }),
      stroke("M160 470L160 610M270 470L270 610", b.tone("#d9a05a"), 12),
      group(
        [
          box([-60, -84], [120, 84], b.tone("#c99a66")),
          stroke("M-60 -50L60 -50", b.tone("#e2c08a"), 14),
          box([-40, -150], [90, 66], b.tone("#b98452")),
        ],
        { x: 380, y: 606 },
      ),
      ...dollAndMirror(b, beam),
      stroke("M0 60Q60 40 90 0M0 100Q90 70 130 0M30 84L10 40M70 60L40 20", lift(board, 0.4), 2.5, {
        opacity: 0.7,
      }),
      ...times(14, () =>
        disc(b.random.between(420, 800), b.random.between(380, 800), 3, "#fff3cf", { opacity: 0.5 }),
      ),
    ],
  };
};

export const treehouse: PlaceDrawing = (b) => {
  const bark = b.tone("#7a5640");
  const plank = b.tone("#c0895a");
  const green = b.turf("#6f9e54");
  return {
    back: [
      ...times(5, (i) => roundTree(b, { x: 80 + i * 270, y: 700, size: 2 + (i % 2) * 0.5, depth: 0.5 })),
      ridge(b, 620, 20, b.turf("#93b87a", 0.35)),
      house(b, { x: 180, y: 690, size: 0.5, depth: 0.45 }, { wall: "#f0dfc0", roof: "#c8553f" }),
      shape("M880 920Q930 700 900 500Q880 300 960 -20L1120 -20Q1080 300 1090 520Q1090 760 1160 920Z", bark),
      stroke(
        "M940 880Q970 700 945 520M1040 860Q1050 700 1040 560M1010 300Q1030 200 1030 120",
        dim(bark, 0.22),
        6,
      ),
      stroke("M910 470Q700 520 520 470", bark, 40),
      disc(1180, 60, 150, dim(green, 0.1)),
      disc(880, 20, 170, dim(green, 0.14)),
      disc(620, -30, 170, green),
      disc(340, -60, 150, dim(green, 0.08)),
      disc(1040, 110, 110, green),
      disc(760, 70, 110, lift(green, 0.12)),
      box([560, 250], [330, 330], plank, { rx: 6 }),
      ...times(5, (i) => stroke(`M560 ${306 + i * 56}L890 ${306 + i * 56}`, dim(plank, 0.18), 4)),
      shape("M520 262L726 120L930 262Z", b.turf("#b5533c")),
      stroke("M520 262L726 120L930 262", b.turf("#d9785a"), 12),
      shape("M600 580L600 400Q600 360 650 360Q700 360 700 400L700 580Z", dim(plank, 0.5)),
      box([750, 350], [100, 96], b.light.darkness > 0.35 ? "#ffd98c" : b.tone("#cfe6ea"), { rx: 6 }),
      stroke("M800 350L800 446M750 398L850 398", lift(plank, 0.4), 8),
      box([0, 690], [1200, 40], dim(plank, 0.2)),
      shape("M0 700L1200 700L1200 920L0 920Z", plank),
      ...times(5, (i) => stroke(`M0 ${742 + i * 38}L1200 ${742 + i * 38}`, dim(plank, 0.2), 5)),
      ...times(9, (i) =>
        stroke(`M${90 + ((i * 331) % 1100)} ${705 + ((i * 2) % 5) * 38}l0 34`, dim(plank, 0.2), 5),
      ),
      ...times(8, (i) => box([i * 66 + 10, 560], [14, 146], lift(plank, 0.15), { rx: 5 })),
      box([-10, 556], [540, 20], lift(plank, 0.2), { rx: 8 }),
    ],
    front: [
      ...times(6, (i) =>
        oval(
          [40 + i * 36, 24 + (i % 2) * 22],
          [46, 18],
          dim(green, 0.3),
          turned(30 - i * 18, 40 + i * 36, 24),
        ),
      ),
    ],
  };
};
