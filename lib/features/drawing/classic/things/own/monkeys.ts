import { animalFace } from "@/lib/features/drawing/classic/characters/draw-character";
import { roundEars } from "@/lib/features/drawing/classic/characters/plush";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  oval,
  shape,
  stroke,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, type OwnThings } from "./own";

/** As the monkey's that stands. */
const FUR = "#8a5a3c";
const SKIN = "#ecca9f";
const BARK = "#6b5040";

function head(b: Brush, feeling: "happy" | "surprised"): Mark[] {
  const fur = b.tone(FUR);
  const skin = b.tone(SKIN);
  return [
    ...roundEars(fur, lift(b.tone("#e9a08d"), 0.15), [64, -150, 24]),
    shape(
      "M0 -206C42 -206 60 -180 60 -150C60 -116 37 -98 0 -98C-37 -98 -60 -116 -60 -150C-60 -180 -42 -206 0 -206Z",
      fur,
    ),
    shape(
      "M5 -178C18 -192 50 -184 48 -152C46 -120 30 -104 5 -104C-20 -104 -36 -120 -38 -152C-40 -184 -8 -192 5 -178Z",
      skin,
    ),
    animalFace(feeling, { x: 5, y: -154, gap: 27, ground: fur, mouthY: 41, mouth: 0.72 }),
    shape("M-3 -138Q5 -144 13 -138Q11 -127 5 -126Q-1 -127 -3 -138Z", b.tone("#6b4030")),
  ];
}

const trunkOf = (b: Brush): Mark[] => [
  shape("M-36 -118C-66 -90 -74 -30 -46 -6Q-20 4 0 4Q20 4 46 -6C74 -30 66 -90 36 -118Z", b.tone(FUR)),
  shape("M-24 -104C-44 -80 -46 -30 -30 -10Q0 0 30 -10C46 -30 44 -80 24 -104Z", b.tone("#e3bb8c")),
];

/** With both arms up, and legs that dangle; the hands are at (-58, -262) and (66, -262). */
function hanging(b: Brush, feeling: "happy" | "surprised", tail: string): Mark[] {
  const fur = b.tone(FUR);
  const shade = dim(fur, 0.16);
  return [
    stroke(tail, fur, 12),
    stroke("M-26 -20Q-54 10 -34 48M26 -20Q58 6 44 44", shade, 24),
    ...trunkOf(b),
    stroke("M-40 -100Q-92 -170 -58 -258", shade, 24),
    stroke("M40 -100Q96 -170 66 -258", fur, 24),
    ...head(b, feeling),
    disc(-58, -262, 16, b.tone(SKIN)),
    disc(66, -262, 16, b.tone(SKIN)),
  ];
}

const leaves = (b: Brush, x: number, y: number, size: number): Mark => {
  const green = b.turf("#3f8a5a");
  return group(
    [
      disc(-34, 4, 34, dim(green, 0.16)),
      disc(30, 8, 36, dim(green, 0.1)),
      disc(0, -18, 42, green),
      disc(-12, -30, 20, lift(green, 0.22)),
    ],
    { x, y, scale: size },
  );
};

/** From one branch to the next. */
const swinging: PropDrawing = (b) => [
  stroke("M-150 -270Q0 -250 160 -276", b.tone(BARK), 20),
  ...hanging(b, "happy", "M40 -10Q104 14 108 -40Q106 -74 130 -72Q146 -66 138 -52"),
  leaves(b, -140, -280, 1),
  leaves(b, 150, -286, 1.1),
];

