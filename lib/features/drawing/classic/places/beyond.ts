import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift, mix } from "@/lib/features/drawing/classic/paper/colour";
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
import { cloud } from "@/lib/features/drawing/classic/sky/cloud";
import { starField } from "@/lib/features/drawing/classic/sky/sky";
import { house } from "./scenery";

function ringed(x: number, y: number, size: number, colour: string): Mark {
  return group(
    [
      stroke("M-70 -14Q-130 14 -104 26Q-60 36 30 0", lift(colour, 0.5), 12),
      disc(0, 0, 66, colour),
      stroke("M-60 -24Q0 -10 60 -26M-64 10Q0 26 64 8", dim(colour, 0.16), 10),
      shape("M20 -63Q66 -40 60 20Q40 62 -10 65Q56 10 20 -63Z", "#1c1a48", { opacity: 0.2 }),
      stroke("M-70 -14Q-40 30 50 4Q130 -24 112 -40Q98 -48 66 -34", lift(colour, 0.5), 12),
    ],
    { x, y, scale: size },
  );
}

export const nightSky: PlaceDrawing = (b) => {
  const [top, middle] = b.light.sky;
  const dusk = b.light.darkness > 0.5;
  const puff = mix(dusk ? "#7d83bb" : "#ffffff", middle, dusk ? 0.25 : 0.12);
  return {
    back: [
      box(
        [0, 0],
        [1200, 900],
        b.fade([
          [0, mix(top, "#1a2152", 0.5)],
          [0.7, mix(middle, "#4b5597", 0.4)],
          [1, mix("#f0b98f", "#5d68a8", 0.55)],
        ]),
      ),
      ...starField(b, 80, 640),
      disc(950, 190, 190, b.glow("#fff0bd", 0.5)),
      shape("M930 90A110 110 0 1 0 1050 260A92 92 0 0 1 930 90Z", "#fdeeb8"),
      stroke("M180 140L300 200L380 150L500 220L470 320", "#fff3c4", 2.5, { opacity: 0.5 }),
      ...[
        [180, 140],
        [300, 200],
        [380, 150],
        [500, 220],
        [470, 320],
      ].map(([x = 0, y = 0]) => disc(x, y, 6, "#fff6d8")),
      shape("M60 330L210 276L200 290L60 342Z", "#fff6d8", { opacity: 0.4 }),
      disc(212, 280, 7, "#fffbe8"),
      ...times(9, (i) =>
        group(
          [
            box([-16, -26], [32, 26], "#454f8a"),
            shape("M-22 -24L0 -48L22 -24Z", "#5a4a7a"),
            box([-5, -18], [10, 10], "#ffd98c"),
          ],
          { x: 80 + i * 130, y: 700 - (i % 3) * 10, scale: 0.8 },
        ),
      ),
      shape("M-20 700Q300 640 620 700T1220 690L1220 920L-20 920Z", "#3a4480", { opacity: 0.8 }),
      cloud({ x: 170, y: 620, size: 1.3 }, puff, 0.55),
      cloud({ x: 1020, y: 560, size: 1.5 }, puff, 0.55),
      cloud({ x: 140, y: 790, size: 2 }, puff, 0.95),
      cloud({ x: 480, y: 850, size: 2.4 }, lift(puff, 0.2), 1),
      cloud({ x: 860, y: 820, size: 2.3 }, puff, 1),
      cloud({ x: 1150, y: 860, size: 2 }, lift(puff, 0.25), 1),
      box([0, 826], [1200, 80], lift(puff, 0.2)),
    ],
    front: [
      cloud({ x: 40, y: 915, size: 1.5 }, lift(puff, 0.35), 0.95),
      cloud({ x: 1100, y: 925, size: 1.6 }, lift(puff, 0.4), 0.95),
    ],
  };
};

function satellite(): Mark {
  return group(
    [
      box([-50, -26], [100, 52], "#d5d8e2", { rx: 14 }),
      box([-150, -34], [84, 68], "#4f79b0", { rx: 4 }),
      box([66, -34], [84, 68], "#4f79b0", { rx: 4 }),
      stroke(
        "M-66 0L-50 0M50 0L66 0M-122 -34L-122 34M-94 -34L-94 34M94 -34L94 34M122 -34L122 34",
        "#d5d8e2",
        5,
      ),
      disc(0, 0, 15, "#8fd0e0"),
    ],
    { x: 500, y: 250, turn: -18, scale: 0.7 },
  );
}

function globe(): Mark {
  return group(
    [
      disc(0, 0, 80, "#5fa8c9"),
      shape(
        "M-66 -44Q-20 -70 0 -40Q-6 -4 -46 -2Q-80 -4 -66 -44ZM14 10Q60 -10 72 24Q50 66 20 66Q0 40 14 10ZM20 -60Q50 -60 60 -36Q36 -26 20 -60Z",
        "#7fb86a",
      ),
      shape("M30 -74Q90 -30 70 40Q40 84 -20 78Q70 20 30 -74Z", "#1c1a48", { opacity: 0.22 }),
    ],
    { x: 190, y: 200 },
  );
}

