/** Draws the pictures on the cards of the story form: `npx tsx scripts/pictures/draw-choice-pictures.ts` */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { composePortrait } from "@/lib/features/drawing/classic/compose-portrait";
import { composeScene } from "@/lib/features/drawing/classic/compose-scene";
import type { CharacterStyleId, HeroLook, Scene, Theme } from "@/lib/shared/story";

const FOLDER = path.join(import.meta.dirname, "../../public/scenes");

const look = (change: Partial<HeroLook>): HeroLook => ({
  skin: "tan",
  hairColour: "brown",
  hairStyle: "short",
  glasses: false,
  outfit: 0,
  style: null,
  ...change,
});

const THEMES: Record<Theme, { scene: Omit<Scene, "happening">; look: HeroLook; seed: number }> = {
  adventure: {
    scene: {
      place: "mountain",
      time: "morning",
      weather: "clear",
      hero: { pose: "pointing", feeling: "excited" },
      companions: [{ kind: "fox", name: "Fox", feeling: "happy" }],
      props: ["map", "tent"],
    },
    look: look({ skin: "brown", hairColour: "black", hairStyle: "ponytail" }),
    seed: 4,
  },
  fantasy: {
    scene: {
      place: "castle",
      time: "sunset",
      weather: "rainbow",
      hero: { pose: "waving", feeling: "happy" },
      companions: [{ kind: "dragon", name: "Dragon", feeling: "happy" }],
      props: ["wand", "star"],
    },
    look: look({ skin: "light", hairColour: "red", hairStyle: "braids", outfit: 2 }),
    seed: 7,
  },
  science: {
    scene: {
      place: "planet",
      time: "night",
      weather: "starry",
      hero: { pose: "reaching", feeling: "curious" },
      companions: [{ kind: "robot", name: "Robot", feeling: "happy" }],
      props: ["telescope", "rocket"],
    },
    look: look({ skin: "olive", hairColour: "dark-brown", hairStyle: "bob", glasses: true, outfit: 3 }),
    seed: 3,
  },
  mystery: {
    scene: {
      place: "library",
      time: "evening",
      weather: "rain",
      hero: { pose: "holding", feeling: "curious" },
      companions: [{ kind: "owl", name: "Owl", feeling: "curious" }],
      props: ["lantern", "key"],
    },
    look: look({ skin: "deep", hairColour: "black", hairStyle: "afro", outfit: 5 }),
    seed: 9,
  },
  friendship: {
    scene: {
      place: "park",
      time: "afternoon",
      weather: "clear",
      hero: { pose: "waving", feeling: "happy" },
      companions: [
        { kind: "girl", name: "Mia", feeling: "happy" },
        { kind: "dog", name: "Dog", feeling: "excited" },
      ],
      props: ["kite"],
    },
    look: look({ skin: "porcelain", hairColour: "blonde", hairStyle: "curly", outfit: 1 }),
    seed: 5,
  },
  animals: {
    scene: {
      place: "forest",
      time: "morning",
      weather: "clear",
      hero: { pose: "kneeling", feeling: "happy" },
      companions: [
        { kind: "rabbit", name: "Rabbit", feeling: "happy" },
        { kind: "hedgehog", name: "Hedgehog", feeling: "curious" },
        { kind: "deer", name: "Deer", feeling: "calm" },
      ],
      props: ["mushroom"],
    },
    look: look({ skin: "brown", hairColour: "dark-brown", hairStyle: "long", outfit: 4 }),
    seed: 6,
  },
};

const STYLES: Record<CharacterStyleId, HeroLook> = {
  superhero: look({ skin: "brown", hairColour: "black", hairStyle: "curly", outfit: 3 }),
  princess: look({ skin: "deep", hairColour: "black", hairStyle: "braids", outfit: 2 }),
  "space-explorer": look({ skin: "light", hairColour: "auburn", hairStyle: "short", outfit: 3 }),
  "magical-wizard": look({
    skin: "olive",
    hairColour: "dark-brown",
    hairStyle: "bob",
    glasses: true,
    outfit: 5,
  }),
  "brave-knight": look({ skin: "tan", hairColour: "blonde", hairStyle: "ponytail", outfit: 4 }),
};

async function save(name: string, svg: string, size: { width: number; height: number }): Promise<void> {
  const { size: bytes } = await sharp(Buffer.from(svg))
    .resize(size)
    .webp({ quality: 82 })
    .toFile(path.join(FOLDER, `${name}.webp`));
  process.stdout.write(`${name}.webp ${Math.round(bytes / 1024)} kB\n`);
}

await mkdir(FOLDER, { recursive: true });
for (const [theme, picture] of Object.entries(THEMES)) {
  const svg = composeScene({ ...picture.scene, happening: "" }, picture.look, picture.seed);
  await save(`theme-${theme}`, svg, { width: 800, height: 600 });
}
for (const [style, hero] of Object.entries(STYLES) as [CharacterStyleId, HeroLook][]) {
  await save(`style-${style}`, composePortrait({ ...hero, style }), { width: 480, height: 480 });
}