const spoon = (b: Brush): Mark[] => {
  const metal = b.tone("#aab2c2");
  return [
    stroke("M0 0L0 -46", metal, 7),
    oval([0, -60], [13, 18], metal),
    oval([-3, -62], [6, 10], lift(metal, 0.5)),
  ];
};
const cup = (b: Brush): Mark[] => {
  const blue = b.tone("#4c8fb8");
  return [
    stroke("M18 -30Q38 -28 32 -12Q28 -4 16 -8", blue, 6),
    shape("M-20 -40L20 -40L15 0L-15 0Z", blue),
    oval([0, -40], [20, 5], dim(blue, 0.3)),
  ];
};
const apple = (b: Brush): Mark[] => {
  const red = b.tone("#d9533f");
  return [
    stroke("M0 -38Q2 -48 8 -52", b.tone(BARK), 4),
    shape("M0 -36C12 -46 28 -36 24 -18C22 -4 10 2 0 -2C-10 2 -22 -4 -24 -18C-28 -36 -12 -46 0 -36Z", red),
    oval([-11, -26], [5, 8], lift(red, 0.4)),
  ];
};
const ball = (b: Brush): Mark[] => [
  disc(0, -24, 24, b.tone("#f1c545")),
  shape("M-24 -24Q0 -38 24 -24Q0 -10 -24 -24Z", b.tone("#7a5fb0")),
];
const banana = (b: Brush): Mark[] => {
  const yellow = b.tone("#f4cf4a");
  return [
    shape("M-38 -34Q-30 -4 6 -2Q32 -4 42 -22Q24 -16 6 -20Q-16 -24 -28 -42Z", yellow),
    stroke("M-33 -38L-36 -46M41 -22L46 -25", b.tone("#7a5a30"), 6),
  ];
};

/** Sitting, with something in each of five hands. */
const laden: PropDrawing = (b) => {
  const fur = b.tone(FUR);
  const shade = dim(fur, 0.16);
  const skin = b.tone(SKIN);
  return [
    stroke("M44 -14Q128 0 134 -80Q136 -126 116 -160", fur, 12),
    group(banana(b), { x: 112, y: -150, turn: -14 }),
    stroke("M108 -178Q128 -184 128 -164Q124 -152 108 -158", fur, 11),
    ...trunkOf(b),
    stroke("M-38 -94Q-84 -84 -104 -112", shade, 24),
    stroke("M38 -94Q70 -72 92 -84", fur, 24),
    stroke("M-30 -18Q-66 -30 -84 -14", shade, 26),
    stroke("M30 -18Q62 -30 80 -14", fur, 26),
    ...head(b, "surprised"),
    group(spoon(b), { x: -110, y: -116, turn: -10 }),
    disc(-107, -116, 15, skin),
    group(cup(b), { x: 92, y: -88 }),
    disc(92, -84, 14, skin),
    group(apple(b), { x: -98, y: -16 }),
    oval([-90, -8], [18, 11], skin),
    group(ball(b), { x: 94, y: -14 }),
    oval([86, -8], [18, 11], skin),
  ];
};

/** Arms and feet stretched out for whoever comes by, and the tail around a tree. */
const tied: PropDrawing = (b) => {
  const fur = b.tone(FUR);
  const shade = dim(fur, 0.16);
  const skin = b.tone(SKIN);
  const bark = b.tone(BARK);
  return [
    shape("M96 0Q112 -60 108 -330L152 -330Q150 -60 170 0Z", bark),
    stroke("M122 -310Q126 -200 120 -120M138 -280Q140 -160 142 -40", dim(bark, 0.16), 6),
    leaves(b, 128, -336, 1.3),
    stroke("M4 -12Q60 16 98 -44", fur, 13),
    stroke("M100 -48Q130 -38 158 -58M104 -74Q130 -64 156 -84M106 -100Q132 -92 150 -110", fur, 13),
    group(
      [
        stroke("M-30 -18Q-78 -34 -112 -14", shade, 26),
        stroke("M26 -16Q56 -24 72 -4", fur, 26),
        ...trunkOf(b),
        stroke("M-38 -94Q-92 -96 -132 -136", shade, 24),
        stroke("M38 -94Q70 -110 84 -158", fur, 24),
        ...head(b, "happy"),
        disc(-136, -140, 16, skin),
        disc(86, -164, 16, skin),
        oval([-118, -10], [18, 12], skin),
        oval([76, 0], [18, 12], skin),
      ],
      { x: -20, scale: 0.8 },
    ),
  ];
};

