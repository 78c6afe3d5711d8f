import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import { animalFace, type AnimalDrawing } from "@/lib/features/drawing/classic/characters/draw-character";
import { drawPlush, pointedEars } from "@/lib/features/drawing/classic/characters/plush";
import { characterThing, type OwnThings } from "./own";

/** Longer in the muzzle than a cat and wider in the cheeks, with a bush of a tail. */
const wolf: AnimalDrawing = (b, feeling) =>
  drawPlush(b, feeling, {
    ...{ fur: "#6f7787", belly: "#dfe3e8", muzzle: "#eef0f2", nose: "#2b2833", noseWide: 13, wide: 68 },
    ears: (fur, inside) => [
      ...[-1, 1].map((side) =>
        shape(
          `M${side * 40} -162L${side * 100} -140L${side * 84} -130L${side * 98} -114L${side * 78} -110L${side * 84} -94L${side * 36} -100Z`,
          lift(fur, 0.12),
        ),
      ),
      ...pointedEars(fur, inside, 40),
      shape("M-60 -224L-55 -237Q-47 -235 -38 -227Q-48 -214 -61 -212Z", dim(fur, 0.45)),
      shape("M60 -224L55 -237Q47 -235 38 -227Q48 -214 61 -212Z", dim(fur, 0.45)),
    ],
    tail: (fur, tip) => [
      shape("M38 -8Q126 4 128 -66Q128 -118 96 -136Q92 -96 76 -70Q60 -42 38 -36Z", dim(fur, 0.12)),
      shape("M96 -136Q122 -120 128 -84Q112 -102 90 -100Q95 -118 96 -136Z", tip),
    ],
    mask: (brush) => [
      shape(
        "M-68 -146Q-48 -152 -28 -134Q-6 -142 5 -128Q18 -142 38 -134Q54 -152 68 -146Q72 -118 36 -102Q4 -94 -34 -102Q-72 -118 -68 -146Z",
        brush.tone("#dfe3e8"),
      ),
      shape("M-10 -205Q5 -188 5 -160Q5 -188 20 -205Z", brush.tone("#4a5160")),
      oval([5, -114], [33, 19], brush.tone("#eef0f2")),
    ],
    last: (brush) => [
      shape("M-34 -98L-20 -70L-10 -84L2 -58L14 -84L24 -70L38 -98Q4 -84 -34 -98Z", brush.tone("#eef0f2")),
      oval([-44, -6], [28, 13], brush.tone("#565d6c")),
      oval([44, -6], [28, 13], brush.tone("#565d6c")),
    ],
  });

type FishPaint = { scales: string; fin: string; bands?: string };

/** A living fish, from the side as it swims. */
const fishOf =
  ({ scales: paint, fin: thin, bands }: FishPaint): AnimalDrawing =>
  (b, feeling) => {
    const scales = b.tone(paint);
    const fin = b.tone(thin);
    const band = bands === undefined ? dim(scales, 0.16) : b.tone(bands);
    return [
      shape("M-52 -52Q-104 -110 -120 -92Q-98 -62 -102 -50Q-98 -38 -120 -8Q-102 8 -52 -46Z", fin),
      shape("M-36 -84Q-20 -126 34 -104Q54 -96 56 -84Z", fin),
      shape("M-10 -12Q-6 12 -34 14Q-36 -2 -30 -18Z", fin),
      shape(
        "M-66 -50C-44 -98 6 -104 40 -98C84 -90 104 -66 104 -50C104 -30 80 -10 40 -4C6 0 -44 -6 -66 -50Z",
        scales,
      ),
      shape("M-54 -40C-10 -16 50 -14 100 -42C98 -26 76 -10 40 -4C6 0 -34 -8 -54 -40Z", lift(scales, 0.4)),
      shape("M-26 -90Q-14 -50 -28 -14L-12 -8Q2 -50 -10 -96Z", band),
      shape("M14 -100Q28 -50 12 -4L28 -3Q44 -50 30 -100Z", band),
      shape("M20 -44Q-6 -32 2 -14Q30 -18 36 -38Z", fin),
      animalFace(feeling, {
        ...{ x: 66, y: -64, gap: 19, ground: scales, eye: 1.1, mouthY: 26, mouth: 0.6, brows: null },
      }),
    ];
  };

const starfish: AnimalDrawing = (b, feeling) => {
  const skin = b.tone("#ef8a5a");
  const d = "M0 -168L26 -104L92 -98L42 -56L60 -8L0 -38L-60 -8L-42 -56L-92 -98L-26 -104Z";
  return [
    shape(d, skin),
    stroke(d, skin, 34),
    ...[
      [0, -150],
      [70, -92],
      [44, -24],
      [-44, -24],
      [-70, -92],
    ].map(([x = 0, y = 0]) => disc(x, y, 6, lift(skin, 0.4))),
    animalFace(feeling, { x: 0, y: -92, gap: 22, ground: skin, mouthY: 28, mouth: 0.9, brows: null }),
  ];
};

