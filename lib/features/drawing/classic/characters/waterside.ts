import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, oval, shape, stroke, times, turned } from "@/lib/features/drawing/classic/paper/markup";
import { animalFace, type AnimalDrawing } from "./draw-character";

export const frog: AnimalDrawing = (b, feeling) => {
  const green = b.tone("#7db356");
  const pale = b.tone("#e4eeb6");
  return [
    shape("M-50 -40C-104 -60 -112 -10 -88 0L-40 0Z", dim(green, 0.18)),
    shape("M50 -40C104 -60 112 -10 88 0L40 0Z", dim(green, 0.18)),
    shape("M0 -118C52 -118 66 -60 58 -14Q52 0 0 0Q-52 0 -58 -14C-66 -60 -52 -118 0 -118Z", green),
    shape("M0 -74C34 -74 42 -40 36 -8Q0 2 -36 -8C-42 -40 -34 -74 0 -74Z", pale),
    stroke("M-38 -56Q-44 -20 -34 -6M38 -56Q44 -20 34 -6", dim(green, 0.12), 19),
    oval([-38, -3], [20, 8], green),
    oval([38, -3], [20, 8], green),
    disc(-34, -150, 27, green),
    disc(38, -150, 27, green),
    shape(
      "M0 -150C60 -152 82 -124 74 -98C64 -76 30 -74 0 -74C-30 -74 -64 -76 -74 -98C-82 -124 -60 -152 0 -150Z",
      green,
    ),
    animalFace(feeling, {
      x: 2,
      y: -150,
      gap: 36,
      ground: green,
      eye: 1.35,
      mouthY: 46,
      mouth: 1.6,
      brows: null,
    }),
    disc(-4, -120, 2.5, dim(green, 0.5)),
    disc(8, -120, 2.5, dim(green, 0.5)),
  ];
};

export const turtle: AnimalDrawing = (b, feeling) => {
  const skin = b.tone("#a9c074");
  const shell = b.tone("#7a8f4a");
  return [
    shape("M-104 -20L-126 -8L-96 -6Z", skin),
    oval([-62, -10], [22, 14], dim(skin, 0.14)),
    oval([38, -10], [22, 14], dim(skin, 0.14)),
    stroke("M50 -46Q84 -50 92 -92", skin, 34),
    shape("M-108 -24C-104 -110 -50 -128 -16 -128C28 -128 66 -100 70 -24Z", shell),
    shape("M-110 -28Q-20 -14 72 -28Q76 -14 66 -12Q-20 0 -104 -12Q-114 -14 -110 -28Z", b.tone("#e2cf8f")),
    shape("M-42 -108L6 -108L24 -72L-18 -48L-60 -72Z", lift(shell, 0.22)),
    stroke(
      "M-42 -108L-52 -118M6 -108L16 -118M24 -72L62 -62M-60 -72L-98 -62M-18 -48L-18 -22",
      lift(shell, 0.3),
      5,
    ),
    oval([-40, -4], [22, 12], skin),
    oval([62, -4], [22, 12], skin),
    shape(
      "M92 -168C130 -168 140 -136 134 -110C126 -86 108 -80 90 -82C62 -84 52 -104 54 -126C58 -154 70 -168 92 -168Z",
      skin,
    ),
    animalFace(feeling, {
      x: 98,
      y: -128,
      gap: 21,
      ground: skin,
      eye: 0.95,
      mouthY: 27,
      mouth: 0.75,
      brows: null,
    }),
  ];
};

export const whale: AnimalDrawing = (b, feeling) => {
  const blue = b.tone("#4d7fae");
  return [
    stroke("M34 -206Q30 -248 4 -250M38 -206Q44 -252 70 -248", b.tone("#d7eef5"), 9),
    shape(
      "M-130 -90C-176 -96 -206 -132 -212 -160C-190 -164 -168 -156 -158 -140C-158 -164 -146 -184 -128 -192C-118 -160 -112 -120 -108 -98Z",
      blue,
    ),
    shape(
      "M-140 -94C-100 -96 -96 -200 40 -206C150 -206 172 -120 150 -64C130 -10 50 0 -10 0C-80 0 -130 -40 -140 -94Z",
      blue,
    ),
    shape(
      "M158 -92C150 -28 80 0 -10 0C-62 0 -100 -24 -122 -56C-60 -40 -40 -60 20 -66C80 -70 130 -74 158 -92Z",
      b.tone("#e6eef2"),
    ),
    stroke("M-60 -36Q0 -26 40 -40M-30 -20Q20 -14 66 -32M20 -8Q70 -12 104 -36", b.tone("#b9ccd8"), 4),
    shape("M-10 -50C-50 -40 -70 -6 -64 18C-34 16 0 -10 16 -46Z", dim(blue, 0.18)),
    animalFace(feeling, {
      x: 88,
      y: -112,
      gap: 42,
      ground: blue,
      eye: 1.1,
      mouthY: 26,
      mouth: 1.3,
      brows: dim(blue, 0.4),
    }),
  ];
};

