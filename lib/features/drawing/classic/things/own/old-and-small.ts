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
import { animalFace, type AnimalDrawing } from "@/lib/features/drawing/classic/characters/draw-character";
import { characterThing, type OwnThings } from "./own";

const foot = (x: number, colour: string): Mark[] => [
  stroke(`M${x} -66L${x} -18`, colour, 38),
  oval([x, -9], [25, 11], colour),
];

const triceratops: AnimalDrawing = (b, feeling) => {
  const skin = b.tone("#8fa45a");
  const frill = b.tone("#d9925a");
  const horn = b.tone("#f8efd8");
  return [
    ...foot(-74, dim(skin, 0.2)),
    ...foot(44, dim(skin, 0.2)),
    shape(
      "M-190 -34C-150 -46 -140 -110 -80 -128C-20 -146 50 -142 82 -110C104 -84 96 -40 62 -38C0 -30 -80 -32 -104 -46C-130 -30 -160 -26 -190 -34Z",
      skin,
    ),
    shape("M-100 -48C-40 -66 30 -66 84 -60C78 -42 66 -38 40 -36C-20 -30 -76 -34 -100 -48Z", lift(skin, 0.32)),
    ...foot(-38, skin),
    ...foot(76, skin),
    ...times(7, (i) =>
      disc(88 + 72 * Math.cos(2.2 + i * 0.56), -146 + 72 * Math.sin(2.2 + i * 0.56), 13, dim(frill, 0.12)),
    ),
    disc(88, -146, 72, frill),
    disc(90, -144, 54, lift(frill, 0.25)),
    shape("M86 -182L70 -262Q78 -268 84 -260L112 -186ZM126 -184L146 -258Q154 -262 156 -252L148 -178Z", horn),
    shape(
      "M50 -132C46 -176 94 -196 132 -184C170 -174 196 -138 190 -108C182 -88 150 -84 112 -88C76 -88 52 -104 50 -132Z",
      skin,
    ),
    shape("M172 -154L192 -184Q200 -182 196 -170L190 -138Z", horn),
    shape("M166 -112Q190 -128 200 -104Q192 -84 166 -90Z", b.tone("#c9b88a")),
    animalFace(feeling, { x: 118, y: -146, gap: 27, ground: skin, mouthY: 34, mouth: 0.9, brows: null }),
  ];
};

const stegosaurus: AnimalDrawing = (b, feeling) => {
  const skin = b.tone("#6fa08a");
  const plate = b.tone("#e58a4f");
  const plates: [number, number, number][] = [
    [-104, -104, 0.8],
    [-66, -138, 1.1],
    [-20, -158, 1.3],
    [28, -152, 1.2],
    [68, -124, 0.9],
  ];
  return [
    ...foot(-70, dim(skin, 0.2)),
    ...foot(36, dim(skin, 0.2)),
    shape("M-176 -54L-206 -96L-160 -70ZM-156 -64L-178 -112L-138 -76Z", b.tone("#f8efd8")),
    ...plates.map(([x, y, size]) =>
      shape(
        `M${x - 26 * size} ${y + 26}L${x - 14 * size} ${y - 30 * size}L${x + 4} ${y - 50 * size}L${x + 20 * size} ${y - 26 * size}L${x + 26 * size} ${y + 26}Z`,
        plate,
      ),
    ),
    shape(
      "M-204 -34C-160 -50 -120 -116 -60 -140C-10 -158 46 -144 76 -106C92 -88 104 -92 122 -96L126 -44C92 -34 60 -30 0 -32C-60 -32 -100 -40 -120 -46C-150 -32 -180 -26 -204 -34Z",
      skin,
    ),
    shape("M-108 -50C-50 -66 30 -62 110 -52C80 -34 40 -30 0 -32C-50 -32 -86 -40 -108 -50Z", lift(skin, 0.32)),
    ...foot(-32, skin),
    ...foot(68, skin),
    shape(
      "M92 -92C96 -128 138 -136 164 -122C186 -108 190 -78 176 -62C156 -50 112 -50 98 -62Q90 -74 92 -92Z",
      skin,
    ),
    animalFace(feeling, { x: 142, y: -98, gap: 24, ground: skin, mouthY: 30, mouth: 0.85, brows: null }),
  ];
};

/** Wide wings of skin and a crest as long as its beak. */
const pterodactyl: AnimalDrawing = (b, feeling) => {
  const skin = b.tone("#b5754f");
  const wing = b.tone("#e0a86a");
  return [
    shape(
      "M-14 -104C-70 -190 -140 -196 -188 -150C-160 -146 -150 -128 -146 -108C-122 -116 -104 -104 -96 -84C-70 -92 -40 -84 -16 -60Z",
      wing,
    ),
    shape(
      "M14 -104C70 -190 140 -196 188 -150C160 -146 150 -128 146 -108C122 -116 104 -104 96 -84C70 -92 40 -84 16 -60Z",
      wing,
    ),
    stroke("M-14 -104C-70 -190 -140 -196 -188 -150M14 -104C70 -190 140 -196 188 -150", skin, 9),
    stroke("M-12 -26L-18 -4M14 -26L20 -4", dim(skin, 0.2), 8),
    oval([0, -68], [34, 48], skin),
    oval([4, -60], [22, 34], lift(skin, 0.35)),
    shape("M-24 -156Q-70 -180 -96 -214Q-46 -206 4 -182Z", b.tone("#d9604a")),
    shape("M30 -156Q84 -150 112 -124Q70 -118 30 -122Z", b.tone("#f1bd5a")),
    oval([6, -146], [46, 40], skin),
    animalFace(feeling, { x: 12, y: -154, gap: 23, ground: skin, mouthY: 30, mouth: 0.8, brows: null }),
    stroke("M52 -132Q84 -130 108 -124", dim(skin, 0.3), 3),
  ];
};

