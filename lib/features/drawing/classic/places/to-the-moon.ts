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
import { floorOf, seat } from "./travelling";

const BLACK = "#0d0e1c";

function earth(x: number, y: number, size: number): Mark {
  return group(
    [
      disc(0, 0, 92, "#bfe0f5", { opacity: 0.18 }),
      disc(0, 0, 80, "#4d96cf"),
      shape(
        "M-66 -44Q-20 -70 0 -40Q-6 -4 -46 -2Q-80 -4 -66 -44ZM14 10Q60 -10 72 24Q50 66 20 66Q0 40 14 10ZM20 -60Q50 -60 60 -36Q36 -26 20 -60Z",
        "#76ad68",
      ),
      stroke("M-70 20Q-30 8 0 24T50 -6M-50 -62Q-20 -50 10 -66M-40 56Q-10 44 10 58", "#ffffff", 9, {
        opacity: 0.8,
      }),
      shape("M30 -74Q90 -30 70 40Q40 84 -20 78Q70 20 30 -74Z", BLACK, { opacity: 0.4 }),
    ],
    { x, y, scale: size },
  );
}

const crater = (x: number, y: number, size: number): Mark =>
  group(
    [oval([0, 0], [74, 19], "#c6c3c2"), oval([0, 3], [62, 14], "#7f7b82"), oval([6, 7], [48, 9], "#98949a")],
    { x, y, scale: size },
  );

/** Gray dust under a sky that is black while the sun shines: no air, no weather, and no stars beside so much light. */
export const moonscape: PlaceDrawing = () => ({
  back: [
    box([0, 0], [1200, 900], BLACK),
    disc(1050, 110, 120, "#fff6dc", { opacity: 0.12 }),
    disc(1050, 110, 46, "#fffaf0"),
    earth(250, 190, 1.05),
    shape(
      "M-20 560L120 480L230 530L380 440L520 540L700 470L860 550L1010 460L1220 560L1220 700L-20 700Z",
      "#6f6c74",
    ),
    shape("M-20 590Q240 530 480 582T900 574T1220 560L1220 920L-20 920Z", "#96939a"),
    shape("M-20 660Q300 606 640 650T1220 630L1220 920L-20 920Z", "#b1aeb0"),
    crater(180, 620, 0.8),
    crater(930, 604, 1),
    crater(600, 590, 0.5),
    crater(90, 840, 1.2),
    crater(1110, 800, 1.1),
    shape("M1060 660Q1066 610 1110 606Q1160 612 1166 662Z", "#85828a"),
    shape("M1060 660Q1066 610 1110 606Q1090 630 1096 662Z", "#bdbabc"),
    ...times(14, (i) => disc(60 + ((i * 277) % 1100), 690 + ((i * 53) % 190), 5 + (i % 3) * 3, "#9b989d")),
  ],
});

/** Round, with a thick rim and bolts; what is behind it is black, whatever the hour. */
function porthole(b: Brush, x: number, view: Mark[]): Mark {
  const rim = b.tone("#c9ced8");
  return group(
    [
      disc(0, 0, 122, rim),
      disc(0, 0, 98, BLACK),
      ...view,
      disc(0, 0, 98, "none", { stroke: dim(rim, 0.25), "stroke-width": 8 }),
      ...times(8, (i) =>
        disc(110 * Math.cos((i * Math.PI) / 4), 110 * Math.sin((i * Math.PI) / 4), 6, dim(rim, 0.3)),
      ),
    ],
    { x, y: 270 },
  );
}

const moonOutside: Mark[] = [
  disc(0, 0, 66, "#cfccca"),
  disc(-18, -16, 15, "#aaa6a8"),
  disc(20, 14, 20, "#b3afb0"),
  disc(16, -34, 9, "#aaa6a8"),
  disc(-26, 30, 9, "#b3afb0"),
];

/** The cabin: two windows, the desk with its buttons, and a row of seats. */
export const rocketInside: PlaceDrawing = (b) => {
  const wall = b.tone("#e6e9ee");
  return {
    back: [
      box([0, 0], [1200, 604], b.blend(dim(wall, 0.14), wall)),
      shape("M-20 -20L1220 -20L1220 70Q600 140 -20 70Z", b.tone("#aab3c2")),
      ...[300, 900].map((x) => stroke(`M${x} 96L${x} 604`, dim(wall, 0.16), 6)),
      box([0, 450], [1200, 154], b.tone("#5d6f8c")),
      box([0, 440], [1200, 14], b.tone("#e2974f")),
      porthole(b, 210, [earth(0, 0, 0.72)]),
      porthole(b, 990, moonOutside),
      group(
        [
          box([-190, -60], [380, 190], b.tone("#46546e"), { rx: 24 }),
          box([-166, -40], [150, 84], "#1c2b3a", { rx: 10 }),
          stroke("M-156 20Q-120 -34 -90 6T-28 -20", "#8fe0a8", 5),
          ...times(12, (i) =>
            disc(
              20 + (i % 4) * 42,
              -22 + Math.floor(i / 4) * 40,
              12,
              ["#e2674f", "#ffd45e", "#8fd0e0", "#9fd08a"][(i * 3 + Math.floor(i / 4)) % 4] ?? "#ffd45e",
            ),
          ),
          box([-160, 64], [140, 42], dim(b.tone("#46546e"), 0.25), { rx: 8 }),
          stroke("M-90 84L-70 40", lift(b.tone("#46546e"), 0.5), 12),
        ],
        { x: 600, y: 270 },
      ),
      ...[420, 780].map((x) => disc(x, 110, 70, b.glow("#fff0c8", 0.25 + b.light.darkness * 0.35))),
      ...floorOf(b, "#7d8698"),
      seat(b, 110, "#c8693f"),
      seat(b, 400, "#c8693f"),
      seat(b, 890, "#c8693f"),
      seat(b, 1120, "#c8693f", true),
    ],
  };
};
