import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, type OwnThings } from "./own";

/** Striped, as thick as a barrel, and so high that its end isn't seen. */
const tentPole: PropDrawing = (b) => {
  const red = b.tone("#c8434a");
  const cream = b.tone("#f7ead0");
  return [
    oval([0, 0], [40, 9], dim(red, 0.5), { opacity: 0.35 }),
    shape("M-24 0L-24 -420L24 -420L24 0Q0 8 -24 0Z", cream),
    ...times(11, (i) =>
      shape(`M-24 ${-i * 42}L24 ${-24 - i * 42}L24 ${-45 - i * 42}L-24 ${-21 - i * 42}Z`, red),
    ),
    stroke("M16 -2L16 -420", dim(red, 0.3), 10, { opacity: 0.25 }),
    stroke("M-15 -2L-15 -420", lift(cream, 0.6), 5, { opacity: 0.6 }),
    shape("M-30 0L-30 -20Q0 -12 30 -20L30 0Q0 10 -30 0Z", b.tone("#8a6a3a")),
    disc(0, -128, 6, b.tone("#8c9bb0")),
    stroke("M-3 -131L3 -125", b.tone("#4a5568"), 2),
  ];
};

/** What a circus stands on. */
export const AT_THE_CIRCUS: OwnThings = {
  "tent-pole": largeThing(tentPole, { scale: 2, half: 34 }),
};
