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
import { bush, footpath, house, lit, ridge, roundTree, tufts } from "./scenery";

function lamp(b: Brush, x: number, y: number): Mark {
  const glow = b.light.darkness > 0.35 ? 0.6 : 0.12;
  return group(
    [
      disc(0, -250, 150, b.glow("#ffe0a0", glow)),
      box([-6, -230], [12, 230], b.tone("#4c4a5c"), { rx: 5 }),
      box([-18, -16], [36, 16], b.tone("#4c4a5c"), { rx: 5 }),
      shape("M-24 -276L24 -276L16 -232L-16 -232Z", "#ffe7a3"),
      shape("M-30 -276L0 -300L30 -276Z", b.tone("#4c4a5c")),
    ],
    { x, y },
  );
}

type Terrace = { x: number; wide: number; tall: number; wall: string; roof: string; door: string };

function terrace(b: Brush, { x, wide, tall, ...colours }: Terrace): Mark[] {
  const wall = b.tone(colours.wall);
  const top = 660 - tall;
  const columns = 2;
  const rows = Math.floor((tall - 150) / 110);
  return [
    box([x, top], [wide, tall], wall),
    box([x, top], [18, tall], dim(wall, 0.08)),
    shape(
      `M${x - 12} ${top + 6}L${x + wide * 0.2} ${top - 70}L${x + wide * 0.8} ${top - 70}L${x + wide + 12} ${top + 6}Z`,
      b.turf(colours.roof),
    ),
    box([x + wide * 0.62, top - 110], [30, 52], b.tone("#9a6048")),
    ...times(rows * columns, (i) => {
      const wx = x + wide * (i % 2 === 0 ? 0.18 : 0.58);
      const wy = top + 34 + Math.floor(i / 2) * 110;
      return group(
        [
          box([-6, -6], [wide * 0.25 + 12, 76], lift(wall, 0.5), { rx: 4 }),
          box([0, 0], [wide * 0.25, 64], lit(b), { rx: 2 }),
          stroke(`M${wide * 0.125} 0L${wide * 0.125} 64M0 32L${wide * 0.25} 32`, lift(wall, 0.5), 5),
          box([-10, 68], [wide * 0.25 + 20, 12], b.tone("#7a9a56"), { rx: 6 }),
        ],
        { x: wx, y: wy },
      );
    }),
    shape(
      `M${x + wide * 0.16} 660L${x + wide * 0.16} 566Q${x + wide * 0.3} 530 ${x + wide * 0.44} 566L${x + wide * 0.44} 660Z`,
      b.tone(colours.door),
    ),
    disc(x + wide * 0.39, 616, 5, b.tone("#f1bd4a")),
    box([x + wide * 0.55, 566], [wide * 0.32, 66], lit(b), { rx: 4 }),
    shape(
      `M${x + wide * 0.5} 570L${x + wide * 0.92} 570L${x + wide * 0.96} 602Q${x + wide * 0.84} 620 ${x + wide * 0.73} 602Q${x + wide * 0.6} 620 ${x + wide * 0.46} 602Z`,
      b.tone(colours.roof),
    ),
  ];
}

export const street: PlaceDrawing = (b) => ({
  back: [
    ridge(b, 520, 20, b.turf("#8fae78", 0.5)),
    ...terrace(b, { x: -40, wide: 250, tall: 400, wall: "#e6b08f", roof: "#8d4f45", door: "#3f6f7f" }),
    ...terrace(b, { x: 210, wide: 210, tall: 470, wall: "#f1d79c", roof: "#5b6a85", door: "#b5433f" }),
    ...terrace(b, { x: 420, wide: 240, tall: 380, wall: "#a9c3b0", roof: "#7a4a3f", door: "#e0a04a" }),
    ...terrace(b, { x: 740, wide: 230, tall: 440, wall: "#d9a0a0", roof: "#5b6a85", door: "#4c7a5a" }),
    ...terrace(b, { x: 970, wide: 260, tall: 390, wall: "#efe0c2", roof: "#a5563f", door: "#5a4a94" }),
    roundTree(b, { x: 700, y: 670, size: 1.3 }),
    box([-10, 656], [1220, 70], b.turf("#c9bfb2")),
    ...times(13, (i) => stroke(`M${i * 100 - 20} 658L${i * 100 - 40} 724`, dim(b.turf("#c9bfb2"), 0.12), 4)),
    box([-10, 722], [1220, 14], b.turf("#9a9298")),
    box([-10, 736], [1220, 180], b.turf("#8a8494")),
    ...times(5, (i) => box([i * 270 - 60, 826], [150, 14], b.turf("#e9dfc8"), { rx: 7 })),
    lamp(b, 130, 716),
    lamp(b, 1090, 716),
  ],
});

