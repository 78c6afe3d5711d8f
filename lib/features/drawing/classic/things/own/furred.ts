import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import { animalFace, type AnimalDrawing } from "@/lib/features/drawing/classic/characters/draw-character";
import {
  drawPlush,
  pointedEars,
  roundEars,
  type Plush,
} from "@/lib/features/drawing/classic/characters/plush";
import { characterThing, type OwnThings } from "./own";

const stub = (fur: string): Mark[] => [oval([58, -18], [18, 16], fur)];
const brush = (fur: string, tip: string): Mark[] => [
  stroke("M48 -16Q104 -14 100 -66", fur, 30),
  stroke("M101 -60Q102 -76 92 -86", tip, 26),
];
const small = (x: number, y: number, r: number) => (fur: string, inside: string) =>
  roundEars(fur, inside, [x, y, r]);

const fur = (kind: Plush, scale: number, half = 84) => {
  const draw: AnimalDrawing = (b, feeling) => drawPlush(b, feeling, kind);
  return characterThing(draw, { scale, half, station: scale > 0.9 ? "behind" : "floor" });
};

const PALE = { belly: "#f3e6d2", muzzle: "#f6ead8", nose: "#3a2a30" };
const GREY = { belly: "#e6e6ea", muzzle: "#f0eff0", nose: "#33303c" };
const patches = (colour: string) => (b: Parameters<AnimalDrawing>[0]) => [
  oval([-24, -154], [18, 22], b.tone(colour), { transform: "rotate(18 -24 -154)" }),
  oval([34, -154], [18, 22], b.tone(colour), { transform: "rotate(-18 34 -154)" }),
];

/** A long, calm head on a barrel of a body. */
const capybara: AnimalDrawing = (b, feeling) => {
  const coat = b.tone("#b0794a");
  const dark = dim(coat, 0.2);
  return [
    stroke("M-58 -34L-58 -6M-26 -30L-26 -4M30 -30L30 -4M58 -34L58 -6", dark, 24),
    shape(
      "M-96 -60C-104 -128 -30 -142 30 -128C84 -118 92 -70 76 -34C60 -16 -70 -14 -88 -30Q-96 -40 -96 -60Z",
      coat,
    ),
    shape("M-80 -36Q0 -10 74 -38Q62 -18 -70 -18Z", lift(coat, 0.22)),
    oval([38, -176], [11, 13], dark),
    oval([72, -180], [11, 13], dark),
    shape(
      "M22 -132C16 -178 60 -186 92 -174C126 -166 136 -132 126 -108C112 -88 40 -88 26 -104Z",
      lift(coat, 0.06),
    ),
    shape("M104 -160C136 -156 142 -116 120 -100C104 -94 92 -100 92 -122Q92 -148 104 -160Z", lift(coat, 0.24)),
    animalFace(feeling, { x: 76, y: -142, gap: 24, ground: coat, mouthY: 32, mouth: 0.66 }),
    shape("M104 -146Q116 -152 128 -144Q124 -134 116 -134Q108 -134 104 -146Z", b.tone("#4a3029")),
  ];
};

/** Feathery gills, a wide smile, four short legs. */
const axolotl: AnimalDrawing = (b, feeling) => {
  const skin = b.tone("#f3a9b8");
  const gill = b.tone("#d9607f");
  const gills = [-1, 1].flatMap((side) => [
    stroke(`M${28 + side * 48} -118Q${28 + side * 84} -146 ${28 + side * 92} -162`, gill, 12),
    stroke(`M${28 + side * 54} -98Q${28 + side * 92} -110 ${28 + side * 112} -118`, gill, 12),
    stroke(`M${28 + side * 50} -80Q${28 + side * 88} -78 ${28 + side * 106} -70`, gill, 12),
  ]);
  return [
    shape("M-40 -60Q-120 -92 -150 -44Q-118 -50 -96 -34Q-70 -10 -30 -14Z", skin),
    shape("M-150 -44Q-118 -80 -80 -72Q-110 -60 -96 -34Q-120 -50 -150 -44Z", lift(skin, 0.35)),
    oval([-16, -36], [62, 32], skin),
    oval([-12, -24], [46, 18], lift(skin, 0.3)),
    stroke("M-48 -22L-58 -4M-16 -16L-20 -2M36 -20L44 -2M62 -30L76 -8", dim(skin, 0.1), 17),
    ...gills,
    oval([28, -92], [64, 50], skin),
    animalFace(feeling, { x: 30, y: -96, gap: 34, ground: skin, mouthY: 24, mouth: 1, brows: null }),
  ];
};

