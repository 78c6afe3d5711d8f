import type { Feeling } from "@/lib/shared/story";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  disc,
  group,
  oval,
  shape,
  stroke,
  times,
  turned,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import { animalFace, eyeOf, headOn, type AnimalDrawing } from "./draw-character";

type Hoofed = {
  coat: string;
  muzzle: string;
  hoof: string;
  /** Under and over the body. */
  tail: Mark[];
  marks?: Mark[];
  /** Behind the head and on top of it, around the head's middle. */
  behind?: Mark[];
  above?: Mark[];
  horns?: Mark[];
  long?: boolean;
  /** Half asleep on its feet: its head hangs, and one hind foot rests on its tip. */
  resting?: boolean;
};

/** So far down hangs the head of who dozes. */
const DOZING = 40;

const ears = (x: number, y: number, { coat, inside }: { coat: string; inside: string }): Mark[] => [
  oval([x - 48, y - 26], [24, 12], coat, turned(28, x - 48, y - 26)),
  oval([x + 48, y - 26], [24, 12], coat, turned(-28, x + 48, y - 26)),
  oval([x - 47, y - 25], [14, 6], inside, turned(28, x - 47, y - 25)),
  oval([x + 47, y - 25], [14, 6], inside, turned(-28, x + 47, y - 25)),
];

/** A hind foot on tiptoe, which carries nothing. */
const onTiptoe = (coat: string, hoof: string): Mark[] => [
  stroke("M-86 -104L-106 -60L-88 -22", coat, 25),
  group([shape("M-13 -16L13 -16L15 0L-15 0Z", hoof)], {
    x: -84,
    y: -10,
    turn: 40,
  }),
];

const middleOfHead = ({ long }: Hoofed): readonly [number, number] =>
  long === true ? [92, -226] : [84, -182];

/** An animal on four legs, its head turned to us. */
function drawHoofed(b: Brush, feeling: Feeling, kind: Hoofed): Mark[] {
  const coat = b.tone(kind.coat);
  const shade = dim(coat, 0.17);
  const hoof = b.tone(kind.hoof);
  const leg = (x: number, colour: string): Mark[] => [
    stroke(`M${x} -96L${x} -14`, colour, 25),
    shape(`M${x - 13} -16L${x + 13} -16L${x + 15} 0L${x - 15} 0Z`, hoof),
  ];
  const [headX, upright] = middleOfHead(kind);
  const headY = upright + (kind.resting ? DOZING : 0);
  const head = headOf(b, feeling, kind);
  return [
    ...kind.tail,
    ...leg(-44, shade),
    ...leg(26, shade),
    shape(
      "M-108 -140C-110 -186 -70 -190 -20 -184L40 -190C86 -190 92 -150 84 -110C78 -78 50 -72 0 -74C-60 -70 -106 -76 -108 -140Z",
      coat,
    ),
    shape(
      "M-106 -118C-90 -92 -40 -92 10 -96C50 -98 78 -104 86 -122C80 -78 50 -72 0 -74C-60 -70 -100 -78 -106 -118Z",
      shade,
    ),
    ...(kind.resting ? onTiptoe(coat, hoof) : leg(-86, coat)),
    ...leg(66, coat),
    ...(kind.marks ?? []),
    shape(
      `M30 -168Q40 ${headY + 10} ${headX - 24} ${headY - 20}L${headX + 38} ${headY + 20}Q96 -150 82 -110Z`,
      coat,
    ),
    ...(kind.resting ? [group(head, { y: DOZING })] : head),
  ];
}