export const village: PlaceDrawing = (b) => ({
  back: [
    ridge(b, 430, 26, b.turf("#93b47d", 0.55)),
    ...times(5, (i) => roundTree(b, { x: 60 + i * 280, y: 480, size: 0.6, depth: 0.45 })),
    ridge(b, 520, 16, b.turf("#8fb56e", 0.25)),
    group(
      [
        box([-30, -200], [60, 200], b.tone("#d9cbb0", 0.2)),
        shape("M-42 -196L0 -300L42 -196Z", b.turf("#5b6a85", 0.2)),
        box([-90, -110], [66, 110], b.tone("#e3d6bb", 0.2)),
        shape("M-100 -106L-60 -160L-20 -106Z", b.turf("#5b6a85", 0.2)),
        disc(0, -150, 16, b.tone("#fff3da")),
        stroke("M0 -150L0 -160M0 -150L7 -148", b.tone("#4c3a4a"), 3),
      ],
      { x: 640, y: 570 },
    ),
    house(b, { x: 130, y: 610, size: 1.15, depth: 0.12 }, { wall: "#f4e3c4", roof: "#c8653f" }),
    house(b, { x: 370, y: 580, size: 0.85, depth: 0.2 }, { wall: "#e9c3a0", roof: "#8d4f45" }),
    house(b, { x: 860, y: 590, size: 0.95, depth: 0.16 }, { wall: "#f0d59a", roof: "#6b7a95" }),
    house(b, { x: 1090, y: 630, size: 1.3, depth: 0.06 }, { wall: "#f2e2cf", roof: "#b5533c" }),
    ridge(b, 620, 10, b.turf("#86ad62")),
    ...footpath(b, 640, 590, "#e3cb9c"),
    bush(b, { x: 260, y: 640, size: 0.9 }),
    bush(b, { x: 980, y: 660, size: 0.9 }),
    group(
      [
        box([-52, -60], [104, 60], b.tone("#a39a94"), { rx: 8 }),
        stroke("M-44 -60L-44 -130M44 -60L44 -130", b.tone("#7a5238"), 10),
        shape("M-66 -126L0 -170L66 -126Z", b.turf("#b5533c")),
        stroke("M-46 -40L46 -40M-46 -20L46 -20", b.tone("#857c7a"), 4),
      ],
      { x: 480, y: 660, scale: 0.9 },
    ),
    ...tufts(b, 20, "#86ad62", 680),
  ],
});

function stall(b: Brush, { x, y }: { x: number; y: number }, colour: string, goods: readonly string[]): Mark {
  const cloth = b.tone(colour);
  return group(
    [
      stroke("M-130 0L-130 -230M130 0L130 -230", b.tone("#8b5c3b"), 12),
      box([-146, -96], [292, 96], b.tone("#b98452"), { rx: 6 }),
      stroke("M-140 -60L140 -60M-140 -28L140 -28", dim(b.tone("#b98452"), 0.2), 4),
      shape("M-150 -96L150 -96L136 -128L-136 -128Z", b.tone("#d9b583")),
      ...times(12, (i) =>
        disc(-118 + i * 21.5, -122 - (i % 2) * 10, 15, b.tone(goods[i % goods.length] ?? "#e2674f")),
      ),
      shape("M-170 -216L-130 -290L130 -290L170 -216Z", cloth),
      ...times(3, (i) =>
        shape(
          `M${-102 + i * 113} -216L${-78 + i * 87} -290L${-35 + i * 87} -290L${-46 + i * 113} -216Z`,
          b.tone("#fff3da"),
        ),
      ),
      ...times(6, (i) => disc(-142 + i * 57, -214, 28, i % 2 === 0 ? cloth : b.tone("#fff3da"))),
    ],
    { x, y },
  );
}