export const space: PlaceDrawing = (b) => ({
  back: [
    box(
      [0, 0],
      [1200, 900],
      b.fade([
        [0, "#171a4a"],
        [0.6, "#33307a"],
        [1, "#5a4795"],
      ]),
    ),
    oval([360, 300], [520, 190], b.glow("#b06fb8", 0.5), turned(-24, 360, 300)),
    oval([900, 560], [460, 200], b.glow("#4f8fc0", 0.45), turned(20, 900, 560)),
    ...starField(b, 130, 890),
    ringed(980, 190, 1.35, "#e69a5a"),
    globe(),
    disc(600, 110, 26, "#c9b6e0"),
    disc(592, 104, 7, "#ab95c9"),
    disc(608, 118, 5, "#ab95c9"),
    group([shape("M0 0L-160 -34L-164 -22Z", "#fff3c4", { opacity: 0.5 }), disc(0, 0, 12, "#fff6d8")], {
      x: 700,
      y: 300,
      turn: 200,
    }),
    ...times(7, (i) =>
      group(
        [
          shape("M-30 4Q-34 -22 -8 -28Q26 -28 30 0Q20 26 -8 22Q-26 20 -30 4Z", "#7a6f9a"),
          disc(-6, -6, 6, "#645a86"),
          disc(10, 6, 4, "#645a86"),
        ],
        {
          x: [90, 1120, 420, 760, 1060, 300, 560][i] ?? 0,
          y: [520, 470, 470, 640, 700, 660, 860][i] ?? 0,
          scale: 0.5 + (i % 3) * 0.25,
          turn: i * 40,
        },
      ),
    ),
    satellite(),
    shape("M-20 830Q600 660 1220 830L1220 920L-20 920Z", "#7d6fae"),
    shape("M-20 830Q600 660 1220 830L1220 850Q600 684 -20 850Z", "#a595cf"),
    ...times(6, (i) => oval([130 + i * 190, 850 - Math.sin((i + 0.6) / 2) * 30], [50, 14], "#6a5d9a")),
  ],
});

function dome(b: Brush): Mark {
  return group(
    [
      disc(0, 0, 120, "#d9f0f2", { opacity: 0.35 }),
      shape("M-120 0A120 120 0 0 1 120 0Z", "#d9f0f2", { opacity: 0.4 }),
      house(b, { x: 0, y: 0, size: 0.5 }, { wall: "#f3efe6", roof: "#4f79b0" }),
      stroke("M-120 0A120 120 0 0 1 120 0", "#ffffff", 6, { opacity: 0.7 }),
    ],
    { x: 900, y: 640 },
  );
}

export const planet: PlaceDrawing = (b) => {
  const ground = mix(b.tone("#d98a6a"), "#7a4a86", 0.12);
  const plant = (x: number, y: number, size: number, colour: string): Mark =>
    group(
      [
        stroke("M0 0Q-10 -60 6 -120", b.tone("#5f8f86"), 12),
        disc(8, -140, 34, b.tone(colour)),
        disc(-2, -150, 12, lift(b.tone(colour), 0.4)),
        stroke("M0 -50Q-40 -60 -44 -96", b.tone("#5f8f86"), 8),
        disc(-46, -108, 16, b.tone(colour)),
      ],
      { x, y, scale: size },
    );
  return {
    back: [
      box(
        [0, 0],
        [1200, 900],
        b.fade([
          [0, mix("#3a2f78", b.light.sky[0], 0.3)],
          [0.6, mix("#c2709a", b.light.sky[1], 0.35)],
          [1, mix("#f6bd8f", b.light.sky[2], 0.4)],
        ]),
      ),
      ...starField(b, 60, 420),
      ringed(230, 190, 1.25, "#f0b35e"),
      disc(820, 120, 40, "#e8dcf2"),
      disc(806, 110, 9, "#cbb9de"),
      disc(832, 132, 6, "#cbb9de"),
      disc(1060, 230, 22, "#a8d5d8"),
      shape(
        "M-20 600L80 470L150 560L300 400L400 570L560 470L700 590L860 430L960 560L1080 460L1220 600L1220 700L-20 700Z",
        mix(ground, "#7a5aa0", 0.55),
      ),
      shape("M-20 620Q240 540 480 610T900 600T1220 590L1220 920L-20 920Z", mix(ground, "#8a5a96", 0.25)),
      dome(b),
      shape(
        "M-20 700Q300 630 640 690T1220 660L1220 920L-20 920Z",
        b.blend(lift(ground, 0.16), dim(ground, 0.14)),
      ),
      ...times(8, (i) =>
        group([oval([0, 0], [70, 18], dim(ground, 0.2)), oval([0, 5], [58, 12], dim(ground, 0.06))], {
          x: 60 + ((i * 323) % 1120),
          y: 730 + ((i * 67) % 150),
          scale: 0.6 + (i % 3) * 0.3,
        }),
      ),
      plant(110, 730, 1.3, "#7fc9b8"),
      plant(1100, 740, 1.5, "#c58be0"),
      plant(1010, 700, 0.8, "#f1a9c0"),
      plant(250, 700, 0.8, "#f4c75c"),
    ],
  };
};