const seahorse: AnimalDrawing = (b, feeling) => {
  const skin = b.tone("#e9a04a");
  const shade = dim(skin, 0.16);
  return [
    shape("M-34 -118Q-84 -104 -70 -56Q-46 -66 -30 -76Z", lift(skin, 0.35)),
    stroke("M-12 -84Q-8 -34 -28 -16Q-52 -2 -54 -26Q-50 -42 -34 -34", skin, 18),
    shape("M-34 -150C-52 -120 -44 -72 -10 -62C28 -70 36 -120 14 -154Z", skin),
    ...times(4, (i) => stroke(`M-30 ${-126 + i * 16}Q0 ${-116 + i * 16} 20 ${-128 + i * 16}`, shade, 5)),
    stroke("M-30 -210L-24 -196M-8 -222L-6 -204M14 -214L8 -200", shade, 10),
    shape(
      "M-40 -172C-40 -206 26 -212 34 -178C38 -172 72 -172 84 -160Q88 -148 80 -144C66 -150 48 -150 34 -148C14 -134 -40 -136 -40 -172Z",
      skin,
    ),
    animalFace(feeling, { x: 10, y: -176, gap: 17, ground: skin, mouthY: 24, mouth: 0.5, brows: null }),
  ];
};

/** A whale's small cousin with a long twisted tooth. */
const narwhal: AnimalDrawing = (b, feeling) => {
  const skin = b.tone("#8fa6bf");
  const tooth = b.tone("#f6ead0");
  return [
    shape(
      "M-108 -54C-150 -56 -176 -84 -178 -112C-158 -112 -144 -100 -138 -88C-136 -108 -122 -124 -106 -126C-100 -102 -96 -78 -94 -62Z",
      dim(skin, 0.12),
    ),
    shape("M96 -124L198 -214L124 -104Z", tooth),
    stroke("M118 -138L130 -122M138 -158L148 -142M160 -176L167 -162", dim(tooth, 0.25), 5),
    shape(
      "M-120 -56C-104 -116 -50 -142 18 -142C92 -142 134 -108 132 -68C128 -20 62 0 -10 0C-70 0 -112 -20 -120 -56Z",
      skin,
    ),
    shape(
      "M128 -52C116 -14 60 0 -10 0C-52 0 -86 -10 -106 -28C-60 -20 -30 -36 20 -42C66 -46 104 -46 128 -52Z",
      b.tone("#eef1f3"),
    ),
    ...[
      [-70, -86, 8],
      [-40, -112, 10],
      [-8, -88, 7],
      [16, -120, 9],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, dim(skin, 0.16))),
    shape("M-6 -40C-38 -32 -52 -4 -46 14C-22 12 4 -8 18 -36Z", dim(skin, 0.18)),
    animalFace(feeling, { x: 76, y: -88, gap: 34, ground: skin, mouthY: 28, mouth: 1, brows: null }),
  ];
};

const walrus: AnimalDrawing = (b, feeling) => {
  const skin = b.tone("#94705c");
  const tusk = b.tone("#fbf3e0");
  return [
    shape("M-60 -20Q-128 -22 -140 8Q-100 14 -56 2Z", dim(skin, 0.2)),
    shape("M-96 -10C-110 -80 -60 -150 0 -156C62 -150 110 -80 96 -10Q60 4 0 2Q-60 4 -96 -10Z", skin),
    shape("M-46 -6C-52 -60 -30 -104 4 -104C38 -104 56 -60 50 -6Q4 4 -46 -6Z", lift(skin, 0.28)),
    shape("M-70 -70Q-126 -40 -112 -2Q-86 -8 -62 -34ZM72 -70Q128 -40 114 -2Q88 -8 64 -34Z", dim(skin, 0.14)),
    oval([4, -168], [74, 62], skin),
    shape("M-20 -128L-26 -66Q-14 -62 -8 -76L0 -128ZM28 -128L34 -66Q22 -62 16 -76L8 -128Z", tusk),
    animalFace(feeling, { x: 4, y: -182, gap: 34, ground: skin, mouthY: 62, mouth: 0.5, brows: null }),
    oval([-18, -138], [30, 23], lift(skin, 0.3)),
    oval([26, -138], [30, 23], lift(skin, 0.3)),
    ...[-30, -18, -6, 14, 26, 38].map((x) => disc(x, -136, 2.6, dim(skin, 0.4))),
    oval([4, -158], [15, 10], b.tone("#3a2a30")),
  ];
};