/** With the little one on the back, who waves. */
const carrying: PropDrawing = (b) => {
  const fur = b.tone(FUR);
  const shade = dim(fur, 0.16);
  return [
    stroke("M44 -14Q128 0 124 -80Q118 -126 146 -126Q162 -122 154 -104", fur, 12),
    group(
      [
        ...trunkOf(b),
        stroke("M-36 -90Q-78 -110 -84 -166", fur, 24),
        disc(-86, -172, 16, b.tone(SKIN)),
        ...head(b, "happy"),
      ],
      { x: -80, y: -100, scale: 0.52, turn: -12 },
    ),
    ...trunkOf(b),
    stroke("M-78 -112Q-52 -122 -26 -108", shade, 13),
    oval([-40, -6], [26, 13], shade),
    oval([40, -6], [26, 13], shade),
    stroke("M-32 -84Q-42 -56 -24 -40", shade, 25),
    stroke("M32 -88Q44 -60 26 -42", fur, 25),
    ...head(b, "happy"),
  ];
};

/** On a branch, with the tail let down, and the little one on it; what that one had lies in the grass. */
const tailDown: PropDrawing = (b) => {
  const bark = b.tone(BARK);
  const fur = b.tone(FUR);
  return [
    shape("M-92 0Q-80 -90 -84 -262L-56 -262Q-60 -90 -44 0Z", bark),
    stroke("M-70 -150Q-10 -170 84 -160", bark, 12),
    leaves(b, -70, -262, 1.1),
    leaves(b, 84, -166, 0.5),
    stroke("M38 -166Q50 -120 40 -54", fur, 6),
    group(
      [
        stroke("M-14 -160Q-4 -190 4 -214M20 -160Q10 -190 2 -214", dim(fur, 0.16), 22),
        ...trunkOf(b),
        stroke("M-40 -96Q-66 -50 -52 -4M40 -96Q66 -50 52 -4", fur, 24),
        ...head(b, "happy"),
        disc(-52, 0, 15, b.tone(SKIN)),
        disc(52, 0, 15, b.tone(SKIN)),
      ],
      { x: 8, y: -163, scale: 0.4 },
    ),
    group(
      [
        ...trunkOf(b),
        stroke("M-34 -14Q-58 26 -10 26M34 -14Q58 26 10 26", dim(fur, 0.16), 24),
        ...head(b, "happy"),
        stroke("M-40 -92Q-76 -150 -60 -214Q-30 -232 0 -226", dim(fur, 0.16), 22),
        stroke("M40 -92Q84 -150 62 -214Q34 -232 0 -226", fur, 22),
        disc(0, -226, 17, b.tone(SKIN)),
      ],
      { x: 44, y: -52, scale: 0.26 },
    ),
    group(spoon(b), { x: -30, y: -2, turn: 78, scale: 0.42 }),
    group(cup(b), { x: 14, y: 0, scale: 0.42 }),
    group(apple(b), { x: 40, y: 2, scale: 0.42 }),
    group(ball(b), { x: 66, y: 0, scale: 0.46 }),
    group(banana(b), { x: 94, y: 2, scale: 0.46 }),
    box([-96, -2], [60, 5], dim(bark, 0.2), { rx: 2 }),
  ];
};

/** Turned to who stands beside it. */
const toTheOther =
  (draw: PropDrawing): PropDrawing =>
  (b) => [group(draw(b), { flip: true })];

/** Monkeys where they get to, and with what they have. */
export const MONKEYS: OwnThings = {
  "swinging-monkey": largeThing(swinging, { scale: 0.85, half: 150, station: "air" }),
  "tree-monkey": largeThing(toTheOther(tied), { scale: 0.85, half: 98 }),
  "laden-monkey": largeThing(laden, { scale: 0.7, half: 140, station: "floor" }),
  "monkey-mother": largeThing(toTheOther(carrying), { scale: 0.9, half: 120 }),
  "monkey-tree": largeThing(tailDown, { scale: 2.3, half: 104 }),
};
