import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

/** A tower with its stairs, and a red slide that turns twice before it runs out into the water. */
const waterSlide: PropDrawing = (b) => {
  const red = b.tone("#dd4b3e");
  const steel = b.tone("#8c9bb0");
  const foam = b.tone("#eaf8fb");
  const bend = (path: string) => [
    stroke(path, dim(red, 0.16), 29),
    stroke(path, red, 24),
    stroke(path, lift(red, 0.34), 6),
  ];
  return [
    stroke("M-92 0L-92 -168M-46 0L-46 -168M28 0L28 -112M84 0L84 -88", steel, 7),
    ...times(8, (i) => stroke(`M-92 ${-18 - i * 19}L-46 ${-18 - i * 19}`, lift(steel, 0.3), 5)),
    ...bend("M-46 -150Q70 -158 84 -122Q88 -96 20 -98"),
    ...bend("M20 -98Q-30 -96 -20 -70Q-8 -52 40 -56"),
    ...bend("M40 -56Q84 -56 82 -32Q80 -12 116 -8"),
    box([-104, -170], [70, 12], b.tone("#f1bd4a"), { rx: 4 }),
    stroke("M-100 -170L-100 -198M-38 -170L-38 -198M-100 -196L-38 -196", steel, 5),
    disc(-46, -180, 7, b.tone("#6cb25c")),
    oval([112, 2], [36, 9], foam),
    ...times(5, (i) => disc(88 + i * 13, -6 - ((i * 7) % 12), 4 + (i % 2) * 2, foam)),
  ];
};

const rubberDuck: PropDrawing = (b) => {
  const yellow = b.tone("#f5c934");
  return [
    shape(
      "M-54 -30Q-66 -52 -48 -54Q-36 -38 -12 -40Q6 -42 10 -52Q44 -50 46 -24Q44 0 4 0Q-42 2 -54 -30Z",
      yellow,
    ),
    disc(20, -66, 27, yellow),
    shape("M42 -72Q64 -74 66 -64Q60 -54 42 -58Z", b.tone("#ea7a32")),
    disc(28, -74, 5, b.tone("#2a1c26")),
    disc(30, -76, 1.8, "#fffdf6"),
    stroke("M-22 -24Q-2 -8 20 -26", dim(yellow, 0.2), 6),
    stroke("M4 -84Q10 -90 20 -90", lift(yellow, 0.5), 5),
  ];
};

/** A board high over the water, and the ladder that leads up to it. */
const divingBoard: PropDrawing = (b) => {
  const steel = b.tone("#8fa3b3");
  return [
    stroke("M-74 0L-58 -168M-34 0L-34 -168", steel, 7),
    ...times(8, (i) => stroke(`M${-72 + i * 2} ${-14 - i * 19}L-34 ${-14 - i * 19}`, steel, 5)),
    stroke("M-58 -168L-58 -204L0 -204M-34 -168L-34 -204", steel, 5),
    box([-66, -178], [176, 12], b.tone("#4c93c4"), { rx: 5 }),
    box([72, -178], [38, 12], b.tone("#f3efe2"), { rx: 5 }),
    stroke("M0 -166L-30 -110", steel, 6),
    oval([84, -2], [62, 10], b.tone("#a9d8e6")),
    stroke("M46 -6Q60 -12 74 -6Q88 0 102 -6", "#ffffff", 3, { opacity: 0.8 }),
  ];
};

/** What a day at the swimming pool is about. */
/** Of rubber, to dive for; it lies on the ground, seen from the side. */
const diveRing: PropDrawing = (b) => {
  const rubber = b.tone("#d8402f");
  return [
    oval([0, -20], [50, 19], "none", { stroke: dim(rubber, 0.25), "stroke-width": 20 }),
    oval([0, -24], [50, 19], "none", { stroke: rubber, "stroke-width": 18 }),
    stroke("M-44 -33Q-22 -46 6 -44", lift(rubber, 0.5), 6),
  ];
};

export const AT_THE_POOL: OwnThings = {
  "water-slide": largeThing(waterSlide, { scale: 1.9, half: 132 }),
  "diving-board": largeThing(divingBoard, { scale: 1.9, half: 112 }),
  "rubber-duck": smallThing(rubberDuck, { scale: 0.7, half: 60, grip: [0, -20] }),
  "dive-ring": smallThing(diveRing, { scale: 0.75, half: 62, grip: [0, -24] }),
};
