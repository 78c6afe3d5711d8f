import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import type { StoryDraft } from "@/lib/features/writing/draft-story";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import type { StoryOrder, StoryText } from "@/lib/shared/story";

export const ORDER: StoryOrder = {
  heroName: "Wilhelmina",
  gender: "Girl",
  age: 6,
  level: "Emerging",
  theme: "adventure",
  title: "The Blue Kite",
  topics: ["kites"],
  interests: ["Space"],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 1,
};

const SEEDS = Array.from({ length: 200 }, (_seed, index) => index + 1);

/** A story every page of which is in its band, whatever our own plots make of any single seed. */
function inBand(order: StoryOrder): StoryText {
  for (const seed of SEEDS) {
    const story = writeClassicStory({ ...order, seed });
    const declared = { names: listStoryNames(order.heroName, story), newWords: story.newWords };
    if (measureLevel(order.level, story.pages, declared).pages.every((page) => page.inBand)) return story;
  }
  throw new Error("no seed has a story in its band");
}

/** A story in its band, as a model would write it: the name counts in the measuring, so it is written for it. */
export function aDraft(order: StoryOrder = ORDER): StoryDraft {
  const { pages, newWords } = inBand(order);
  return {
    newWords,
    pages: pages.map(({ text, scene: { hero, happening, ...scene } }) => ({
      ...scene,
      ...hero,
      text: text.replaceAll(order.heroName, "HERO"),
      happening: happening.replaceAll("{hero}", "HERO"),
    })),
  };
}

/** The draft with other words on its third page. */
export const withPage = (draft: StoryDraft, text: string): StoryDraft => ({
  ...draft,
  pages: draft.pages.map((page, index) => (index === 2 ? { ...page, text } : page)),
});
