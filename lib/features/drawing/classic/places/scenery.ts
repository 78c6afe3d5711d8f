import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift, mix } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  dots,
  group,
  oval,
  shape,
  stroke,
  times,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";

export type Spot = { x: number; y: number; size: number; depth?: number };

/** Ground from a rolling edge down to the foot of the picture. */
export function ridge(b: Brush, y: number, swell: number, colour: string): Mark {
  const heights = [0, 1, 2, 3].map(() => y + b.random.between(-swell, swell));
  const [a = y, c = y, d = y, e = y] = heights;
  const path = `M-20 ${a}C150 ${a - swell} 250 ${c - swell} 400 ${c}S650 ${d + swell} 800 ${d}S1080 ${e - swell} 1220 ${e}L1220 920L-20 920Z`;
  return shape(
    path,
    b.fade([
      [0, lift(colour, 0.12)],
      [0.5, colour],
      [1, dim(colour, 0.14)],
    ]),
  );
}

export function roundTree(b: Brush, { x, y, size, depth = 0 }: Spot, colour = "#6f9e54"): Mark {
  const green = b.turf(colour, depth);
  const trunk = b.tone("#7a5640", depth);
  return group(
    [
      shape("M-9 0Q-6 -40 -7 -70L7 -70Q6 -40 11 0Z", trunk),
      stroke("M0 -58L-18 -82M2 -66L20 -86", trunk, 6),
      disc(-34, -92, 36, dim(green, 0.12)),
      disc(36, -90, 34, dim(green, 0.16)),
      disc(2, -122, 44, green),
      disc(-12, -134, 24, lift(green, 0.16)),
      disc(14, -84, 26, green),
      disc(-24, -88, 16, lift(green, 0.1)),
    ],
    { x, y, scale: size },
  );
}

export function pine(b: Brush, { x, y, size, depth = 0 }: Spot, colour = "#4f8066"): Mark {
  const green = b.turf(colour, depth);
  return group(
    [
      box([-7, -26], [14, 28], b.tone("#6b4d3c", depth)),
      shape("M0 -84L52 -18Q0 -8 -52 -18Z", dim(green, 0.18)),
      shape("M0 -128L43 -58Q0 -48 -43 -58Z", dim(green, 0.08)),
      shape("M0 -172L32 -100Q0 -90 -32 -100Z", green),
      shape("M0 -172L-32 -100Q-20 -96 -8 -96Z", lift(green, 0.16)),
    ],
    { x, y, scale: size },
  );
}

export function bush(b: Brush, { x, y, size, depth = 0 }: Spot, colour = "#6b9a57"): Mark {
  const green = b.turf(colour, depth);
  return group(
    [
      disc(-38, -22, 32, dim(green, 0.12)),
      disc(38, -20, 30, dim(green, 0.16)),
      disc(0, -36, 40, green),
      disc(-12, -46, 20, lift(green, 0.15)),
      box([-66, -20], [132, 22], dim(green, 0.1), { rx: 11 }),
    ],
    { x, y, scale: size },
  );
}

/** Blades of grass between two heights, larger the nearer. */
export function tufts(b: Brush, count: number, colour: string, from = 620): Mark[] {
  const blades = times(count, () => {
    const y = b.random.between(from, 890);
    const x = b.random.between(10, 1190);
    const k = 0.4 + ((y - from) / 300) * 0.8;
    return `M${x - 8 * k} ${y}q${-4 * k} ${-12 * k} ${-8 * k} ${-16 * k}M${x} ${y}v${-24 * k}M${x + 8 * k} ${y}q${4 * k} ${-12 * k} ${9 * k} ${-15 * k}` as Mark;
  });
  return [stroke(blades.join(""), b.turf(dim(colour, 0.16)), 4)];
}

/** What grows, blooms and stands about where no snow falls. */
export const unlessSnow = (b: Brush, marks: readonly Mark[]): Mark[] =>
  b.weather === "snow" ? [] : [...marks];

const PETALS = [0, 1, 2, 3, 4].map((k) => [Math.sin(k * 1.257), -Math.cos(k * 1.257)] as const);

export function blossoms(b: Brush, count: number, colours: readonly string[], from = 640): Mark[] {
  const stems: string[] = [];
  const heads = Array.from({ length: count }, (_, i) => {
    const y = b.random.between(from, 885);
    const x = b.random.between(20, 1180);
    const k = 0.6 + ((y - from) / 250) * 0.6;
    const top = y - 26 * k;
    stems.push(`M${x} ${y}V${top}`);
    const petal = b.tone(colours[i % colours.length] ?? "#f6d48f");
    return [
      dots(
        PETALS.map(([px, py]) => [x + px * 8 * k, top + py * 8 * k] as const),
        6 * k,
        petal,
      ),
      disc(x, top, 5 * k, b.tone("#f2c45c")),
    ];
  });
  return unlessSnow(b, [stroke(stems.join(""), b.tone("#5f8f4a"), 3.5), ...heads.flat()]);
}

type House = { wall: string; roof: string; wide?: number };

export function lit(b: Brush, depth = 0): string {
  return b.light.darkness > 0.35 ? "#ffd98c" : b.tone("#a9cfdd", depth);
}

