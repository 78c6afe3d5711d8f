import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { cloud } from "@/lib/features/drawing/classic/sky/cloud";
import { dim, lift, mix } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  oval,
  shape,
  stroke,
  times,
  type Mark,
  dots,
} from "@/lib/features/drawing/classic/paper/markup";

/** The line where wall meets floor. */
export const FLOOR = 600;

type Walls = { wall: string; floor: string; pattern?: "stripes" | "dots" | "panels" | "boards" | "stones" };

function paper(b: Brush, wall: string, pattern: Walls["pattern"]): Mark[] {
  const mark = lift(wall, 0.16);
  switch (pattern) {
    case "stripes":
      return times(15, (i) => box([i * 84 - 20, 0], [38, FLOOR], mark, { opacity: 0.6 }));
    case "dots":
      return times(60, (i) =>
        disc((i % 12) * 104 + (Math.floor(i / 12) % 2) * 52, 50 + Math.floor(i / 12) * 110, 8, mark),
      );
    case "panels":
      return times(6, (i) =>
        box([i * 204 + 14, 400], [176, 170], "none", { stroke: dim(wall, 0.12), "stroke-width": 6, rx: 4 }),
      );
    case "boards":
      return times(14, (i) => stroke(`M${i * 92} 0L${i * 92} ${FLOOR}`, dim(wall, 0.16), 5));
    case "stones":
      return times(26, (i) =>
        box(
          [
            (i % 7) * 180 - (Math.floor(i / 7) % 2) * 90 + b.random.between(-8, 8),
            20 + Math.floor(i / 7) * 150,
          ],
          [120, 52],
          dim(wall, 0.07),
          { rx: 14 },
        ),
      );
    default:
      return [];
  }
}

export function room(b: Brush, { wall, floor, pattern }: Walls): Mark[] {
  const plaster = b.tone(wall);
  const wood = b.tone(floor);
  const boards = times(11, (i) =>
    stroke(`M${600 + (i - 5) * 110} ${FLOOR}L${600 + (i - 5) * 260} 900`, dim(wood, 0.14), 4),
  );
  return [
    box(
      [0, 0],
      [1200, FLOOR + 4],
      b.fade([
        [0, dim(plaster, 0.2)],
        [0.4, plaster],
        [1, lift(plaster, 0.08)],
      ]),
    ),
    ...paper(b, plaster, pattern),
    box(
      [0, FLOOR],
      [1200, 300],
      b.fade([
        [0, dim(wood, 0.18)],
        [0.35, wood],
        [1, lift(wood, 0.1)],
      ]),
    ),
    ...boards,
    box([0, FLOOR - 26], [1200, 30], lift(plaster, 0.45)),
    box([0, FLOOR + 4], [1200, 10], "#2b2456", { opacity: 0.14 }),
  ];
}

type Pane = { x: number; y: number; w: number; h: number };

/** Rain, snow or a rainbow behind the glass. */
function weatherOutside(b: Brush, { x, y, w, h }: Pane): Mark[] {
  const at = (i: number): readonly [number, number] => [
    x + 12 + ((i * 53) % (w - 24)),
    y + 12 + ((i * 37) % (h - 44)),
  ];
  if (b.weather === "snow") return [dots([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(at), 4, "#ffffff")];
  if (b.weather === "rain") {
    const drops = times(10, (i) => `M${at(i).join(" ")}l-6 26` as Mark).join("");
    return [stroke(drops, "#dbe9f4", 3, { opacity: 0.7 })];
  }
  if (b.weather !== "rainbow") return [];
  return ["#e8776b", "#f4c35c", "#7cba7a", "#6fa6d8"].map((colour, i) =>
    stroke(
      `M${x + 8} ${y + h * 0.75 + i * 6}Q${x + w * 0.5} ${y - h * 0.1 + i * 12} ${x + w - 8} ${y + h * 0.72 + i * 6}`,
      colour,
      6,
      { opacity: 0.75 },
    ),
  );
}

function outside(b: Brush, pane: Pane): Mark[] {
  const { x, y, w, h } = pane;
  const [top, middle, foot] = b.light.sky;
  const { sun } = b.light;
  const starlit = b.light.darkness > 0.6 || b.weather === "starry";
  const stars = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (i) => [x + 10 + ((i * 67) % (w - 20)), y + 12 + ((i * 41) % (h * 0.7))] as const,
  );
  const puff = { x: x + w * 0.34, y: y + h * 0.4, size: w / 480 };
  const lawn = `M${x} ${y + h * 0.8}Q${x + w * 0.3} ${y + h * 0.62} ${x + w * 0.55} ${y + h * 0.78}T${x + w} ${y + h * 0.72}L${x + w} ${y + h}L${x} ${y + h}Z`;
  const disk = Math.min(w, h) * 0.11;
  return [
    box(
      [x, y],
      [w, h],
      b.fade([
        [0, top],
        [0.6, middle],
        [1, foot],
      ]),
    ),
    ...(sun === null ? [] : [disc(x + w * 0.7, y + h * 0.3, disk, sun.moon ? "#fdf3cf" : b.light.glow)]),
    starlit ? dots(stars, 2.2, "#fff6d8") : cloud(puff, mix(middle, "#ffffff", 0.6), 0.8),
    shape(lawn, b.weather === "snow" ? "#e9eef6" : mix(b.tone("#7ba05e"), middle, 0.3)),
    ...weatherOutside(b, pane),
  ];
}

