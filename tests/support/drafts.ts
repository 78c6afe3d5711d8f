import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import type { StoryDraft } from "@/lib/features/writing/draft-story";
import type { StoryOrder } from "@/lib/shared/story";

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

/** A story in its band, as a model would write it: the name counts in the measuring, so it is written for it. */
export function aDraft(order: StoryOrder = ORDER): StoryDraft {
  const { pages, newWords } = writeClassicStory(order);
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
