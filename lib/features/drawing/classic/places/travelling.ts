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
import { ridge } from "./scenery";
import { windowOn } from "./room";

export const floorOf = (b: Brush, colour: string): Mark[] => {
  const floor = b.tone(colour);
  return [
    box([0, 600], [1200, 310], b.blend(dim(floor, 0.16), lift(floor, 0.12))),
    ...times(9, (i) => stroke(`M${600 + (i - 4) * 120} 600L${600 + (i - 4) * 270} 900`, dim(floor, 0.1), 4)),
    box([0, 600], [1200, 12], "#2b2456", { opacity: 0.16 }),
  ];
};

export function seat(b: Brush, x: number, colour: string, flip = false): Mark {
  const cloth = b.tone(colour);
  return group(
    [
      box([-64, -230], [60, 190], cloth, { rx: 24 }),
      box([-56, -262], [46, 52], lift(cloth, 0.2), { rx: 18 }),
      box([-60, -84], [136, 54], lift(cloth, 0.12), { rx: 20 }),
      box([-54, -34], [116, 34], b.tone("#4c4a5c"), { rx: 6 }),
      stroke("M-40 -190L-40 -110", dim(cloth, 0.18), 8),
    ],
    { x, y: 660, flip },
  );
}

export const trainInside: PlaceDrawing = (b) => {
  const wall = b.tone("#e9dcc0");
  return {
    back: [
      box([0, 0], [1200, 604], b.blend(dim(wall, 0.12), wall)),
      box([0, 430], [1200, 174], b.tone("#4f7f8c")),
      box([0, 420], [1200, 14], b.tone("#d9a94a")),
      ...floorOf(b, "#8a7a72"),
      ...windowOn(b, [90, 150], [280, 220], "#c8553f"),
      ...windowOn(b, [460, 150], [280, 220], "#c8553f"),
      ...windowOn(b, [830, 150], [280, 220], "#c8553f"),
      box([0, 40], [1200, 14], b.tone("#b9bcc8"), { rx: 4 }),
      stroke("M60 54L60 84M400 54L400 84M760 54L760 84M1140 54L1140 84", b.tone("#b9bcc8"), 7),
      box([0, 80], [1200, 8], b.tone("#8a8fa3")),
      box([150, 20], [120, 60], b.tone("#a9634a"), { rx: 10 }),
      stroke("M190 20Q210 0 230 20", b.tone("#7a4535"), 7),
      box([560, 30], [100, 50], b.tone("#5f8f7a"), { rx: 14 }),
      box([880, 14], [140, 66], b.tone("#d9a94a"), { rx: 10 }),
      ...[240, 600, 960].map((x) => disc(x, 100, 60, b.glow("#ffe9b8", 0.2 + b.light.darkness * 0.35))),
      seat(b, 110, "#b5483c"),
      seat(b, 370, "#b5483c", true),
      seat(b, 870, "#b5483c"),
      seat(b, 1120, "#b5483c", true),
      group(
        [
          box([-70, -110], [140, 14], b.tone("#c98f5a"), { rx: 6 }),
          stroke("M0 -96L0 0", b.tone("#8a8fa3"), 10),
          box([-44, -140], [26, 30], b.tone("#f6efe2"), { rx: 4 }),
        ],
        { x: 992, y: 660 },
      ),
    ],
  };
};

export const busInside: PlaceDrawing = (b) => {
  const pole = b.tone("#f1c545");
  return {
    back: [
      box([0, 0], [1200, 604], b.blend(b.tone("#d9dde3"), b.tone("#f0efe8"))),
      shape("M-20 0L1220 0L1220 70Q600 130 -20 70Z", b.tone("#c3c8d1")),
      box([0, 400], [1200, 204], b.tone("#f1b53a")),
      box([0, 392], [1200, 12], b.tone("#c98a2a")),
      ...floorOf(b, "#7f8799"),
      ...windowOn(b, [40, 140], [240, 220]),
      ...windowOn(b, [330, 140], [240, 220]),
      ...windowOn(b, [620, 140], [240, 220]),
      box([910, 110], [220, 500], b.tone("#5a6478"), { rx: 10 }),
      ...windowOn(b, [930, 140], [76, 220]),
      ...windowOn(b, [1034, 140], [76, 220]),
      stroke("M1020 116L1020 606", b.tone("#3a4254"), 6),
      seat(b, 110, "#4c7fb8"),
      seat(b, 330, "#4c7fb8"),
      seat(b, 700, "#4c7fb8"),
      stroke("M0 96L1200 96", pole, 10),
      stroke("M440 96L440 680M860 96L860 680", pole, 12),
      ...[150, 280, 580, 720].map((x) =>
        group(
          [
            stroke("M0 0L0 40", b.tone("#8a8fa3"), 6),
            disc(0, 62, 22, "none", { stroke: b.tone("#6b7186"), "stroke-width": 9 }),
          ],
          {
            x,
            y: 96,
          },
        ),
      ),
      disc(440, 430, 15, b.tone("#d24f40")),
      disc(860, 430, 15, b.tone("#d24f40")),
    ],
  };
};

