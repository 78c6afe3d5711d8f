import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  disc,
  oval,
  shape,
  stroke,
  times,
  turned,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import { animalFace, type AnimalDrawing } from "./draw-character";
import { drawPlush, pointedEars, roundEars } from "./plush";

const curledTail = (fur: string): Mark[] => [stroke("M50 -16Q104 -10 98 -62Q94 -84 80 -76", fur, 18)];

export const dog: AnimalDrawing = (b, feeling) =>
  drawPlush(b, feeling, {
    fur: "#c98d55",
    belly: "#f3dfc0",
    muzzle: "#f6e6cb",
    nose: "#3a2a30",
    noseWide: 12,
    ears: () => [],
    tail: (fur) => [stroke("M52 -18Q92 -22 92 -64", fur, 19)],
    mask: (brush) => [
      shape("M-6 -206Q-10 -170 5 -140Q22 -170 18 -205Z", brush.tone("#f6e6cb")),
      shape("M-58 -186C-92 -190 -92 -120 -70 -104C-54 -102 -52 -140 -46 -172Z", brush.tone("#8f5a36")),
      shape("M58 -186C92 -190 92 -120 70 -104C54 -102 52 -140 46 -172Z", brush.tone("#8f5a36")),
    ],
    last: (brush) => [
      stroke("M-36 -99Q0 -82 36 -99", brush.tone("#d24f40"), 9),
      disc(2, -84, 9, brush.tone("#f1bd4a")),
    ],
  });

export const cat: AnimalDrawing = (b, feeling) =>
  drawPlush(b, feeling, {
    fur: "#8f8aa3",
    belly: "#f2ece6",
    muzzle: "#f6f0ea",
    nose: "#d9786f",
    noseWide: 8,
    whiskers: true,
    ears: (fur, inside) => pointedEars(fur, inside, 30),
    tail: (fur) => [...curledTail(fur), stroke("M98 -62Q94 -84 80 -76", lift(fur, 0.6), 18)],
    mask: (brush) => [
      stroke(
        "M0 -202L0 -184M-16 -199L-14 -184M18 -199L15 -184M-62 -142L-48 -146M62 -142L50 -146",
        brush.tone("#6d6884"),
        6,
      ),
    ],
  });

export const rabbit: AnimalDrawing = (b, feeling) =>
  drawPlush(b, feeling, {
    fur: "#d8c3a8",
    belly: "#faf1e2",
    muzzle: "#faf1e2",
    nose: "#d9786f",
    noseWide: 8,
    wide: 62,
    ears: (fur, inside) => [
      oval([-28, -244], [19, 62], fur, turned(-8, -28, -200)),
      oval([-28, -242], [10, 46], inside, turned(-8, -28, -200)),
      oval([30, -244], [19, 62], fur, turned(14, 30, -200)),
      oval([30, -242], [10, 46], inside, turned(14, 30, -200)),
    ],
    tail: (_, tip) => [disc(64, -22, 22, tip)],
    last: (brush) => [
      shape("M-4 -113L3 -113L3 -103L-3 -103ZM5 -113L12 -113L11 -103L5 -103Z", brush.tone("#ffffff")),
    ],
  });

export const fox: AnimalDrawing = (b, feeling) =>
  drawPlush(b, feeling, {
    fur: "#de7a35",
    belly: "#fbeeda",
    muzzle: "#fbeeda",
    nose: "#3a2a30",
    wide: 70,
    ears: (fur, inside) => [
      ...pointedEars(fur, inside, 34),
      shape(
        "M-58 -222L-54 -231Q-45 -228 -38 -222Q-48 -212 -59 -212ZM58 -222L54 -231Q45 -228 38 -222Q48 -212 59 -212Z",
        dim(fur, 0.6),
      ),
    ],
    tail: (fur, tip) => [
      shape("M40 -10Q120 0 118 -70Q116 -110 92 -122Q86 -88 74 -66Q60 -40 40 -36Z", fur),
      shape("M92 -122Q116 -110 118 -74Q104 -92 86 -90Q90 -104 92 -122Z", tip),
    ],
    mask: (brush) => [
      shape(
        "M-70 -152Q-60 -150 -40 -150Q-10 -146 5 -124Q20 -146 50 -150Q62 -150 70 -152Q72 -116 30 -102Q0 -96 -30 -102Q-72 -116 -70 -152Z",
        brush.tone("#fbeeda"),
      ),
    ],
    last: () => [
      oval([-26, -50], [12, 8], dim(b.tone("#5a3428"), 0.1)),
      oval([27, -48], [12, 8], dim(b.tone("#5a3428"), 0.1)),
    ],
  });

