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
import { glitter, stones, waves, type Spot } from "./scenery";
import { waterColour } from "./water";

export const sea: PlaceDrawing = (b) => {
  const blue = waterColour(b, "#3f8fb8");
  const crest = (y: number, shift: number, colour: string): Mark =>
    shape(
      `M${-80 + shift} ${y}${times(9, () => " q40 -34 80 0 t80 0" as Mark).join("")}L1300 920L-100 920Z`,
      colour,
    );
  return {
    back: [
      shape("M880 500Q960 440 1060 470Q1140 450 1220 500Z", b.tone("#8fa58a", 0.5)),
      box([-10, 496], [1220, 420], b.blend(lift(blue, 0.3), dim(blue, 0.2))),
      ...glitter(b, 500, 640),
      ...waves(b, 512, 640, blue),
      group(
        [
          shape("M-40 -6L40 -6L30 12L-30 12Z", b.tone("#8b4f3a", 0.2)),
          shape("M0 -90L0 -12L46 -12Z", b.tone("#fff3da", 0.15)),
          shape("M-6 -76L-6 -12L-34 -12Z", b.tone("#f0d9b0", 0.15)),
        ],
        { x: 230, y: 520 },
      ),
      crest(660, 0, lift(blue, 0.1)),
      crest(720, -60, blue),
      stroke(
        `M-60 724 q40 -34 80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0`,
        lift(blue, 0.6),
        5,
        { opacity: 0.6 },
      ),
    ],
    front: [
      crest(846, -30, dim(blue, 0.12)),
      stroke(
        "M-90 848 q40 -34 80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0",
        lift(blue, 0.6),
        5,
        { opacity: 0.7 },
      ),
    ],
  };
};

const CORAL =
  "M0 0L0 -90M0 -40Q-40 -50 -44 -100M0 -30Q40 -46 46 -84M-30 -62Q-60 -70 -62 -96M32 -52Q60 -54 66 -72";
const WEED = "M-20 0Q-40 -60 -16 -110T-26 -210M14 0Q36 -70 10 -130T22 -250";

function coral({ x, y, size }: Spot, colour: string): Mark {
  return group([stroke(CORAL, colour, 17)], { x, y, scale: size });
}

function weed({ x, y, size }: Spot, colour: string): Mark {
  return group([stroke(WEED, colour, 15)], { x, y, scale: size });
}

function fish({ x, y, size }: Spot, colour: string, flip: boolean): Mark {
  const parts = [
    shape("M-34 0L-62 -20L-58 20Z", dim(colour, 0.14)),
    oval([0, 0], [40, 26], colour),
    stroke("M-6 -22Q6 0 -6 22", lift(colour, 0.6), 7),
    disc(20, -6, 6, "#fffdf6"),
    disc(22, -6, 3.6, "#2a1c26"),
  ];
  return group(parts, { x, y, scale: size, flip });
}

function wreck(sea: string): Mark {
  const timber = mix("#6b4b3c", sea, 0.45);
  const parts = [
    shape("M-150 0L-110 -120L20 -150L130 -110L150 0Z", timber),
    stroke("M0 -140L20 -330M-60 -280L90 -260", timber, 14),
    disc(-50, -60, 18, sea),
    disc(30, -66, 18, sea),
  ];
  return group(parts, { x: 880, y: 640, turn: 8 });
}

export const underwater: PlaceDrawing = (b) => {
  const deep = b.light.darkness;
  const top = mix("#7fd0d6", "#2f5f95", deep);
  const foot = mix("#1f6d97", "#152c5c", deep);
  const sand = mix(b.tone("#e3cf9f"), foot, 0.3);
  const green = mix(b.tone("#5fa36a"), foot, 0.25);
  return {
    back: [
      box([0, 0], [1200, 900], b.blend(top, foot)),
      ...times(5, (i) =>
        shape(
          `M${160 + i * 210} -20L${250 + i * 210} -20L${130 + i * 240} 800L${-60 + i * 240} 800Z`,
          "#e9fbf5",
          { opacity: 0.1 },
        ),
      ),
      shape("M-20 620Q180 500 330 600T700 590T1000 560T1220 600L1220 920L-20 920Z", mix(foot, top, 0.2)),
      wreck(foot),
      weed({ x: 80, y: 760, size: 1.5 }, green),
      weed({ x: 1130, y: 760, size: 1.7 }, green),
      weed({ x: 1010, y: 720, size: 1 }, green),
      shape("M-20 720Q300 660 600 712T1220 700L1220 920L-20 920Z", b.blend(lift(sand, 0.1), dim(sand, 0.16))),
      coral({ x: 200, y: 740, size: 1.2 }, mix(b.tone("#ee7f7a"), foot, 0.12)),
      coral({ x: 1040, y: 760, size: 1.3 }, mix(b.tone("#f1a24f"), foot, 0.12)),
      coral({ x: 310, y: 724, size: 0.8 }, mix(b.tone("#c58be0"), foot, 0.12)),
      fish({ x: 300, y: 300, size: 1 }, "#f4b63f", false),
      fish({ x: 380, y: 370, size: 0.7 }, "#f4b63f", false),
      fish({ x: 930, y: 240, size: 0.9 }, "#ee7f7a", true),
      fish({ x: 1060, y: 400, size: 0.7 }, "#8fd0e0", true),
      ...times(18, (i) =>
        disc(b.random.between(60, 1140), b.random.between(60, 680), 4 + (i % 4) * 4, "none", {
          stroke: "#e6fbf8",
          "stroke-width": 3,
          opacity: 0.7,
        }),
      ),
      group([shape("M0 -40l10 26 28 2-22 18 8 27-24-15-24 15 8-27-22-18 28-2Z", b.tone("#f0935a"))], {
        x: 700,
        y: 800,
      }),
      ...stones(b, 6, 790, "#8fa3a8"),
    ],
  };
};
