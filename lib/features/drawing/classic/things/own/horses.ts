import { horse, HORSE, restingHorse, sleepersHead } from "@/lib/features/drawing/classic/characters/hoofed";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { group, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

/** As large as a horse that is somebody of the story. */
const AS_SOMEBODY = 1.45;

/** Lying, with its legs folded under it and its nose on the ground. */
const asleep: PropDrawing = (b) => {
  const coat = b.tone(HORSE.coat);
  const shade = dim(coat, 0.17);
  const fold = dim(coat, 0.07);
  const hair = b.tone(HORSE.hair);
  const hoof = b.tone(HORSE.hoof);
  return [
    shape("M-122 -86C-158 -84 -168 -40 -162 -2C-148 6 -136 -2 -138 -22C-138 -46 -130 -58 -114 -60Z", hair),
    stroke("M-132 -76Q-154 -56 -150 -12", dim(hair, 0.2), 4),
    shape(
      "M-138 -10C-152 -76 -124 -124 -58 -122C-10 -120 30 -128 66 -116C104 -100 108 -30 92 -4L-124 -4Q-136 -4 -138 -10Z",
      coat,
    ),
    shape(
      "M-136 -22C-100 -2 -20 -14 40 -14C74 -14 92 -22 98 -40C98 -22 96 -10 92 -4L-124 -4Q-136 -4 -136 -22Z",
      shade,
    ),
    // The hind leg, folded.
    shape("M-122 -12C-132 -66 -94 -86 -60 -70C-32 -54 -32 -22 -50 -8Z", fold),
    stroke("M-102 -10L-38 -10", coat, 22),
    shape("M-42 -21L-22 -19Q-12 -12 -20 0L-42 1Z", hoof),
    // The foreleg, folded back from the knee.
    stroke("M32 -38L70 -14L32 -9", fold, 22),
    shape("M34 -20L14 -18Q6 -10 12 2L34 2Z", hoof),
    // The neck, with its mane, and the head on the ground.
    shape("M8 -116C44 -148 96 -146 128 -106L126 -40C100 -20 72 -20 46 -34Z", coat),
    shape("M2 -112C34 -154 92 -160 132 -116L120 -100C94 -126 58 -128 34 -102C24 -112 12 -114 2 -112Z", hair),
    group([sleepersHead(b)], { x: 112, y: -62 }),
  ];
};

/** A foal that sleeps on its side, as flat as a rug. */
const foalAsleep: PropDrawing = (young) => {
  const b: Brush = { ...young, isYoung: true };
  const coat = b.tone(HORSE.coat);
  const shade = dim(coat, 0.12);
  const hair = b.tone(HORSE.hair);
  const leg = (from: number, to: number, colour: string): Mark[] => [
    stroke(`M${from} -44L${(from + to) / 2 + 8} -26L${to} -8`, colour, 15),
    oval([to + 6, -5], [9, 7], b.tone(HORSE.hoof)),
  ];
  return [
    stroke("M-92 -50Q-124 -52 -136 -30", hair, 13),
    ...leg(-70, -20, shade),
    ...leg(18, 66, shade),
    shape(
      "M-98 -44C-104 -78 -70 -88 -28 -84C10 -88 46 -84 56 -60C60 -36 40 -28 10 -30C-30 -24 -92 -22 -98 -44Z",
      coat,
    ),
    ...leg(-56, 4, coat),
    ...leg(34, 92, coat),
    shape("M30 -80C56 -96 88 -90 104 -72L98 -40C76 -30 52 -34 42 -48Z", coat),
    group([sleepersHead(b)], { x: 112, y: -56, scale: 0.62, turn: 84 }),
  ];
};

/** Over the back, with a girth and stirrups, and a bridle with its reins. */
const saddle = (b: Brush): Mark[] => {
  const leather = b.tone("#6b3f2a");
  const strap = b.tone("#4a2c22");
  const cloth = b.tone("#3f79b5");
  return [
    stroke("M-8 -150L-8 -74", strap, 9),
    shape("M-58 -188Q-8 -176 42 -190L44 -128Q-8 -114 -58 -130Z", cloth),
    stroke("M-56 -133Q-8 -117 42 -131", lift(cloth, 0.45), 5),
    shape(
      "M-50 -196Q-36 -186 -8 -184Q18 -184 34 -200L40 -178Q34 -150 6 -146L-24 -146Q-48 -150 -50 -196Z",
      leather,
    ),
    stroke("M58 -206Q94 -192 128 -206M58 -206L54 -244M128 -206L132 -240", strap, 6),
    stroke("M60 -202Q44 -172 20 -186", strap, 5),
  ];
};

const saddled: PropDrawing = (b) => [...horse(b, "happy"), ...saddle(b)];

/** A horse as it is seen in a day with it. */
export const HORSES: OwnThings = {
  "resting-horse": largeThing(restingHorse, { scale: AS_SOMEBODY, half: 148 }),
  "sleeping-horse": largeThing(asleep, { scale: 1.25, half: 162 }),
  "sleeping-foal": smallThing(foalAsleep, { scale: 1, half: 135, grip: null }),
  "saddled-horse": largeThing(saddled, {
    scale: AS_SOMEBODY,
    half: 148,
    seat: 178,
  }),
};
