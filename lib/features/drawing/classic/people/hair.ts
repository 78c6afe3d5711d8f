import type { HairStyle } from "@/lib/shared/story";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";

/** Around the middle of a head 58 wide and 55 high; `back` lies behind the head, `front` over it. */
export type HairDrawing = { back: Mark[]; front: Mark[] };

type HairPaint = { colour: string; scarf: string };

function cap(colour: string): Mark[] {
  return [
    shape(
      "M-60 8C-72 -74 70 -82 61 6C58 -14 50 -26 38 -32C18 -22 -22 -22 -44 -28C-54 -18 -57 -6 -60 8Z",
      colour,
    ),
    stroke("M-30 -46C-8 -60 24 -58 40 -44", lift(colour, 0.22), 5, { opacity: 0.55 }),
  ];
}

function swept(colour: string): Mark[] {
  return [
    shape(
      "M-60 10C-74 -76 72 -86 61 4C57 -12 50 -22 44 -34C26 -14 -8 -12 -40 -30C-50 -18 -56 -4 -60 10Z",
      colour,
    ),
    shape("M-10 -58C6 -78 26 -76 34 -68C24 -66 14 -62 10 -54Z", colour),
    stroke("M-34 -42C-14 -58 14 -60 36 -48", lift(colour, 0.22), 5, { opacity: 0.55 }),
  ];
}

function parted(colour: string): Mark[] {
  return [
    shape("M-60 16C-76 -80 76 -80 60 16C60 -10 40 -32 6 -46C-26 -36 -58 -10 -60 16Z", colour),
    stroke("M6 -47Q4 -56 0 -61", dim(colour, 0.3), 3),
    stroke("M-40 -30C-30 -44 -16 -52 -6 -54", lift(colour, 0.22), 5, { opacity: 0.5 }),
  ];
}

const CURLS: readonly (readonly [number, number, number])[] = [
  [-54, -14, 18],
  [-48, -36, 20],
  [-28, -52, 21],
  [-2, -58, 22],
  [26, -53, 21],
  [47, -36, 19],
  [55, -14, 17],
  [-16, -38, 15],
  [10, -40, 15],
  [33, -34, 13],
];

function curls(colour: string): HairDrawing {
  return {
    back: [
      shape("M-62 14C-80 -70 80 -70 62 14Z", dim(colour, 0.12)),
      disc(-60, 8, 15, colour),
      disc(60, 8, 15, colour),
    ],
    front: [
      ...CURLS.map(([x, y, r]) => disc(x, y, r, colour)),
      ...CURLS.slice(1, 6).map(([x, y]) =>
        stroke(`M${x - 8} ${y - 4}q6 -8 13 -3`, lift(colour, 0.25), 3, { opacity: 0.6 }),
      ),
    ],
  };
}

function afro(colour: string): HairDrawing {
  return {
    back: [
      disc(0, -26, 84, colour),
      disc(-62, 10, 26, colour),
      disc(62, 10, 26, colour),
      stroke("M-52 -64Q-20 -98 24 -92", lift(colour, 0.2), 7, { opacity: 0.5 }),
    ],
    front: [
      shape(
        "M-60 4C-68 -88 68 -88 60 4C54 -16 48 -26 38 -34Q20 -26 0 -34Q-20 -26 -38 -34C-50 -24 -56 -10 -60 4Z",
        colour,
      ),
    ],
  };
}

function braids(colour: string, tie: string): HairDrawing {
  const plait = (side: number): Mark[] => [
    oval([side * 60, 20], [14, 15], colour),
    oval([side * 65, 42], [13, 15], dim(colour, 0.1)),
    oval([side * 67, 64], [12, 14], colour),
    oval([side * 67, 92], [9, 12], colour),
    oval([side * 67, 79], [9, 5], tie),
  ];
  return { back: [...plait(-1), ...plait(1)], front: parted(colour) };
}

function hijab(scarf: string): HairDrawing {
  const shadow = dim(scarf, 0.16);
  return {
    back: [shape("M-66 10C-78 -86 78 -86 66 10C70 50 60 84 40 92L-40 92C-60 84 -70 50 -66 10Z", shadow)],
    front: [
      shape(
        "M-64 6C-76 -88 76 -88 64 6C64 44 48 76 0 84C-48 76 -64 44 -64 6ZM-46 4C-46 36 -26 52 2 52C30 52 48 36 48 4C46 -32 28 -42 2 -42C-24 -42 -44 -32 -46 4Z",
        scarf,
        { "fill-rule": "evenodd" },
      ),
      stroke(
        "M-46 4C-46 36 -26 52 2 52C30 52 48 36 48 4C46 -32 28 -42 2 -42C-24 -42 -44 -32 -46 4Z",
        shadow,
        3,
      ),
      stroke("M-34 62Q4 80 44 56M-20 76Q10 88 40 72", shadow, 4),
    ],
  };
}

function long(colour: string, shadow: string): HairDrawing {
  return {
    back: [
      shape(
        "M-64 0C-76 -70 76 -70 64 0C70 40 80 84 72 112Q40 126 0 120Q-42 128 -72 110C-80 80 -70 40 -64 0Z",
        shadow,
      ),
    ],
    front: [
      ...parted(colour),
      shape("M-60 0C-70 30 -70 56 -64 82Q-54 76 -52 62C-56 42 -56 30 -52 6Z", colour),
      shape("M60 0C70 30 70 56 64 82Q54 76 52 62C56 42 56 30 54 6Z", colour),
    ],
  };
}

function bob(colour: string, shadow: string): HairDrawing {
  return {
    back: [shape("M-64 0C-76 -72 76 -72 64 0C72 26 72 48 62 56Q0 70 -62 56C-72 48 -72 26 -64 0Z", shadow)],
    front: [
      ...cap(colour),
      shape("M-61 -4C-72 20 -72 42 -62 54Q-50 54 -48 42C-54 26 -54 12 -52 -10Z", colour),
      shape("M61 -4C72 20 72 42 62 54Q52 54 50 42C55 26 55 12 52 -10Z", colour),
    ],
  };
}

export function drawHair(style: HairStyle, { colour, scarf }: HairPaint): HairDrawing {
  const shadow = dim(colour, 0.14);
  switch (style) {
    case "short":
      return {
        back: [shape("M-60 20C-74 -60 74 -60 61 20Q40 34 0 34Q-40 34 -60 20Z", shadow)],
        front: swept(colour),
      };
    case "curly":
      return curls(colour);
    case "afro":
      return afro(colour);
    case "long":
      return long(colour, shadow);
    case "bob":
      return bob(colour, shadow);
    case "ponytail":
      return {
        back: [
          shape("M-44 -34C-92 -50 -118 -6 -104 52C-100 70 -92 82 -84 90C-82 50 -74 20 -46 -4Z", shadow),
          oval([-54, -26], [10, 15], scarf),
        ],
        front: swept(colour),
      };
    case "braids":
      return braids(colour, scarf);
    case "bun":
      return {
        back: [
          disc(0, -70, 27, colour),
          stroke("M-14 -76Q0 -90 14 -78", lift(colour, 0.22), 4, { opacity: 0.6 }),
          oval([0, -54], [20, 7], scarf),
          shape("M-60 14C-74 -60 74 -60 61 14Z", shadow),
        ],
        front: cap(colour),
      };
    default:
      return hijab(scarf);
  }
}
