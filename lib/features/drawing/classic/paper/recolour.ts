import type { Colour } from "@/lib/shared/colours";
import { fromLch, toLch } from "./colour";
import { extentOf, liesWithin, type Extent } from "./extent";
import type { Mark } from "./markup";

/** What a colour looks like in our pictures. */
export const COLOUR_PAINTS: Readonly<Record<Colour, string>> = {
  red: "#d23f3a",
  orange: "#ee8a35",
  yellow: "#f2c53d",
  green: "#5fa052",
  blue: "#3f7fc6",
  purple: "#7d57b0",
  pink: "#ee8fae",
  brown: "#8f5f3c",
  black: "#3a3644",
  white: "#f5f2ea",
  gray: "#9a9aa4",
  gold: "#e6b13c",
  silver: "#c3c8d2",
};

const PAINTED = /<(?:path|circle|ellipse|rect)\b[^>]*>/gu;
const PAINT = /(?<= (?:fill|stroke)=")#[0-9a-f]{6}(?=")/gu;
/** With less chroma a colour is a gray. */
const LEAST_CHROMA = 0.045;
/** So far apart on the wheel of hues (in radians) two colours are still of one kind. */
const ALIKE = 0.6;
/** The coloured part is the main one where it has so much of what is gray, such as tires and glass. */
const LEAST_SHARE = 0.3;
/** Grays so far apart in lightness are of one kind. */
const ALIKE_GRAY = 0.22;
/** Of the differences within a drawing, as between its light and its shade. */
const RELIEF = 0.85;

type Paint = { hex: string; room: number; l: number; c: number; h: number };

const turn = (one: number, other: number): number => {
  const by = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(by, 2 * Math.PI - by);
};

type Seen = Extent & { hex: string };

/** The colours of a drawing with the room that is seen of them: what lies on something hides it. */
export function listPaints(marks: readonly Mark[]): Paint[] {
  const seen: Seen[] = [];
  for (const [tag] of marks.join("").matchAll(PAINTED)) {
    const [hex] = tag.match(PAINT) ?? [];
    const extent = extentOf(tag);
    if (!hex || !extent) continue;
    const under = seen.findLast((one) => liesWithin(extent, one));
    if (under) under.room = Math.max(0, under.room - extent.room);
    seen.push({ ...extent, hex });
  }
  const rooms = new Map<string, number>();
  for (const { hex, room } of seen) rooms.set(hex, (rooms.get(hex) ?? 0) + room);
  return [...rooms].map(([hex, room]) => ({ hex, room, ...toLch(hex) }));
}

const isAlike = (one: Paint, other: Paint): boolean =>
  one.c >= LEAST_CHROMA
    ? other.c >= LEAST_CHROMA && turn(one.h, other.h) <= ALIKE
    : other.c < LEAST_CHROMA && Math.abs(one.l - other.l) <= ALIKE_GRAY;

const roomFor = (paints: readonly Paint[]): number => paints.reduce((sum, { room }) => sum + room, 0);

/** Groups of what is of one kind, the largest first; each colour is in one. */
function listKinds(paints: readonly Paint[]): Paint[][] {
  const kinds: Paint[][] = [];
  let left = [...paints];
  while (left.length > 0) {
    const [largest = []] = left
      .map((paint) => left.filter((other) => isAlike(paint, other)))
      .toSorted((a, b) => roomFor(b) - roomFor(a));
    kinds.push(largest);
    left = left.filter((paint) => !largest.includes(paint));
  }
  return kinds;
}

/** The colours that make up most of a drawing: of one hue, or gray where nothing else is large. */
function mainPaints(marks: readonly Mark[], isPatchwork = false): Paint[] {
  const kinds = listKinds(listPaints(marks));
  const [largest = []] = kinds;
  const coloured = kinds.filter(([first]) => first && first.c >= LEAST_CHROMA);
  if (isPatchwork) return coloured.flat();
  const [main] = coloured;
  return main && roomFor(main) >= roomFor(largest) * LEAST_SHARE ? main : largest;
}

/**
 * A drawing in another colour: what is of its main one changes, with its lights and shades, and the rest stays. Of a
 * patchwork all that is coloured changes.
 */
export function recolour(marks: readonly Mark[], paint: string, isPatchwork = false): Mark[] {
  const main = mainPaints(marks, isPatchwork);
  const total = roomFor(main);
  if (total === 0) return [...marks];
  const mean = (of: (one: Paint) => number) => main.reduce((sum, one) => sum + of(one) * one.room, 0) / total;
  const [light, strength] = [mean(({ l }) => l), mean(({ c }) => c)];
  const wanted = toLch(paint);
  const changed = new Map(
    main.map(({ hex, l, c }) => {
      const share = strength < LEAST_CHROMA ? 1 : Math.max(0.6, Math.min(1.2, c / strength));
      const lightness = wanted.l + (l - light) * RELIEF;
      return [
        hex,
        fromLch({ l: Math.max(0.12, Math.min(0.98, lightness)), c: wanted.c * share, h: wanted.h }),
      ];
    }),
  );
  return marks.map((mark) => mark.replaceAll(PAINT, (hex) => changed.get(hex) ?? hex) as Mark);
}
