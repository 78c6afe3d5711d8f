import {
  horse,
  HORSE,
  restingHorse,
  sleepersHead,
} from "@/lib/features/drawing/classic/characters/hoofed";
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
  const hair = b.tone(HORSE.hair);
  const hoof = b.tone(HORSE.hoof);
  return [
    shape("M-128 -84C-172 -82 -184 -38 -178 -4C-162 4 -150 -4 -152 -22C-152 -46 -142 -58 -122 -58Z", hair),
    stroke("M-140 -76Q-168 -60 -166 -14", dim(hair, 0.2), 4),
    shape("M-140 -10C-156 -74 -128 -120 -60 -118C0 -116 52 -126 88 -104C116 -84 116 -26 98 -4L-126 -4Q-138 -4 -140 -10Z", coat),
    shape("M-138 -22C-100 -2 -20 -14 40 -14C74 -14 98 -22 106 -40C106 -22 104 -10 98 -4L-126 -4Q-138 -4 -138 -22Z", shade),
    // The hind leg, folded.
    shape("M-124 -12C-134 -66 -96 -86 -62 -70C-34 -54 -34 -22 -52 -8Z", dim(coat, 0.07)),
    stroke("M-104 -10L-40 -10", coat, 22),
    shape("M-44 -21L-24 -19Q-14 -12 -22 0L-44 1Z", hoof),
    // The foreleg, folded back from the knee.
    stroke("M62 -40L112 -14L66 -9", dim(coat, 0.07), 22),
    shape("M68 -20L48 -18Q40 -10 46 2L68 2Z", hoof),
    // The neck, with its mane, and the head on the ground.
    shape("M44 -116C84 -150 128 -148 156 -104L150 -40C126 -24 100 -22 76 -34Z", coat),
    shape("M46 -118C82 -158 132 -156 158 -112C146 -92 132 -96 122 -108C106 -100 96 -110 88 -116C74 -106 60 -108 46 -118Z", hair),
    group([sleepersHead(b)], { x: 146, y: -62 }),
  ];
};

/** A foal that sleeps on its side, as flat as a rug. */
const foalAsleep: PropDrawing = (young) => {
  const b: Brush = { ...young, isYoung: true };
  const coat = b.tone(HORSE.coat);
  const shade = dim(coat, 0.12);
  const hair = b.tone(HORSE.hair);
  const leg = (from: number, to: number, colour: string): Mark[] => [
    stroke(`M${from} -16L${(from + to) / 2 + 6} 6L${to} 26`, colour, 15),
    oval([to + 2, 31], [9, 7], b.tone(HORSE.hoof)),
  ];
  return [
    stroke("M-92 -26Q-124 -22 -130 4", hair, 13),
    ...leg(-66, -78, shade),
    ...leg(24, 36, shade),
    shape("M-98 -18C-104 -54 -70 -66 -28 -62C10 -66 46 -62 56 -36C60 -10 40 -2 10 -4C-30 2 -92 4 -98 -18Z", coat),
    ...leg(-48, -42, coat),
    ...leg(40, 68, coat),
    shape("M30 -58C56 -72 88 -66 104 -48L98 -14C76 -6 52 -10 42 -24Z", coat),
    group([sleepersHead(b)], { x: 112, y: -30, scale: 0.62, turn: 78 }),
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
    shape("M-50 -196Q-36 -186 -8 -184Q18 -184 34 -200L40 -178Q34 -150 6 -146L-24 -146Q-48 -150 -50 -196Z", leather),
    stroke("M58 -206Q94 -192 128 -206M58 -206L54 -244M128 -206L132 -240", strap, 6),
    stroke("M60 -202Q44 -172 20 -186", strap, 5),
  ];
};

const saddled: PropDrawing = (b) => [...horse(b, "happy"), ...saddle(b)];

/** A horse as it is seen in a day with it. */
export const HORSES: OwnThings = {
  "resting-horse": largeThing(restingHorse, { scale: AS_SOMEBODY, half: 148 }),
  "sleeping-horse": largeThing(asleep, { scale: 1.3, half: 190 }),
  "sleeping-foal": smallThing(foalAsleep, { scale: 1.1, half: 135, grip: null }),
  "saddled-horse": largeThing(saddled, { scale: AS_SOMEBODY, half: 148, seat: 178 }),
};
