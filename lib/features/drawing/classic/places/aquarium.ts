import { dim, lift, mix } from "@/lib/features/drawing/classic/paper/colour";
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

type Swimmer = { x: number; y: number; size: number; flip?: boolean };

function fish({ x, y, size, flip = false }: Swimmer, colour: string): Mark {
  const parts = [
    shape("M-34 0L-62 -20L-58 20Z", dim(colour, 0.14)),
    oval([0, 0], [40, 24], colour),
    stroke("M-6 -20Q6 0 -6 20", lift(colour, 0.6), 7),
    disc(20, -6, 5, "#fffdf6"),
    disc(22, -6, 3, "#2a1c26"),
  ];
  return group(parts, { x, y, scale: size, flip });
}

function shark({ x, y, size, flip = false }: Swimmer, colour: string): Mark {
  const parts = [
    shape("M-120 0L-176 -46L-156 4L-170 34Z", colour),
    shape("M-20 -26L16 -74L34 -22Z", colour),
    shape("M-130 2Q-30 -52 90 -20Q124 -8 130 6Q60 44 -40 28Z", colour),
    shape("M10 24L-26 66L40 26Z", dim(colour, 0.12)),
    stroke("M-60 22Q40 34 112 14", lift(colour, 0.4), 8),
    disc(92, -4, 5, "#2a1c26"),
  ];
  return group(parts, { x, y, scale: size, flip });
}

function jellyfish({ x, y, size }: Swimmer, colour: string): Mark {
  const parts = [
    stroke("M-26 6Q-36 40 -22 70T-28 120M0 8Q-12 46 4 78T-2 132M26 6Q38 40 22 70T30 116", colour, 6, {
      opacity: 0.7,
    }),
    shape("M-46 8Q-46 -52 0 -54Q46 -52 46 8Q30 20 16 8Q0 22 -16 8Q-30 20 -46 8Z", colour),
    stroke("M-26 -20Q-18 -38 0 -40", lift(colour, 0.5), 6),
  ];
  return group(parts, { x, y, scale: size });
}

/** A dark hall between large panes, as one walks through on the way to the tunnel. */
export const aquarium: PlaceDrawing = (b) => {
  const top = b.tone("#6cc4d8");
  const foot = b.tone("#1d6a9a");
  const wall = b.tone("#31405f");
  const weed = mix(b.tone("#5fa36a"), foot, 0.25);
  return {
    back: [
      box([0, 0], [1200, 620], b.blend(lift(wall, 0.1), wall)),
      box([60, 70], [270, 440], b.blend(top, foot), { rx: 135 }),
      box([420, 70], [720, 440], b.blend(top, foot), { rx: 30 }),
      ...times(4, (i) =>
        shape(
          `M${500 + i * 165} 72L${560 + i * 165} 72L${500 + i * 165} 506L${436 + i * 165} 506Z`,
          "#e9fbf5",
          {
            opacity: 0.12,
          },
        ),
      ),
      jellyfish({ x: 160, y: 200, size: 1 }, b.tone("#e9a7c9")),
      jellyfish({ x: 244, y: 330, size: 0.8 }, b.tone("#c9b2ec")),
      shark({ x: 800, y: 180, size: 0.95 }, b.tone("#8fa3b4")),
      fish({ x: 520, y: 300, size: 0.7 }, b.tone("#f4b63f")),
      fish({ x: 600, y: 352, size: 0.5 }, b.tone("#f4b63f")),
      fish({ x: 1040, y: 320, size: 0.75, flip: true }, b.tone("#ee7f7a")),
      fish({ x: 930, y: 390, size: 0.55, flip: true }, b.tone("#f6d35f")),
      ...times(14, (i) =>
        disc(450 + ((i * 193) % 660), 110 + ((i * 71) % 360), 4 + (i % 3) * 3, "none", {
          stroke: "#e6fbf8",
          "stroke-width": 3,
          opacity: 0.6,
        }),
      ),
      ...times(5, (i) => stroke(`M${470 + i * 150} 500q-16 -40 0 -76t-6 -60`, weed, 13)),
      shape("M424 480Q600 452 780 482T1136 474L1136 508L424 508Z", b.tone("#dcc795")),
      stroke("M60 205L60 375M330 205L330 375", lift(wall, 0.25), 10),
      box([415, 65], [730, 450], "none", { rx: 34, stroke: lift(wall, 0.25), "stroke-width": 12 }),
      box([0, 604], [1200, 310], b.blend(b.tone("#4a5b7e"), b.tone("#3a4868"))),
      oval([780, 690], [330, 44], top, { opacity: 0.22 }),
      oval([196, 680], [130, 30], top, { opacity: 0.22 }),
      stroke("M0 606L1200 606", lift(wall, 0.2), 8),
    ],
  };
};
