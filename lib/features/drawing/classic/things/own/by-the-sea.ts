import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { smallThing, type OwnThings } from "./own";

/** A heap as the tide leaves it: long wavy fronds with a few bladders. */
const seaweed: PropDrawing = (b) => {
  const green = b.tone("#4f7f52");
  const brown = b.tone("#7a6a35");
  const frond = (path: string, colour: string, width: number) => stroke(path, colour, width);
  return [
    shape("M-58 0Q-62 -20 -34 -24Q0 -36 36 -24Q62 -18 58 0Z", dim(green, 0.16)),
    frond("M-30 -12C-46 -34 -22 -44 -38 -68C-44 -80 -34 -86 -30 -92", green, 11),
    frond("M-4 -16C-18 -40 12 -52 -4 -78C-10 -92 2 -100 4 -108", lift(green, 0.14), 12),
    frond("M24 -14C10 -34 40 -44 26 -66C20 -78 30 -84 34 -90", brown, 10),
    frond("M-50 -6C-34 -16 -14 -2 6 -12C24 -20 44 -6 56 -10", lift(green, 0.24), 8),
    ...(
      [
        [-36, -58, 6],
        [4, -62, 7],
        [30, -52, 6],
        [-14, -10, 6],
        [34, -12, 5],
      ] as const
    ).map(([x, y, r]) => oval([x, y], [r, r * 0.85], lift(brown, 0.3))),
  ];
};

const RED = "#b5323c";

/** Out of the water: its arms are folded away, and it is a lump of jelly on its rock. */
const shutAnemone: PropDrawing = (b) => {
  const red = b.tone(RED);
  const rock = b.tone("#7d7a85");
  return [
    shape("M-70 0Q-74 -22 -40 -26Q0 -34 42 -26Q72 -20 70 0Z", rock),
    shape("M-42 -22Q-46 -66 0 -70Q46 -66 42 -22Q0 -10 -42 -22Z", red),
    oval([0, -64], [9, 4], dim(red, 0.35)),
    stroke("M-24 -52Q-18 -62 -8 -62", lift(red, 0.55), 6),
  ];
};

/** Under water: a short trunk, and around the mouth more arms than one counts. */
const openAnemone: PropDrawing = (b) => {
  const red = b.tone(RED);
  const arms = lift(red, 0.25);
  return [
    shape("M-64 0Q-68 -16 -36 -20Q0 -26 38 -20Q66 -14 64 0Z", b.tone("#7d7a85")),
    shape("M-34 -14Q-30 -50 -26 -62L26 -62Q30 -50 34 -14Q0 -4 -34 -14Z", red),
    ...times(11, (i) => {
      const out = (i - 5) / 5;
      const x = out * 62;
      const y = -118 + Math.abs(out) * 44;
      return stroke(`M${out * 24} -62Q${x} ${y + 30} ${x * 1.05} ${y}`, i % 2 === 0 ? arms : red, 9);
    }),
    oval([0, -62], [28, 10], dim(red, 0.18)),
    oval([0, -63], [10, 4], dim(red, 0.42)),
  ];
};

/** Leaning on its front fins: a broad head with eyes set high, and one long fin down the back. */
const blenny: PropDrawing = (b) => {
  const skin = b.tone("#8c7a55");
  const fin = lift(skin, 0.28);
  return [
    shape(
      "M-62 -22Q-40 -66 4 -64Q40 -58 66 -34L92 -40Q88 -22 94 -6L64 -14Q30 -4 -30 -6Q-58 -8 -62 -22Z",
      skin,
    ),
    shape("M-22 -58Q0 -82 34 -66Q54 -58 62 -38Q40 -52 4 -62Z", fin),
    shape("M-30 -10Q-44 6 -30 10Q-16 8 -14 -6Z", fin),
    ...times(5, (i) => oval([-10 + i * 16, -38 + (i % 2) * 10], [6, 8], dim(skin, 0.25))),
    disc(-38, -50, 10, "#fdf6ea"),
    disc(-41, -50, 5, "#2a1c26"),
    stroke("M-60 -22Q-48 -14 -36 -20", dim(skin, 0.5), 4),
  ];
};

/** What the tide leaves on a beach. */
export const BY_THE_SEA: OwnThings = {
  "sea-anemone": smallThing(shutAnemone, { scale: 0.8, half: 70, grip: null }),
  "open-anemone": smallThing(openAnemone, { scale: 0.9, half: 66, grip: null }),
  blenny: smallThing(blenny, { scale: 0.7, half: 92, grip: null }),
  seaweed: smallThing(seaweed, { scale: 0.75, half: 60, grip: [0, -8], grasp: "hands" }),
};