const goldfish: AnimalDrawing = (b, feeling) => {
  const scales = b.tone("#f08a2c");
  const fin = b.tone("#f6b45a");
  return [
    shape("M-40 -54Q-112 -104 -118 -56Q-96 -50 -118 -10Q-80 -2 -40 -40Z", fin),
    shape("M-20 -86Q10 -124 44 -90Z", fin),
    shape("M-56 -46Q-30 -98 24 -94Q82 -88 90 -46Q78 -6 22 -2Q-32 0 -56 -46Z", scales),
    shape("M-44 -36Q10 -4 76 -24Q54 -2 22 -2Q-24 -4 -44 -36Z", lift(scales, 0.35)),
    stroke("M-26 -62Q-16 -48 -26 -34M-4 -70Q8 -50 -4 -28", dim(scales, 0.2), 5),
    shape("M2 -44Q-20 -30 -12 -14Q14 -18 20 -38Z", fin),
    animalFace(feeling, {
      x: 52,
      y: -60,
      gap: 22,
      ground: scales,
      mouthY: 26,
      mouth: 0.6,
      brows: null,
      blush: "#e2674f",
    }),
  ];
};

const ghost: AnimalDrawing = (b, feeling) => {
  const sheet = b.tone("#f6f3fa");
  return [
    shape(
      "M-66 -20Q-72 -196 0 -196Q72 -196 66 -20Q52 -2 36 -22Q18 0 0 -22Q-18 0 -36 -22Q-52 -2 -66 -20Z",
      sheet,
    ),
    shape("M-66 -20Q-72 -196 0 -196Q-50 -170 -44 -40Q-46 -14 -52 -10Q-60 -10 -66 -20Z", dim(sheet, 0.1)),
    stroke("M-58 -86Q-86 -90 -90 -112M58 -86Q86 -92 92 -116", sheet, 24),
    animalFace(feeling, { x: 4, y: -136, gap: 34, ground: sheet, mouthY: 32, mouth: 0.9, brows: null }),
  ];
};

const monster: AnimalDrawing = (b, feeling) => {
  const coat = b.tone("#7a6fc4");
  return [
    shape(
      "M-50 -190Q-66 -226 -44 -236Q-36 -214 -24 -206ZM50 -190Q66 -226 44 -236Q36 -214 24 -206Z",
      b.tone("#f3dfa8"),
    ),
    stroke("M-62 -100Q-104 -90 -100 -54M62 -100Q106 -92 102 -56", coat, 28),
    oval([-32, -6], [34, 15], dim(coat, 0.16)),
    oval([32, -6], [34, 15], dim(coat, 0.16)),
    shape("M-72 -20Q-92 -206 0 -210Q92 -206 72 -20Q40 2 0 0Q-40 2 -72 -20Z", coat),
    oval([0, -62], [44, 50], lift(coat, 0.35)),
    disc(-50, -120, 9, lift(coat, 0.3)),
    disc(56, -96, 7, lift(coat, 0.3)),
    disc(-56, -66, 6, lift(coat, 0.3)),
    animalFace(feeling, { x: 4, y: -152, gap: 36, ground: coat, mouthY: 36, mouth: 1.2, brows: null }),
    shape("M-12 -108L-6 -96L0 -108ZM12 -108L18 -96L24 -108Z", "#fff6e4"),
  ];
};

const mermaid: AnimalDrawing = (b, feeling) => {
  const tail = b.tone("#3f9f9a");
  const skin = b.tone("#d9a27a");
  const hair = b.tone("#a8482f");
  return [
    shape("M-58 -232C-100 -170 -76 -96 -58 -86L58 -86C86 -110 92 -180 58 -232Z", hair),
    shape(
      "M-34 -110Q-46 -50 6 -30Q60 -24 74 -52Q96 -40 118 -60Q112 -8 78 -8Q60 2 20 0Q-64 -10 -36 -110Z",
      tail,
    ),
    shape("M68 -40Q110 -70 130 -34Q104 -32 94 -6Q70 0 62 -22Z", lift(tail, 0.3)),
    stroke("M-20 -80Q0 -68 22 -80M-16 -58Q6 -46 26 -58", lift(tail, 0.35), 5),
    shape("M-32 -150Q0 -160 32 -150L34 -96Q0 -84 -34 -96Z", b.tone("#8868b8")),
    stroke("M-30 -144Q-56 -116 -36 -96M30 -144Q62 -130 66 -166", skin, 19),
    disc(0, -200, 54, skin),
    shape("M-56 -196C-56 -262 56 -262 56 -196C40 -226 10 -232 -8 -230C-30 -226 -46 -214 -56 -196Z", hair),
    animalFace(feeling, { x: 4, y: -198, gap: 34, ground: skin, mouthY: 28, mouth: 0.9 }),
    shape("M30 -240l5 10 11 1-8 8 2 11-10-6-10 6 2-11-8-8 11-1Z", b.tone("#f4c04f")),
  ];
};