/** The head and what grows on it, where an animal on its feet has it. */
function headOf(b: Brush, feeling: Feeling, kind: Hoofed): Mark[] {
  const coat = b.tone(kind.coat);
  const muzzle = b.tone(kind.muzzle);
  const [headX, headY] = middleOfHead(kind);
  return headOn(
    b,
    [headX - 10, headY + 44],
    [
      ...(kind.behind ?? []),
      ...ears(headX, headY, { coat, inside: b.tone("#e6a898") }),
      ...(b.isYoung ? [] : (kind.horns ?? [])),
      shape(
        `M${headX} ${headY - 52}C${headX + 40} ${headY - 52} ${headX + 46} ${headY - 20} ${headX + 40} ${headY + 10}C${headX + 38} ${headY + 46} ${headX + 26} ${headY + 60} ${headX} ${headY + 60}C${headX - 26} ${headY + 60} ${headX - 38} ${headY + 46} ${headX - 40} ${headY + 10}C${headX - 46} ${headY - 20} ${headX - 40} ${headY - 52} ${headX} ${headY - 52}Z`,
        coat,
      ),
      oval([headX + 2, headY + 36], [38, 28], muzzle),
      animalFace(feeling, {
        x: headX + 2,
        y: headY - 12,
        gap: 24,
        ground: coat,
        eye: eyeOf(b, 0.95),
        mouthY: 55,
        mouth: 0.72,
      }),
      oval([headX - 11, headY + 30], [4.5, 6], dim(muzzle, 0.45)),
      oval([headX + 15, headY + 30], [4.5, 6], dim(muzzle, 0.45)),
      ...(kind.above ?? []),
    ],
  );
}

function mane(colour: string): Mark[] {
  return [
    shape("M58 -262C20 -250 26 -200 14 -180C30 -178 40 -150 34 -132C60 -140 70 -190 70 -230Z", colour),
    stroke("M52 -244Q34 -214 32 -176M62 -230Q50 -190 46 -156", dim(colour, 0.2), 4),
  ];
}

const forelock = (colour: string): Mark[] => [
  shape("M72 -274C84 -296 112 -290 116 -272C112 -258 104 -246 98 -240C98 -252 92 -258 80 -262Z", colour),
];
const flowingTail = (colour: string): Mark[] => [
  shape(
    "M-100 -170C-150 -176 -160 -110 -140 -60C-130 -52 -120 -60 -124 -76C-126 -110 -112 -140 -92 -146Z",
    colour,
  ),
  stroke("M-112 -160Q-142 -130 -134 -72", dim(colour, 0.2), 4),
];

export const HORSE = {
  coat: "#a86c41",
  hair: "#5a3a2e",
  hoof: "#4c3a3a",
} as const;

const horseOf = (b: Brush): Hoofed => ({
  coat: HORSE.coat,
  muzzle: "#d9a777",
  hoof: HORSE.hoof,
  long: true,
  tail: flowingTail(b.tone(HORSE.hair)),
  behind: mane(b.tone(HORSE.hair)),
  above: [
    shape("M92 -268Q84 -240 94 -206Q104 -240 96 -268Z", b.tone("#f6e6cb")),
    ...forelock(b.tone(HORSE.hair)),
  ],
});

export const horse: AnimalDrawing = (b, feeling) => drawHoofed(b, feeling, horseOf(b));

/** A horse that sleeps standing up. */
export const restingHorse = (b: Brush): Mark[] => drawHoofed(b, "sleepy", { ...horseOf(b), resting: true });

/** The head of a horse with closed eyes and without its mane, around the middle of its face. */
export const sleepersHead = (b: Brush): Mark => {
  const kind = { ...horseOf(b), behind: [] };
  const [x, y] = middleOfHead(kind);
  return group(headOf(b, "sleepy", kind), { x: -x, y: -y });
};

export const unicorn: AnimalDrawing = (b, feeling) => {
  const gold = b.tone("#f1bd4a");
  return drawHoofed(b, feeling, {
    coat: "#f4eef2",
    muzzle: "#f6d9d6",
    hoof: "#c9a2c9",
    long: true,
    tail: [...flowingTail(b.tone("#a884cf")), stroke("M-104 -162Q-152 -140 -138 -66", b.tone("#f0a3b8"), 9)],
    behind: [
      ...mane(b.tone("#a884cf")),
      stroke("M50 -250Q22 -214 26 -176", b.tone("#f0a3b8"), 10),
      stroke("M62 -236Q44 -196 40 -152", b.tone("#8cc7d8"), 8),
    ],
    above: [
      shape("M82 -272L94 -350L108 -270Z", gold),
      stroke("M85 -290L105 -284M88 -308L102 -303M90 -324L99 -321", dim(gold, 0.25), 3.5),
      ...forelock(b.tone("#f0a3b8")),
    ],
    marks: [shape("M-70 -150l4.5 9.5 10 1.5-7.5 7 2 10-9-5-9 5 2-10-7.5-7 10-1.5Z", gold)],
  });
};