export function house(b: Brush, { x, y, size, depth = 0 }: Spot, { wall, roof, wide = 150 }: House): Mark {
  const plaster = b.tone(wall, depth);
  const tiles = b.turf(roof, depth);
  const half = wide / 2;
  const pane = (px: number, py: number): Mark[] => [
    box([px - 15, py - 19], [30, 38], lit(b, depth), { rx: 3 }),
    stroke(`M${px} ${py - 18}L${px} ${py + 18}M${px - 14} ${py}L${px + 14} ${py}`, lift(plaster, 0.5), 3.5),
  ];
  return group(
    [
      box([half - 46, -214], [26, 60], b.tone("#a5674f", depth)),
      box([-half, -140], [wide, 140], plaster),
      box([-half, -140], [wide * 0.24, 140], dim(plaster, 0.08)),
      shape(`M${-half - 20} -134L0 -218L${half + 20} -134Z`, tiles),
      shape(`M0 -218L${half + 20} -134L${half * 0.4} -134Z`, dim(tiles, 0.12)),
      shape("M-18 0L-18 -52Q-18 -72 0 -72Q18 -72 18 -52L18 0Z", b.tone("#7d4f38", depth)),
      disc(10, -32, 3, b.tone("#f1bd4a", depth)),
      ...pane(-half + 30, -96),
      ...pane(half - 30, -96),
      disc(0, -164, 13, lit(b, depth)),
    ],
    { x, y, scale: size },
  );
}

export function stones(b: Brush, count: number, from: number, colour = "#9a94a0"): Mark[] {
  return times(count, () => {
    const y = b.random.between(from, 885);
    const stone = b.turf(colour);
    const scale = 0.4 + ((y - from) / 260) * 0.7;
    return group(
      [
        shape("M-30 0Q-34 -22 -10 -26Q24 -30 30 0Z", stone),
        shape("M-18 -16Q-10 -23 6 -22Q0 -14 -18 -16Z", lift(stone, 0.35)),
      ],
      { x: b.random.between(20, 1180), y, scale },
    );
  });
}

/** A path that comes from far away to the reader's feet. */
export function footpath(b: Brush, x: number, y: number, colour: string): Mark[] {
  const sand = b.turf(colour);
  return [
    shape(
      `M${x - 14} ${y}Q${x + 60} ${y + 70} ${x - 70} ${y + 150}Q${x - 220} ${y + 250} ${x - 260} 920L${x + 200} 920Q${x + 110} ${y + 240} ${x + 80} ${y + 150}Q${x + 100} ${y + 60} ${x + 14} ${y}Z`,
      sand,
    ),
    stroke(
      `M${x - 40} ${y + 190}q24 10 50 2M${x - 90} ${y + 280}q40 12 80 0M${x + 30} ${y + 250}q20 8 44 0`,
      dim(sand, 0.12),
      5,
    ),
  ];
}

/** Dark leaves in the lower corners, near the reader's eyes. */
export function cornerLeaves(b: Brush, colour: string): Mark[] {
  const near = dim(b.turf(colour), 0.3);
  const nearer = dim(b.turf(colour), 0.42);
  const leaf = ({ x, y, size }: Spot, turn: number, fill: string): Mark =>
    group([shape("M0 0Q-44 -70 0 -150Q44 -70 0 0Z", fill), stroke("M0 -10L0 -120", lift(fill, 0.14), 4)], {
      x,
      y,
      turn,
      scale: size,
    });
  return unlessSnow(b, [
    leaf({ x: 20, y: 930, size: 0.9 }, 6, near),
    leaf({ x: -10, y: 930, size: 1.1 }, 34, nearer),
    leaf({ x: 90, y: 940, size: 0.8 }, 30, nearer),
    leaf({ x: 50, y: 935, size: 0.7 }, -22, near),
    leaf({ x: 1180, y: 930, size: 0.9 }, -8, near),
    leaf({ x: 1212, y: 930, size: 1.15 }, -36, nearer),
    leaf({ x: 1110, y: 940, size: 0.75 }, -28, nearer),
  ]);
}

export function waves(b: Brush, from: number, to: number, colour: string): Mark[] {
  const foam = mix(colour, "#ffffff", 0.35);
  return times(16, (i) => {
    const y = from + ((to - from) * (i + 0.5)) / 16;
    const size = 0.5 + ((y - from) / (to - from)) * 1.1;
    return group([stroke("M-50 0Q-25 -10 0 0T50 0", foam, 4)], {
      x: b.random.between(40, 1160),
      y,
      scale: size,
      opacity: 0.5,
    });
  });
}

/** Light that falls on water under sun or moon. */
export function glitter(b: Brush, from: number, to: number): Mark[] {
  const { sun } = b.light;
  if (sun === null) return [];
  return times(9, (i) => {
    const y = from + ((to - from) * i) / 9;
    const width = 60 - Math.abs(4 - i) * 5 + b.random.between(0, 40);
    return oval([sun.x + b.random.between(-24, 24), y + 6], [width, 4 + i * 0.4], b.light.glow, {
      opacity: 0.34,
    });
  });
}
