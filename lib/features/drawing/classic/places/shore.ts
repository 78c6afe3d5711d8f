import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  oval,
  shape,
  stroke,
  times,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { PlaceDrawing } from "./draw-place";
import { bush, glitter, house, stones, waves, unlessSnow } from "./scenery";
import { waterColour } from "./water";

function palm(b: Brush, x: number, y: number, size: number): Mark {
  const green = b.turf("#5f9a5a");
  const frond = (turn: number, fill: string): Mark =>
    group([shape("M0 0Q50 -50 130 -10Q150 4 156 30Q120 4 96 14Q70 -4 50 12Q24 -6 0 0Z", fill)], {
      x: 44,
      y: -236,
      turn,
    });
  const other = (turn: number, fill: string): Mark =>
    group([shape("M0 0Q50 -50 130 -10Q150 4 156 30Q120 4 96 14Q70 -4 50 12Q24 -6 0 0Z", fill)], {
      x: 44,
      y: -236,
      turn,
      flip: true,
    });
  return group(
    [
      stroke("M0 0Q-4 -130 44 -236", b.tone("#a97a50"), 22),
      stroke("M-8 -40l18 4M-6 -84l18 2M0 -126l18 2M12 -168l17 4", b.tone("#86603f"), 4),
      other(20, dim(green, 0.14)),
      frond(20, dim(green, 0.14)),
      other(-20, green),
      frond(-26, green),
      frond(60, green),
      disc(40, -222, 11, b.tone("#7a4d31")),
      disc(58, -220, 10, b.tone("#6b4531")),
    ],
    { x, y, scale: size },
  );
}

function parasol(b: Brush): Mark {
  return group(
    [
      stroke("M0 0L-36 -250", b.tone("#c9b49a"), 10),
      shape(
        "M-170 -170Q-150 -280 -40 -280Q60 -290 110 -210Q60 -220 30 -200Q-20 -220 -60 -190Q-120 -200 -170 -170Z",
        b.tone("#e2674f"),
      ),
      shape(
        "M-40 -280Q-90 -250 -100 -194Q-80 -196 -60 -190Q-50 -250 -40 -280ZM-40 -280Q10 -260 30 -200Q0 -210 -16 -206Q-24 -250 -40 -280Z",
        b.tone("#fff3da"),
      ),
      shape("M-120 20L60 6L90 30L-100 46Z", b.tone("#4c93c4")),
    ],
    { x: 200, y: 740 },
  );
}

export const beach: PlaceDrawing = (b) => {
  const blue = waterColour(b, "#45a3bf");
  const sand = b.turf("#f0d59c");
  return {
    back: [
      shape("M-20 480Q100 400 240 440Q320 430 380 490L-20 500Z", b.turf("#8fae80", 0.45)),
      box([-10, 486], [1220, 200], b.blend(lift(blue, 0.28), blue)),
      ...glitter(b, 492, 620),
      ...waves(b, 500, 630, blue),
      group(
        [
          shape("M-36 -4L36 -4L26 12L-26 12Z", b.tone("#c8553f", 0.2)),
          shape("M0 -80L0 -10L42 -10Z", b.tone("#fff3da", 0.1)),
        ],
        { x: 760, y: 510 },
      ),
      shape("M-20 640Q140 610 320 650T700 640T1220 616L1220 700L-20 700Z", "#ffffff", { opacity: 0.7 }),
      shape(
        "M-20 656Q140 626 320 666T700 656T1220 632L1220 920L-20 920Z",
        b.fade([
          [0, dim(sand, 0.1)],
          [0.25, sand],
          [1, lift(sand, 0.2)],
        ]),
      ),
      palm(b, 1070, 720, 1.6),
      ...unlessSnow(b, [parasol(b)]),
      ...times(9, (i) =>
        group(
          [
            shape(
              "M0 0Q-14 -2 -14 -12Q-8 -24 0 -24Q8 -24 14 -12Q14 -2 0 0Z",
              b.tone(i % 2 === 0 ? "#f2a58f" : "#fbf0dd"),
            ),
          ],
          { x: 60 + ((i * 271) % 1080), y: 720 + ((i * 83) % 160), scale: 0.9 },
        ),
      ),
      ...times(24, () => disc(b.random.between(0, 1200), b.random.between(700, 890), 2.6, dim(sand, 0.2))),
    ],
  };
};

