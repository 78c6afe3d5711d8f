import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, oval, shape, stroke } from "@/lib/features/drawing/classic/paper/markup";
import { animalFace, type AnimalDrawing } from "@/lib/features/drawing/classic/characters/draw-character";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { characterThing, smallThing, type OwnThings } from "./own";

/** It stands, on all four feet, and as long as it likes. */
const donkey: AnimalDrawing = (b, feeling) => {
  const coat = b.tone("#9a939c");
  const dark = dim(coat, 0.3);
  const pale = lift(coat, 0.5);
  return [
    stroke("M-96 -140Q-124 -110 -116 -70", dark, 9),
    oval([-116, -60], [10, 20], dark),
    stroke("M-56 -90L-58 -12M44 -90L46 -12", dim(coat, 0.16), 26),
    stroke("M-80 -90L-82 -12M70 -90L72 -12", coat, 27),
    stroke("M-82 -14L-82 -4M-58 -14L-58 -4M46 -14L46 -4M72 -14L72 -4", "#4a4048", 27),
    oval([-4, -122], [104, 54], coat),
    shape("M-70 -86Q0 -56 62 -86Q30 -68 -4 -68Q-44 -68 -70 -86Z", pale),
    shape("M46 -148L70 -236L128 -214L98 -112Z", coat),
    stroke("M44 -156L66 -232", dark, 15),
    shape("M66 -226Q34 -288 50 -316Q78 -300 88 -234Z", coat),
    shape("M66 -246Q52 -284 56 -300Q72 -284 78 -244Z", lift(coat, 0.3)),
    shape("M104 -234Q108 -298 136 -314Q146 -280 124 -226Z", coat),
    shape("M114 -244Q116 -286 132 -298Q136 -272 122 -240Z", lift(coat, 0.3)),
    shape("M58 -216C62 -252 120 -258 138 -222L156 -164C158 -132 104 -126 94 -152Z", coat),
    oval([128, -154], [34, 27], pale),
    stroke("M116 -158L116 -152M142 -160L142 -154", "#4a4048", 6),
    animalFace(feeling, { x: 102, y: -206, gap: 19, ground: coat, mouthY: 64, mouth: 0.6 }),
  ];
};

/** Brown and speckled, with a small comb: no rooster. */
const hen: PropDrawing = (b) => {
  const brown = b.tone("#b57a4a");
  const light = lift(brown, 0.4);
  return [
    stroke("M-10 -24L-12 0M14 -24L16 0M-24 0L-2 0M6 0L28 0", b.tone("#e0a040"), 6),
    shape("M-40 -56Q-78 -70 -80 -112Q-56 -100 -34 -84Z", dim(brown, 0.2)),
    shape(
      "M-62 -70C-60 -20 -20 -14 12 -18C50 -22 60 -60 50 -110C46 -128 18 -128 14 -106C8 -78 -36 -84 -62 -70Z",
      brown,
    ),
    shape("M-44 -62Q-14 -76 12 -58Q-2 -30 -34 -38Q-46 -48 -44 -62Z", dim(brown, 0.16)),
    ...(
      [
        [-24, -56],
        [-8, -48],
        [10, -34],
        [26, -56],
        [30, -80],
        [-34, -32],
      ] as const
    ).map(([x, y]) => oval([x, y], [4, 6], light)),
    shape("M18 -120Q16 -136 24 -134Q28 -144 34 -134Q42 -138 42 -122Z", b.tone("#d9483f")),
    shape("M48 -108L68 -100L48 -94Z", b.tone("#f0b04a")),
    oval([46, -86], [5, 9], b.tone("#d9483f")),
    disc(36, -106, 4.5, "#2a1c26"),
  ];
};

/** Who lives in a farmyard. */
export const FARMYARD: OwnThings = {
  donkey: characterThing(donkey, { scale: 0.95, half: 130 }),
  hen: smallThing(hen, { scale: 0.85, half: 66, grip: [0, -40], grasp: "hands" }),
};
