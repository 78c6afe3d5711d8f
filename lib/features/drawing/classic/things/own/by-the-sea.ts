import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { oval, shape, stroke } from "@/lib/features/drawing/classic/paper/markup";
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

/** What the tide leaves on a beach. */
export const BY_THE_SEA: OwnThings = {
  seaweed: smallThing(seaweed, { scale: 0.75, half: 60, grip: [0, -8], grasp: "hands" }),
};