export const market: PlaceDrawing = (b) => ({
  back: [
    ridge(b, 480, 10, b.turf("#93b47d", 0.5)),
    ...[0, 1, 2, 3, 4].map((i) =>
      house(
        b,
        { x: 90 + i * 260, y: 560, size: 1.05, depth: 0.4 },
        { wall: i % 2 === 0 ? "#f0dcc0" : "#e6bf9c", roof: i % 2 === 0 ? "#a5563f" : "#6b7a95" },
      ),
    ),
    box([-10, 556], [1220, 350], b.blend(b.turf("#c9b394"), b.turf("#dcc7a2"))),
    ...times(40, (i) =>
      oval([((i * 157) % 1220) - 10, 600 + Math.floor(i / 8) * 62], [40, 12], b.turf("#bfa888"), {
        opacity: 0.6,
      }),
    ),
    stroke("M-10 210Q300 300 600 220T1210 210", b.tone("#7a5238"), 4),
    ...times(14, (i) =>
      shape(
        `M${i * 88 + 4} ${222 + Math.sin(i * 0.9) * 26}l54 0l-27 46Z`,
        b.tone(["#e2674f", "#f1bd4a", "#4c93c4", "#7a9a56"][i % 4] ?? "#e2674f"),
      ),
    ),
    stall(b, { x: 190, y: 690 }, "#d9533f", ["#d5473d", "#7fb356", "#f1bd4a"]),
    stall(b, { x: 1010, y: 690 }, "#3f8a8d", ["#e98a3c", "#8868b8", "#f3d27a"]),
    group([stall(b, { x: 0, y: 0 }, "#e0a04a", ["#c98445", "#e3b06b", "#c98445"])], {
      x: 610,
      y: 620,
      scale: 0.72,
    }),
    group(
      [
        box([-40, -50], [80, 50], b.tone("#a9764a"), { rx: 5 }),
        ...times(5, (i) => disc(-28 + i * 14, -56, 13, b.tone(i % 2 === 0 ? "#e98a3c" : "#d5473d"))),
      ],
      { x: 390, y: 690 },
    ),
    group(
      [
        oval([0, -34], [46, 40], b.tone("#e07f35")),
        stroke("M-16 -68Q-26 -34 -16 0M16 -68Q26 -34 16 0", dim(b.tone("#e07f35"), 0.18), 5),
        box([-6, -86], [12, 18], b.tone("#5f8f4a"), { rx: 4 }),
      ],
      { x: 820, y: 700 },
    ),
  ],
});

export const sportsField: PlaceDrawing = (b) => {
  const grass = b.turf("#7bb05c");
  return {
    back: [
      ...times(7, (i) => roundTree(b, { x: 20 + i * 200, y: 500, size: 1, depth: 0.42 })),
      box([-10, 400], [400, 110], b.tone("#b99a84", 0.2)),
      ...times(4, (i) => box([-10, 404 + i * 28], [400, 10], b.tone("#8f7266", 0.2))),
      ...times(26, (i) =>
        disc(
          14 + (i % 9) * 42 + (Math.floor(i / 9) % 2) * 18,
          398 + Math.floor(i / 9) * 28,
          12,
          b.tone(["#e2674f", "#f1bd4a", "#4c93c4", "#7a9a56", "#b4436c"][i % 5] ?? "#e2674f", 0.15),
        ),
      ),
      box([-10, 500], [1220, 410], b.blend(dim(grass, 0.12), grass)),
      ...times(4, (i) =>
        shape(
          `M${i * 330 - 100} 900L${220 + i * 205} 500L${320 + i * 205} 500L${i * 330 + 60} 900Z`,
          lift(grass, 0.14),
          { opacity: 0.7 },
        ),
      ),
      stroke("M-20 556L1220 556M-20 860L1220 860", "#fdf7ea", 8, { opacity: 0.85 }),
      oval([600, 720], [220, 62], "none", { stroke: "#fdf7ea", "stroke-width": 8, opacity: 0.85 }),
      ...times(9, (i) =>
        stroke(`M${880 + i * 30} 356L${880 + i * 30} 560`, "#fdf7ea", 2.5, { opacity: 0.6 }),
      ),
      ...times(7, (i) =>
        stroke(`M860 ${370 + i * 30}L1140 ${370 + i * 30}`, "#fdf7ea", 2.5, { opacity: 0.6 }),
      ),
      stroke("M850 570L850 344L1150 344L1150 570", b.tone("#fbf3e4"), 15),
      ...[440, 640].flatMap((x, i) => [
        stroke(`M${x} 520L${x} 360`, b.tone("#8b5c3b"), 7),
        shape(
          `M${x + 3} 362Q${x + 40} 344 ${x + 84} 366L${x + 78} 412Q${x + 40} 394 ${x + 3} 410Z`,
          b.tone(i === 0 ? "#e2674f" : "#4c93c4"),
        ),
      ]),
      ...times(4, (i) =>
        shape("M-20 0L-6 -46L6 -46L20 0Z", b.tone("#ee8a3c"), {
          transform: `translate(${150 + i * 90} ${640 + i * 14})`,
        }),
      ),
      ...tufts(b, 14, "#7bb05c", 760),
    ],
  };
};
