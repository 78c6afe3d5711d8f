import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, type OwnThings } from "./own";

/** Of old stone, with ivy and moss, as one comes to it along the street: whatever is tall stops in front of it. */
const lowBridge: PropDrawing = (b) => {
  const stone = b.tone("#b5a598");
  const leaf = b.tone("#6f9a55");
  return [
    shape("M-80 0L-80 -62Q-80 -100 0 -100Q80 -100 80 -62L80 0Z", "#2b2456", { opacity: 0.16 }),
    shape(
      "M-116 0L-116 -134Q0 -150 116 -134L116 0L80 0L80 -62Q80 -100 0 -100Q-80 -100 -80 -62L-80 0Z",
      stone,
    ),
    ...times(6, (i) => box([-112, -24 - i * 19], [i % 2 === 0 ? 27 : 20, 12], dim(stone, 0.1), { rx: 4 })),
    ...times(6, (i) => box([86, -24 - i * 19], [i % 2 === 0 ? 20 : 27, 12], dim(stone, 0.1), { rx: 4 })),
    ...times(5, (i) => box([-72 + i * 31, -128 + (i % 2) * 3], [24, 11], dim(stone, 0.1), { rx: 4 })),
    stroke("M-83 0L-83 -62Q-83 -104 0 -104Q83 -104 83 -62L83 0", lift(stone, 0.3), 7),
    stroke("M-120 -137Q0 -153 120 -137", lift(stone, 0.25), 11),
    ...times(7, (i) => disc(56 + ((i * 23) % 58), -138 + ((i * 17) % 44), 8 + (i % 3) * 2, leaf)),
    ...times(4, (i) => disc(-106 + i * 14, -139 - (i % 2) * 3, 7, dim(leaf, 0.12))),
  ];
};

/** What stands across the way. */
export const ACROSS_THE_WAY: OwnThings = {
  "low-bridge": largeThing(lowBridge, { scale: 2.2, half: 118 }),
};
