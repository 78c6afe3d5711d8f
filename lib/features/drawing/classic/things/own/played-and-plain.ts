import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

const tuba: PropDrawing = (b) => {
  const brass = b.tone("#e2ae3f");
  const dark = dim(brass, 0.25);
  return [
    stroke("M-22 -76L-22 -34Q-22 -14 2 -14L10 -14Q34 -14 34 -36L34 -66", dark, 14),
    stroke("M-2 -78L-2 -44Q-2 -32 8 -32Q18 -32 18 -44L18 -72", lift(brass, 0.2), 8),
    stroke("M34 -62Q34 -78 52 -80L62 -80", dark, 7),
    box([58, -88], [9, 16], b.tone("#c9ccd6"), { rx: 3 }),
    shape("M-34 -70Q-34 -112 -60 -132L24 -132Q-10 -110 -10 -70Z", brass),
    shape("M-26 -72Q-26 -110 -44 -126L-28 -126Q-16 -104 -18 -72Z", lift(brass, 0.45)),
    oval([-18, -132], [44, 11], dark),
    oval([-18, -132], [34, 7], dim(brass, 0.45)),
    ...times(3, (i) => box([-8 + i * 13, -66], [9, 30], lift(brass, 0.3), { rx: 3 })),
    ...times(3, (i) => box([-9 + i * 13, -74], [11, 6], b.tone("#f6f3ea"), { rx: 3 })),
  ];
};

const harmonica: PropDrawing = (b) => {
  const steel = b.tone("#c3cad6");
  return [
    box([-62, -40], [124, 36], steel, { rx: 12 }),
    box([-54, -37], [108, 9], lift(steel, 0.55), { rx: 4 }),
    box([-60, -27], [120, 14], b.tone("#b5623f"), { rx: 3 }),
    ...times(9, (i) => box([-53 + i * 12, -25], [8, 10], b.tone("#4c3a3a"), { rx: 1.5 })),
    disc(-55, -9, 2.6, dim(steel, 0.4)),
    disc(55, -9, 2.6, dim(steel, 0.4)),
  ];
};

/** One with a pea in it, and a ring for its cord. */
const whistle: PropDrawing = (b) => {
  const red = b.tone("#d94f3f");
  return [
    stroke("M-44 -60Q-70 -88 -38 -96Q4 -104 30 -84", b.tone("#4c93c4"), 5),
    disc(-44, -56, 9, dim(red, 0.3)),
    disc(-44, -56, 4.5, b.tone("#f6f3ea")),
    shape(
      "M-16 -62L62 -62Q66 -62 66 -58L66 -42Q66 -38 62 -38L20 -38Q8 2 -18 2Q-48 0 -50 -30Q-48 -60 -16 -62Z",
      red,
    ),
    shape("M-12 -57L56 -57L56 -52L-12 -52Q-36 -50 -42 -32Q-40 -54 -12 -57Z", lift(red, 0.4)),
    box([6, -62], [20, 14], b.tone("#4c3a3a"), { rx: 2 }),
    disc(-16, -28, 15, dim(red, 0.35)),
    disc(-12, -25, 8, b.tone("#f1c04a")),
  ];
};

/** Over a basin on its foot, with a drop at its end: nobody sees a faucet by itself. */
const faucet: PropDrawing = (b) => {
  const white = b.tone("#f4f6f8");
  const steel = b.tone("#a9b6c8");
  const shade = dim(white, 0.14);
  return [
    shape("M-18 -84L18 -84L24 -8Q26 0 16 0L-16 0Q-26 0 -24 -8Z", shade),
    shape("M-16 -84L-4 -84L-8 0L-16 0Q-26 0 -24 -8Z", white),
    stroke("M-26 -122L-26 -150Q-26 -170 -4 -170Q18 -170 18 -150L18 -146", steel, 13),
    stroke("M-30 -124L-30 -150Q-29 -173 -4 -174", lift(steel, 0.5), 3.5),
    stroke("M-46 -132L-32 -132", b.tone("#d94f3f"), 9),
    shape("M18 -140Q27 -127 22 -121Q18 -117 14 -121Q9 -127 18 -140Z", b.tone("#7cc4e4")),
    shape("M-66 -118L66 -118Q60 -76 18 -76L-18 -76Q-60 -76 -66 -118Z", white),
    shape("M66 -118Q60 -76 18 -76L2 -76Q44 -84 50 -118Z", shade),
    box([-72, -124], [144, 13], lift(white, 0.4), { rx: 6.5 }),
    box([-54, -121], [108, 5], b.tone("#b9d9e6"), { rx: 2.5 }),
  ];
};

/** Round and brown, with a cross cut into it. */
const bun: PropDrawing = (b) => {
  const crust = b.tone("#cd8a45");
  return [
    shape("M-58 -16C-62 -66 -30 -78 0 -78C30 -78 62 -66 58 -16Q50 0 0 0Q-50 0 -58 -16Z", crust),
    shape("M-56 -14Q0 4 56 -14Q48 0 0 0Q-48 0 -56 -14Z", lift(crust, 0.5)),
    shape("M-42 -44Q-34 -66 -10 -70Q-30 -58 -34 -38Z", lift(crust, 0.4)),
    stroke("M0 -74Q-6 -50 0 -26M-34 -52Q0 -42 36 -54", lift(crust, 0.65), 8),
  ];
};

/** What a band marches with, and what nobody looks at until it drips or is eaten. */
export const PLAYED_AND_PLAIN: OwnThings = {
  tuba: smallThing(tuba, { scale: 1, half: 68, grip: [6, -50] }),
  harmonica: smallThing(harmonica, { scale: 0.6, half: 62, grip: [0, -22] }),
  whistle: smallThing(whistle, { scale: 0.5, half: 66, grip: [40, -44], grasp: "hand" }),
  faucet: largeThing(faucet, { scale: 1.35, half: 72 }),
  bun: smallThing(bun, { scale: 0.55, half: 58, grip: [0, -20] }),
};
