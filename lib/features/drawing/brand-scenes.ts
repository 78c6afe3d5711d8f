import {
  CHARACTER_STYLES,
  THEMES,
  type CharacterStyleId,
  type HeroLook,
  type Scene,
  type Theme,
} from "@/lib/shared/story";
import { landingHero } from "./classic/brand/landing-hero";
import { composeScene } from "./classic/compose-scene";
import { heroLookFor } from "./hero-look";

type Sketch = { scene: Omit<Scene, "happening">; look: Partial<HeroLook>; seed: number };

const ADA: Partial<HeroLook> = {
  skin: "brown",
  hairColour: "black",
  hairStyle: "curly",
  glasses: false,
  outfit: 1,
};
const MIO: Partial<HeroLook> = {
  skin: "light",
  hairColour: "black",
  hairStyle: "bob",
  glasses: false,
  outfit: 0,
};
const NOOR: Partial<HeroLook> = {
  skin: "olive",
  hairColour: "dark-brown",
  hairStyle: "hijab",
  glasses: false,
  outfit: 3,
};
const FINN: Partial<HeroLook> = {
  skin: "porcelain",
  hairColour: "red",
  hairStyle: "short",
  glasses: true,
  outfit: 4,
};
const ZURI: Partial<HeroLook> = {
  skin: "deep",
  hairColour: "black",
  hairStyle: "afro",
  glasses: false,
  outfit: 2,
};

const SKETCHES = {
  "feature-stories": {
    look: ADA,
    seed: 4,
    scene: {
      place: "bedroom",
      time: "evening",
      weather: "starry",
      hero: { pose: "reading", feeling: "excited" },
      companions: [{ kind: "dragon", name: "", feeling: "happy" }],
      props: ["book", "star"],
    },
  },
  "feature-personal": {
    look: { ...MIO, style: "space-explorer" },
    seed: 8,
    scene: {
      place: "planet",
      time: "evening",
      weather: "clear",
      hero: { pose: "waving", feeling: "happy" },
      companions: [{ kind: "alien", name: "", feeling: "excited" }],
      props: ["rocket"],
    },
  },
  "feature-progress": {
    look: FINN,
    seed: 3,
    scene: {
      place: "hill",
      time: "sunset",
      weather: "clear",
      hero: { pose: "holding", feeling: "proud" },
      companions: [{ kind: "fox", name: "", feeling: "happy" }],
      props: ["medal", "flag"],
    },
  },
  "empty-library": {
    look: ADA,
    seed: 2,
    scene: {
      place: "library",
      time: "afternoon",
      weather: "clear",
      hero: { pose: "reaching", feeling: "curious" },
      companions: [{ kind: "cat", name: "", feeling: "calm" }],
      props: ["star"],
    },
  },
  "empty-children": {
    look: ZURI,
    seed: 6,
    scene: {
      place: "meadow",
      time: "morning",
      weather: "clear",
      hero: { pose: "waving", feeling: "happy" },
      companions: [
        { kind: "rabbit", name: "", feeling: "happy" },
        { kind: "butterfly", name: "", feeling: "happy" },
      ],
      props: ["kite"],
    },
  },
  lost: {
    look: FINN,
    seed: 9,
    scene: {
      place: "forest",
      time: "evening",
      weather: "clear",
      hero: { pose: "holding", feeling: "curious" },
      companions: [{ kind: "owl", name: "", feeling: "surprised" }],
      props: ["map", "lantern"],
    },
  },
  "blog-technology": {
    look: NOOR,
    seed: 5,
    scene: {
      place: "laboratory",
      time: "morning",
      weather: "clear",
      hero: { pose: "pointing", feeling: "excited" },
      companions: [{ kind: "robot", name: "", feeling: "happy" }],
      props: ["gear"],
    },
  },
  "blog-education": {
    look: MIO,
    seed: 7,
    scene: {
      place: "school",
      time: "morning",
      weather: "clear",
      hero: { pose: "holding", feeling: "proud" },
      companions: [{ kind: "grown-up-woman", name: "", feeling: "happy" }],
      props: ["book"],
    },
  },
  "blog-diversity": {
    look: ZURI,
    seed: 12,
    scene: {
      place: "park",
      time: "afternoon",
      weather: "rainbow",
      hero: { pose: "dancing", feeling: "happy" },
      companions: [
        { kind: "girl", name: "", feeling: "happy" },
        { kind: "boy", name: "", feeling: "excited" },
      ],
      props: ["kite"],
    },
  },
  "blog-parenting": {
    look: ADA,
    seed: 14,
    scene: {
      place: "kitchen",
      time: "evening",
      weather: "clear",
      hero: { pose: "hugging", feeling: "happy" },
      companions: [{ kind: "grown-up-man", name: "", feeling: "happy" }],
      props: ["cake"],
    },
  },
  "blog-edtech": {
    look: FINN,
    seed: 15,
    scene: {
      place: "workshop",
      time: "afternoon",
      weather: "clear",
      hero: { pose: "kneeling", feeling: "curious" },
      companions: [{ kind: "mouse", name: "", feeling: "excited" }],
      props: ["computer", "light-bulb"],
    },
  },
  "blog-safety": {
    look: { ...NOOR, style: "brave-knight" },
    seed: 16,
    scene: {
      place: "castle",
      time: "dawn",
      weather: "clear",
      hero: { pose: "standing", feeling: "brave" },
      companions: [{ kind: "bear", name: "", feeling: "calm" }],
      props: ["lantern"],
    },
  },
} as const satisfies Record<string, Sketch>;

