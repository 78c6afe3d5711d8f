import { butterfly } from "@/lib/features/drawing/classic/characters/waterside";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, group, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, type OwnThings } from "./own";

/** A plain weed, with a leaf that reaches out to the left far enough for somebody to hang under it. */
const weed = (b: Brush): Mark[] => {
  const stalk = b.tone("#5c8a4a");
  const leaf = b.tone("#74a957");
  const vein = dim(leaf, 0.22);
  return [
    stroke("M34 0Q46 -90 38 -176Q34 -214 40 -246", stalk, 9),
    shape("M40 -60C70 -92 108 -92 130 -70C108 -48 72 -46 40 -60Z", leaf),
    stroke("M44 -61Q84 -74 122 -70", vein, 3),
    shape("M38 -120C10 -136 -8 -132 -22 -116C-6 -102 18 -104 38 -120Z", dim(leaf, 0.1)),
    shape("M39 -240C30 -268 40 -290 54 -302C66 -282 62 -258 39 -240Z", leaf),
    shape("M38 -180C76 -200 104 -190 120 -168C96 -156 62 -160 38 -180Z", dim(leaf, 0.06)),
    shape("M38 -214C-6 -254 -70 -250 -112 -212C-72 -196 -10 -194 38 -214Z", leaf),
    stroke("M34 -214Q-34 -226 -102 -212", vein, 3.5),
  ];
};

/** What a caterpillar turns into a butterfly in: closed on every side. */
const shell = (b: Brush): Mark[] => {
  const green = b.tone("#b9c98a");
  const line = dim(green, 0.2);
  return [
    stroke("M-44 -206L-44 -192", b.tone("#8c7a5a"), 5),
    shape(
      "M-44 -196C-24 -190 -16 -160 -26 -136C-32 -122 -38 -112 -44 -106C-52 -112 -60 -124 -64 -138C-72 -164 -62 -190 -44 -196Z",
      green,
    ),
    stroke("M-63 -148Q-44 -138 -25 -146M-56 -128Q-44 -121 -33 -127", line, 3.5),
    stroke("M-58 -180Q-64 -164 -58 -152", lift(green, 0.45), 5),
    ...[-34, -40, -48].map((x, at) => disc(x, -176 + at * 9, 3, b.tone("#d9a441"))),
  ];
};

/** A butterfly by the feet from the leaf, with its wings shut, and so a half of it is seen. */
const shutWings = (b: Brush): Mark => {
  const wing = b.tone("#e58a4f");
  const second = b.tone("#c95f86");
  const body = b.tone("#5d4560");
  const head = lift(body, 0.25);
  return group([
    stroke("M-66 -200L-62 -186M-46 -203L-46 -186M-30 -203L-34 -186", body, 3.5),
    shape("M-40 -178C-6 -172 22 -140 8 -104C-10 -92 -38 -112 -52 -170Z", second),
    shape("M-64 -178C-90 -138 -84 -84 -54 -60C-26 -70 -18 -122 -42 -176Z", wing),
    disc(-56, -92, 11, lift(wing, 0.55)),
    disc(-58, -124, 7, lift(wing, 0.4)),
    disc(-8, -122, 8, lift(second, 0.45)),
    oval([-42, -181], [34, 10], body),
    stroke("M-86 -176Q-106 -168 -112 -150M-84 -172Q-98 -158 -98 -142", body, 3.5),
    disc(-80, -181, 15, head),
    disc(-86, -182, 4.5, lift(head, 0.85)),
    disc(-87, -181, 2.4, b.tone("#2b2030")),
  ]);
};

/** On the long leaf, to find out whether it is the right one. */
const visited: PropDrawing = (b) => [
  ...weed(b),
  group(butterfly(b, "happy"), { x: -46, y: -222, scale: 0.5 }),
];
const chrysalis: PropDrawing = (b) => [...weed(b), ...shell(b)];
const hanging: PropDrawing = (b) => [...weed(b), shutWings(b)];

/** A butterfly before it flies, and where it grew up. */
export const BUTTERFLIES: OwnThings = {
  "tall-weed": largeThing(weed, { scale: 1, half: 125 }),
  "butterfly-on-a-weed": largeThing(visited, { scale: 1, half: 125 }),
  chrysalis: largeThing(chrysalis, { scale: 1, half: 125 }),
  "hanging-butterfly": largeThing(hanging, { scale: 1, half: 125 }),
};
