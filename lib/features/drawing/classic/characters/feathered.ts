import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, oval, shape, stroke, turned } from "@/lib/features/drawing/classic/paper/markup";
import { animalFace, eyeOf, headOn, type AnimalDrawing } from "./draw-character";

const BEAK = "#f0a23c";

export const owl: AnimalDrawing = (b, feeling) => {
  const brown = b.tone("#9a6b48");
  const pale = b.tone("#f2dfbd");
  return [
    stroke("M-20 -4L-30 2M-20 -4L-18 4M22 -4L14 4M22 -4L32 2", b.tone(BEAK), 9),
    shape(
      "M0 -190C60 -190 78 -140 74 -80C70 -20 44 0 0 0C-44 0 -70 -20 -74 -80C-78 -140 -60 -190 0 -190Z",
      brown,
    ),
    shape(
      "M0 -110C36 -110 50 -80 46 -46C42 -14 24 -4 0 -4C-24 -4 -42 -14 -46 -46C-50 -80 -36 -110 0 -110Z",
      pale,
    ),
    stroke(
      "M-26 -76q8 10 16 0q8 10 16 0q8 10 16 0M-18 -54q8 10 16 0q8 10 16 0M-26 -32q8 10 16 0q8 10 16 0q8 10 16 0",
      dim(pale, 0.22),
      4,
    ),
    shape("M-62 -186Q-70 -220 -62 -226Q-30 -206 -16 -190ZM62 -186Q70 -220 62 -226Q30 -206 16 -190Z", brown),
    shape(
      "M-72 -110C-104 -90 -98 -40 -64 -22C-56 -50 -58 -90 -72 -110ZM72 -110C104 -90 98 -40 64 -22C56 -50 58 -90 72 -110Z",
      dim(brown, 0.2),
    ),
    disc(-29, -142, 36, pale),
    disc(33, -142, 36, pale),
    animalFace(feeling, {
      x: 2,
      y: -142,
      gap: 30,
      ground: pale,
      eye: 1.6,
      mouthY: 46,
      mouth: 0.01,
      brows: dim(brown, 0.3),
    }),
    shape("M-8 -132Q2 -140 12 -132Q10 -114 2 -108Q-6 -114 -8 -132Z", b.tone(BEAK)),
  ];
};

export const bird: AnimalDrawing = (b, feeling) => {
  const blue = b.tone("#4f93c6");
  return [
    stroke("M-10 -30L-14 0L-26 2M-14 0L-4 2M16 -30L16 0L6 2M16 0L28 2", b.tone(BEAK), 6),
    shape("M-60 -70L-124 -104Q-120 -72 -126 -56Q-90 -46 -52 -50Z", dim(blue, 0.2)),
    shape(
      "M4 -166C56 -166 74 -126 68 -86C60 -40 24 -22 -6 -24C-44 -26 -68 -54 -64 -92C-60 -136 -30 -166 4 -166Z",
      blue,
    ),
    shape("M24 -110C60 -112 62 -72 46 -50C32 -34 10 -28 -8 -32C-26 -60 -10 -104 24 -110Z", b.tone("#f8dca6")),
    shape("M-56 -96C-30 -116 6 -96 2 -66C-8 -44 -44 -44 -72 -60C-60 -70 -58 -84 -56 -96Z", dim(blue, 0.24)),
    stroke("M2 -164Q0 -186 14 -190M8 -164Q14 -180 28 -180", blue, 7),
    animalFace(feeling, {
      x: 26,
      y: -124,
      gap: 22,
      ground: blue,
      eye: 0.95,
      mouthY: 40,
      mouth: 0.01,
      brows: null,
    }),
    shape("M16 -112Q28 -122 42 -114Q56 -106 62 -100Q40 -92 22 -98Q16 -104 16 -112Z", b.tone(BEAK)),
    stroke("M20 -104Q38 -102 58 -101", dim(b.tone(BEAK), 0.3), 3),
  ];
};

export const duck: AnimalDrawing = (b, feeling) => {
  const yellow = b.tone("#f7cf58");
  return [
    shape("M-20 -14L-36 2L-2 2ZM26 -14L12 2L48 2Z", b.tone(BEAK)),
    shape("M-70 -74Q-106 -86 -112 -112Q-118 -64 -88 -34Z", yellow),
    shape("M-76 -84C-60 -104 -20 -96 10 -110L48 -110C84 -92 80 -10 10 -8C-50 -6 -92 -30 -76 -84Z", yellow),
    shape("M-50 -72C-22 -90 26 -76 24 -48C16 -24 -30 -22 -54 -38Q-40 -54 -50 -72Z", dim(yellow, 0.14)),
    ...headOn(
      b,
      [22, -104],
      [
        disc(26, -142, 52, yellow),
        stroke("M20 -192Q16 -210 30 -212M28 -192Q34 -206 44 -204", yellow, 7),
        animalFace(feeling, {
          x: 36,
          y: -152,
          gap: 22,
          eye: eyeOf(b),
          ground: yellow,
          mouthY: 40,
          mouth: 0.01,
          brows: dim(yellow, 0.4),
        }),
        shape("M12 -134Q38 -146 64 -134Q84 -124 82 -118Q40 -108 10 -118Q6 -126 12 -134Z", b.tone(BEAK)),
        stroke("M14 -123Q44 -116 78 -121", dim(b.tone(BEAK), 0.3), 3.5),
      ],
    ),
  ];
};

export const penguin: AnimalDrawing = (b, feeling) => {
  const navy = b.tone("#37415f");
  const white = b.tone("#f8f4ec");
  return [
    shape("M-30 -10Q-52 -2 -48 4L-6 4ZM30 -10Q52 -2 48 4L6 4Z", b.tone(BEAK)),
    shape(
      "M-54 -120C-96 -90 -98 -50 -84 -36C-68 -50 -58 -76 -52 -92ZM54 -120C96 -90 98 -50 84 -36C68 -50 58 -76 52 -92Z",
      dim(navy, 0.2),
    ),
    shape(
      "M0 -208C58 -208 66 -160 66 -100C68 -30 46 0 0 0C-46 0 -68 -30 -66 -100C-66 -160 -58 -208 0 -208Z",
      navy,
    ),
    shape(
      "M4 -166C14 -184 52 -180 50 -142C48 -116 54 -90 50 -60C46 -22 28 -8 2 -8C-24 -8 -44 -22 -46 -60C-48 -90 -42 -116 -42 -142C-42 -180 -6 -184 4 -166Z",
      white,
    ),
    animalFace(feeling, { x: 4, y: -150, gap: 22, ground: white, mouthY: 36, mouth: 0.01, brows: null }),
    shape("M-8 -138Q4 -146 18 -138Q14 -124 5 -122Q-4 -124 -8 -138Z", b.tone(BEAK)),
    stroke("M-52 -104Q4 -84 56 -104M34 -98L42 -64", b.tone("#d9533f"), 14),
    oval([-22, -48], [8, 18], lift(white, 0.3), turned(8, -22, -48)),
  ];
};
