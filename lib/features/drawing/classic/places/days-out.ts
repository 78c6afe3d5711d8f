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
import { blossoms, bush, footpath, ridge, roundTree, tufts } from "./scenery";

export const playground: PlaceDrawing = (b) => {
  const steel = b.tone("#7f8fa8");
  const red = b.tone("#d9583f");
  return {
    back: [
      ...times(5, (i) => box([20 + i * 250, 340 - ((i * 61) % 80)], [140, 240], b.tone("#c9b0a8", 0.6))),
      ridge(b, 480, 14, b.turf("#93b87a", 0.4)),
      ...times(6, (i) => roundTree(b, { x: 40 + i * 225, y: 540, size: 1 + (i % 2) * 0.25, depth: 0.3 })),
      ridge(b, 560, 10, b.turf("#86b062", 0.06)),
      shape("M-20 640Q600 580 1220 640L1220 920L-20 920Z", b.turf("#e3c48c")),
      shape("M-20 690Q600 640 1220 690L1220 920L-20 920Z", b.turf("#eccf9a")),
      group(
        [
          stroke("M-150 0L-96 -300M-40 0L-96 -300M150 0L204 -300M260 0L204 -300", b.tone("#4c93c4"), 14),
          stroke("M-110 -296L218 -296", b.tone("#3f7fae"), 16),
          stroke("M-20 -290L-30 -90M40 -290L30 -90M110 -290L120 -90M170 -290L180 -90", steel, 5),
          box([-42, -96], [86, 14], red, { rx: 6 }),
          box([106, -96], [88, 14], b.tone("#f1bd4a"), { rx: 6 }),
        ],
        { x: 210, y: 650, scale: 0.86 },
      ),
      group(
        [
          stroke("M-40 0L-40 -250M40 0L40 -250", b.tone("#b5763f"), 16),
          ...times(5, (i) => stroke(`M-40 ${-40 - i * 44}L40 ${-40 - i * 44}`, steel, 9)),
          shape("M-70 -300L0 -372L70 -300Z", red),
          box([-54, -300], [108, 24], b.tone("#c98f5a"), { rx: 4 }),
          stroke("M46 -252Q150 -220 196 -90Q220 -20 300 -14", b.tone("#f1bd4a"), 52),
          stroke("M46 -276Q160 -240 216 -100Q236 -44 300 -40", lift(b.tone("#f1bd4a"), 0.4), 9),
        ],
        { x: 820, y: 664, scale: 0.92 },
      ),
      group(
        [
          shape("M-26 0L0 -52L26 0Z", b.tone("#7a9a56")),
          stroke("M-150 -24L150 -84", b.tone("#8868b8"), 17),
          stroke("M-126 -36L-126 -62M126 -84L126 -112", steel, 8),
        ],
        { x: 560, y: 640, scale: 0.8 },
      ),
      bush(b, { x: 30, y: 700, size: 1 }),
      bush(b, { x: 1170, y: 720, size: 1.1 }),
      ...tufts(b, 8, "#86b062", 800),
    ],
  };
};