export const FURRED: OwnThings = {
  panda: fur(
    {
      fur: "#f4f0e8",
      ...GREY,
      belly: "#fbf8f0",
      ears: () => small(48, -196, 22)("#3a3644", "#57526a"),
      tail: () => [],
      mask: patches("#3a3644"),
      last: (b) => [
        stroke("M-30 -92Q-40 -60 -24 -44M30 -92Q42 -62 26 -44", b.tone("#3a3644"), 26),
        oval([-44, -6], [28, 13], b.tone("#3a3644")),
        oval([44, -6], [28, 13], b.tone("#3a3644")),
      ],
    },
    1.2,
  ),
  koala: fur({ fur: "#9fa3b0", ...GREY, noseWide: 15, ears: small(62, -184, 32), tail: () => [] }, 0.84),
  "polar-bear": fur(
    {
      fur: "#f0f1f3",
      belly: "#fbfbfa",
      muzzle: "#fbfbfa",
      nose: "#3a3644",
      noseWide: 13,
      ears: small(46, -198, 18),
      tail: stub,
    },
    1.45,
  ),
  raccoon: fur(
    {
      fur: "#8a8795",
      ...GREY,
      ears: (f, i) => pointedEars(f, i, 12),
      tail: (f) => [
        stroke("M48 -16Q104 -14 100 -66", f, 30),
        stroke("M84 -24L70 -36M104 -40L84 -48", "#4a4656", 10),
      ],
      mask: patches("#4a4656"),
      whiskers: true,
    },
    0.76,
    96,
  ),
  hamster: fur(
    {
      fur: "#e0a864",
      ...PALE,
      nose: "#d9786f",
      noseWide: 7,
      ears: small(46, -198, 18),
      tail: () => [],
      wide: 72,
      whiskers: true,
    },
    0.52,
  ),
  gerbil: fur(
    {
      fur: "#c99a66",
      ...PALE,
      nose: "#d9786f",
      noseWide: 7,
      ears: small(48, -200, 18),
      tail: (f) => [stroke("M52 -14Q104 -6 116 -46", f, 9)],
      whiskers: true,
    },
    0.48,
  ),
  "guinea-pig": fur(
    {
      fur: "#b5744a",
      belly: "#f6efe2",
      muzzle: "#f6efe2",
      nose: "#d9786f",
      noseWide: 8,
      ears: small(58, -182, 16),
      tail: () => [],
      wide: 72,
      mask: (b) => [shape("M-10 -206Q-12 -170 5 -140Q24 -170 20 -205Z", b.tone("#f6efe2"))],
    },
    0.56,
  ),
  "red-panda": fur(
    {
      fur: "#c2603a",
      belly: "#4a2f30",
      muzzle: "#fbf0de",
      nose: "#3a2a30",
      ears: (f) => pointedEars(f, "#fbf0de", 8),
      tail: brush,
      mask: patches("#fbf0de"),
    },
    0.76,
    98,
  ),
  meerkat: fur(
    {
      fur: "#c9a06c",
      ...PALE,
      ears: small(54, -176, 13),
      tail: (f) => [stroke("M48 -12Q104 -10 108 -40", f, 11)],
      mask: patches("#6b4a3a"),
      wide: 56,
    },
    0.7,
  ),
  "baby-bear": fur({ fur: "#a3714a", ...PALE, ears: small(48, -196, 22), tail: () => [] }, 0.8),
  mole: fur(
    {
      fur: "#57506b",
      belly: "#8a829c",
      muzzle: "#e9a8a0",
      nose: "#d9607f",
      noseWide: 14,
      ears: () => [],
      tail: () => [],
    },
    0.56,
  ),
  boar: fur(
    {
      fur: "#6b4f45",
      belly: "#8a6a5a",
      muzzle: "#c98f80",
      nose: "#7a4a45",
      noseWide: 16,
      ears: (f, i) => pointedEars(f, i, 6),
      tail: stub,
    },
    1,
  ),
  moose: fur(
    {
      fur: "#7a5640",
      belly: "#a3805f",
      muzzle: "#b5906f",
      nose: "#3a2a30",
      noseWide: 15,
      ears: (f, i) => [
        stroke(
          "M-40 -196Q-96 -206 -100 -256M-78 -212L-116 -224M40 -196Q96 -206 100 -256M78 -212L116 -224",
          "#d9b98a",
          17,
        ),
        ...small(60, -180, 15)(f, i),
      ],
      tail: stub,
    },
    1.4,
    104,
  ),
  capybara: characterThing(capybara, { scale: 0.95, half: 112 }),
  axolotl: characterThing(axolotl, { scale: 0.5, half: 130, home: "water", station: "floor" }),
  goldfish: characterThing(goldfish, { scale: 0.46, half: 105, home: "water", station: "floor" }),
  ghost: characterThing(ghost, { scale: 0.95, half: 90 }),
  monster: characterThing(monster, { scale: 1, half: 104 }),
  mermaid: characterThing(mermaid, { scale: 1, half: 118, home: "water" }),
};
