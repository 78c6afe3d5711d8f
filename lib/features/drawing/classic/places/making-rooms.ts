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
import { hangingLamp, room, windowOn } from "./room";

export const stage: PlaceDrawing = (b) => {
  const red = b.tone("#b13f45");
  const drape = (way: number): Mark[] => {
    const x = way > 0 ? -10 : 1210;
    return [
      shape(
        `M${x} 60L${x + way * 300} 60Q${x + way * 280} 340 ${x + way * 130} 430Q${x + way * 190} 560 ${x + way * 170} 690L${x} 690Z`,
        red,
      ),
      ...times(4, (i) =>
        stroke(
          `M${x + way * (60 + i * 60)} 90Q${x + way * (56 + i * 50)} 320 ${x + way * (36 + i * 22)} 430L${x + way * (40 + i * 32)} 680`,
          dim(red, 0.25),
          6,
        ),
      ),
      stroke(`M${x} 440Q${x + way * 80} 460 ${x + way * 134} 430`, b.tone("#f1bd4a"), 14),
    ];
  };
  return {
    back: [
      box([0, 0], [1200, 900], b.blend(b.tone("#3b3560"), b.tone("#6a5a8e"))),
      disc(880, 210, 66, "#fbe7a8"),
      ...times(16, (i) => disc(150 + ((i * 173) % 900), 110 + ((i * 97) % 240), 4, "#fff1c4")),
      shape("M180 560Q320 400 470 540Q600 380 760 540Q880 430 1040 560L1040 650L180 650Z", b.tone("#54718f")),
      shape("M160 600Q360 500 560 590T1040 570L1040 660L160 660Z", b.tone("#5f8f6a")),
      box([0, 640], [1200, 280], b.blend(b.tone("#8d5f3f"), b.tone("#c08a58"))),
      ...times(9, (i) =>
        stroke(`M${600 + (i - 4) * 120} 640L${600 + (i - 4) * 230} 900`, b.tone("#774c33"), 4),
      ),
      shape("M430 -10L330 760Q600 830 870 760L770 -10Z", "#ffe9a8", { opacity: 0.2 }),
      oval([600, 780], [330, 66], "#ffe9a8", { opacity: 0.3 }),
      ...drape(1),
      ...drape(-1),
      shape(
        "M-20 -20L1220 -20L1220 80Q1120 150 1020 84Q910 150 810 84Q700 150 600 84Q490 150 390 84Q290 150 180 84Q80 150 -20 80Z",
        dim(red, 0.1),
      ),
      stroke(
        "M-20 82Q80 152 180 86Q290 152 390 86Q490 152 600 86Q700 152 810 86Q910 152 1020 86Q1120 152 1220 82",
        b.tone("#f1bd4a"),
        10,
      ),
    ],
    front: times(7, (i) =>
      group(
        [shape("M-40 0Q-36 -40 0 -40Q36 -40 40 0Z", b.tone("#4c3f55")), oval([0, -34], [26, 9], "#ffe7a3")],
        { x: 90 + i * 170, y: 905 },
      ),
    ),
  };
};

function toolWall(b: Brush, steel: string): Mark[] {
  return [
    box([90, 110], [480, 260], b.tone("#d9b583"), { rx: 8 }),
    group(
      [box([-7, -60], [14, 90], b.tone("#8b5c3b"), { rx: 4 }), box([-36, -80], [72, 30], steel, { rx: 5 })],
      { x: 160, y: 230 },
    ),
    group([box([-9, 10], [18, 60], b.tone("#c8553f"), { rx: 6 }), box([-5, -70], [10, 84], steel)], {
      x: 250,
      y: 240,
    }),
    group(
      [shape("M-20 -70L90 -30L-20 -10Z", steel), box([-56, -76], [44, 60], b.tone("#8b5c3b"), { rx: 12 })],
      { x: 370, y: 240 },
    ),
    group([stroke("M0 60L0 -30", steel, 16), stroke("M-22 -66Q-24 -32 0 -32Q24 -32 22 -66", steel, 16)], {
      x: 510,
      y: 240,
    }),
    group(
      times(8, (i) =>
        box([-10, -76], [20, 28], b.tone("#c98f3a"), { rx: 4, transform: `rotate(${i * 45})` }),
      ).concat([
        disc(0, 0, 58, b.tone("#c98f3a")),
        disc(0, 0, 42, lift(b.tone("#c98f3a"), 0.3)),
        disc(0, 0, 16, dim(b.tone("#a8754c"), 0.5)),
      ]),
      { x: 1060, y: 170 },
    ),
  ];
}

