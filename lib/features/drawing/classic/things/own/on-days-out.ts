import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import { snowman } from "@/lib/features/drawing/classic/props/nature";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

/** Rolled over a lawn: where there is little snow it takes grass and leaves along. */
const bigSnowball: PropDrawing = (b) => {
  const snow = b.tone("#f4f8fc");
  return [
    disc(0, -62, 62, snow),
    shape("M44 -106C76 -74 66 -14 18 -3C44 -22 58 -60 44 -106Z", dim(snow, 0.1)),
    stroke("M-40 -92L-54 -104M-14 -118L-16 -134M26 -112L36 -126M-58 -50L-74 -52M52 -34L66 -28", "#7a9a56", 4),
    stroke("M-20 -70L-8 -82M20 -40L30 -52M-36 -30L-26 -20M8 -96L18 -90", "#8fae62", 4),
    shape("M-44 -66q16 -16 28 0q-14 12 -28 0Z", b.tone("#b5713c")),
    shape("M14 -70q10 -16 24 -6q-8 14 -24 6Z", b.tone("#c98b45")),
  ];
};

/** One burst of light: so many rays around a middle. */
const burst = (x: number, y: number, size: number, colour: string) => [
  ...times(10, (i) => {
    const turn = (i / 10) * Math.PI * 2;
    const at = (part: number) =>
      `${(x + Math.cos(turn) * size * part).toFixed(1)} ${(y + Math.sin(turn) * size * part).toFixed(1)}`;
    return stroke(`M${at(0.3)}L${at(1)}`, colour, 3.5);
  }),
  disc(x, y, size * 0.14, lift(colour, 0.5)),
];

/** What goes off outside, seen from within. */
const windowWithFireworks: PropDrawing = (b) => {
  const frame = b.tone("#f3ead8");
  return [
    box([-78, -150], [156, 150], frame, { rx: 4 }),
    box([-70, -142], [140, 134], "#1d2448"),
    ...burst(-32, -96, 30, "#ff6b5a"),
    ...burst(34, -62, 24, "#7ee08a"),
    ...burst(30, -116, 19, "#ffd45c"),
    ...burst(-36, -38, 15, "#8fb8ff"),
    box([-3, -142], [6, 134], frame),
    box([-70, -80], [140, 6], frame),
    box([-86, -8], [172, 10], dim(frame, 0.12), { rx: 3 }),
  ];
};

/** With a loop for the hand at one end and a hook for the collar at the other. */
const leash: PropDrawing = (b) => {
  const red = b.tone("#c8453c");
  return [
    stroke(
      "M-12 -46C-44 -84 -60 -40 -12 -46C22 -52 40 -14 4 -10C-26 -6 -30 -26 0 -28C24 -30 44 -24 54 -8",
      red,
      8,
    ),
    stroke("M54 -8L60 2", b.tone("#9aa3b5"), 6),
    disc(62, 4, 6, "none", { stroke: b.tone("#9aa3b5"), "stroke-width": 4 }),
  ];
};

/** What belongs to one day out of doors, or to an evening at the window. */
export const ON_DAYS_OUT: OwnThings = {
  "big-snowball": largeThing(bigSnowball, { scale: 1.5, half: 66 }),
  /** As tall as a grown-up. */
  "tall-snowman": largeThing(snowman, { scale: 2.35, half: 60 }),
  "window-with-fireworks": largeThing(windowWithFireworks, {
    scale: 1.5,
    half: 86,
    station: "air",
    home: "air",
  }),
  leash: smallThing(leash, { scale: 0.8, half: 64, grip: [-34, -56], grasp: "hand" }),
};