export const bear: AnimalDrawing = (b, feeling) =>
  drawPlush(b, feeling, {
    fur: "#8d5f3f",
    belly: "#c99c6d",
    muzzle: "#dcb68a",
    nose: "#3a2a30",
    noseWide: 13,
    wide: 70,
    ears: (fur, inside) => roundEars(fur, inside, [50, -194, 24]),
    tail: (fur) => [disc(62, -20, 16, fur)],
  });

export const mouse: AnimalDrawing = (b, feeling) =>
  drawPlush(b, feeling, {
    fur: "#b3a49c",
    belly: "#f3e6dc",
    muzzle: "#efe0d6",
    nose: "#d9786f",
    noseWide: 8,
    whiskers: true,
    wide: 60,
    ears: (fur, inside) => roundEars(fur, inside, [58, -200, 38]),
    tail: () => [stroke("M46 -10Q100 -2 104 -40Q106 -70 126 -68", b.tone("#d9958a"), 8)],
  });

export const squirrel: AnimalDrawing = (b, feeling) =>
  drawPlush(b, feeling, {
    fur: "#b8673a",
    belly: "#f7e5c9",
    muzzle: "#f7e5c9",
    nose: "#4a2c28",
    noseWide: 8,
    wide: 60,
    ears: (fur, inside) => [
      ...pointedEars(fur, inside, 24),
      stroke("M-53 -218L-58 -236M53 -218L58 -236", fur, 7),
    ],
    tail: (fur) => [
      shape(
        "M30 -4C110 10 110 -60 104 -110C100 -160 130 -176 146 -150C166 -200 110 -226 76 -190C46 -158 62 -110 56 -70Z",
        fur,
      ),
      shape(
        "M64 -30C90 -40 88 -90 84 -124C82 -160 104 -186 126 -178C98 -180 96 -150 98 -116C102 -60 100 -20 64 -12Z",
        lift(fur, 0.35),
      ),
    ],
    last: (brush) => [
      oval([2, -48], [15, 17], brush.tone("#c08a4e")),
      shape("M-16 -54Q2 -76 20 -54Q2 -48 -16 -54Z", brush.tone("#7a5238")),
    ],
  });

/** No cub has one. */
const maneOf = (b: Brush): Mark[] => [
  ...times(14, (i) =>
    oval([0, -226], [24, 30], b.tone(i % 2 === 0 ? "#a9602c" : "#bf7236"), turned(i * (360 / 14), 0, -150)),
  ),
  disc(0, -150, 76, b.tone("#b0672f")),
];

export const lion: AnimalDrawing = (b, feeling) =>
  drawPlush(b, feeling, {
    fur: "#e2aa55",
    belly: "#f8e3b8",
    muzzle: "#fbebcb",
    nose: "#6b3c30",
    noseWide: 13,
    whiskers: true,
    wide: 60,
    ears: (fur, inside) => [...(b.isYoung ? [] : maneOf(b)), ...roundEars(fur, inside, [44, -202, 20])],
    tail: (fur) => [stroke("M50 -14Q110 -10 104 -74", fur, 11), disc(104, -82, 17, b.tone("#a9602c"))],
  });

