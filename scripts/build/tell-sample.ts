import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { SAMPLE_FILE, sampleScene, type SampleStory } from "@/lib/features/content/sample";
import { classicIllustrator } from "@/lib/features/drawing/classic/classic-illustrator";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import type { HeroLook, StoryOrder } from "@/lib/shared/story";

const ORDER: StoryOrder = {
  heroName: "Mia",
  gender: "Girl",
  age: 5,
  level: "Emerging",
  interests: ["Animals"],
  title: "Nose to Nose",
  topics: ["kitten"],
  theme: "animals",
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 4,
  plot: "animals/nose-to-nose",
};
const LOOK: HeroLook = {
  skin: "tan",
  hairColour: "brown",
  hairStyle: "ponytail",
  glasses: true,
  outfit: 2,
  style: null,
};

export type ToldSample = { story: SampleStory; scenes: Record<string, string> };

/** The story that anybody may read, told and drawn as every other one is. */
export async function tellSample(): Promise<ToldSample> {
  const { title, heroName: name, age, seed } = ORDER;
  const told: ToldSample = { story: { title, pages: [] }, scenes: {} };
  for (const { number, text, scene } of writeClassicStory(ORDER).pages) {
    const picture = await classicIllustrator.drawPage(scene, LOOK, { name, age }, seed + number);
    if (picture.kind !== "vector") throw new Error("The sample's pictures are drawn, not painted.");
    told.story.pages.push({ text, alt: picture.alt });
    told.scenes[sampleScene(number)] = picture.svg;
  }
  return told;
}

export async function writeSample(): Promise<void> {
  const { story, scenes } = await tellSample();
  await mkdir(path.dirname(SAMPLE_FILE), { recursive: true });
  await writeFile(SAMPLE_FILE, JSON.stringify(story));
  for (const [name, svg] of Object.entries(scenes)) await writeFile(`public/scenes/${name}.svg`, svg);
}
