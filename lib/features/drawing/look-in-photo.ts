import type { HairColour, SkinTone } from "@/lib/shared/story";
import type { HairLength, SeenLook } from "./rules";

/** Pixels, three bytes each, row by row. */
type Photo = { data: Uint8Array; width: number; height: number };
type Point = readonly [x: number, y: number];
type Colour = { l: number; a: number; b: number };

const linear = (byte: number): number => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const curve = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : (903.3 * share + 16) / 116);

/** CIELAB, in which distances are about as the eye sees them. */
function labOf(red: number, green: number, blue: number): Colour {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

const between = (one: Point, other: Point, share: number): Point => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
];
const apart = (one: Colour, other: Colour): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const middle = (colours: Colour[]): Colour => ({
  l: median(colours.map(({ l }) => l)),
  a: median(colours.map(({ a }) => a)),
  b: median(colours.map(({ b }) => b)),
});

function colourAt({ data, width, height }: Photo, [x, y]: Point): Colour | null {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  const at = (row * width + column) * 3;
  return labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}

const GRID = [-1, -0.5, 0, 0.5, 1];

/** A patch of pixels around a point; what lies beyond the photo is left out. */
const patch = (photo: Photo, [x, y]: Point, radius: number): Colour[] =>
  GRID.flatMap((down) =>
    GRID.flatMap((right) => colourAt(photo, [x + right * radius, y + down * radius]) ?? []),
  );

/** A face as directions: across from jaw to jaw, up from chin to brows. */
type Face = { at: (number: number) => Point; width: number; brows: Point; up: Point };

function faceOf(landmarks: readonly Point[]): Face {
  const at = (number: number): Point => landmarks[number] ?? [0, 0];
  const brows = between(at(21), at(22), 0.5);
  const chin = at(8);
  return {
    at,
    brows,
    width: Math.hypot(at(16)[0] - at(0)[0], at(16)[1] - at(0)[1]),
    up: [brows[0] - chin[0], brows[1] - chin[1]],
  };
}

/** Both cheeks, which neither beard nor fringe nor glasses cover. */
function skinOf(photo: Photo, { at, width }: Face): Colour {
  const cheeks = [between(at(2), at(31), 0.55), between(at(14), at(35), 0.55)];
  return middle(cheeks.flatMap((cheek) => patch(photo, cheek, width * 0.06)));
}

// Bounds of the individual typology angle, by which dermatologists part skin into six.
const TONES: [from: number, tone: SkinTone][] = [
  [55, "porcelain"],
  [41, "light"],
  [28, "tan"],
  [10, "olive"],
  [-30, "brown"],
];

function toneOf({ l, b }: Colour): SkinTone {
  const angle = (Math.atan2(l - 50, Math.max(b, 1)) * 180) / Math.PI;
  return TONES.find(([from]) => angle > from)?.[1] ?? "deep";
}

/** Hair as photos show it, which is duller than paint. */
const HAIR: [HairColour, Colour][] = [
  ["black", { l: 11, a: 2, b: 2 }],
  ["dark-brown", { l: 23, a: 6, b: 8 }],
  ["brown", { l: 36, a: 9, b: 16 }],
  ["auburn", { l: 33, a: 19, b: 19 }],
  ["red", { l: 45, a: 25, b: 33 }],
  ["blonde", { l: 62, a: 7, b: 28 }],
  ["grey", { l: 60, a: 0, b: 3 }],
];

/** Above the forehead, where hair grows on nearly everybody. */
function hairOf(photo: Photo, { brows, up, width }: Face, skin: Colour): Colour {
  const rows = [0.5, 0.58, 0.66].map((share): Point => [brows[0] + up[0] * share, brows[1] + up[1] * share]);
  const seen = rows.flatMap(([x, y]) =>
    [-0.18, 0, 0.18].flatMap((side) => patch(photo, [x + side * width, y], width * 0.05)),
  );
  const hair = seen.filter((colour) => apart(colour, skin) > 16);
  return middle(hair.length > seen.length / 5 ? hair : seen);
}

const nearest = (hair: Colour): HairColour =>
  HAIR.reduce(
    (best, known) => (apart(known[1], hair) < apart(best[1], hair) ? known : best),
    HAIR[0] ?? ["brown", hair],
  )[0];

/** How far down hair of this colour hangs beside the face. */
function lengthOf(photo: Photo, { at, up, width }: Face, hair: Colour): HairLength {
  const share = (from: Point, side: number, below: number): number => {
    const spot: Point = [from[0] + side * width * 0.14 - up[0] * below, from[1] - up[1] * below];
    const seen = patch(photo, spot, width * 0.07);
    return seen.filter((colour) => apart(colour, hair) < 17).length / Math.max(seen.length, 1);
  };
  // On both sides, or on the one that a turned head shows.
  const hangs = (left: number, right: number, below: number): boolean => {
    const [one, other] = [share(at(left), -1, below), share(at(right), 1, below)];
    return Math.min(one, other) > 0.45 || Math.max(one, other) > 0.75;
  };
  if (!hangs(3, 13, 0)) return "short";
  return hangs(5, 11, 0.3) ? "long" : "chin";
}

/** A frame crosses the bridge of the nose as a line that skin does not have. */
function hasFrame(photo: Photo, { at, width }: Face): boolean {
  const lines = [-0.025, 0, 0.025].map((side) => {
    const steps = Array.from({ length: 24 }, (_, index) => {
      const [x, y] = between(at(27), at(29), index / 23);
      return colourAt(photo, [x + side * width, y])?.l ?? 0;
    });
    return Math.max(...steps.slice(2).map((l, index) => Math.abs(l - (steps[index] ?? l))));
  });
  return median(lines) > 12;
}

/** A guess for the parent to look at; light, background and hats may lead it astray. */
export function lookInPhoto(photo: Photo, landmarks: readonly Point[]): SeenLook {
  const face = faceOf(landmarks);
  const skin = skinOf(photo, face);
  const hair = hairOf(photo, face, skin);
  return {
    skin: toneOf(skin),
    hairColour: nearest(hair),
    hairLength: lengthOf(photo, face, hair),
    glasses: hasFrame(photo, face),
  };
}