export const monkey: AnimalDrawing = (b, feeling) =>
  drawPlush(b, feeling, {
    fur: "#8a5a3c",
    belly: "#e3bb8c",
    muzzle: "#ecca9f",
    nose: "#6b4030",
    noseWide: 8,
    wide: 60,
    ears: (fur, inside) => roundEars(fur, inside, [64, -150, 24]),
    tail: (fur) => [stroke("M48 -12Q116 -4 112 -70Q106 -116 132 -116Q150 -112 142 -96", fur, 12)],
    mask: (brush) => [
      shape(
        "M5 -178C18 -192 50 -184 48 -152C46 -120 30 -104 5 -104C-20 -104 -36 -120 -38 -152C-40 -184 -8 -192 5 -178Z",
        brush.tone("#ecca9f"),
      ),
    ],
  });

export const hedgehog: AnimalDrawing = (b, feeling) => {
  const spine = b.tone("#7b5a44");
  const skin = b.tone("#f0d8b6");
  return [
    ...times(15, (i) =>
      shape(
        "M-14 -84L0 -134L14 -84Z",
        i % 2 === 0 ? spine : dim(spine, 0.16),
        turned(-104 + i * 14.8, -6, -62),
      ),
    ),
    ...times(11, (i) => shape("M-13 -62L0 -108L13 -62Z", lift(spine, 0.14), turned(-100 + i * 18, -6, -58))),
    shape("M-78 -30Q-86 -118 0 -122Q76 -118 70 -30Z", spine),
    shape("M-70 0C-84 -60 -40 -96 6 -92C58 -92 88 -58 70 0Z", skin),
    oval([-36, -2], [24, 10], dim(skin, 0.18)),
    oval([40, -2], [24, 10], dim(skin, 0.18)),
    disc(-46, -78, 14, dim(skin, 0.2)),
    disc(58, -78, 14, dim(skin, 0.2)),
    animalFace(feeling, { x: 10, y: -60, gap: 27, ground: skin, mouthY: 34, mouth: 0.75 }),
    oval([11, -40], [10, 8], b.tone("#3a2a30")),
    stroke("M-26 -18Q-16 -26 -8 -20M28 -18Q36 -26 44 -20", dim(skin, 0.2), 5),
  ];
};

export const elephant: AnimalDrawing = (b, feeling) => {
  const grey = b.tone("#9aa3b8");
  const shade = dim(grey, 0.15);
  return [
    stroke("M66 -50Q98 -40 96 -16", shade, 9),
    shape("M-40 -124C-74 -100 -84 -30 -66 -6Q-40 4 0 4Q40 4 66 -6C84 -30 74 -100 40 -124Z", grey),
    shape("M-24 -100C-46 -76 -48 -30 -34 -8Q0 0 34 -8C48 -30 46 -76 24 -100Z", lift(grey, 0.3)),
    oval([-46, -6], [30, 14], shade),
    oval([46, -6], [30, 14], shade),
    ...[-58, -46, -34, 34, 46, 58].map((x) => oval([x, 1], [5, 5], lift(grey, 0.6))),
    shape("M-44 -176C-120 -216 -140 -130 -106 -92C-80 -78 -56 -110 -44 -140Z", grey),
    shape("M-52 -172C-106 -196 -118 -132 -98 -106C-80 -96 -62 -118 -52 -142Z", b.tone("#e6a8a0")),
    shape("M44 -176C120 -216 140 -130 106 -92C80 -78 56 -110 44 -140Z", grey),
    shape("M52 -172C106 -196 118 -132 98 -106C80 -96 62 -118 52 -142Z", b.tone("#e6a8a0")),
    shape(
      "M0 -212C44 -212 64 -186 64 -154C64 -120 40 -98 0 -98C-40 -98 -64 -120 -64 -154C-64 -186 -44 -212 0 -212Z",
      grey,
    ),
    animalFace(feeling, { x: 4, y: -160, gap: 31, ground: grey, mouthY: 52, mouth: 0.7 }),
    stroke("M4 -142C6 -112 -4 -80 22 -66Q42 -60 44 -80", shade, 29),
    stroke("M4 -144C6 -114 -4 -82 22 -68Q42 -62 44 -82", grey, 26),
    stroke("M-6 -122L16 -124M-5 -106L15 -106M0 -90L18 -96", shade, 3.5),
  ];
};