export const dolphin: AnimalDrawing = (b, feeling) => {
  const blue = b.tone("#6fa3c4");
  return [
    shape(
      "M-120 -44C-160 -40 -176 -66 -180 -86C-158 -86 -146 -78 -138 -68C-146 -84 -146 -102 -138 -116C-118 -100 -108 -74 -106 -58Z",
      dim(blue, 0.15),
    ),
    shape("M-20 -138Q-30 -176 -62 -184Q-54 -150 -56 -124Z", dim(blue, 0.15)),
    shape(
      "M-124 -46C-110 -110 -40 -148 30 -146C70 -144 92 -128 100 -108Q138 -102 142 -90Q134 -76 100 -78C84 -54 40 -44 0 -44C-40 -44 -80 -60 -124 -46Z",
      blue,
    ),
    shape(
      "M100 -80C84 -54 40 -44 0 -44C-30 -44 -60 -52 -92 -50C-50 -74 0 -70 40 -80Q70 -86 100 -80Z",
      b.tone("#eef3f3"),
    ),
    shape("M-6 -58C-30 -44 -38 -18 -30 -4C-8 -10 12 -32 20 -58Z", dim(blue, 0.18)),
    animalFace(feeling, {
      x: 58,
      y: -108,
      gap: 20,
      ground: blue,
      eye: 0.95,
      mouthY: 24,
      mouth: 0.9,
      brows: null,
    }),
    stroke("M100 -90Q122 -86 140 -90", dim(blue, 0.4), 3),
  ];
};

export const octopus: AnimalDrawing = (b, feeling) => {
  const coral = b.tone("#d9707e");
  const shade = dim(coral, 0.16);
  return [
    stroke("M-60 -60Q-120 -50 -116 -10Q-110 6 -96 -6", shade, 24),
    stroke("M60 -60Q120 -50 116 -10Q110 6 96 -6", shade, 24),
    stroke("M-44 -54Q-84 -30 -70 -4Q-60 4 -50 -8", coral, 25),
    stroke("M44 -54Q84 -30 70 -4Q60 4 50 -8", coral, 25),
    stroke("M-18 -50Q-34 -16 -18 -4M18 -50Q36 -16 18 -4", shade, 25),
    stroke("M0 -50Q0 -20 2 -6", coral, 25),
    shape(
      "M0 -204C58 -204 80 -160 72 -116C66 -80 60 -50 0 -48C-60 -50 -66 -80 -72 -116C-80 -160 -58 -204 0 -204Z",
      coral,
    ),
    ...times(3, (i) => disc(-34 + i * 16, -180 + Math.abs(i - 1) * 8, 6 - i, lift(coral, 0.35))),
    ...[-112, -70, 70, 112].map((x) => disc(x, -18, 5, lift(coral, 0.5))),
    animalFace(feeling, {
      x: 4,
      y: -126,
      gap: 29,
      ground: coral,
      eye: 1.25,
      mouthY: 34,
      mouth: 1.05,
      brows: shade,
    }),
  ];
};

export const bee: AnimalDrawing = (b, feeling) => {
  const gold = b.tone("#f3bd45");
  const brown = b.tone("#4f3a3c");
  return [
    oval([-30, -142], [30, 52], "#f3f8fa", { opacity: 0.8, ...turned(-34, -30, -110) }),
    oval([16, -148], [28, 50], "#ffffff", { opacity: 0.85, ...turned(14, 16, -110) }),
    shape("M-104 -62L-76 -76L-76 -48Z", brown),
    shape(
      "M-84 -62C-84 -104 -44 -116 0 -116C56 -116 84 -92 84 -60C84 -26 52 -8 0 -8C-44 -8 -84 -20 -84 -62Z",
      gold,
    ),
    shape(
      "M-58 -104Q-38 -64 -58 -20L-36 -12Q-16 -62 -36 -112ZM-12 -116Q8 -62 -12 -8L10 -8Q30 -62 10 -116Z",
      brown,
    ),
    stroke("M40 -112Q40 -142 56 -148M60 -104Q68 -132 84 -134", brown, 5),
    disc(57, -150, 7, brown),
    disc(86, -135, 7, brown),
    animalFace(feeling, {
      x: 54,
      y: -66,
      gap: 17,
      ground: gold,
      eye: 0.9,
      mouthY: 26,
      mouth: 0.7,
      brows: null,
    }),
  ];
};

export const butterfly: AnimalDrawing = (b, feeling) => {
  const wing = b.tone("#e58a4f");
  const second = b.tone("#c95f86");
  const half = (side: number) => [
    shape(
      `M${side * 8} -90C${side * 40} -186 ${side * 132} -184 ${side * 124} -120C${side * 118} -80 ${side * 50} -70 ${side * 8} -82Z`,
      wing,
    ),
    shape(
      `M${side * 8} -82C${side * 70} -80 ${side * 104} -50 ${side * 84} -18C${side * 56} 4 ${side * 18} -30 ${side * 8} -66Z`,
      second,
    ),
    disc(side * 84, -128, 17, lift(wing, 0.55)),
    disc(side * 56, -106, 9, lift(wing, 0.4)),
    disc(side * 58, -40, 12, lift(second, 0.45)),
  ];
  const body = b.tone("#5d4560");
  return [
    ...half(-1),
    ...half(1),
    oval([0, -62], [13, 50], body),
    stroke("M-8 -140Q-14 -170 -30 -174M8 -140Q14 -170 30 -174", body, 5),
    disc(0, -124, 29, lift(body, 0.25)),
    animalFace(feeling, {
      x: 1,
      y: -126,
      gap: 12.5,
      ground: lift(body, 0.25),
      eye: 0.75,
      mouthY: 16,
      mouth: 0.55,
      brows: null,
    }),
  ];
};