const THEME_SKETCHES: Record<Theme, Sketch> = {
  adventure: {
    look: ADA,
    seed: 21,
    scene: {
      place: "island",
      time: "afternoon",
      weather: "clear",
      hero: { pose: "holding", feeling: "excited" },
      companions: [{ kind: "monkey", name: "", feeling: "happy" }],
      props: ["map", "treasure-chest"],
    },
  },
  fantasy: {
    look: { ...MIO, style: "magical-wizard" },
    seed: 22,
    scene: {
      place: "castle",
      time: "sunset",
      weather: "starry",
      hero: { pose: "standing", feeling: "happy" },
      companions: [{ kind: "unicorn", name: "", feeling: "happy" }],
      props: ["wand"],
    },
  },
  science: {
    look: FINN,
    seed: 23,
    scene: {
      place: "laboratory",
      time: "morning",
      weather: "clear",
      hero: { pose: "holding", feeling: "curious" },
      companions: [{ kind: "robot", name: "", feeling: "happy" }],
      props: ["beaker", "planet-model"],
    },
  },
  mystery: {
    look: NOOR,
    seed: 24,
    scene: {
      place: "attic",
      time: "night",
      weather: "clear",
      hero: { pose: "walking", feeling: "curious" },
      companions: [{ kind: "cat", name: "", feeling: "curious" }],
      props: ["lantern", "footprint"],
    },
  },
  friendship: {
    look: ZURI,
    seed: 25,
    scene: {
      place: "treehouse",
      time: "morning",
      weather: "clear",
      hero: { pose: "hugging", feeling: "happy" },
      companions: [{ kind: "boy", name: "", feeling: "happy" }],
      props: ["basket"],
    },
  },
  animals: {
    look: MIO,
    seed: 26,
    scene: {
      place: "farm",
      time: "noon",
      weather: "clear",
      hero: { pose: "kneeling", feeling: "happy" },
      companions: [
        { kind: "sheep", name: "", feeling: "happy" },
        { kind: "duck", name: "", feeling: "happy" },
      ],
      props: ["flower"],
    },
  },
};

const STYLE_SKETCHES: Record<CharacterStyleId, Sketch> = {
  superhero: {
    look: ADA,
    seed: 31,
    scene: {
      place: "street",
      time: "sunset",
      weather: "clear",
      hero: { pose: "flying", feeling: "brave" },
      companions: [],
      props: [],
    },
  },
  princess: {
    look: ZURI,
    seed: 32,
    scene: {
      place: "garden",
      time: "morning",
      weather: "clear",
      hero: { pose: "waving", feeling: "happy" },
      companions: [],
      props: [],
    },
  },
  "space-explorer": {
    look: MIO,
    seed: 33,
    scene: {
      place: "space",
      time: "night",
      weather: "clear",
      hero: { pose: "flying", feeling: "excited" },
      companions: [],
      props: [],
    },
  },
  "magical-wizard": {
    look: FINN,
    seed: 34,
    scene: {
      place: "tower",
      time: "evening",
      weather: "starry",
      hero: { pose: "jumping", feeling: "happy" },
      companions: [],
      props: ["wand"],
    },
  },
  "brave-knight": {
    look: NOOR,
    seed: 35,
    scene: {
      place: "mountain",
      time: "dawn",
      weather: "clear",
      hero: { pose: "standing", feeling: "brave" },
      companions: [],
      props: ["flag"],
    },
  },
};

function draw({ scene, look, seed }: Sketch, style: CharacterStyleId | null): string {
  const hero = heroLookFor({ seedText: "brand", gender: "Other", chosen: look, style });
  return composeScene({ ...scene, happening: "{hero}" }, hero, seed);
}

export type BrandSceneName =
  "landing-hero" | keyof typeof SKETCHES | `theme-${Theme}` | `style-${CharacterStyleId}`;

/** Every picture of the interface by its name: the illustrator's own scenes are the brand. */
export function brandScenes(): Record<BrandSceneName, string> {
  const scenes: Record<string, string> = { "landing-hero": landingHero() };
  for (const [name, sketch] of Object.entries<Sketch>(SKETCHES))
    scenes[name] = draw(sketch, sketch.look.style ?? null);
  for (const theme of THEMES)
    scenes[`theme-${theme}`] = draw(THEME_SKETCHES[theme], THEME_SKETCHES[theme].look.style ?? null);
  for (const style of CHARACTER_STYLES) scenes[`style-${style}`] = draw(STYLE_SKETCHES[style], style);
  return scenes as Record<BrandSceneName, string>;
}

export function drawBrandScene(name: BrandSceneName): string {
  return brandScenes()[name];
}
