import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
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
import { bush, cornerLeaves, footpath, pine, ridge, stones, tufts, unlessSnow, type Spot } from "./scenery";

type Trunk = { x: number; wide: number; depth: number };

function trunk(b: Brush, { x, wide, depth }: Trunk, colour = "#71503f"): Mark {
  const bark = b.tone(colour, depth);
  const foot = 640 + (1 - depth) * 60;
  return group(
    [
      shape(
        `M${-wide} ${foot}Q${-wide * 0.5} ${foot - 120} ${-wide * 0.5} -20L${wide * 0.5} -20Q${wide * 0.5} ${foot - 120} ${wide * 1.1} ${foot}Q0 ${foot + 14} ${-wide} ${foot}Z`,
        bark,
      ),
      stroke(
        `M${-wide * 0.2} 80L${-wide * 0.26} ${foot - 60}M${wide * 0.16} 240L${wide * 0.2} ${foot - 110}`,
        dim(bark, 0.2),
        4 + wide * 0.03,
      ),
    ],
    { x },
  );
}

export const forest: PlaceDrawing = (b) => {
  const leafage = b.turf("#5f8f55");
  return {
    back: [
      ...times(9, (i) => pine(b, { x: i * 150 - 10, y: 610, size: 2 + (i % 3) * 0.4, depth: 0.62 })),
      ridge(b, 590, 14, b.turf("#8aae74", 0.4)),
      ...[90, 300, 520, 730, 930, 1120].map((x, i) => trunk(b, { x, wide: 22 + (i % 2) * 8, depth: 0.42 })),
      ...times(5, (i) =>
        shape(
          `M${260 + i * 190} -20L${340 + i * 190} -20L${180 + i * 190} 700L${60 + i * 190} 700Z`,
          b.light.glow,
          { opacity: 0.09 },
        ),
      ),
      ridge(b, 640, 12, b.turf("#7ba063", 0.08)),
      ...footpath(b, 610, 640, "#d3b98a"),
      trunk(b, { x: 60, wide: 66, depth: 0.02 }),
      trunk(b, { x: 1130, wide: 74, depth: 0.02 }),
      group(
        [
          oval([0, -360], [22, 30], b.tone("#4c342a")),
          oval([0, -356], [14, 21], dim(b.tone("#4c342a"), 0.4)),
        ],
        { x: 1130, y: 700 },
      ),
      ...times(8, (i) => disc(i * 170, 10 - (i % 2) * 40, 120, i % 2 === 0 ? leafage : dim(leafage, 0.12))),
      ...times(6, (i) => disc(90 + i * 210, 60 - (i % 2) * 60, 74, lift(leafage, 0.1))),
      bush(b, { x: 240, y: 690, size: 1.1 }, "#5f9152"),
      bush(b, { x: 960, y: 690, size: 1.2 }, "#5f9152"),
      ...unlessSnow(
        b,
        times(4, (i) =>
          group(
            [
              shape("M-8 0Q-6 -14 -7 -24L7 -24Q6 -14 9 0Z", b.tone("#f3e3c8")),
              shape("M-24 -22Q-20 -48 0 -48Q20 -48 24 -22Q0 -14 -24 -22Z", b.tone("#d9533f")),
              disc(-6, -34, 4, "#fff3df"),
              disc(9, -30, 3, "#fff3df"),
            ],
            { x: [150, 196, 1040, 1000][i] ?? 0, y: [740, 752, 750, 764][i] ?? 0 },
          ),
        ),
      ),
      ...tufts(b, 26, "#7ba063", 680),
    ],
    front: cornerLeaves(b, "#568a4e"),
  };
};

function palmLeaf({ x, y, size }: Spot, turn: number, fill: string): Mark {
  return group(
    [
      shape("M0 0Q60 -60 170 -40Q130 -30 140 -14Q110 -20 108 0Q84 -16 72 8Q50 -10 34 10Q20 0 0 0Z", fill),
      stroke("M0 0Q70 -44 160 -38", lift(fill, 0.2), 4),
    ],
    { x, y, turn, scale: size },
  );
}

function vines(b: Brush, lime: string): Mark[] {
  return [
    stroke("M240 60Q330 260 420 70M760 60Q850 240 960 60", b.tone("#4c7a42"), 9),
    stroke("M180 80Q190 240 170 380M500 60Q510 180 496 280M1010 70Q1000 240 1020 360", b.tone("#5c8f4a"), 8),
    ...times(9, (i) =>
      oval(
        [[172, 186, 176, 502, 496, 1008, 1016, 1012, 180][i] ?? 0, 150 + ((i * 67) % 220)],
        [20, 9],
        lime,
        turned(
          i % 2 === 0 ? 30 : -30,
          [172, 186, 176, 502, 496, 1008, 1016, 1012, 180][i] ?? 0,
          150 + ((i * 67) % 220),
        ),
      ),
    ),
  ];
}