export const cow: AnimalDrawing = (b, feeling) => {
  const patch = b.tone("#6b4a3f");
  return drawHoofed(b, feeling, {
    coat: "#f6efe2",
    muzzle: "#f0b9ab",
    hoof: "#5b4a4a",
    tail: [stroke("M-102 -160Q-136 -140 -128 -86", b.tone("#f6efe2"), 9), disc(-128, -80, 11, patch)],
    marks: [
      shape("M-90 -176Q-50 -192 -34 -168Q-30 -130 -62 -124Q-104 -128 -90 -176Z", patch),
      shape("M4 -120Q40 -132 46 -104Q30 -84 6 -92Q-10 -104 4 -120Z", patch),
      stroke("M52 -124Q84 -104 112 -124", b.tone("#d24f40"), 8),
      disc(84, -108, 12, b.tone("#f1bd4a")),
    ],
    horns: [
      shape(
        "M54 -222Q40 -246 50 -256Q62 -246 70 -230ZM114 -222Q128 -246 118 -256Q106 -246 98 -230Z",
        b.tone("#e8d6ae"),
      ),
    ],
    above: [
      shape("M92 -234C120 -236 128 -212 124 -190Q104 -184 92 -200Z", patch, { opacity: 0.35 }),
      disc(76, -232, 10, patch),
      disc(88, -238, 11, patch),
      disc(98, -232, 9, patch),
    ],
  });
};

export const sheep: AnimalDrawing = (b, feeling) => {
  const wool = b.tone("#fbf4e6");
  const shade = dim(wool, 0.1);
  const fluff: readonly (readonly [number, number, number])[] = [
    [-92, -120, 34],
    [-70, -164, 36],
    [-26, -178, 38],
    [22, -176, 36],
    [54, -140, 34],
    [40, -98, 32],
    [-8, -88, 34],
    [-58, -90, 32],
  ];
  return drawHoofed(b, feeling, {
    coat: "#6e5f63",
    muzzle: "#82737a",
    hoof: "#3f3640",
    tail: [disc(-118, -136, 20, wool)],
    marks: [
      ...fluff.map(([x, y, r]) => disc(x, y + 5, r, shade)),
      ...fluff.map(([x, y, r]) => disc(x, y, r - 2, wool)),
      oval([-20, -132], [80, 48], wool),
      stroke("M-70 -140q8 -12 16 0M-30 -120q8 -12 16 0M-10 -156q8 -12 16 0M20 -128q8 -12 16 0", shade, 4),
    ],
    above: [disc(58, -226, 20, wool), disc(84, -236, 24, wool), disc(110, -226, 20, wool)],
  });
};

export const deer: AnimalDrawing = (b, feeling) => {
  const antler = b.tone("#8a6444");
  return drawHoofed(b, feeling, {
    coat: "#bf8550",
    muzzle: "#f0d9b4",
    hoof: "#4c3a3a",
    long: true,
    tail: [oval([-110, -160], [20, 12], b.tone("#f6e6cb"), turned(-30, -110, -160))],
    horns: [
      stroke(
        "M74 -272Q60 -300 40 -310M68 -288Q76 -304 70 -322M110 -272Q124 -300 144 -310M116 -288Q108 -304 114 -322",
        antler,
        8,
      ),
    ],
    marks: [
      ...times(6, (i) =>
        disc(-76 + (i % 3) * 30, -164 + Math.floor(i / 3) * 22, 6, lift(b.tone("#f6e6cb"), 0.2)),
      ),
    ],
    above: [],
  });
};
