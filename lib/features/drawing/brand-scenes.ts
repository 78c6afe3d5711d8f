import { landingHero } from "./classic/brand/landing-hero";
import { SKETCHES, STYLE_SKETCHES, THEME_SKETCHES, type Sketch } from "./classic/brand/sketches";
import { composeScene } from "./classic/compose-scene";

function draw({ who, style, seed, where, does, beside = [], props = [] }: Sketch): string {
  const [place, time, weather] = where;
  const [pose, feeling] = does;
  const companions = beside.map(([kind, mood]) => ({ kind, name: "", feeling: mood }));
  const scene = {
    place,
    time,
    weather,
    hero: { pose, feeling },
    companions,
    props: [...props],
    happening: "",
  };
  return composeScene(scene, { ...who, style: style ?? null }, seed);
}

function named(): [string, Sketch][] {
  return [
    ...Object.entries<Sketch>(SKETCHES),
    ...Object.entries(THEME_SKETCHES).map(([theme, sketch]): [string, Sketch] => [`theme-${theme}`, sketch]),
    ...Object.entries(STYLE_SKETCHES).map(([style, sketch]): [string, Sketch] => [`style-${style}`, sketch]),
  ];
}

/** Every picture of the interface by its name: the illustrator's own scenes are the brand. */
export function brandScenes(): Record<string, string> {
  return Object.fromEntries([
    ["landing-hero", landingHero()],
    ...named().map(([name, sketch]): [string, string] => [name, draw(sketch)]),
  ]);
}
