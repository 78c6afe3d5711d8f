import { rabbit } from "@/lib/features/drawing/classic/characters/woodland";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  disc,
  group,
  oval,
  shape,
  stroke,
  turned,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, type OwnThings } from "./own";

const FUR = "#d8c3a8";
const PALE = "#faf1e2";
const INK = "#3a2a30";

const insideOf = (b: Brush): string => lift(b.tone("#e9a08d"), 0.15);

/** From behind: two ears, a back and a tail, and no face for anybody. */
const fromBehind: PropDrawing = (b) => {
  const fur = b.tone(FUR);
  const shade = dim(fur, 0.16);
  return [
    oval([-46, -6], [30, 13], shade),
    oval([46, -6], [30, 13], shade),
    shape("M-36 -118C-66 -90 -78 -30 -62 -8Q-44 3 0 3Q44 3 62 -8C78 -30 66 -90 36 -118Z", fur),
    shape("M-62 -8C-74 -40 -62 -74 -50 -94C-56 -56 -50 -20 -30 2Q-54 0 -62 -8Z", shade),
    ...[-1, 1].flatMap((side) => [
      oval([side * 28, -244], [19, 62], fur, turned(side * 10, side * 28, -200)),
      stroke(`M${side * 38} -282Q${side * 40} -240 ${side * 27} -206`, shade, 6),
    ]),
    shape(
      "M0 -206C43 -206 62 -180 62 -150C62 -116 38 -98 0 -98C-38 -98 -62 -116 -62 -150C-62 -180 -43 -206 0 -206Z",
      fur,
    ),
    stroke("M-34 -104Q0 -92 34 -104", shade, 6),
    disc(0, -28, 30, shade),
    disc(0, -30, 29, b.tone(PALE)),
  ];
};

/** Its head as it lies on the floor, ears along the back and both eyes closed. */
const restingHead = (b: Brush): Mark => {
  const fur = b.tone(FUR);
  const inside = insideOf(b);
  return group(
    [
      oval([-60, -54], [54, 17], fur, turned(32, -14, -30)),
      oval([-58, -54], [41, 8], inside, turned(32, -14, -30)),
      oval([-62, -28], [54, 17], fur, turned(12, -20, -20)),
      oval([-58, -28], [41, 9], inside, turned(12, -20, -20)),
      oval([0, 0], [56, 48], fur),
      oval([22, 16], [28, 21], b.tone(PALE)),
      stroke("M-16 -8Q-6 3 4 -8M27 -13Q35 -4 43 -11", b.tone(INK), 5),
      shape("M18 5Q26 0 34 4Q32 14 26 15Q20 14 18 5Z", b.tone("#d9786f")),
      stroke("M26 15Q25 26 15 26M26 15Q30 25 38 22", b.tone(INK), 3.5),
    ],
    { x: 112, y: -50, turn: 14 },
  );
};

/** On its side with four feet out, as it lies down when all is well. */
const onItsSide: PropDrawing = (b) => {
  const fur = b.tone(FUR);
  const shade = dim(fur, 0.16);
  const pale = b.tone(PALE);
  return [
    disc(-114, -42, 20, pale),
    stroke("M-70 -34L-130 -22", shade, 22),
    stroke("M28 -34L78 -18", shade, 18),
    shape(
      "M-104 -14C-124 -60 -84 -104 -16 -102C44 -100 84 -74 86 -36Q86 -4 60 -2L-80 -2Q-98 -2 -104 -14Z",
      fur,
    ),
    shape("M-78 -8C-92 -38 -50 -56 -2 -54C40 -52 66 -36 66 -14Q66 -4 52 -3L-66 -2Q-76 -2 -78 -8Z", pale),
    stroke("M-72 -20L-134 -12", fur, 24),
    stroke("M22 -18L70 -10", fur, 19),
    restingHead(b),
  ];
};

/** High up, with a twist: the head goes one way and the feet another. */
const inTheAir: PropDrawing = (b) => {
  const fur = b.tone(FUR);
  const shade = dim(fur, 0.16);
  return [
    oval([0, -4], [70, 9], b.tone(INK), { opacity: 0.16 }),
    stroke("M-104 -120Q-128 -160 -120 -206M98 -90Q118 -124 110 -166", b.tone("#ffffff"), 6, {
      opacity: 0.75,
    }),
    stroke("M-24 -172Q-66 -166 -98 -136", shade, 26),
    stroke("M-8 -162Q-44 -146 -72 -112", fur, 27),
    group(rabbit(b, "excited"), { x: -26, y: -154, turn: 24, scale: 0.94 }),
  ];
};

/** A rabbit says it with all of itself. */
export const RABBITS: OwnThings = {
  "turned-rabbit": largeThing(fromBehind, { scale: 0.7, half: 76, station: "floor" }),
  "flopped-rabbit": largeThing(onItsSide, { scale: 0.7, half: 176, station: "floor" }),
  "leaping-rabbit": largeThing(inTheAir, { scale: 0.7, half: 130, station: "floor" }),
};
