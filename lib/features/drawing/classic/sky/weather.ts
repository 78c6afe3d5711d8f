import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import {
  box,
  dots,
  group,
  oval,
  shape,
  stroke,
  times,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";

function rain(b: Brush): Mark[] {
  const drops = (count: number, long: number): string =>
    times(
      count,
      () => `M${b.random.between(-20, 1220)} ${b.random.between(-40, 860)}l${-long * 0.3} ${long}` as Mark,
    ).join("");
  const splashes = times(12, () =>
    oval([b.random.between(20, 1180), b.random.between(700, 885)], [26, 6], "none", {
      stroke: "#e4eef7",
      "stroke-width": 3,
      opacity: 0.6,
    }),
  );
  return [
    stroke(drops(36, 32), "#e4eef7", 2.4, { opacity: 0.5 }),
    stroke(drops(30, 46), "#e4eef7", 3.2, { opacity: 0.45 }),
    ...splashes,
  ];
}

function snow(b: Brush): Mark[] {
  return [2.6, 4, 5.6, 7].map((r) =>
    dots(
      Array.from({ length: 24 }, () => [b.random.between(0, 1200), b.random.between(0, 890)] as const),
      r,
      "#ffffff",
      { opacity: 0.85 },
    ),
  );
}

function fog(b: Brush): Mark[] {
  const mist = b.light.haze;
  return times(5, (i) =>
    box(
      [-20, 300 + i * 105],
      [1240, 150],
      b.fade([
        [0, mist, 0],
        [0.5, mist, 0.34],
        [1, mist, 0],
      ]),
    ),
  );
}

function wind(b: Brush): Mark[] {
  const swirl = (x: number, y: number, size: number): Mark =>
    group(
      [
        stroke("M-190 10Q-60 -22 60 0Q120 10 118 -28Q112 -56 84 -46Q66 -36 80 -20", "#fffaf0", 6, {
          opacity: 0.7,
        }),
      ],
      { x, y, scale: size },
    );
  const leaves = times(12, (i) =>
    group(
      [shape("M0 0Q14 -18 34 -10Q24 12 0 0Z", b.tone(["#e0923f", "#c8653f", "#8fae58"][i % 3] ?? "#e0923f"))],
      { x: b.random.between(30, 1170), y: b.random.between(160, 780), turn: b.random.between(0, 360) },
    ),
  );
  return [swirl(330, 200, 1.1), swirl(860, 320, 0.9), swirl(560, 470, 0.7), ...leaves];
}

/** What falls or drifts between us and the picture. */
export function drawWeather(b: Brush): Mark[] {
  switch (b.weather) {
    case "rain":
      return rain(b);
    case "snow":
      return snow(b);
    case "fog":
      return fog(b);
    case "wind":
      return wind(b);
    default:
      return [];
  }
}
