import svgpath from "svgpath";
import type { Outline } from "@/lib/features/drawing/classic/things/outlines";

/** Corners of the smallest box around some outlines. */
type Box = { left: number; top: number; right: number; bottom: number };

type Point = readonly [number, number];

const STEPS = [0.25, 0.5, 0.75, 1];

/** Where a curve is at a quarter, at its half and so on: near enough for a box around it. */
function along(points: readonly Point[]): Point[] {
  return STEPS.map((t) => {
    let rest = points;
    while (rest.length > 1) {
      rest = rest.slice(1).map(([x, y], index): Point => {
        const [px, py] = rest[index] ?? [x, y];
        return [px + (x - px) * t, py + (y - py) * t];
      });
    }
    return rest[0] ?? [0, 0];
  });
}

function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const [command, ...values] = segment;
      if (command === "H") points.push([values[0] ?? x, y]);
      else if (command === "V") points.push([x, values[0] ?? y]);
      else if (values.length > 0) {
        const pairs = Array.from({ length: values.length / 2 }, (_, i): Point => [
          values[i * 2] ?? 0,
          values[i * 2 + 1] ?? 0,
        ]);
        points.push(...along(pairs.length > 1 ? [[x, y], ...pairs] : pairs));
      }
    });
  return points;
}

function boxAround(outlines: readonly Outline[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { d, line = 0 } of outlines) {
    for (const [x, y] of pointsOf(d)) {
      box.left = Math.min(box.left, x - line / 2);
      box.right = Math.max(box.right, x + line / 2);
      box.top = Math.min(box.top, y - line / 2);
      box.bottom = Math.max(box.bottom, y + line / 2);
    }
  }
  return box;
}

/** Puts the middle of the foot at the origin and makes the larger side 100 units long. */
export function stand(outlines: readonly Outline[], mirrored: boolean): Outline[] {
  const { left, top, right, bottom } = boxAround(outlines);
  const scale = 100 / Math.max(right - left, bottom - top);
  return outlines.map((outline) => ({
    ...outline,
    d: tidy(
      svgpath(outline.d)
        .abs()
        .translate(-(left + right) / 2, -bottom)
        .scale(mirrored ? -scale : scale, scale),
    ),
    ...(outline.line === undefined ? {} : { line: Math.round(outline.line * scale * 10) / 10 }),
  }));
}

/** One decimal, and numbers parted by spaces or a sign only. */
const tidy = (path: ReturnType<typeof svgpath>): string =>
  path
    .round(1)
    .rel()
    .round(1)
    .toString()
    .replace(/(\d*\.\d+)(?=\.)/g, "$1 ");
