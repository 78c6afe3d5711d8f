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
import { room, rug, windowOn } from "./room";

/** Balloons, hearts and animals on the wall: a room that was made for children. */
const frieze = (b: Brush, y: number): Mark[] =>
  times(8, (i) =>
    group(
      [
        disc(0, 0, 30, b.tone(["#f1bd4a", "#e2847a", "#7fb6a9", "#8fb0dc"][i % 4] ?? "#f1bd4a")),
        disc(-20, -26, 12, b.tone(["#f1bd4a", "#e2847a", "#7fb6a9", "#8fb0dc"][i % 4] ?? "#f1bd4a")),
        disc(20, -26, 12, b.tone(["#f1bd4a", "#e2847a", "#7fb6a9", "#8fb0dc"][i % 4] ?? "#f1bd4a")),
        disc(-9, -4, 4, "#3a2a30"),
        disc(9, -4, 4, "#3a2a30"),
        stroke("M-8 10Q0 17 8 10", "#3a2a30", 3),
      ],
      { x: 80 + i * 150, y },
    ),
  );

function couchAndLamp(b: Brush): Mark[] {
  const white = b.tone("#f6f3ec");
  return [
    group(
      [
        box([-180, -130], [360, 40], b.tone("#5f9a9a"), { rx: 16 }),
        shape("M60 -130L176 -208Q196 -214 198 -190L196 -112Z", b.tone("#5f9a9a")),
        box([-176, -96], [352, 16], b.tone("#8a8fa3"), { rx: 6 }),
        stroke("M-140 -84L-140 0M140 -84L140 0", b.tone("#8a8fa3"), 14),
        shape("M-180 -132L70 -132L60 -108L-180 -108Z", white),
      ],
      { x: 920, y: 650 },
    ),
    group(
      [
        stroke("M0 0L0 -300", b.tone("#8a8fa3"), 9),
        disc(0, -320, 34, b.tone("#f3e6b4")),
        disc(0, -320, 80, b.glow("#fff0c0", 0.4)),
        oval([0, 0], [40, 9], b.tone("#8a8fa3")),
      ],
      { x: 1140, y: 650 },
    ),
  ];
}

export const doctorsRoom: PlaceDrawing = (b) => {
  const white = b.tone("#f6f3ec");
  const wood = b.tone("#b98a5c");
  return {
    back: [
      ...room(b, { wall: "#bcd9cf", floor: "#cdb99a" }),
      ...frieze(b, 70),
      ...windowOn(b, [480, 150], [220, 200]),
      box([60, 150], [230, 190], white, { rx: 8 }),
      box([170, 150], [8, 190], dim(white, 0.12)),
      disc(158, 246, 6, b.tone("#8a8fa3")),
      disc(190, 246, 6, b.tone("#8a8fa3")),
      box([112, 196], [16, 50], b.tone("#d24f40"), { rx: 3 }),
      box([95, 213], [50, 16], b.tone("#d24f40"), { rx: 3 }),
      box([40, 480], [300, 18], wood, { rx: 5 }),
      box([56, 498], [268, 124], lift(wood, 0.16), { rx: 8 }),
      ...[0, 1, 2].map((i) => box([70 + i * 84, 512], [72, 96], wood, { rx: 6 })),
      group(
        [
          box([-30, -54], [60, 54], b.tone("#dcecf2"), { rx: 6, opacity: 0.9 }),
          ...times(5, (i) => disc(-18 + i * 9, -14 - (i % 2) * 14, 9, "#ffffff")),
          box([-32, -64], [64, 12], b.tone("#4c93c4"), { rx: 4 }),
        ],
        { x: 110, y: 480 },
      ),
      group(
        [
          box([-40, -76], [80, 76], b.tone("#4c7fa8"), { rx: 6 }),
          box([-32, -68], [64, 50], b.tone("#cfe6ea"), { rx: 3 }),
        ],
        { x: 250, y: 478 },
      ),
      group(
        [
          box([-30, -330], [60, 320], white, { rx: 6 }),
          ...times(9, (i) =>
            stroke(`M-30 ${-300 + i * 32}L${i % 2 === 0 ? -2 : -14} ${-300 + i * 32}`, b.tone("#d2694a"), 4),
          ),
          shape("M6 -14Q-4 -140 10 -290Q26 -150 20 -14Z", b.tone("#7fae5f")),
          disc(12, -300, 18, b.tone("#7fae5f")),
          disc(18, -304, 3, "#3a2a30"),
        ],
        { x: 420, y: 610 },
      ),
      ...couchAndLamp(b),
      ...rug(b, "#e2a465", 560),
    ],
  };
};