const wingPair = (side: number, tint: string): Mark[] => [
  oval([side * 62, -112], [58, 16], tint, { opacity: 0.82, ...turned(side * -18, side * 62, -112) }),
  oval([side * 56, -78], [50, 14], tint, { opacity: 0.82, ...turned(side * 10, side * 56, -78) }),
];

const dragonfly: AnimalDrawing = (b, feeling) => {
  const body = b.tone("#3f9f9a");
  return [
    stroke("M0 -84Q-8 -40 -26 -6", body, 17),
    ...times(3, (i) => stroke(`M${-10 - i * 6} ${-50 + i * 17}l12 4`, lift(body, 0.4), 4)),
    ...wingPair(-1, "#e4f5f6"),
    ...wingPair(1, "#cfeaf0"),
    oval([0, -98], [20, 30], body),
    disc(2, -142, 34, lift(body, 0.2)),
    animalFace(feeling, {
      x: 4,
      y: -146,
      gap: 19,
      ground: lift(body, 0.2),
      eye: 1.3,
      mouthY: 22,
      mouth: 0.6,
      brows: null,
    }),
  ];
};

/** A beetle whose tail is a small lamp. */
const firefly: AnimalDrawing = (b, feeling) => {
  const shell = b.tone("#4a4256");
  return [
    disc(-58, -48, 62, b.glow("#ffe98a", 0.85)),
    oval([-54, -48], [34, 30], "#ffe98a"),
    oval([-22, -104], [46, 18], "#f4f8fa", { opacity: 0.8, ...turned(28, -22, -104) }),
    shape("M-66 -74C-30 -104 34 -92 44 -52C36 -20 -30 -14 -56 -28Q-30 -50 -66 -74Z", shell),
    stroke("M-20 -86Q-2 -50 -18 -22", lift(shell, 0.25), 4),
    stroke("M-10 -24L-16 -4M16 -26L18 -4", shell, 6),
    stroke("M54 -106Q54 -128 66 -136M70 -100Q78 -122 92 -124", shell, 5),
    disc(58, -72, 38, b.tone("#d9694f")),
    animalFace(feeling, {
      x: 64,
      y: -78,
      gap: 19,
      ground: b.tone("#d9694f"),
      mouthY: 25,
      mouth: 0.7,
      brows: null,
    }),
  ];
};

/** Under every stone: bands of armour over many short legs. */
const woodlouse: AnimalDrawing = (b, feeling) => {
  const shell = b.tone("#8088a0");
  return [
    ...times(7, (i) => stroke(`M${-72 + i * 21} -22l-5 20`, dim(shell, 0.35), 7)),
    shape("M-102 -18C-106 -84 -50 -112 0 -110C56 -110 92 -80 94 -18Z", shell),
    ...times(5, (i) =>
      stroke(
        `M${-70 + i * 29} ${[-76, -98, -106, -102, -86][i] ?? -90}Q${-58 + i * 29} -56 ${-72 + i * 30} -20`,
        dim(shell, 0.2),
        6,
      ),
    ),
    shape("M-102 -18C-104 -60 -80 -90 -54 -100Q-84 -66 -84 -18Z", lift(shell, 0.25)),
    stroke("M104 -92Q112 -120 130 -122M118 -84Q132 -106 148 -104", dim(shell, 0.35), 6),
    disc(92, -56, 43, lift(shell, 0.12)),
    animalFace(feeling, {
      x: 98,
      y: -62,
      gap: 21,
      ground: lift(shell, 0.12),
      mouthY: 27,
      mouth: 0.8,
      brows: null,
    }),
  ];
};

const stickInsect: AnimalDrawing = (b, feeling) => {
  const bark = b.tone("#8a7a45");
  const dark = dim(bark, 0.2);
  return [
    stroke("M-70 -60L-104 -96L-120 -4M-30 -70L-54 -112L-70 -4M14 -82L0 -118L-14 -4", dark, 6),
    stroke("M-58 -60L-40 -24L-50 -2M-10 -72L16 -34L8 -2M40 -88L68 -48L64 -2", dark, 6),
    stroke("M-124 -46L-40 -66L44 -88L86 -104", bark, 15),
    ...[-88, -40, 12].map((x) => stroke(`M${x} ${-56 - (x + 88) * 0.24}l4 13`, dark, 4)),
    shape("M-20 -78Q-30 -106 -8 -112Q0 -92 -12 -76Z", b.tone("#8fb35a")),
    stroke("M104 -136Q120 -160 140 -162M116 -128Q138 -144 154 -138", dark, 4),
    disc(100, -110, 31, bark),
    animalFace(feeling, {
      x: 104,
      y: -114,
      gap: 16,
      ground: bark,
      eye: 0.9,
      mouthY: 20,
      mouth: 0.55,
      brows: null,
    }),
  ];
};

const aloft = { home: "air", station: "floor" } as const;

/** Those that died out, and those that nobody sees for the grass. */
export const OLD_AND_SMALL: OwnThings = {
  triceratops: characterThing(triceratops, { scale: 1.35, half: 180 }),
  stegosaurus: characterThing(stegosaurus, { scale: 1.35, half: 190 }),
  pterodactyl: characterThing(pterodactyl, { scale: 1.15, half: 180, home: "air" }),
  dragonfly: characterThing(dragonfly, { scale: 0.58, half: 112, ...aloft }),
  firefly: characterThing(firefly, { scale: 0.54, half: 104, ...aloft }),
  woodlouse: characterThing(woodlouse, { scale: 0.4, half: 128, station: "floor" }),
  "stick-insect": characterThing(stickInsect, { scale: 0.46, half: 132, station: "floor" }),
};
