import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  oval,
  shape,
  stroke,
  times,
  turned,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

const CHERRY = "#c8243a";

const redStool = (b: Brush): Mark => {
  const red = b.tone("#c8403a");
  return group(
    [
      stroke("M-19 -30L-25 0M19 -30L25 0M-22 -14L22 -14", dim(red, 0.2), 7),
      oval([0, -33], [31, 9], red),
      oval([0, -36], [25, 5], lift(red, 0.2)),
    ],
    { x: 66 },
  );
};

/** As tall as a grown-up, with its pendulum, a red stool beside it, and the red spots of small fingers on its glass. */
const tallClock =
  (hour: number, spots: number): PropDrawing =>
  (b) => {
    const wood = b.tone("#8b5c3b");
    const brass = b.tone("#e2ab45");
    const ink = b.tone("#4c3a4a");
    return [
      box([-42, -14], [84, 14], dim(wood, 0.2), { rx: 3 }),
      box([-36, -62], [72, 50], wood, { rx: 3 }),
      box([-28, -142], [56, 84], dim(wood, 0.1), { rx: 2 }),
      box([-18, -134], [36, 68], b.tone("#4a3327"), { rx: 8 }),
      stroke("M0 -132L5 -88", brass, 3),
      disc(6, -82, 9, brass),
      shape("M-42 -204Q-38 -236 0 -238Q38 -236 42 -204Z", lift(wood, 0.12)),
      box([-40, -206], [80, 68], wood, { rx: 4 }),
      disc(0, -172, 31, brass),
      disc(0, -172, 27, b.tone("#fff6e0")),
      ...times(12, (i) => disc(0, -195, i % 3 === 0 ? 2.6 : 1.5, ink, turned(i * 30, 0, -172))),
      stroke("M0 -172L0 -185", ink, 4.5, turned(hour * 30, 0, -172)),
      stroke("M0 -172L0 -193", ink, 3),
      disc(0, -172, 3, ink),
      ...times(spots, (i) => disc(13 + i * 8, -160 - i * 7, 3.6, b.tone(CHERRY))),
      redStool(b),
    ];
  };

const standing = (hour: number, spots: number) => largeThing(tallClock(hour, spots), { scale: 2, half: 100 });

/** It was an hour too long in the oven, and still smokes. */
const burntCake: PropDrawing = (b) => {
  const coal = b.tone("#33292c");
  return [
    stroke("M-16 -74Q-26 -88 -14 -102M4 -76Q16 -92 4 -110M24 -72Q34 -84 24 -96", b.tone("#8d8790"), 5, {
      opacity: 0.6,
    }),
    oval([0, -6], [64, 10], b.tone("#f3e6cf")),
    shape("M-46 -54L-50 -8Q0 6 50 -8L46 -54Z", coal),
    oval([0, -54], [46, 13], lift(coal, 0.12)),
    stroke("M-24 -58L-8 -52L2 -58L20 -51", dim(coal, 0.4), 4),
  ];
};

/** What has always stood there. */
export const TALL_CLOCKS: OwnThings = {
  "tall-clock": standing(10, 1),
  "tall-clock-at-three": standing(3, 1),
  "tall-clock-at-five": standing(5, 1),
  "tall-clock-two-spots": standing(7, 2),
  "burnt-cake": smallThing(burntCake, { scale: 0.9, half: 64 }),
};
