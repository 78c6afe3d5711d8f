import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, oval, shape, stroke, times, turned } from "@/lib/features/drawing/classic/paper/markup";
import { animalFace, type AnimalDrawing } from "./draw-character";

export const robot: AnimalDrawing = (b, feeling) => {
  const shell = b.tone("#7fb6b8");
  const dark = dim(shell, 0.35);
  const screen = "#fdf3d3";
  return [
    stroke("M-30 -40L-30 -10M30 -40L30 -10", dark, 16),
    box([-56, -18], [46, 20], dim(shell, 0.2), { rx: 9 }),
    box([12, -18], [46, 20], dim(shell, 0.2), { rx: 9 }),
    stroke("M-62 -110Q-92 -96 -86 -62M62 -110Q96 -100 92 -132", dark, 14),
    disc(-86, -56, 13, b.tone("#f1bd4a")),
    disc(92, -140, 13, b.tone("#f1bd4a")),
    box([-60, -134], [120, 102], shell, { rx: 24 }),
    box([-60, -134], [26, 102], dim(shell, 0.16), { rx: 14 }),
    box([-32, -112], [64, 50], lift(shell, 0.45), { rx: 10 }),
    disc(-14, -96, 7, b.tone("#e2674f")),
    disc(8, -96, 7, b.tone("#f1bd4a")),
    stroke("M-20 -76L20 -76", dark, 5),
    stroke("M0 -232L0 -254", dark, 6),
    disc(0, -260, 10, b.tone("#e2674f")),
    box([-20, -146], [40, 16], dark, { rx: 5 }),
    box([-86, -202], [18, 34], b.tone("#f1bd4a"), { rx: 8 }),
    box([68, -202], [18, 34], b.tone("#f1bd4a"), { rx: 8 }),
    box([-74, -234], [148, 92], shell, { rx: 30 }),
    box([-58, -222], [120, 68], screen, { rx: 20 }),
    animalFace(feeling, {
      x: 2,
      y: -194,
      gap: 27,
      ground: screen,
      mouthY: 24,
      mouth: 0.8,
      brows: dark,
      blush: "#f4b183",
    }),
  ];
};

export const alien: AnimalDrawing = (b, feeling) => {
  const green = b.tone("#9ccf8a");
  const suit = b.tone("#7b62b3");
  return [
    stroke("M-18 -40L-22 -8M20 -40L24 -8", suit, 22),
    oval([-24, -4], [22, 10], b.tone("#f1bd4a")),
    oval([28, -4], [22, 10], b.tone("#f1bd4a")),
    stroke("M-34 -92Q-64 -78 -66 -54M36 -92Q70 -100 72 -128", green, 15),
    shape("M-26 -106Q0 -112 26 -106C44 -84 46 -50 36 -34Q0 -26 -36 -34C-46 -50 -44 -84 -26 -106Z", suit),
    disc(0, -68, 14, b.tone("#f7d774")),
    shape("M0 -80l3.5 8 8.5.8-6.5 5.600 2 8.600-7.5-4.5-7.5 4.5 2-8.600-6.5-5.600 8.5-.8Z", suit),
    stroke("M-26 -212Q-40 -240 -56 -242M28 -212Q42 -240 58 -242", green, 7),
    disc(-60, -244, 12, b.tone("#f1a9b8")),
    disc(62, -244, 12, b.tone("#f1a9b8")),
    shape(
      "M0 -222C62 -222 88 -186 82 -156C76 -122 40 -98 0 -98C-40 -98 -76 -122 -82 -156C-88 -186 -62 -222 0 -222Z",
      green,
    ),
    oval([-40, -198], [20, 10], lift(green, 0.45), turned(-28, -40, -198)),
    animalFace(feeling, {
      x: 4,
      y: -158,
      gap: 33,
      ground: green,
      eye: 1.7,
      mouthY: 36,
      mouth: 0.95,
      brows: null,
    }),
    disc(2, -194, 7, b.tone("#6da26a")),
    disc(44, -198, 5, b.tone("#6da26a")),
  ];
};

