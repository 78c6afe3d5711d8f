import { cat } from "@/lib/features/drawing/classic/characters/woodland";
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
import { largeThing, smallThing, type OwnThings } from "./own";

/** As the cat's, which it is going to be. */
const FUR = "#8f8aa3";
const STRIPES = "#6d6884";
const PALE = "#f2ece6";
const BARK = "#7d5538";

const kitten = (b: Brush, feeling: "happy" | "worried"): Mark[] => cat({ ...b, isYoung: true }, feeling);

/** An apple tree, taller than a grown-up can reach. */
const tallTree: PropDrawing = (b) => {
  const green = b.turf("#6f9e54");
  const bark = b.tone(BARK);
  const red = b.tone("#d9533f");
  return [
    shape("M-17 0Q-9 -60 -11 -176L11 -176Q9 -60 19 0Z", bark),
    stroke("M0 -150Q-14 -184 -40 -198M2 -150Q16 -184 42 -196", bark, 11),
    disc(-46, -206, 36, dim(green, 0.14)),
    disc(46, -204, 36, dim(green, 0.14)),
    disc(0, -228, 42, green),
    disc(-14, -240, 22, lift(green, 0.25)),
    disc(-52, -216, 5, red),
    disc(30, -228, 5, red),
    disc(56, -194, 5, red),
    disc(-20, -250, 5, red),
  ];
};

/** Where the branches begin it sits, and looks out. */
const inTheTree: PropDrawing = (b) => [
  ...tallTree(b),
  group(kitten(b, "worried"), { x: 0, y: -166, scale: 0.21 }),
  stroke("M-4 -150Q-14 -172 -30 -184M4 -150Q14 -172 30 -184", b.tone(BARK), 9),
  shape("M-11 -150L11 -150L9 -168L-9 -168Z", b.tone(BARK)),
];

/** On the trunk, with all that it has below its head. */
const fromBehind = (b: Brush): Mark[] => {
  const fur = b.tone(FUR);
  const shade = dim(fur, 0.16);
  const stripe = b.tone(STRIPES);
  return [
    stroke("M0 -8Q-8 40 22 62Q40 72 50 54", fur, 18),
    stroke("M-34 -104Q-62 -128 -54 -160M34 -104Q62 -128 54 -160", shade, 27),
    shape("M-36 -118C-66 -90 -76 -30 -52 -4Q0 12 52 -4C76 -30 66 -90 36 -118Z", fur),
    stroke("M-22 -92Q0 -84 22 -92M-30 -66Q0 -56 30 -66M-30 -40Q0 -30 30 -40", stripe, 7),
    stroke("M-40 -18Q-66 -8 -62 22M40 -18Q66 -8 62 22", shade, 29),
    oval([-62, 28], [17, 13], b.tone(PALE)),
    oval([62, 28], [17, 13], b.tone(PALE)),
    ...[-1, 1].map((side) =>
      shape(
        `M${side * 72} -170Q${side * 84} -250 ${side * 66} -254Q${side * 34} -236 ${side * 14} -222Z`,
        fur,
      ),
    ),
    oval([0, -168], [82, 64], fur),
    stroke("M0 -228L0 -204M-20 -226L-17 -206M20 -226L17 -206", stripe, 7),
  ];
};

const onTheTrunk =
  (y: number): PropDrawing =>
  (b) => [...tallTree(b), group(fromBehind(b), { x: 0, y, scale: 0.2 })];

const headFirst: PropDrawing = (b) => [
  ...tallTree(b),
  group(kitten(b, "worried"), { x: 0, y: -166, scale: 0.2, turn: 180 }),
];

/** A window's curtain, and who has climbed it. */
const onTheCurtain: PropDrawing = (b) => {
  const cloth = b.tone("#e2a465");
  return [
    box([-70, -262], [140, 8], b.tone("#8a5f40"), { rx: 4 }),
    disc(-72, -258, 8, b.tone("#8a5f40")),
    disc(72, -258, 8, b.tone("#8a5f40")),
    shape("M-58 -254L58 -254Q50 -130 62 -6Q30 4 0 -4Q-30 4 -62 -6Q-50 -130 -58 -254Z", cloth),
    stroke("M-30 -250Q-24 -130 -34 -8M2 -250Q-4 -130 4 -10M34 -250Q28 -130 34 -8", dim(cloth, 0.16), 5),
    group(kitten(b, "happy"), { x: 4, y: -136, scale: 0.46 }),
    stroke("M-10 -176L-26 -192M18 -176L34 -192", b.tone(FUR), 12),
  ];
};

/** Curled up on the floor, with both eyes closed. */
const asleep: PropDrawing = (b) => {
  const fur = b.tone(FUR);
  const shade = dim(fur, 0.16);
  const stripe = b.tone(STRIPES);
  return [
    oval([0, -4], [112, 10], b.tone("#3a2a30"), { opacity: 0.14 }),
    shape(
      "M-108 -24C-112 -84 -50 -112 14 -104C74 -98 112 -66 106 -24Q100 0 60 0L-70 0Q-104 0 -108 -24Z",
      fur,
    ),
    stroke("M-2 -104Q-12 -84 -8 -62M32 -100Q26 -80 32 -58M64 -88Q60 -70 66 -50", stripe, 8),
    stroke("M98 -22Q76 6 6 -6", shade, 24),
    stroke("M22 -4L2 -7", lift(fur, 0.6), 22),
    ...[-1, 1].map((side) =>
      shape(
        `M${-58 + side * 52} -64Q${-58 + side * 62} -116 ${-58 + side * 44} -118Q${-58 + side * 18} -108 ${-58 + side * 8} -96Z`,
        fur,
      ),
    ),
    oval([-58, -50], [62, 50], fur),
    oval([-58, -30], [30, 22], b.tone(PALE)),
    stroke("M-58 -98L-58 -80M-73 -95L-70 -79M-43 -95L-46 -79", stripe, 6),
    stroke("M-96 -54Q-84 -44 -72 -54M-44 -54Q-32 -44 -20 -54", b.tone("#3a2a30"), 5),
    shape("M-66 -42L-50 -42L-58 -33Z", b.tone("#d9786f")),
    stroke("M-58 -33Q-64 -24 -72 -27M-58 -33Q-52 -24 -44 -27", b.tone("#3a2a30"), 3.5),
  ];
};

/** A kitten where it gets to. */
export const KITTENS: OwnThings = {
  "tall-tree": largeThing(tallTree, { scale: 2.5, half: 80 }),
  "tree-kitten": largeThing(inTheTree, { scale: 2.5, half: 80 }),
  "head-first-tree-kitten": largeThing(headFirst, { scale: 2.5, half: 80 }),
  "tree-trunk-kitten": largeThing(onTheTrunk(-92), { scale: 2.5, half: 80 }),
  "backward-tree-kitten": largeThing(onTheTrunk(-62), { scale: 2.5, half: 80 }),
  "curtain-kitten": largeThing(onTheCurtain, { scale: 1.6, half: 76 }),
  "sleeping-kitten": smallThing(asleep, { scale: 0.5, half: 112, grip: null }),
};