/** Boards of goods on the left and on the right, and what is fresh in front. */
export const supermarket: PlaceDrawing = (b) => {
  const goods = ["#d9583f", "#f1bd4a", "#4c93c4", "#7a9a56", "#8868b8", "#e8963a"].map((colour) =>
    b.tone(colour),
  );
  const shelf = (x: number, wide: number): Mark[] => [
    box([x, 130], [wide, 490], b.tone("#e6e2da"), { rx: 6 }),
    ...times(4, (row) => box([x, 226 + row * 118], [wide, 14], b.tone("#a9adb8"))),
    ...times(4, (row) =>
      group(
        times(Math.floor(wide / 40), (i) => {
          const tall = 46 + ((i * 29 + row * 17) % 34);
          return box([6 + i * 40, -tall], [32, tall], goods[(i + row * 2) % 6] ?? "#d9583f", {
            rx: row % 2 === 0 ? 5 : 13,
          });
        }),
        { x, y: 226 + row * 118 },
      ),
    ),
  ];
  const crate = (x: number, fruit: string, wood: string): Mark =>
    group(
      [
        ...times(12, (i) => disc(-66 + (i % 6) * 26, -66 - Math.floor(i / 6) * 20, 17, b.tone(fruit))),
        shape("M-96 -60L96 -60L84 0L-84 0Z", b.tone(wood)),
        stroke("M-90 -40L90 -40M-87 -20L87 -20", dim(b.tone(wood), 0.2), 5),
      ],
      { x, y: 656 },
    );
  return {
    back: [
      box([0, 0], [1200, 604], b.blend(b.tone("#cfd9dd"), b.tone("#e9ece6"))),
      ...times(4, (i) => box([90 + i * 290, 26], [180, 16], "#fff6dc", { rx: 8 })),
      ...times(4, (i) => disc(180 + i * 290, 40, 130, b.glow("#fff3cf", 0.25))),
      box([0, 600], [1200, 310], b.blend(b.tone("#d9d3c6"), b.tone("#eae5da"))),
      ...times(8, (i) =>
        stroke(`M${600 + (i - 3.5) * 130} 600L${600 + (i - 3.5) * 290} 900`, b.tone("#c9c2b4"), 4),
      ),
      ...shelf(-10, 330),
      ...shelf(880, 330),
      ...shelf(360, 220),
      ...shelf(620, 220),
      shape("M320 120L360 130L360 620L320 640Z", b.tone("#b9bcc4")),
      shape("M880 120L840 130L840 620L880 640Z", b.tone("#b9bcc4")),
      box([400, 66], [400, 40], b.tone("#5f9a5a"), { rx: 10 }),
      disc(440, 86, 12, b.tone("#f1bd4a")),
      disc(600, 86, 12, b.tone("#e2674f")),
      disc(760, 86, 12, b.tone("#f3e6cf")),
      crate(130, "#e2574a", "#b98a5c"),
      crate(350, "#f1a03a", "#b98a5c"),
      crate(880, "#8fb356", "#b98a5c"),
      crate(1090, "#f1d04a", "#b98a5c"),
    ],
  };
};

function crane(b: Brush): Mark {
  const paint = b.tone("#f1b53a", 0.15);
  return group(
    [
      stroke("M-18 0L-18 -430M18 0L18 -430", paint, 9),
      ...times(9, (i) =>
        stroke(`M-18 ${-i * 48}L18 ${-48 - i * 48}M18 ${-i * 48}L-18 ${-48 - i * 48}`, paint, 4),
      ),
      stroke("M-120 -430L330 -430M-120 -430L0 -480L330 -430", paint, 8),
      box([-140, -436], [60, 44], b.tone("#8a8fa3", 0.15), { rx: 4 }),
      box([-26, -470], [54, 42], lift(paint, 0.2), { rx: 5 }),
      stroke("M270 -430L270 -250", b.tone("#5a586b", 0.15), 4),
      box([236, -250], [68, 36], b.tone("#b5563f", 0.1), { rx: 4 }),
    ],
    { x: 830, y: 560 },
  );
}

export const buildingSite: PlaceDrawing = (b) => {
  const brick = b.tone("#c8694a");
  const earth = b.turf("#c49a6c");
  return {
    back: [
      ...times(5, (i) => box([10 + i * 260, 360 - ((i * 47) % 90)], [150, 230], b.tone("#b7a9b8", 0.6))),
      ridge(b, 520, 14, b.turf("#b8b07a", 0.35)),
      crane(b),
      group(
        [
          box([-190, -300], [380, 300], b.tone("#e0c9a4", 0.06)),
          ...times(24, (i) =>
            box(
              [-190 + (i % 6) * 64 + (Math.floor(i / 6) % 2) * 30, -130 + Math.floor(i / 6) * 33],
              [56, 26],
              brick,
              { rx: 3 },
            ),
          ),
          ...[-120, 20].map((x) => box([x, -270], [100, 100], b.tone("#5a5468", 0.1))),
          stroke(
            "M-230 0L-230 -360M-60 0L-60 -360M110 0L110 -360M230 0L230 -360",
            b.tone("#8a8fa3", 0.05),
            8,
          ),
          stroke("M-244 -150L244 -150M-244 -320L244 -320", b.tone("#b98a5c", 0.05), 14),
          stroke("M-230 -150L-60 -320M110 -150L230 -320", b.tone("#8a8fa3", 0.05), 5),
        ],
        { x: 300, y: 600 },
      ),
      shape("M-20 600Q300 570 600 604T1220 590L1220 920L-20 920Z", earth),
      shape("M-20 660Q400 630 800 670T1220 650L1220 920L-20 920Z", lift(earth, 0.12)),
      shape("M930 660Q960 560 1040 548Q1120 556 1170 660Z", b.turf("#d9bd8a")),
      shape("M960 660Q1000 590 1040 580Q1020 630 1030 660Z", b.turf("#c9aa74")),
      ...times(3, (i) =>
        group(
          [
            shape("M-22 0L-6 -64L6 -64L22 0Z", b.tone("#ef8a3c")),
            stroke("M-14 -24L14 -24M-9 -46L9 -46", b.tone("#fbf6ea"), 7),
            box([-28, -4], [56, 8], b.tone("#ef8a3c"), { rx: 3 }),
          ],
          { x: 130 + i * 430, y: 706 + (i % 2) * 20, scale: 0.9 },
        ),
      ),
      ...times(6, (i) => box([560 + (i % 3) * 56, 626 - Math.floor(i / 3) * 30], [50, 26], brick, { rx: 3 })),
      ...times(10, (i) => oval([70 + ((i * 211) % 1080), 740 + ((i * 53) % 130)], [16, 7], dim(earth, 0.14))),
    ],
  };
};