/** Black and white, with the beak that everybody knows it by. */
const puffin: AnimalDrawing = (b, feeling) => {
  const black = b.tone("#34323f");
  const white = b.tone("#f8f4ec");
  const orange = b.tone("#f08a3c");
  return [
    shape("M-30 -10Q-56 -2 -50 6L-4 6ZM30 -10Q56 -2 50 6L4 6Z", orange),
    shape("M-52 -110C-96 -84 -100 -44 -84 -28C-66 -46 -56 -70 -50 -88Z", dim(black, 0.25)),
    shape(
      "M0 -206C56 -206 66 -160 66 -100C68 -30 46 0 0 0C-46 0 -68 -30 -66 -100C-66 -160 -56 -206 0 -206Z",
      black,
    ),
    shape(
      "M6 -112C38 -112 52 -84 50 -56C46 -20 28 -8 4 -8C-24 -8 -42 -20 -44 -56C-44 -88 -24 -112 6 -112Z",
      white,
    ),
    shape(
      "M-30 -150C-30 -186 10 -190 16 -176C24 -190 62 -184 60 -148C58 -122 40 -116 16 -118C-12 -116 -30 -124 -30 -150Z",
      white,
    ),
    animalFace(feeling, { x: 10, y: -156, gap: 24, ground: white, mouthY: 30, mouth: 0.01, brows: null }),
    shape("M18 -162Q70 -168 96 -128Q60 -110 22 -116Q6 -138 18 -162Z", orange),
    shape("M18 -162Q34 -164 44 -161Q34 -138 44 -114Q30 -113 22 -116Q6 -138 18 -162Z", b.tone("#4f6f96")),
    stroke("M47 -160Q38 -138 47 -115", b.tone("#f6d34a"), 5),
    stroke("M30 -134Q64 -134 94 -128", dim(orange, 0.3), 3.5),
  ];
};

/** Brown, round, and red from the face to the belly. */
const robin: AnimalDrawing = (b, feeling) => {
  const brown = b.tone("#8f7358");
  const red = b.tone("#e0613a");
  return [
    stroke("M-14 -22L-18 -2M16 -22L18 -2M-30 0L-8 0M8 0L30 0", b.tone("#6b4f3f"), 6),
    shape("M-52 -56L-122 -80Q-132 -66 -118 -54L-56 -30Z", dim(brown, 0.2)),
    shape(
      "M0 -172C56 -172 78 -132 74 -88C70 -40 40 -16 2 -16C-44 -16 -74 -44 -74 -86C-72 -136 -50 -172 0 -172Z",
      brown,
    ),
    shape("M-10 -20C-46 -28 -54 -54 -44 -66C-10 -50 44 -50 66 -60C60 -30 34 -12 -10 -20Z", b.tone("#f6efe2")),
    shape(
      "M24 -168C62 -160 80 -124 74 -86C66 -52 30 -44 0 -54C-26 -64 -34 -92 -26 -116C-20 -146 -6 -164 24 -168Z",
      red,
    ),
    shape("M-66 -96C-50 -110 -24 -104 -18 -76C-28 -46 -60 -40 -78 -44Q-82 -76 -66 -96Z", dim(brown, 0.14)),
    animalFace(feeling, {
      ...{ x: 24, y: -122, gap: 24, ground: red, mouthY: 34, mouth: 0.01, brows: null, blush: "#c94a2f" },
    }),
    shape("M14 -106Q42 -112 66 -96Q40 -86 18 -90Q8 -98 14 -106Z", b.tone("#4a3f3f")),
  ];
};

const fromSide = (
  draw: AnimalDrawing,
  scale: number,
  half: number,
  more: Parameters<typeof characterThing>[1] = {},
) => characterThing(draw, { scale, half, station: scale * half > 80 ? "behind" : "floor", ...more });
const swims = { home: "water" } as const;

export const WILD: OwnThings = {
  wolf: fromSide(wolf, 1.08, 100),
  fish: fromSide(fishOf({ scales: "#4f9cc4", fin: "#8fd0d8" }), 0.6, 112, swims),
  clownfish: fromSide(fishOf({ scales: "#ef7d32", fin: "#f6a95a", bands: "#fdf6ea" }), 0.56, 112, swims),
  salmon: fromSide(fishOf({ scales: "#b98a94", fin: "#d9a9a4" }), 0.66, 112, swims),
  trout: fromSide(fishOf({ scales: "#8f9f6a", fin: "#c9b87f" }), 0.6, 112, swims),
  starfish: fromSide(starfish, 0.56, 100, swims),
  seahorse: fromSide(seahorse, 0.62, 84, swims),
  narwhal: fromSide(narwhal, 1.25, 176, swims),
  walrus: fromSide(walrus, 1.15, 124),
  puffin: fromSide(puffin, 0.62, 92),
  robin: fromSide(robin, 0.46, 108),
};