function hospitalBed(b: Brush, steel: string): Mark[] {
  const quilt = b.tone("#7fb0d0");
  return [
    stroke("M660 330L660 690M1150 470L1150 690", steel, 18),
    box([650, 560], [510, 44], dim(steel, 0.1), { rx: 12 }),
    shape("M672 560L672 500Q690 470 780 480L860 540L1148 540L1148 570L672 570Z", b.tone("#fbf8f0")),
    shape("M690 500Q700 450 770 456Q820 464 812 512L700 522Z", "#fffdf6"),
    shape("M830 548Q960 494 1160 530L1160 640L830 620Z", quilt),
    ...times(6, (i) => disc(880 + i * 48, 562 + (i % 2) * 34, 11, lift(quilt, 0.45))),
    stroke("M700 600L700 640L1110 640L1110 600", steel, 8),
    disc(690, 700, 16, b.tone("#4c4a5c")),
    disc(1130, 700, 16, b.tone("#4c4a5c")),
  ];
}

export const hospitalRoom: PlaceDrawing = (b) => {
  const steel = b.tone("#b9c2cf");
  return {
    back: [
      ...room(b, { wall: "#d6dfe8", floor: "#b9c4bf" }),
      box([0, 430], [1200, 170], b.tone("#c3d9d3")),
      ...frieze(b, 400),
      ...windowOn(b, [120, 90], [300, 240], "#e6b878"),
      box([620, 150], [500, 60], b.tone("#eef0ee"), { rx: 10 }),
      ...times(4, (i) =>
        disc(670 + i * 44, 180, 11, b.tone(["#d24f40", "#7ac47a", "#4c93c4", "#f1bd4a"][i] ?? "#4c93c4")),
      ),
      group(
        [
          box([-70, -100], [140, 100], b.tone("#3a4a5c"), { rx: 10 }),
          stroke("M-56 -50L-26 -50L-14 -78L4 -24L16 -50L56 -50", "#8fe0a8", 5),
          stroke("M0 0L0 70", steel, 10),
        ],
        { x: 980, y: 330 },
      ),
      stroke("M540 -10L540 560", steel, 8),
      shape("M540 0L600 0Q590 300 612 560L546 560Q556 300 540 0Z", b.tone("#e8d6a8")),
      stroke("M562 10Q566 300 566 556M584 10Q582 300 592 556", dim(b.tone("#e8d6a8"), 0.12), 4),
      ...(b.isBedTaken ? [] : hospitalBed(b, steel)),
      group(
        [
          stroke("M0 0L0 -300", steel, 8),
          stroke("M-30 -300L30 -300M-34 0L34 0", steel, 8),
          box([-26, -290], [40, 62], b.tone("#dcecf2"), { rx: 8 }),
          stroke("M-6 -228Q-10 -150 40 -120", "#e9f2f6", 4),
        ],
        { x: 600, y: 690 },
      ),
      group(
        [
          box([-64, -96], [128, 96], b.tone("#e6d3ab"), { rx: 10 }),
          box([-52, -84], [104, 34], lift(b.tone("#e6d3ab"), 0.3), { rx: 6 }),
          shape("M-16 -96L-12 -132L12 -132L16 -96Z", b.tone("#7fb6d6")),
          ...[-16, 0, 16].map((x, i) =>
            disc(x, -154 + (i % 2) * -12, 15, b.tone(["#e2674f", "#f1bd4a", "#b4436c"][i] ?? "#e2674f")),
          ),
          stroke("M-16 -140L-4 -124M0 -150L0 -124M16 -140L4 -124", b.tone("#5f8f4a"), 4),
        ],
        { x: 480, y: 640 },
      ),
      stroke("M80 420Q120 340 100 300", b.tone("#c8553f"), 3),
      oval([98, 270], [30, 38], b.tone("#d9534a")),
    ],
  };
};