function platformRoof(b: Brush): Mark[] {
  const iron = b.tone("#4f6f6b");
  return [
    shape(
      "M-20 40L1220 40L1220 120Q1150 160 1080 120T940 120T800 120T660 120T520 120T380 120T240 120T100 120T-20 120Z",
      iron,
    ),
    box([-20, 0], [1240, 56], dim(iron, 0.16)),
    ...[150, 1050].flatMap((x) => [
      stroke(`M${x} 120L${x} 680`, dim(iron, 0.1), 20),
      stroke(`M${x - 70} 130Q${x} 150 ${x} 220M${x + 70} 130Q${x} 150 ${x} 220`, dim(iron, 0.1), 9),
      box([x - 24, 660], [48, 30], dim(iron, 0.25), { rx: 5 }),
    ]),
  ];
}

export const station: PlaceDrawing = (b) => {
  const iron = b.tone("#4f6f6b");
  const stone = b.turf("#c9bda8");
  return {
    back: [
      ridge(b, 470, 18, b.turf("#93b47d", 0.45)),
      ...times(5, (i) => box([60 + i * 250, 330 + ((i * 37) % 70)], [130, 200], b.tone("#b7a9b8", 0.55))),
      box([0, 560], [1200, 60], b.tone("#8f8780")),
      stroke("M0 590L1200 590M0 608L1200 608", b.tone("#6b6770"), 6),
      ...times(20, (i) => box([i * 64, 584], [26, 32], b.tone("#7a5f4c"))),
      group(
        [
          box([-420, -250], [760, 230], b.tone("#c8453f"), { rx: 26 }),
          shape("M330 -250L380 -250Q470 -200 480 -20L330 -20Z", b.tone("#c8453f")),
          box([-420, -110], [880, 18], b.tone("#f6e6b8")),
          ...times(5, (i) =>
            box([-390 + i * 130, -220], [96, 90], b.light.darkness > 0.35 ? "#ffd98c" : b.tone("#bfe0ea"), {
              rx: 10,
            }),
          ),
          shape("M350 -220L386 -220Q430 -180 440 -120L350 -120Z", b.tone("#bfe0ea")),
          box([274, -226], [60, 206], dim(b.tone("#c8453f"), 0.16), { rx: 8 }),
          disc(462, -60, 13, "#ffe7a3"),
          box([-420, -24], [880, 24], b.tone("#4c4a5c"), { rx: 6 }),
          ...times(6, (i) => disc(-350 + i * 140, 4, 26, b.tone("#3a3648"))),
        ],
        { x: 560, y: 588, scale: 0.92 },
      ),
      box([-10, 636], [1220, 24], b.turf("#f1d36a")),
      box([-10, 660], [1220, 250], stone),
      ...times(12, (i) => stroke(`M${i * 110} 664L${i * 130 - 110} 900`, dim(stone, 0.1), 4)),
      stroke("M-10 740L1210 740M-10 830L1210 830", dim(stone, 0.1), 4),
      ...platformRoof(b),
      group(
        [
          stroke("M0 -70L0 0", iron, 8),
          disc(0, 40, 52, iron),
          disc(0, 40, 42, b.tone("#fff6e0")),
          stroke("M0 40L0 14M0 40L20 50", "#3a3648", 6),
        ],
        { x: 600, y: 130 },
      ),
      group(
        [
          stroke("M-90 0L-90 -50M90 0L90 -50", b.tone("#4c4a5c"), 10),
          ...times(3, (i) => box([-116, -56 - i * 28], [232, 18], b.tone("#a9713f"), { rx: 6 })),
        ],
        { x: 300, y: 700 },
      ),
    ],
  };
};

