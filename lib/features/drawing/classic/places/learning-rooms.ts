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
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { PlaceDrawing } from "./draw-place";
import { bookRow, FLOOR, hangingLamp, room, rug, windowOn } from "./room";

export const school: PlaceDrawing = (b) => {
  const wood = b.tone("#b98452");
  const desk = (x: number, y: number, size: number): Mark =>
    group(
      [
        stroke("M-70 0L-60 -70M70 0L60 -70", b.tone("#5f6a7d"), 9),
        box([-86, -86], [172, 22], wood, { rx: 6 }),
        box([-76, -66], [152, 26], dim(wood, 0.2)),
        box([-40, -96], [60, 11], b.tone("#c8553f"), { rx: 3 }),
      ],
      { x, y, scale: size },
    );
  return {
    back: [
      ...room(b, { wall: "#e9cf9e", floor: "#bb8a5f", pattern: "panels" }),
      box([330, 110], [560, 280], b.tone("#8b5c3b"), { rx: 8 }),
      box([348, 128], [524, 244], b.tone("#3f6b5c"), { rx: 4 }),
      stroke("M390 300Q440 200 480 300T570 300M400 176L520 176M400 206L470 206", "#e9f0e4", 6, {
        opacity: 0.85,
      }),
      disc(690, 220, 36, "none", { stroke: "#f3d98a", "stroke-width": 6 }),
      ...times(8, (i) =>
        stroke("M690 168L690 156", "#f3d98a", 6, { transform: `rotate(${i * 45} 690 220)` }),
      ),
      stroke("M780 320L780 260L830 260L830 320ZM772 262L805 224L838 262", "#f0b7a0", 5),
      box([330, 386], [560, 16], lift(b.tone("#8b5c3b"), 0.2), { rx: 4 }),
      ...windowOn(b, [960, 120], [190, 260]),
      ...windowOn(b, [60, 120], [190, 260]),
      disc(610, 60, 38, b.tone("#f6efe0")),
      disc(610, 60, 38, "none", { stroke: b.tone("#8b5c3b"), "stroke-width": 8 }),
      stroke("M610 60L610 36M610 60L628 68", b.tone("#4c3a4a"), 5),
      ...times(6, (i) =>
        shape(
          `M${i * 66 + 300} 6l66 0l-33 44Z`,
          b.tone(["#e2674f", "#f1bd4a", "#4c93c4"][i % 3] ?? "#e2674f"),
          { opacity: 0.9 },
        ),
      ),
      desk(170, 690, 1),
      desk(1040, 690, 1),
      desk(420, 640, 0.7),
      desk(790, 640, 0.7),
      group(
        [
          box([-7, -50], [14, 50], b.tone("#c98f3a")),
          disc(0, -84, 40, b.tone("#5fa3c8")),
          shape(
            "M-30 -100Q-8 -112 -4 -90Q-14 -70 -30 -76ZM8 -76Q30 -84 34 -66Q18 -48 8 -60Z",
            b.tone("#7fb36a"),
          ),
          stroke("M-40 -106A46 46 0 0 0 30 -50", b.tone("#c98f3a"), 6),
        ],
        { x: 1060, y: 600, scale: 0.9 },
      ),
      ...rug(b, "#6f9ab0", 600),
    ],
  };
};

function shelfCase(b: Brush, x: number, wide: number, rows: number): Mark[] {
  const wood = b.tone("#8b5a3c");
  const top = FLOOR + 10 - rows * 116;
  return [
    box([x, top - 14], [wide, rows * 116 + 24], dim(wood, 0.25), { rx: 6 }),
    ...times(rows, (row) => box([x + 14, top + row * 116], [wide - 28, 100], dim(wood, 0.5))),
    ...Array.from({ length: rows }, (_, row) => bookRow(b, x + 18, top + 100 + row * 116, wide - 38)).flat(),
    ...times(rows, (row) => box([x + 6, top + 100 + row * 116], [wide - 12, 14], wood)),
    box([x - 8, top - 26], [wide + 16, 22], lift(wood, 0.15), { rx: 6 }),
  ];
}

