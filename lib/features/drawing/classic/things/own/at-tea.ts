import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, group, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

/** So thin that the light comes through it, with or without the handle that can come off. */
const thinCup = (b: Brush, { handle }: { handle: boolean }): Mark => {
  const china = b.tone("#d7ebf2");
  const rim = dim(china, 0.28);
  return group([
    oval([0, -1], [11, 2.6], rim),
    ...(handle ? [handleOf(b)] : []),
    shape("M-8 -14L8 -14Q8 -3 3 -2L-3 -2Q-8 -3 -8 -14Z", china),
    stroke("M-8 -14L8 -14", lift(china, 0.6), 2),
  ]);
};

const handleOf = (b: Brush): Mark =>
  stroke("M7 -11Q14 -11 12 -6Q10 -3 5 -4", dim(b.tone("#d7ebf2"), 0.28), 2);

const large = (mark: Mark): Mark => group([mark], { scale: 4 });

const wholeCup: PropDrawing = (b) => [large(thinCup(b, { handle: true }))];
const cupWithoutHandle: PropDrawing = (b) => [large(thinCup(b, { handle: false }))];
/** In two parts: the cup, and next to it the handle. */
const brokenCup: PropDrawing = (b) => [
  large(thinCup(b, { handle: false })),
  group([large(handleOf(b))], { x: 52, y: 12 }),
];

/** A small table with a teapot and five thin cups, each on its saucer. */
const laidTable: PropDrawing = (b) => {
  const wood = b.tone("#b5763f");
  const cloth = b.tone("#f6efe0");
  const pot = b.tone("#c9534a");
  const cup = (x: number, y = -70) => group([thinCup(b, { handle: true })], { x, y });
  return [
    stroke("M-62 -60L-66 0M62 -60L66 0M-40 -60L-42 -12M40 -60L42 -12", dim(wood, 0.2), 9),
    shape(
      "M-80 -72L80 -72L80 -56Q66 -48 53 -56Q40 -48 27 -56Q13 -48 0 -56Q-13 -48 -27 -56Q-40 -48 -53 -56Q-66 -48 -80 -56Z",
      cloth,
    ),
    box([-80, -73], [160, 6], lift(cloth, 0.5), { rx: 3 }),
    stroke("M18 -86Q28 -92 30 -98", pot, 5),
    stroke("M-16 -92Q-28 -94 -26 -84Q-24 -78 -14 -80", pot, 4),
    shape("M-16 -72Q-22 -86 -12 -97L12 -97Q22 -86 16 -72Z", pot),
    stroke("M-12 -97L12 -97", lift(pot, 0.3), 3),
    oval([0, -101], [4, 3.4], lift(pot, 0.2)),
    ...[-64, -38, 42, 66].map((x) => cup(x)),
    cup(22, -67),
  ];
};

/** For company. */
export const AT_TEA: OwnThings = {
  "thin-cup": smallThing(wholeCup, { scale: 0.55, half: 50, grip: [0, -24] }),
  "cup-without-handle": smallThing(cupWithoutHandle, { scale: 0.55, half: 46, grip: [0, -24] }),
  "broken-cup": smallThing(brokenCup, { scale: 0.55, half: 80, grip: null }),
  "laid-table": largeThing(laidTable, { scale: 2.1, half: 82 }),
};