/** A window onto the same sky as outside. */
export function windowOn(
  b: Brush,
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
  curtain?: string,
): Mark[] {
  const frame = b.tone("#f3e6cf");
  return [
    box([x - 14, y - 14], [w + 28, h + 28], frame, { rx: 8 }),
    ...outside(b, { x, y, w, h }),
    stroke(`M${x + w / 2} ${y}L${x + w / 2} ${y + h}M${x} ${y + h * 0.5}L${x + w} ${y + h * 0.5}`, frame, 9),
    box([x - 26, y + h + 8], [w + 52, 18], lift(frame, 0.3), { rx: 6 }),
    ...(curtain === undefined ? [] : drapes(b, { x, y, w, h, colour: curtain })),
  ];
}

function drapes(
  b: Brush,
  { x, y, w, h, colour }: { x: number; y: number; w: number; h: number; colour: string },
): Mark[] {
  const cloth = b.tone(colour);
  const side = (sx: number, way: number): Mark[] => [
    shape(
      `M${sx} ${y - 30}L${sx + way * w * 0.36} ${y - 30}Q${sx + way * w * 0.3} ${y + h * 0.5} ${sx + way * 10} ${y + h * 0.66}Q${sx + way * 30} ${y + h * 0.9} ${sx + way * 24} ${y + h + 30}L${sx - way * 22} ${y + h + 30}Z`,
      cloth,
    ),
    stroke(
      `M${sx + way * w * 0.16} ${y - 20}Q${sx + way * w * 0.14} ${y + h * 0.4} ${sx} ${y + h * 0.62}`,
      dim(cloth, 0.18),
      4,
    ),
    stroke(`M${sx - way * 22} ${y + h * 0.66}L${sx + way * 14} ${y + h * 0.66}`, lift(cloth, 0.5), 7),
  ];
  return [
    ...side(x - 16, 1),
    ...side(x + w + 16, -1),
    stroke(`M${x - 50} ${y - 32}L${x + w + 50} ${y - 32}`, b.tone("#8b5c3b"), 10),
  ];
}

export function rug(b: Brush, colour: string, x = 600): Mark[] {
  const wool = b.tone(colour);
  return [
    oval([x, 792], [430, 84], dim(wool, 0.18)),
    oval([x, 786], [430, 84], wool),
    oval([x, 786], [380, 70], "none", { stroke: lift(wool, 0.45), "stroke-width": 7 }),
    oval([x, 786], [250, 44], "none", {
      stroke: lift(wool, 0.3),
      "stroke-width": 5,
      "stroke-dasharray": "18 14",
    }),
  ];
}

const SPINES = [
  "#c8553f",
  "#3f7f86",
  "#e0a04a",
  "#6f6aa5",
  "#7a9a56",
  "#b4436c",
  "#f0e2c0",
  "#4c77b8",
] as const;

/** Books along a board, their feet at `y`. */
export function bookRow(b: Brush, x: number, y: number, wide: number): Mark[] {
  const marks: Mark[] = [];
  let at = x;
  while (at < x + wide - 26) {
    const thick = b.random.between(15, 27);
    const tall = b.random.between(50, 80);
    const colour = b.tone(b.random.pick(SPINES));
    marks.push(
      box([at, y - tall], [thick, tall], colour, { rx: 3 }),
      stroke(`M${at + 4} ${y - tall + 14}L${at + thick - 4} ${y - tall + 14}`, lift(colour, 0.5), 3),
    );
    at += thick + 2;
  }
  return marks;
}

export function hangingLamp(b: Brush, x: number, drop: number, colour: string): Mark {
  const glow = 0.2 + b.light.darkness * 0.5;
  return group(
    [
      disc(
        0,
        drop + 20,
        230,
        b.halo([
          [0, "#ffe0a0", glow],
          [0.5, "#ffcf7a", glow * 0.35],
          [1, "#ffc266", 0],
        ]),
      ),
      stroke(`M0 0L0 ${drop - 40}`, b.tone("#5b4a4a"), 5),
      oval([0, drop + 2], [26, 16], "#ffeab0"),
      shape(`M-64 ${drop}Q-52 ${drop - 56} 0 ${drop - 56}Q52 ${drop - 56} 64 ${drop}Z`, b.tone(colour)),
    ],
    { x },
  );
}