export const library: PlaceDrawing = (b) => {
  const wood = b.tone("#8b5a3c");
  return {
    back: [
      ...room(b, { wall: "#a9563f", floor: "#8d5f3f", pattern: "stripes" }),
      ...shelfCase(b, 20, 320, 4),
      ...shelfCase(b, 880, 310, 4),
      ...windowOn(b, [490, 110], [220, 300], "#d9a04e"),
      ...shelfCase(b, 356, 500, 1),
      stroke("M240 610L318 130M296 610L360 150", lift(wood, 0.35), 12),
      ...times(8, (i) =>
        stroke(`M${252 + i * 9.5} ${556 - i * 58}L${304 + i * 7} ${556 - i * 58}`, lift(wood, 0.35), 10),
      ),
      hangingLamp(b, 420, 90, "#3f7f66"),
      hangingLamp(b, 800, 90, "#3f7f66"),
      group(
        [
          shape("M-80 0L-80 -110Q-80 -150 -40 -150L40 -150Q80 -150 80 -110L80 0Z", b.tone("#5f7f5a")),
          box([-100, -70], [36, 70], b.tone("#70926a"), { rx: 16 }),
          box([64, -70], [36, 70], b.tone("#70926a"), { rx: 16 }),
          box([-66, -46], [132, 40], b.tone("#82a57a"), { rx: 14 }),
        ],
        { x: 1010, y: 720 },
      ),
      ...rug(b, "#b4436c", 560),
    ],
  };
};

function glassCase(b: Brush, x: number, inside: Mark[]): Mark {
  const stand = box([-60, -96], [120, 96], b.tone("#8b5a3c"), { rx: 6 });
  const glass = box([-56, -190], [112, 96], "#d9eef2", { opacity: 0.55, rx: 6 });
  return group([stand, glass, ...inside], { x, y: 640 });
}

export const museum: PlaceDrawing = (b) => {
  const marble = b.tone("#e9e0d0");
  const bone = b.tone("#f3e6c6");
  const column = (x: number): Mark[] => [
    box(
      [x - 34, 60],
      [68, 540],
      b.fade(
        [
          [0, dim(marble, 0.16)],
          [0.4, lift(marble, 0.3)],
          [1, dim(marble, 0.14)],
        ],
        true,
      ),
    ),
    box([x - 52, 34], [104, 34], marble, { rx: 6 }),
    box([x - 52, 586], [104, 30], marble, { rx: 6 }),
  ];
  return {
    back: [
      ...room(b, { wall: "#b9a7a0", floor: "#cdbb9f" }),
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => [
        shape(
          `M${i * 240 - 40} 760L${i * 240 + 80} 700L${i * 240 + 200} 760L${i * 240 + 80} 830Z`,
          b.tone("#b79f80"),
          { opacity: 0.6 },
        ),
      ]),
      shape("M360 600L360 210Q360 90 600 90Q840 90 840 210L840 600Z", dim(b.tone("#8a7f92"), 0.1)),
      box([390, 560], [430, 56], b.tone("#8b6a52"), { rx: 6 }),
      stroke("M420 320Q470 250 540 330T700 340Q770 350 800 420", bone, 17),
      ...times(7, (i) => stroke(`M${540 + i * 26} ${340 + (i % 2) * 3}q-16 50 8 84`, bone, 8)),
      stroke("M560 420L540 556M600 420L612 556M690 400L676 556M720 390L744 556", bone, 13),
      shape("M370 300Q380 262 440 270Q468 290 448 320Q410 342 376 330L410 316Z", bone),
      disc(420, 294, 8, dim(bone, 0.6)),
      ...column(60),
      ...column(310),
      ...column(900),
      ...column(1140),
      glassCase(b, 186, [
        shape("M-26 -100L-16 -150L16 -150L26 -100Q0 -90 -26 -100Z", b.tone("#c8703f")),
        stroke("M-22 -124Q0 -116 22 -124", b.tone("#3f4f6b"), 6),
      ]),
      glassCase(b, 1020, [
        shape("M0 -164L26 -128L0 -98L-26 -128Z", b.tone("#7fb6d6")),
        shape("M0 -164L10 -128L0 -98L-26 -128Z", b.tone("#a9d3e6")),
      ]),
      stroke("M380 690L380 640M600 700L600 650M820 690L820 640", b.tone("#c98f3a"), 10),
      stroke("M380 648Q490 690 600 656Q710 690 820 648", b.tone("#b5433f"), 9),
    ],
  };
};
