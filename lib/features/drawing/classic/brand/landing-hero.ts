import { starField } from "@/lib/features/drawing/classic/sky/sky";
import { shadowUnder } from "@/lib/features/drawing/classic/cast";
import { whale } from "@/lib/features/drawing/classic/characters/waterside";
import { dragon } from "@/lib/features/drawing/classic/characters/wonders";
import { sheet } from "@/lib/features/drawing/classic/compose-scene";
import { createBrush, nearBrush, type Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  dots,
  el,
  group,
  oval,
  shape,
  stroke,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import { EYE_INK, HAIR, SKIN } from "@/lib/features/drawing/classic/people/complexion";
import { heroPerson } from "@/lib/features/drawing/classic/people/hero";
import { plainClothes } from "@/lib/features/drawing/classic/people/outfit";
import { drawPerson, type PersonLook } from "@/lib/features/drawing/classic/people/person";
import { stanceOf, type Stance } from "@/lib/features/drawing/classic/people/stance";
import { rocket } from "@/lib/features/drawing/classic/props/inventions";
import { candle } from "@/lib/features/drawing/classic/props/lights";

function nightfall(b: Brush): Mark[] {
  return [
    box(
      [0, 0],
      [1200, 900],
      b.fade([
        [0, "#12183f"],
        [0.55, "#2b3470"],
        [0.8, "#5a5690"],
        [1, "#8a6a92"],
      ]),
    ),
    ...starField(b, 70, 500),
    disc(170, 150, 150, b.glow("#ffeebd", 0.45)),
    shape("M160 84A70 70 0 1 0 238 196A58 58 0 0 1 160 84Z", "#fffbe0"),
    shape("M-20 620Q180 520 420 600T860 570T1220 600L1220 920L-20 920Z", "#353d7c"),
    shape("M-20 690Q260 600 560 660T1220 640L1220 920L-20 920Z", "#2f4a6b"),
  ];
}

function bigTree(): Mark[] {
  const leaf = "#2b4f5f";
  return [
    shape("M1010 800Q1050 620 1020 420L1090 420Q1080 640 1140 800Z", "#4a3a52"),
    disc(940, 330, 110, dim(leaf, 0.1)),
    disc(1150, 350, 130, dim(leaf, 0.16)),
    disc(1050, 250, 140, leaf),
    disc(1000, 230, 66, lift(leaf, 0.05)),
  ];
}

function sparkles(): Mark[] {
  const places = Array.from(
    { length: 22 },
    (_, i) => [600 + Math.sin(i * 1.9) * (60 + i * 9), 660 - i * 26] as const,
  );
  const shining = places.filter((_, i) => i % 4 === 0);
  return [
    dots(
      places.filter((_, i) => i % 4 !== 0),
      4,
      "#ffe9ae",
    ),
    ...shining.map(([x, y]) =>
      group([shape("M0 -14Q2 -2 14 0Q2 2 0 14Q-2 2 -14 0Q-2 -2 0 -14Z", "#fff1c0")], { x, y, scale: 1.2 }),
    ),
  ];
}

/** A ribbon of light from the open book, with what the story holds. */
function rising(b: Brush): Mark[] {
  const near = nearBrush(b);
  const castle = [
    box([-50, -70], [100, 70], "#f0dcc9"),
    ...[-50, 50].flatMap((x) => [
      box([x - 17, -104], [34, 104], "#e4cbbd"),
      shape(`M${x - 25} -102L${x} -154L${x + 25} -102Z`, "#c8577a"),
    ]),
    box([-20, -124], [40, 60], "#f0dcc9"),
    shape("M-28 -122L0 -180L28 -122Z", "#7a6cc0"),
    shape("M-14 0L-14 -28Q0 -48 14 -28L14 0Z", "#8b5a3c"),
  ];
  const light = (width: number, opacity: number): Mark =>
    stroke(
      "M602 760C600 690 540 640 520 580C500 510 560 470 620 440C690 400 700 340 640 290C590 250 560 200 590 120",
      "#ffdf9a",
      width,
      { opacity },
    );
  return [
    disc(600, 600, 330, b.glow("#ffdf9a", 0.55)),
    light(112, 0.05),
    light(86, 0.06),
    light(60, 0.08),
    light(36, 0.1),
    light(14, 0.22),
    shape(
      "M474 770L420 560L780 560L728 770Q600 700 474 770Z",
      b.fade([
        [0, "#ffe6a6", 0],
        [1, "#ffe6a6", 0.55],
      ]),
    ),
    ...sparkles(),
    group(castle, { x: 436, y: 420, scale: 0.95, turn: -6 }),
    group(dragon(near, "happy"), { x: 750, y: 440, scale: 0.64, flip: true, turn: 4 }),
    group(whale(near, "happy"), { x: 476, y: 214, scale: 0.5, turn: -8 }),
    group(rocket(near), { x: 724, y: 200, scale: 0.85, turn: 22 }),
  ];
}

function grandmotherLook(): PersonLook {
  const shawl = "#b65f7e";
  return {
    skin: SKIN.brown,
    hair: "#dcd8da",
    hairStyle: "bun",
    glasses: true,
    ink: EYE_INK,
    head: 0.86,
    outfit: plainClothes(
      { main: "#6f86a8", accent: "#f3d9a8", second: "#4c5675", shoe: "#6b4531" },
      {
        skirt: { colour: "#6f86a8", trim: "#dfe4ee", reach: 0.5, flare: 40 },
        collar: [
          shape(
            "M-44 -160Q0 -140 44 -160Q50 -130 40 -112Q14 -124 0 -98Q-14 -124 -40 -112Q-50 -130 -44 -160Z",
            shawl,
          ),
        ],
      },
    ),
  };
}

function readers(b: Brush): Mark[] {
  const warm = nearBrush(b);
  const child = heroPerson({
    skin: "brown",
    hairColour: "black",
    hairStyle: "curly",
    glasses: false,
    outfit: 1,
    style: null,
  });
  const grandmother = grandmotherLook();
  const sitting: Stance = {
    ...stanceOf("reading"),
    head: 8,
    hands: [
      [0, -96],
      [52, -100],
    ],
  };
  return [
    oval([600, 824], [440, 66], "#8a4a63"),
    oval([600, 818], [430, 62], "#b5607a"),
    oval([600, 818], [380, 50], "none", {
      stroke: "#e9a9a5",
      "stroke-width": 6,
      "stroke-dasharray": "22 16",
    }),
    group(
      [
        shadowUnder(b, 110),
        ...drawPerson({ ...grandmother, hair: warm.tone(grandmother.hair) }, sitting, {
          feeling: "happy",
          held: null,
        }),
      ],
      { x: 408, y: 832, scale: 1.62 },
    ),
    group(
      [
        shadowUnder(b, 100),
        ...drawPerson(
          { ...child, hair: HAIR.black },
          {
            ...stanceOf("reading"),
            head: 2,
            hands: [
              [4, -96],
              [50, -98],
            ],
          },
          { feeling: "excited", held: null },
        ),
      ],
      { x: 786, y: 836, scale: 1.34, flip: true },
    ),
  ];
}

function openBook(): Mark[] {
  return [
    shape("M-128 -8L-120 -70Q-60 -92 0 -60Q60 -92 120 -70L128 -8Q64 -26 0 12Q-64 -26 -128 -8Z", "#a8443e"),
    shape("M-116 -16L-108 -78Q-52 -96 0 -64L0 2Q-56 -32 -116 -16Z", "#fff3d2"),
    shape("M116 -16L108 -78Q52 -96 0 -64L0 2Q56 -32 116 -16Z", "#ffe9bb"),
    stroke(
      "M-92 -66Q-50 -78 -16 -58M-94 -50Q-52 -62 -16 -42M-96 -34Q-54 -46 -16 -26M92 -66Q50 -78 16 -58M94 -50Q52 -62 16 -42",
      "#d9b677",
      4,
    ),
  ];
}

/** A grandmother and a child read by candlelight, and the story rises out of their book. */
export function landingHero(): string {
  const b = createBrush({ time: "night", weather: "starry", indoors: true, seed: 5 });
  const marks = [
    ...nightfall(b),
    ...bigTree(),
    shape("M-20 760Q300 700 640 730T1220 720L1220 920L-20 920Z", b.blend("#3f6a5f", "#274653")),
    disc(
      600,
      760,
      520,
      b.halo([
        [0, "#ffcf7a", 0.38],
        [0.6, "#ffb75e", 0.14],
        [1, "#ffb75e", 0],
      ]),
    ),
    ...rising(b),
    ...readers(b),
    group(openBook(), { x: 602, y: 812, scale: 1.15 }),
    disc(474, 776, 19, SKIN.brown.base),
    disc(730, 778, 16, SKIN.brown.base),
    box(
      [0, 0],
      [1200, 900],
      b.halo([
        [0, "#161338", 0],
        [0.7, "#161338", 0],
        [1, "#161338", 0.24],
      ]),
    ),
    group(candle(nearBrush(b)), { x: 985, y: 848, scale: 1.3 }),
  ];
  return sheet(1200, 900, [el("defs", {}, b.definitions()), ...marks]);
}