export const workshop: PlaceDrawing = (b) => {
  const wood = b.tone("#a8754c");
  const steel = b.tone("#9aa2b1");
  return {
    back: [
      ...room(b, { wall: "#b9936a", floor: "#94684a", pattern: "boards" }),
      ...toolWall(b, steel),
      ...windowOn(b, [690, 110], [230, 230]),
      box([60, 450], [1080, 34], wood, { rx: 6 }),
      box([90, 484], [40, 160], dim(wood, 0.15)),
      box([1070, 484], [40, 160], dim(wood, 0.15)),
      box([140, 490], [240, 100], dim(wood, 0.1), { rx: 6 }),
      disc(260, 540, 9, b.tone("#f1bd4a")),
      group(
        [
          box([-70, -20], [140, 20], b.tone("#5b6478"), { rx: 4 }),
          box([-20, -56], [24, 40], steel),
          box([20, -66], [40, 50], b.tone("#5b6478"), { rx: 4 }),
        ],
        { x: 950, y: 450 },
      ),
      ...times(3, (i) =>
        group(
          [
            box([-24, -50], [48, 50], b.tone(["#e2674f", "#4c93c4", "#7a9a56"][i] ?? "#e2674f"), { rx: 5 }),
            oval([0, -50], [24, 7], b.tone("#efe6d4")),
          ],
          { x: 420 + i * 60, y: 450 },
        ),
      ),
      hangingLamp(b, 600, 150, "#4f6f8a"),
      ...times(10, () =>
        shape(
          `M${b.random.between(80, 1120)} ${b.random.between(680, 880)}q10 -14 22 -4q-4 12 -14 8`,
          b.tone("#dfb582"),
        ),
      ),
    ],
  };
};

function instruments(b: Brush): Mark[] {
  return [
    group(
      [
        stroke("M-40 0L40 0M0 0L0 -30", b.tone("#3f4f6b"), 16),
        stroke("M0 -30Q50 -50 30 -110", b.tone("#3f4f6b"), 13),
        box([-24, -150], [34, 90], b.tone("#5b84bd"), { rx: 8, transform: "rotate(-24)" }),
      ],
      { x: 900, y: 448 },
    ),
    group(
      [
        box([-66, -104], [132, 92], b.tone("#3f4f6b"), { rx: 8 }),
        box([-56, -94], [112, 70], "#c6ecdc", { rx: 4 }),
        stroke("M-46 -58L-20 -58L-8 -80L8 -36L20 -58L46 -58", "#3f8a6a", 5),
        box([-30, -12], [60, 12], b.tone("#5b6478")),
      ],
      { x: 620, y: 450 },
    ),
  ];
}

export const laboratory: PlaceDrawing = (b) => {
  const bench = b.tone("#e7eef0");
  const flask = (x: number, colour: string, size: number): Mark =>
    group(
      [
        shape("M-12 -90L12 -90L12 -56L40 -6Q42 0 36 0L-36 0Q-42 0 -40 -6L-12 -56Z", "#e8f5f5", {
          opacity: 0.7,
        }),
        shape("M-24 -34L24 -34L38 -5Q39 -2 36 -2L-36 -2Q-39 -2 -38 -5Z", b.tone(colour)),
        box([-16, -96], [32, 9], bench, { rx: 4 }),
        disc(-6, -18, 5, "#ffffff", { opacity: 0.6 }),
        disc(8, -50, 4, "#ffffff", { opacity: 0.6 }),
      ],
      { x, y: 450, scale: size },
    );
  return {
    back: [
      ...room(b, { wall: "#a9cfd0", floor: "#c9d6d6", pattern: "dots" }),
      ...windowOn(b, [80, 110], [230, 220]),
      box([400, 100], [430, 230], b.tone("#f6f3ea"), { rx: 10 }),
      stroke("M440 290L440 140M440 290L780 290", b.tone("#5b6478"), 6),
      stroke("M450 270Q520 260 560 200T680 160L760 140", b.tone("#e2674f"), 9),
      ...times(4, (i) => disc(500 + i * 80, [262, 206, 172, 150][i] ?? 200, 9, b.tone("#f1bd4a"))),
      box([900, 90], [240, 18], b.tone("#8aa3a8"), { rx: 4 }),
      box([900, 220], [240, 18], b.tone("#8aa3a8"), { rx: 4 }),
      ...times(4, (i) =>
        group(
          [
            box([-20, -72], [40, 72], b.tone(["#8868b8", "#f1bd4a", "#5fae8a", "#e2674f"][i] ?? "#8868b8"), {
              rx: 8,
            }),
            box([-14, -84], [28, 14], b.tone("#efe6d4"), { rx: 4 }),
          ],
          { x: 936 + i * 56, y: 90 + (i % 2) * 130 },
        ),
      ),
      box([40, 448], [1120, 28], bench, { rx: 6 }),
      box([70, 476], [1060, 140], b.tone("#7fa3a8")),
      ...times(5, (i) => box([90 + i * 210, 494], [180, 104], lift(b.tone("#7fa3a8"), 0.2), { rx: 8 })),
      flask(150, "#62b58b", 1.1),
      flask(270, "#e2a04f", 0.85),
      flask(1050, "#9a63c9", 1.2),
      stroke("M160 350Q160 320 220 320Q262 320 264 372", "#e8f5f5", 9, { opacity: 0.8 }),
      ...instruments(b),
      oval([600, 800], [470, 76], b.tone("#b3c6c8"), { opacity: 0.6 }),
    ],
  };
};