export const island: PlaceDrawing = (b) => {
  const blue = waterColour(b, "#3f9fb8");
  const sand = b.turf("#f0d59c");
  return {
    back: [
      shape("M60 500Q120 450 200 500ZM960 500Q1060 420 1170 500Z", b.turf("#7fa58a", 0.5)),
      box([-10, 496], [1220, 420], b.blend(lift(blue, 0.3), dim(blue, 0.1))),
      ...glitter(b, 500, 620),
      ...waves(b, 510, 880, blue),
      oval([600, 800], [720, 150], "#ffffff", { opacity: 0.45 }),
      oval([600, 806], [690, 138], sand),
      oval([600, 796], [640, 110], lift(sand, 0.2)),
      shape(
        "M180 720Q260 560 400 600Q520 470 680 580Q820 520 900 640Q980 640 1020 720Q600 660 180 720Z",
        b.turf("#6f9f60"),
      ),
      shape("M400 600Q520 470 680 580Q640 560 600 600Q500 560 440 640Z", b.turf("#86b26c")),
      shape("M560 560L640 400L720 430L800 570Q680 540 560 560Z", b.tone("#9a8f96", 0.1)),
      shape("M640 400L720 430L690 460L660 440L630 470Z", b.tone("#c9bfc4", 0.1)),
      palm(b, 240, 740, 1.5),
      palm(b, 930, 730, 1.7),
      palm(b, 1000, 760, 1.1),
      bush(b, { x: 420, y: 730, size: 0.8 }),
      bush(b, { x: 780, y: 724, size: 0.7 }),
      ...stones(b, 4, 780),
    ],
  };
};

export const lighthouse: PlaceDrawing = (b) => {
  const blue = waterColour(b, "#4a8fb0");
  const rock = b.turf("#8a8494");
  const beam = 0.14 + b.light.darkness * 0.36;
  return {
    back: [
      box([-10, 500], [1220, 420], b.blend(lift(blue, 0.28), dim(blue, 0.12))),
      ...glitter(b, 504, 640),
      ...waves(b, 512, 760, blue),
      group(
        [
          shape("M-40 -6L40 -6L30 12L-30 12Z", b.tone("#3f5f7f", 0.15)),
          shape("M0 -90L0 -12L46 -12Z", b.tone("#fff3da", 0.1)),
        ],
        { x: 160, y: 540 },
      ),
      shape(
        "M500 700Q560 600 700 600Q760 540 900 560Q1040 540 1100 620Q1220 640 1220 700L1220 920L440 920Z",
        rock,
      ),
      shape(
        "M700 600Q760 540 900 560Q860 600 800 610Q740 660 640 660Q560 690 500 700Q560 600 700 600Z",
        lift(rock, 0.22),
      ),
      shape("M640 620Q800 540 1010 580Q1120 580 1220 640L1220 700Q1000 640 640 680Z", b.turf("#86ad62")),
      shape("M900 130L-60 -10L-60 210Z", "#fff0b8", { opacity: beam }),
      shape("M900 130L1260 60L1260 230Z", "#fff0b8", { opacity: beam }),
      house(b, { x: 1060, y: 620, size: 0.8 }, { wall: "#f4e9d6", roof: "#6b7a95" }),
      shape("M846 600L866 180L934 180L954 600Z", b.tone("#fbf3e4")),
      shape(
        "M860 312L862 262L938 262L940 312ZM853 440L856 376L944 376L947 440ZM846 580L849 508L951 508L954 580Z",
        b.tone("#c8493f"),
      ),
      shape("M920 180L934 180L954 600L924 600Z", "#2b2456", { opacity: 0.12 }),
      box([850, 166], [100, 18], b.tone("#4c4a5c"), { rx: 4 }),
      box([872, 104], [56, 62], "#fff0b0", { rx: 4 }),
      disc(900, 134, 90, b.glow("#fff3c4", 0.5 + beam)),
      stroke("M872 104L872 166M900 104L900 166M928 104L928 166", b.tone("#4c4a5c"), 5),
      shape("M862 106Q900 56 938 106Z", b.tone("#c8493f")),
      shape("M882 600L882 556Q900 534 918 556L918 600Z", b.tone("#7d4f38")),
      disc(900, 346, 12, b.tone("#6b7a95")),
      disc(900, 476, 12, b.tone("#6b7a95")),
      shape(
        "M-20 760Q200 690 460 740T900 730T1220 750L1220 920L-20 920Z",
        b.blend(b.turf("#93b86c"), dim(b.turf("#7ba556"), 0.12)),
      ),
      ...stones(b, 9, 760),
      stroke("M900 610Q860 680 760 720Q640 770 560 900", b.turf("#e3cf9f"), 30),
    ],
  };
};
