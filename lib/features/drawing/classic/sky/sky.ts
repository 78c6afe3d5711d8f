import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { mix } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  dots,
  group,
  shape,
  stroke,
  times,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import { cloud } from "./cloud";

const CLOUDS = { clear: 2, cloudy: 7, rain: 7, wind: 4, snow: 5, fog: 3, rainbow: 3, starry: 1 } as const;
const BOW = ["#e0776d", "#eda45f", "#f3d27a", "#8fc08a", "#7fb3d9", "#a18fc9"] as const;

const SPARK = "M0 -11Q1.5 -1.5 11 0Q1.5 1.5 0 11Q-1.5 1.5 -11 0Q-1.5 -1.5 0 -11Z";

/** Stars of three sizes down to `low`, and a few that sparkle. */
export function starField(b: Brush, count: number, low: number, opacity = 0.9): Mark[] {
  const places = Array.from(
    { length: count },
    () => [b.random.between(10, 1190), b.random.between(10, low)] as const,
  );
  const sized = [1.4, 2, 2.8].map((r, size) =>
    dots(
      places.filter((_, i) => i % 3 === size && i % 9 !== 0),
      r,
      "#fff6d8",
      { opacity },
    ),
  );
  const sparks = places
    .filter((_, i) => i % 9 === 0)
    .map(([x, y]) => group([shape(SPARK, "#fff3c4")], { x, y, opacity }));
  return [...sized, ...sparks];
}

function sunOrMoon(b: Brush): Mark[] {
  const { sun, glow, darkness } = b.light;
  if (sun === null) return [];
  const halo = disc(
    sun.x,
    sun.y,
    sun.moon ? 170 : 260,
    b.halo([
      [0, glow, sun.moon ? 0.5 : 0.75],
      [0.4, glow, 0.25],
      [1, glow, 0],
    ]),
  );
  if (!sun.moon) return [halo, disc(sun.x, sun.y, darkness > 0.1 ? 62 : 52, mix(glow, "#ffffff", 0.35))];
  return [
    halo,
    disc(sun.x, sun.y, 54, "#fdf3d0"),
    disc(sun.x - 16, sun.y - 12, 10, "#ecdcae"),
    disc(sun.x + 16, sun.y + 8, 7, "#ecdcae"),
    disc(sun.x - 6, sun.y + 22, 6, "#ecdcae"),
  ];
}

export function drawSky(b: Brush): Mark[] {
  const [top, middle, foot] = b.light.sky;
  const marks: Mark[] = [
    box(
      [0, 0],
      [1200, 900],
      b.fade([
        [0, top],
        [0.36, middle],
        [0.66, foot],
        [1, foot],
      ]),
    ),
  ];
  const starry = b.weather === "starry";
  const { darkness } = b.light;
  if (starry || darkness > 0.6)
    marks.push(...starField(b, starry ? 110 : 56, 430, darkness > 0.3 ? 0.9 : 0.45));
  marks.push(...sunOrMoon(b));
  if (b.weather === "rainbow")
    marks.push(
      ...BOW.map((colour, i) =>
        stroke(`M${60 + i * 17} 620A${540 - i * 17} ${540 - i * 17} 0 0 1 ${1140 - i * 17} 620`, colour, 18, {
          opacity: 0.5,
        }),
      ),
    );
  const puff = mix(mix("#ffffff", foot, 0.25), top, 0.12 + darkness * 0.45);
  const count = CLOUDS[b.weather];
  marks.push(
    ...times(count, (i) =>
      cloud(
        {
          x: ((i * 397 + b.random.between(0, 160)) % 1240) - 10,
          y: b.random.between(60, 270),
          size: b.random.between(0.8, 1.5),
        },
        i % 2 === 0 ? puff : mix(puff, middle, 0.25),
        starry ? 0.4 : 0.82,
      ),
    ),
  );
  return marks;
}