function paddock(b: Brush, x: number, colour: string, animal: Mark[]): Mark {
  return group(
    [
      oval([0, -8], [170, 40], b.turf(colour, 0.1)),
      ...animal,
      stroke("M-170 0L170 0M-170 -44L170 -44", b.tone("#9a7450"), 9),
      ...times(6, (i) => stroke(`M${-165 + i * 66} 14L${-165 + i * 66} -58`, b.tone("#8b6440"), 12)),
    ],
    { x, y: 640 },
  );
}

export const zoo: PlaceDrawing = (b) => {
  const grey = b.tone("#a3a0ae", 0.1);
  const tan = b.tone("#e2ac5c", 0.1);
  return {
    back: [
      ridge(b, 440, 18, b.turf("#93b87a", 0.45)),
      ...times(7, (i) => roundTree(b, { x: 20 + i * 195, y: 530, size: 1 + (i % 3) * 0.2, depth: 0.34 })),
      ridge(b, 560, 10, b.turf("#86b062", 0.06)),
      group(
        [
          box([-120, -150], [34, 150], b.tone("#c9b48f", 0.15), { rx: 4 }),
          box([86, -150], [34, 150], b.tone("#c9b48f", 0.15), { rx: 4 }),
          shape("M-90 -140Q0 -240 90 -140L90 -104Q0 -196 -90 -104Z", b.tone("#5f8a4a", 0.1)),
          disc(0, -168, 20, b.tone("#e8a33d")),
          disc(0, -168, 12, b.tone("#f6d79a")),
        ],
        { x: 610, y: 570 },
      ),
      ...footpath(b, 610, 570, "#e6d3ab"),
      paddock(b, 210, "#a9b86a", [
        stroke("M-50 -10L-50 -70M-20 -10L-20 -70M20 -10L20 -70M46 -10L46 -70", tan, 13),
        oval([0, -92], [72, 36], tan),
        stroke("M54 -104L100 -226", tan, 26),
        oval([114, -238], [32, 19], tan),
        stroke("M100 -254L96 -274M112 -256L114 -276", tan, 6),
        ...[-36, -10, 18, 44].map((x, i) => disc(x, -96 + (i % 2) * 16, 9, dim(tan, 0.25))),
        disc(84, -170, 7, dim(tan, 0.25)),
        disc(96, -204, 6, dim(tan, 0.25)),
        disc(120, -242, 4, "#3a2a30"),
      ]),
      paddock(b, 1000, "#c9b98a", [
        stroke("M-52 -10L-52 -70M-16 -10L-16 -70M26 -10L26 -70M58 -10L58 -70", dim(grey, 0.1), 25),
        oval([0, -104], [92, 62], grey),
        disc(-88, -128, 46, grey),
        oval([-70, -126], [30, 40], dim(grey, 0.14)),
        stroke("M-120 -112Q-150 -70 -128 -26", grey, 20),
        disc(-102, -140, 5, "#3a2a30"),
      ]),
      ...tufts(b, 14, "#86b062", 700),
      bush(b, { x: 420, y: 690, size: 0.7 }),
      bush(b, { x: 800, y: 690, size: 0.7 }),
      ...blossoms(b, 8, ["#f6d48f", "#ffffff", "#ee9f8a"], 790),
      ...times(7, (i) =>
        shape(
          `M${i * 190 - 10} ${90 + (i % 2) * 16}l60 4l-32 44Z`,
          b.tone(["#e2674f", "#f1bd4a", "#4c93c4", "#8868b8"][i % 4] ?? "#e2674f"),
        ),
      ),
      stroke("M-20 90Q190 120 380 96T760 96T1220 90", b.tone("#7a6a6a"), 4),
    ],
  };
};