export const dragon: AnimalDrawing = (b, feeling) => {
  const green = b.tone("#6fa86a");
  const belly = b.tone("#f4dfa0");
  const wing = b.tone("#d9814a");
  return [
    stroke("M50 -20Q130 -4 134 -62", green, 27),
    shape("M134 -108L116 -64L156 -66Z", wing),
    shape(
      "M-40 -150C-90 -220 -150 -210 -156 -190C-140 -176 -140 -160 -148 -140C-124 -142 -112 -128 -112 -108C-90 -118 -60 -110 -44 -96Z",
      wing,
    ),
    stroke("M-46 -130Q-100 -180 -148 -188M-50 -116Q-90 -140 -140 -142", dim(wing, 0.25), 4),
    shape(
      "M40 -150C90 -220 150 -210 156 -190C140 -176 140 -160 148 -140C124 -142 112 -128 112 -108C90 -118 60 -110 44 -96Z",
      wing,
    ),
    stroke("M46 -130Q100 -180 148 -188M50 -116Q90 -140 140 -142", dim(wing, 0.25), 4),
    shape("M-36 -132C-70 -100 -78 -30 -60 -8Q-40 2 0 2Q40 2 60 -8C78 -30 70 -100 36 -132Z", green),
    shape("M-22 -116C-44 -80 -46 -30 -32 -6Q0 2 32 -6C46 -30 44 -80 22 -116Z", belly),
    stroke("M-32 -84Q0 -76 32 -84M-37 -60Q0 -52 37 -60M-37 -36Q0 -28 37 -36", dim(belly, 0.2), 4),
    oval([-46, -6], [30, 14], dim(green, 0.16)),
    oval([46, -6], [30, 14], dim(green, 0.16)),
    stroke("M-32 -102Q-46 -76 -26 -64M32 -102Q48 -78 28 -64", dim(green, 0.1), 22),
    shape(
      "M-44 -214Q-62 -250 -50 -262Q-32 -250 -22 -222ZM44 -214Q62 -250 50 -262Q32 -250 22 -222Z",
      b.tone("#f6e3b4"),
    ),
    shape("M-10 -224L0 -252L12 -224Z", wing),
    shape(
      "M0 -232C48 -232 68 -206 66 -172C64 -134 42 -116 4 -116C-40 -116 -64 -134 -66 -172C-68 -206 -48 -232 0 -232Z",
      green,
    ),
    oval([8, -142], [42, 25], lift(green, 0.3)),
    animalFace(feeling, { x: 5, y: -180, gap: 29, ground: green, eye: 1.15, mouthY: 47, mouth: 0.95 }),
    disc(-6, -150, 3.5, dim(green, 0.5)),
    disc(20, -150, 3.5, dim(green, 0.5)),
  ];
};

export const dinosaur: AnimalDrawing = (b, feeling) => {
  const teal = b.tone("#5d9fa3");
  const spot = dim(teal, 0.2);
  const leg = (x: number, colour: string) => [
    stroke(`M${x} -70L${x} -16`, colour, 40),
    oval([x, -8], [25, 11], colour),
    ...times(3, (i) => oval([x - 10 + i * 12, -3], [4.5, 4], lift(teal, 0.6))),
  ];
  return [
    ...leg(-62, spot),
    ...leg(40, spot),
    ...times(6, (i) =>
      shape("M-13 0L0 -34L13 0Z", b.tone("#e9975a"), {
        transform: `translate(${-136 + i * 34} ${[-66, -100, -126, -134, -130, -148][i] ?? -120}) rotate(${-28 + i * 10})`,
      }),
    ),
    shape(
      "M-196 -24C-160 -40 -140 -96 -80 -126C-40 -144 10 -132 40 -150C60 -170 58 -240 84 -262L136 -200C120 -170 124 -110 92 -70C60 -30 -40 -30 -90 -46C-130 -40 -160 -22 -196 -24Z",
      teal,
    ),
    shape(
      "M110 -170C106 -130 100 -90 76 -64C40 -36 -30 -36 -76 -48C-40 -56 20 -60 50 -86C74 -108 84 -140 88 -176Z",
      lift(teal, 0.35),
    ),
    disc(-60, -96, 10, spot),
    disc(-26, -112, 13, spot),
    disc(8, -98, 9, spot),
    ...leg(-28, teal),
    ...leg(72, teal),
    shape(
      "M108 -302C152 -304 172 -276 170 -250C168 -220 140 -206 106 -208C76 -210 58 -226 60 -254C62 -286 82 -300 108 -302Z",
      teal,
    ),
    animalFace(feeling, { x: 116, y: -260, gap: 25, ground: teal, mouthY: 32, mouth: 1.05 }),
    disc(110, -242, 2.8, dim(teal, 0.5)),
    disc(124, -242, 2.8, dim(teal, 0.5)),
  ];
};
