/** How much of a drawing each of its outlines takes: near enough to say what its main colour is. */

const PARTS = /([a-z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/giu;
/** How many numbers a step of each kind has. */
const STEPS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

type Point = readonly [x: number, y: number];
type Corners = { left: number; top: number; right: number; bottom: number };
/** The room of an element in square units, and between which corners it lies. */
export type Extent = Corners & { room: number };

type Step = { command: string; numbers: readonly number[] };

/** The steps of a path; numbers that go on after a move are lines. */
function* listSteps(d: string): Generator<Step> {
  let command = "M";
  let numbers: number[] = [];
  for (const [, letter, digits] of d.matchAll(PARTS)) {
    if (letter !== undefined) {
      command = letter;
      numbers = [];
      if (STEPS[command.toLowerCase()] === 0) yield { command, numbers };
      continue;
    }
    numbers.push(Number(digits));
    if (numbers.length < (STEPS[command.toLowerCase()] ?? 2)) continue;
    yield { command, numbers };
    numbers = [];
    if (command === "m") command = "l";
    if (command === "M") command = "L";
  }
}

/** Where a step ends that begins at a point. */
function endOf({ command, numbers }: Step, [x, y]: Point): Point {
  const kind = command.toLowerCase();
  const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
  const [last = 0, before = last] = numbers.toReversed();
  if (kind === "h") return [fromX + last, y];
  return kind === "v" ? [x, fromY + last] : [fromX + before, fromY + last];
}

/** Where the steps of a path end, a list for each of its parts. */
function listEnds(d: string): Point[][] {
  const parts: Point[][] = [];
  let at: Point = [0, 0];
  for (const step of listSteps(d)) {
    const kind = step.command.toLowerCase();
    if (kind === "z") {
      at = parts.at(-1)?.[0] ?? at;
      continue;
    }
    at = endOf(step, at);
    if (kind === "m" || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(at);
  }
  return parts;
}

function cornersOf(points: readonly Point[]): Corners {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Of a round outline that is drawn in two steps the ends alone say nothing of its room. */
const LEAST_FILLED = 0.3;

function roomWithin(points: readonly Point[]): number {
  const { left, right, top, bottom } = cornersOf(points);
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.max(Math.abs(twice) / 2, (right - left) * (bottom - top) * LEAST_FILLED);
}

const valueOf = (tag: string, name: string): number =>
  Number(new RegExp(` ${name}="(-?[\\d.]+)"`, "u").exec(tag)?.[1] ?? 0);

const around = (x: number, y: number, halfWidth: number, halfHeight: number): Corners => ({
  ...{ left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight },
});

/** Corners of an element, and its room where it is filled. */
function measure(tag: string): Extent | null {
  if (tag.startsWith("<path")) {
    const parts = listEnds(/ d="([^"]*)"/u.exec(tag)?.[1] ?? "");
    if (parts.length === 0) return null;
    return { ...cornersOf(parts.flat()), room: parts.reduce((sum, part) => sum + roomWithin(part), 0) };
  }
  const [width, height] = [valueOf(tag, "width"), valueOf(tag, "height")];
  if (tag.startsWith("<rect")) {
    const [x, y] = [valueOf(tag, "x"), valueOf(tag, "y")];
    return { left: x, top: y, right: x + width, bottom: y + height, room: width * height };
  }
  const [rx, ry] = tag.startsWith("<circle")
    ? [valueOf(tag, "r"), valueOf(tag, "r")]
    : [valueOf(tag, "rx"), valueOf(tag, "ry")];
  return { ...around(valueOf(tag, "cx"), valueOf(tag, "cy"), rx, ry), room: Math.PI * rx * ry };
}

/** The extent of an element; a line has the room of its length by its width. */
export function extentOf(tag: string): Extent | null {
  const extent = measure(tag);
  if (!extent || !tag.includes(' fill="none"')) return extent;
  const { left, right, top, bottom } = extent;
  return { ...extent, room: (right - left + bottom - top) * valueOf(tag, "stroke-width") };
}

export const liesWithin = (inner: Corners, outer: Corners): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;