function waitingPlane(b: Brush): Mark[] {
  return [
    group(
      [
        shape(
          "M-250 -60C-270 -100 -240 -116 -190 -116L190 -116Q250 -112 276 -76Q270 -52 200 -50L-190 -50Z",
          b.tone("#f6f4ee"),
        ),
        shape("M-250 -90L-290 -196L-240 -196L-170 -112Z", b.tone("#e2674f")),
        shape("M-30 -74L-130 10L-70 10L70 -70Z", b.tone("#b9c2cf")),
        stroke("M-230 -74L250 -74", b.tone("#4c93c4"), 9),
        ...times(9, (i) => disc(-160 + i * 38, -94, 9, b.tone("#7fb6d6"))),
        shape("M214 -108Q250 -104 262 -90L222 -90Z", b.tone("#3a5f7c")),
        stroke("M-80 -50L-80 -20M190 -50L190 -20", b.tone("#6b6f7f"), 7),
        disc(-80, -14, 13, b.tone("#3a3648")),
        disc(190, -14, 13, b.tone("#3a3648")),
      ],
      { x: 690, y: 560 },
    ),
    group(
      [
        box([-26, -170], [52, 170], b.tone("#d9dde3", 0.2)),
        shape("M-60 -214L60 -214L44 -166L-44 -166Z", b.tone("#7fb0c4", 0.2)),
        box([-66, -226], [132, 14], b.tone("#d9dde3", 0.2), { rx: 5 }),
        stroke("M0 -226L0 -262", b.tone("#8a8fa3", 0.2), 5),
      ],
      { x: 170, y: 520 },
    ),
  ];
}

export const airport: PlaceDrawing = (b) => {
  const frame = b.tone("#c3c8d1");
  const [top, middle, foot] = b.light.sky;
  return {
    back: [
      box(
        [0, 0],
        [1200, 620],
        b.fade([
          [0, top],
          [0.6, middle],
          [1, foot],
        ]),
      ),
      ridge(b, 500, 10, b.turf("#93b47d", 0.4)),
      box([0, 520], [1200, 90], b.turf("#8f8d98", 0.1)),
      ...times(7, (i) => box([i * 190 + 20, 562], [90, 8], b.turf("#f1ead8", 0.1))),
      ...waitingPlane(b),
      ...[0, 300, 600, 900, 1190].map((x) => box([x - 9, 0], [18, 610], frame)),
      box([0, 270], [1200, 12], frame),
      box([0, 0], [1200, 66], b.tone("#5a6478")),
      ...times(4, (i) => disc(150 + i * 300, 66, 120, b.glow("#fff0c8", 0.16 + b.light.darkness * 0.3))),
      ...floorOf(b, "#cfd0cc"),
      ...times(5, (i) => oval([150 + i * 230, 760 + (i % 2) * 60], [90, 9], "#ffffff", { opacity: 0.25 })),
      group(
        [
          box([-90, -110], [180, 92], b.tone("#33405f"), { rx: 8 }),
          ...times(4, (i) => box([-78, -100 + i * 21], [90 - (i % 2) * 22, 10], "#f6d87a", { rx: 3 })),
          ...times(4, (i) => disc(64, -95 + i * 21, 6, i % 2 === 0 ? "#8fe0a8" : "#f6a87a")),
          stroke("M-60 -150L-60 -110M60 -150L60 -110", b.tone("#8a8fa3"), 6),
        ],
        { x: 460, y: 216 },
      ),
      ...[110, 220, 330].map((x) =>
        group(
          [
            box([-44, -120], [88, 70], b.tone("#4c7fa8"), { rx: 14 }),
            box([-48, -62], [96, 26], lift(b.tone("#4c7fa8"), 0.16), { rx: 10 }),
            stroke("M-34 -36L-34 0M34 -36L34 0", b.tone("#8a8fa3"), 8),
          ],
          { x, y: 690 },
        ),
      ),
      group(
        [
          box([-40, -120], [80, 112], b.tone("#d9785a"), { rx: 12 }),
          stroke("M-16 -120L-16 -156L16 -156L16 -120", b.tone("#5a4a4a"), 6),
          stroke("M-18 -110L-18 -20M18 -110L18 -20", dim(b.tone("#d9785a"), 0.16), 5),
          disc(-26, -4, 8, b.tone("#3a3648")),
          disc(26, -4, 8, b.tone("#3a3648")),
        ],
        { x: 1080, y: 690 },
      ),
    ],
  };
};
