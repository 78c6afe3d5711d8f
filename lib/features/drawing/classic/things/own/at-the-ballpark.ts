import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { oval, shape, stroke } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { smallThing, type OwnThings } from "./own";

/** An old one of leather, open: four thick fingers, a thumb, and a web of laces between. */
const mitt: PropDrawing = (b) => {
  const leather = b.tone("#9a6034");
  const lace = b.tone("#e6c9a0");
  return [
    shape(
      "M-44 -4Q-62 -40 -50 -66Q-46 -98 -30 -98Q-20 -98 -18 -84Q-12 -110 4 -108Q16 -106 16 -90Q24 -108 38 -100Q48 -92 46 -66Q60 -60 58 -36Q54 -6 22 0Q-18 6 -44 -4Z",
      leather,
    ),
    oval([0, -34], [34, 26], dim(leather, 0.2)),
    stroke("M-18 -84L-20 -58M16 -90L12 -62M46 -66Q40 -50 34 -46", dim(leather, 0.4), 4),
    stroke("M-46 -70L-22 -66M-48 -60L-24 -56", lace, 4),
    stroke("M-36 -6Q-6 4 26 -4", lift(leather, 0.35), 5),
  ];
};

export const AT_THE_BALLPARK: OwnThings = {
  mitt: smallThing(mitt, { scale: 0.75, half: 58, grip: [0, -10], grasp: "hand" }),
};