export const jungle: PlaceDrawing = (b) => {
  const green = b.turf("#3f8a5a");
  const lime = b.turf("#7fb54c");
  return {
    back: [
      shape("M-20 360Q140 260 320 340T700 320T1220 300L1220 920L-20 920Z", b.turf("#6fa87f", 0.6)),
      ...times(6, (i) =>
        palmLeaf({ x: 100 + i * 210, y: 420, size: 1.6 }, -50 + (i % 3) * 40, b.turf("#5f9f72", 0.42)),
      ),
      ridge(b, 560, 20, b.turf("#5a9a62", 0.3)),
      shape(
        "M330 700Q380 470 470 330Q520 270 600 290L650 290Q760 260 800 340Q880 480 900 700Z",
        b.tone("#7f8a86", 0.25),
      ),
      shape(
        "M470 330Q520 270 600 290L650 290Q760 260 800 340Q720 330 640 346Q560 330 470 330Z",
        b.turf("#6fa85f", 0.2),
      ),
      stroke("M440 480l40 30M420 590l50 16M790 440l-36 40M840 590l-50 20", b.tone("#6b7674", 0.2), 7),
      shape(
        "M560 300Q600 380 580 520Q600 620 540 700L700 700Q650 600 664 520Q650 380 690 300Z",
        b.tone("#bfe4ea", 0.2),
      ),
      stroke("M600 330Q612 440 600 640M640 320Q636 460 650 640", "#ffffff", 7, { opacity: 0.6 }),
      oval([620, 690], [200, 36], b.tone("#8fcbd4")),
      ridge(b, 690, 10, b.turf("#5f9a4f")),
      trunk(b, { x: 110, wide: 52, depth: 0.05 }, "#6b5040"),
      trunk(b, { x: 1080, wide: 60, depth: 0.05 }, "#6b5040"),
      ...times(7, (i) => disc(i * 200 + 10, -30 + (i % 2) * 26, 130, i % 2 === 0 ? green : dim(green, 0.16))),
      ...vines(b, lime),
      palmLeaf({ x: 60, y: 640, size: 1.5 }, -60, green),
      palmLeaf({ x: 60, y: 640, size: 1.4 }, -10, lime),
      palmLeaf({ x: 1150, y: 650, size: 1.5 }, -170, green),
      palmLeaf({ x: 1150, y: 650, size: 1.4 }, -120, lime),
      ...[260, 960].map((x) =>
        group(
          [
            ...times(6, (k) =>
              oval([0, -26], [13, 28], b.tone(x === 260 ? "#f0697a" : "#f4a53f"), turned(k * 60, 0, 0)),
            ),
            disc(0, 0, 12, b.tone("#fbe08a")),
          ],
          { x, y: 660, scale: 0.8 },
        ),
      ),
      ...tufts(b, 26, "#5f9a4f", 700),
    ],
    front: [
      palmLeaf({ x: -20, y: 900, size: 1.7 }, -40, dim(green, 0.38)),
      palmLeaf({ x: -30, y: 930, size: 1.5 }, -8, dim(green, 0.46)),
      palmLeaf({ x: 1220, y: 900, size: 1.7 }, -140, dim(green, 0.38)),
      palmLeaf({ x: 1230, y: 930, size: 1.5 }, -172, dim(green, 0.46)),
    ],
  };
};

function teeth(rock: string): Mark[] {
  return [
    ...times(9, (i) =>
      shape(
        `M${i * 140 - 30} -20L${i * 140 + 70} -20L${i * 140 + 24} ${90 + ((i * 71) % 110)}Z`,
        i % 2 === 0 ? dim(rock, 0.16) : lift(rock, 0.06),
      ),
    ),
    ...times(7, (i) =>
      shape(
        `M${[40, 110, 210, 960, 1050, 1130, 260][i] ?? 40} 660l-40 0l36 ${-90 - ((i * 47) % 80)}l30 ${90 + ((i * 47) % 80)}Z`,
        lift(rock, 0.08),
      ),
    ),
  ];
}

export const cave: PlaceDrawing = (b) => {
  const rock = dim(b.tone("#8a7c94"), 0.3);
  const crystals = (x: number, y: number, size: number, colour: string): Mark =>
    group(
      [
        disc(0, -40, 120, b.glow(colour, 0.45)),
        shape("M-34 0L-46 -40L-30 -58L-12 -10ZM34 0L48 -34L34 -52L12 -10Z", dim(colour, 0.2)),
        shape("M-16 0L-20 -64L0 -96L20 -64L16 0Z", colour),
        shape("M-16 0L-20 -64L0 -96L-2 0Z", lift(colour, 0.5)),
      ],
      { x, y, scale: size },
    );
  return {
    back: [
      shape(
        "M-20 -20L1220 -20L1220 920L-20 920ZM330 620Q290 360 420 230Q560 120 720 200Q860 290 820 620Z",
        dim(rock, 0.16),
        { "fill-rule": "evenodd" },
      ),
      shape(
        "M330 620Q290 360 420 230Q560 120 720 200Q860 290 820 620Q840 320 700 236Q560 170 450 262Q340 370 370 620Z",
        dim(rock, 0.4),
      ),
      ridge(b, 560, 12, b.turf("#8fb07a", 0.35)),
      pine(b, { x: 480, y: 590, size: 1, depth: 0.4 }),
      pine(b, { x: 720, y: 590, size: 0.8, depth: 0.45 }),
      shape(
        "M-20 -20L1220 -20L1220 920L-20 920ZM350 700Q300 360 430 250Q560 150 710 224Q850 300 810 700Z",
        rock,
        { "fill-rule": "evenodd" },
      ),
      ...teeth(rock),
      stroke(
        "M60 300Q130 340 120 430M1080 260Q1040 350 1110 440M200 200Q240 240 230 300M960 200Q930 250 960 320",
        dim(rock, 0.26),
        8,
      ),
      shape(
        "M-20 640Q200 590 420 650T820 640T1220 630L1220 920L-20 920Z",
        b.blend(lift(rock, 0.2), dim(rock, 0.2)),
      ),
      shape("M400 650Q560 610 770 648L980 920L240 920Z", b.light.glow, { opacity: 0.14 }),
      crystals(130, 690, 1.3, "#7fd0cf"),
      crystals(1060, 700, 1.5, "#c58be0"),
      crystals(900, 660, 0.8, "#f1a9c0"),
      crystals(270, 650, 0.7, "#a5a0ee"),
      ...stones(b, 12, 720, "#7d7188"),
    ],
  };
};
