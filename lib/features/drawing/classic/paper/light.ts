import type { TimeOfDay, Weather } from "@/lib/shared/story";
import { mix } from "./colour";

export type Light = {
  /** Top, middle and foot of the sky. */
  sky: readonly [string, string, string];
  /** What every surface is multiplied with. */
  filter: string;
  /** What far things fade into. */
  haze: string;
  /** Sun, moon and the edge that they light. */
  glow: string;
  /** 0 at noon, 1 at night. */
  darkness: number;
  sun: { x: number; y: number; moon: boolean } | null;
};

const LIGHTS: Record<TimeOfDay, Light> = {
  dawn: {
    sky: ["#8ea6d8", "#f3bdb6", "#fde6bd"],
    filter: "#f6e2df",
    haze: "#f1cfc6",
    glow: "#ffd9a0",
    darkness: 0.15,
    sun: { x: 900, y: 400, moon: false },
  },
  morning: {
    sky: ["#86c3e6", "#c9e6ec", "#fdf2d3"],
    filter: "#fffaf0",
    haze: "#d7eaec",
    glow: "#fff0b8",
    darkness: 0,
    sun: { x: 960, y: 210, moon: false },
  },
  noon: {
    sky: ["#5fb0e2", "#a9daf0", "#eaf6e8"],
    filter: "#ffffff",
    haze: "#cfe7f0",
    glow: "#fff6c9",
    darkness: 0,
    sun: { x: 820, y: 120, moon: false },
  },
  afternoon: {
    sky: ["#78b5da", "#cfe2d6", "#fce4ae"],
    filter: "#fff2da",
    haze: "#f0e2c2",
    glow: "#ffe39a",
    darkness: 0.05,
    sun: { x: 240, y: 230, moon: false },
  },
  sunset: {
    sky: ["#6a5a9f", "#ee8f71", "#fdd07f"],
    filter: "#f6cfb2",
    haze: "#eaa587",
    glow: "#ffcf7a",
    darkness: 0.4,
    sun: { x: 250, y: 420, moon: false },
  },
  evening: {
    sky: ["#2d3870", "#69639f", "#eab08f"],
    filter: "#b4abd4",
    haze: "#7c74ab",
    glow: "#ffd592",
    darkness: 0.7,
    sun: { x: 930, y: 190, moon: true },
  },
  night: {
    sky: ["#12183b", "#263268", "#4d5c98"],
    filter: "#8790c6",
    haze: "#3a4784",
    glow: "#ffeebd",
    darkness: 1,
    sun: { x: 930, y: 170, moon: true },
  },
};

const OVERCAST: Partial<Record<Weather, number>> = { rain: 0.55, cloudy: 0.3, fog: 0.6, snow: 0.5 };

/** Indoors the lamps are lit when it is dark: surfaces turn amber, not blue. */
export function lightFor(time: TimeOfDay, weather: Weather, indoors: boolean): Light {
  const light = LIGHTS[time];
  const grey = OVERCAST[weather] ?? 0;
  if (indoors) {
    return { ...light, filter: mix(light.filter, "#f9d3a0", light.darkness * 0.72) };
  }
  if (grey === 0) return light;
  const veil = mix("#c9d3dc", light.sky[0], light.darkness * 0.75);
  const [top, middle, foot] = light.sky;
  return {
    ...light,
    sky: [mix(top, veil, grey), mix(middle, veil, grey * 0.9), mix(foot, veil, grey * 0.7)],
    filter: mix(light.filter, mix("#dfe4ee", light.filter, light.darkness), grey),
    haze: mix(light.haze, veil, grey * 0.6),
    sun: grey > 0.5 ? null : light.sun,
  };
}
