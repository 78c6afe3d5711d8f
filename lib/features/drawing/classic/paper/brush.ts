import type { TimeOfDay, Weather } from "@/lib/shared/story";
import { mix, multiply } from "./colour";
import { lightFor, type Light } from "./light";
import { el, type Mark } from "./markup";
import { seededRandom, type Random } from "./random";

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What a drawing needs to know of its picture: the light it stands in, chance, and shared gradients. */
export type Brush = {
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly indoors: boolean;
  /** There is water where the ground would be. */
  readonly afloat: boolean;
  /** Somebody is in a bed of their own: the room shows no other. */
  readonly isBedTaken: boolean;
  /** Whoever is drawn is a young one of its kind: a puppy. */
  readonly isYoung?: boolean;
  readonly light: Light;
  readonly random: Random;
  /** A surface's own colour as it looks in this light; `depth` 0 is near, 1 is lost in haze. */
  tone(colour: string, depth?: number): string;
  /** As `tone`, for what snow lies on. */
  turf(colour: string, depth?: number): string;
  /** From top to foot, or from left to right. */
  fade(stops: readonly Stop[], sideways?: boolean): string;
  /** A plain fade between two colours. */
  blend(top: string, foot: string): string;
  /** A colour that thins out towards the edge. */
  glow(colour: string, opacity: number): string;
  /** From the middle outwards. */
  halo(stops: readonly Stop[]): string;
  /** A `clip-path` that shows only this rectangle. */
  window(x: number, y: number, width: number, height: number): string;
  /** What `fade`, `halo` and `window` gave out: belongs into the picture's `defs`. */
  definitions(): Mark[];
};

type Setting = {
  time: TimeOfDay;
  weather: Weather;
  indoors: boolean;
  afloat?: boolean;
  isBedTaken?: boolean;
  seed: number;
};

export function createBrush(setting: Setting): Brush {
  const { time, weather, indoors, afloat = false, isBedTaken = false, seed } = setting;
  const light = lightFor(time, weather, indoors);
  const known = new Map<string, string>();
  const made: Mark[] = [];
  // Pictures may share a page as inline SVG: names of gradients must not meet.
  const prefix = `w${(seed >>> 0).toString(36)}${time.slice(0, 2)}${weather.slice(0, 2)}-`;
  const murk = weather === "fog" && !indoors ? 0.3 : 0;

  function keep(kind: string, stops: readonly Stop[], make: (id: string, stops: Mark[]) => Mark): string {
    const key = kind + JSON.stringify(stops);
    const found = known.get(key);
    if (found !== undefined) return found;
    const id = prefix + known.size.toString(36);
    const marks = stops.map(([offset, colour, opacity]) =>
      el("stop", { offset: `${Math.round(offset * 100)}%`, "stop-color": colour, "stop-opacity": opacity }),
    );
    made.push(make(id, marks));
    known.set(key, `url(#${id})`);
    return `url(#${id})`;
  }

  function tone(colour: string, depth = 0): string {
    const far = Math.min(1, depth === 0 ? 0 : depth + murk);
    return mix(multiply(colour, light.filter), light.haze, far);
  }

  const fade: Brush["fade"] = (stops, sideways = false) =>
    keep(`l${sideways}`, stops, (id, marks) =>
      el("linearGradient", sideways ? { id } : { id, x1: 0, y1: 0, x2: 0, y2: 1 }, marks),
    );
  const halo: Brush["halo"] = (stops) => keep("r", stops, (id, marks) => el("radialGradient", { id }, marks));

  return {
    time,
    weather,
    indoors,
    afloat,
    isBedTaken,
    light,
    random: seededRandom(seed),
    tone,
    turf: (colour, depth) => tone(weather === "snow" ? mix(colour, "#f3f6fb", 0.78) : colour, depth),
    fade,
    halo,
    blend: (top, foot) =>
      fade([
        [0, top],
        [1, foot],
      ]),
    glow: (colour, opacity) =>
      halo([
        [0, colour, opacity],
        [1, colour, 0],
      ]),
    window: (x, y, width, height) =>
      keep(`c${x},${y},${width},${height}`, [], (id) =>
        el("clipPath", { id }, [el("rect", { x, y, width, height })]),
      ),
    definitions: () => made,
  };
}

/** People, animals and things in front keep more of their own colour, so that faces stay readable at night. */
export function nearBrush(brush: Brush): Brush {
  const filter = mix(brush.light.filter, "#fff4e4", 0.5);
  const tone = (colour: string): string => multiply(colour, filter);
  return { ...brush, tone, turf: tone };
}
